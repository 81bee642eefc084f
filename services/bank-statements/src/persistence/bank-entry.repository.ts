import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import type { BankEntry, EntryPart, EntryState } from '../domain/bank-entry';
import { repeatedLines, type StatedLine } from '../matching/repeated-lines';
import type { Statement, StatementLine } from '../parsing/statement';

const COLUMNS = `id, booked_on::text AS "bookedOn", amount_minor AS "amountMinor", currency,
  counterparty_name AS "counterpartyName", counterparty_iban AS "counterpartyIban", text, is_return AS "isReturn", state,
  parts, returns_entry_id AS "returnsEntryId"`;

const ADD_STATEMENT = prepared(
  'bank.add-statement',
  'INSERT INTO bank_statement (file_name, format, iban, imported_by) VALUES ($1, $2, $3, $4) RETURNING id',
);

const ADD_ENTRIES = prepared(
  'bank.add-entries',
  `INSERT INTO bank_entry (statement_id, fingerprint, booked_on, amount_minor, currency, counterparty_name,
                           counterparty_iban, text, is_return)
   SELECT $1, line.* FROM unnest($2::bytea[], $3::date[], $4::bigint[], $5::text[], $6::text[], $7::text[], $8::text[],
                                 $9::boolean[]) AS line
   ON CONFLICT (fingerprint) DO NOTHING`,
);

const LIST = prepared(
  'bank.list-entries',
  `SELECT ${COLUMNS}, (SELECT count(*)::int FROM bank_entry WHERE state = $1) AS total
     FROM bank_entry WHERE state = $1
    ORDER BY booked_on DESC, id DESC LIMIT $2 OFFSET $3`,
);

const LOCK = prepared('bank.lock-entry', `SELECT ${COLUMNS} FROM bank_entry WHERE id = $1 FOR UPDATE`);

/** Only while nobody else has decided. */
const DECIDE = prepared(
  'bank.decide-entry',
  `UPDATE bank_entry SET state = $3, parts = $4, returns_entry_id = $5, decided_at = now(), decided_by = $6
    WHERE id = $1 AND state = $2`,
);

/** What a negative line may have taken back. */
const LIST_RETURNABLE = prepared(
  'bank.list-returnable',
  `SELECT ${COLUMNS} FROM bank_entry
    WHERE state = 'matched' AND amount_minor = ANY ($1::bigint[]) AND counterparty_iban = ANY ($2::text[])
    ORDER BY booked_on DESC, id DESC LIMIT 500`,
);

/** All lines of the days and amounts, whatever was decided about them. */
const LIST_ALIKE = prepared(
  'bank.list-alike',
  `SELECT e.id, s.format, s.iban AS "accountIban", e.booked_on::text AS "bookedOn", e.amount_minor AS "amountMinor",
          e.currency, e.counterparty_name AS "counterpartyName", e.counterparty_iban AS "counterpartyIban", e.text,
          e.state, e.parts
     FROM bank_entry e JOIN bank_statement s ON s.id = e.statement_id
    WHERE (e.booked_on, e.amount_minor) IN (SELECT * FROM unnest($1::date[], $2::bigint[]))
    ORDER BY e.id`,
);

const FIND_MAPPING = prepared(
  'bank.find-mapping',
  'SELECT mapping FROM bank_csv_mapping WHERE headings = $1',
);
const SAVE_MAPPING = prepared(
  'bank.save-mapping',
  `INSERT INTO bank_csv_mapping (headings, mapping) VALUES ($1, $2)
   ON CONFLICT (headings) DO UPDATE SET mapping = excluded.mapping`,
);

const LIST_PAYERS = prepared(
  'bank.list-payers',
  'SELECT iban, customer FROM bank_payer WHERE iban = ANY ($1::text[])',
);
const REMEMBER_PAYER = prepared(
  'bank.remember-payer',
  'INSERT INTO bank_payer (iban, customer) VALUES ($1, $2) ON CONFLICT DO NOTHING',
);

type AlikeLine = StatedLine & Pick<BankEntry, 'id' | 'state' | 'parts'>;

const digest = (parts: readonly unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest();

/** Lines that a bank states twice in one file are two movements; in another file they are the same two. */
function fingerprintsOf({ iban, lines }: Statement): Buffer[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const { bookedOn, amountMinor, currency, counterpartyIban, bankReference, text } = line;
    const facts = [iban, bookedOn, amountMinor, currency, counterpartyIban, bankReference || text];
    const key = JSON.stringify(facts);
    const occurrence = seen.get(key) ?? 0;
    seen.set(key, occurrence + 1);
    return digest([...facts, occurrence]);
  });
}

@Injectable()
export class BankEntryRepository {
  constructor(private readonly sql: Sql) {}

  /** @returns how many lines are new */
  async add(statement: Statement, fileName: string, importedBy: number): Promise<number> {
    const { format, iban, lines } = statement;
    const added = await this.sql.first<{ id: number }>(ADD_STATEMENT, [fileName, format, iban, importedBy]);
    const column = <Field extends keyof StatementLine>(field: Field) => lines.map((line) => line[field]);
    return this.sql.run(ADD_ENTRIES, [
      added!.id,
      fingerprintsOf(statement),
      column('bookedOn'),
      column('amountMinor'),
      column('currency'),
      column('counterpartyName'),
      column('counterpartyIban'),
      column('text'),
      column('isReturn'),
    ]);
  }

  /** The newest first. */
  async list(
    state: EntryState,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ entries: BankEntry[]; total: number }> {
    const rows = await this.sql.rows<BankEntry & { total: number }>(LIST, [state, limit, offset]);
    return { entries: rows.map(({ total: _total, ...entry }) => entry), total: rows[0]?.total ?? 0 };
  }

  lock(id: number): Promise<BankEntry | null> {
    return this.sql.first<BankEntry>(LOCK, [id]);
  }

  /** @returns false when somebody else has decided meanwhile */
  async decide(
    entry: Pick<BankEntry, 'id' | 'state'>,
    to: { state: EntryState; parts?: readonly EntryPart[]; returnsEntryId?: number },
    decidedBy: number,
  ): Promise<boolean> {
    const { state, parts = [], returnsEntryId = null } = to;
    const values = [entry.id, entry.state, state, JSON.stringify(parts), returnsEntryId, decidedBy];
    return (await this.sql.run(DECIDE, values)) === 1;
  }

  /** Matched lines that the negative ones may have taken back. */
  listReturnable(returns: readonly BankEntry[]): Promise<BankEntry[]> {
    const amounts = returns.map(({ amountMinor }) => -amountMinor);
    return this.sql.rows(LIST_RETURNABLE, [amounts, returns.map(({ counterpartyIban }) => counterpartyIban)]);
  }

  /** By the ids of those that seem to be imported already: the line that they repeat. */
  async repeatedBy(entries: readonly BankEntry[]): Promise<Map<number, AlikeLine>> {
    const days = entries.map(({ bookedOn }) => bookedOn);
    const amounts = entries.map(({ amountMinor }) => amountMinor);
    const rows = await this.sql.rows<AlikeLine>(LIST_ALIKE, [days, amounts]);
    const alike = new Map(rows.map((line) => [line.id, line]));
    const ids = new Set(entries.map(({ id }) => id));
    const repeats = [...repeatedLines(rows)].filter(([id]) => ids.has(id));
    return new Map(repeats.map(([id, firstId]) => [id, alike.get(firstId)!]));
  }

  async findMapping(headings: readonly string[]): Promise<Record<string, string> | null> {
    const found = await this.sql.first<{ mapping: Record<string, string> }>(FIND_MAPPING, [digest(headings)]);
    return found && found.mapping;
  }

  async saveMapping(headings: readonly string[], mapping: object): Promise<void> {
    await this.sql.run(SAVE_MAPPING, [digest(headings), JSON.stringify(mapping)]);
  }

  /** The customers who paid from these accounts before. */
  async payersOf(ibans: readonly string[]): Promise<Map<string, Set<string>>> {
    const rows = await this.sql.rows<{ iban: string; customer: string }>(LIST_PAYERS, [ibans]);
    const payers = new Map<string, Set<string>>();
    for (const { iban, customer } of rows)
      payers.set(iban, (payers.get(iban) ?? new Set<string>()).add(customer));
    return payers;
  }

  async rememberPayer(iban: string, customer: string): Promise<void> {
    if (iban !== '') await this.sql.run(REMEMBER_PAYER, [iban, customer]);
  }
}
