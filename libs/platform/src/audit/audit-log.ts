import { isDeepStrictEqual } from 'node:util';
import { Global, Injectable, Module } from '@nestjs/common';
import { prepared, Sql, Transactions } from '../database';
import type { Principal } from '../http';

const RECORD = prepared(
  'audit.record',
  `INSERT INTO audit_entry (actor_id, actor_email, network, action, subject, subject_id, before, after)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

const RECORD_ALL = prepared(
  'audit.record-all',
  `INSERT INTO audit_entry (actor_id, actor_email, network, action, subject, subject_id, before, after)
   SELECT $1, $2, $3, entry.* FROM unnest((SELECT $4::text[]), (SELECT $5::text[]), (SELECT $6::text[]),
     (SELECT $7::jsonb[]), (SELECT $8::jsonb[])) AS entry`,
);

export type AuditActor = Pick<Principal, 'userId' | 'email' | 'network'>;

/** JSON-able; null for what did not exist before, or no longer exists afterwards. */
type State = object | null;

export interface AuditedChange {
  /** `<subject>.<what happened>`, e.g. `product.updated`. */
  action: string;
  subject: string;
  subjectId: string | number;
  before: State;
  after: State;
}

@Injectable()
export class AuditLog {
  constructor(
    private readonly sql: Sql,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Stores the fields that differ; nothing when none does.
   * @throws outside a transaction, because a change and its entry are committed together
   */
  async record(actor: AuditActor, change: AuditedChange): Promise<void> {
    const [entry] = this.entriesOf([change]);
    if (entry) await this.sql.run(RECORD, [...valuesOf(actor), ...entry]);
  }

  /** As `record`, of any number of changes in one statement. */
  async recordAll(actor: AuditActor, changes: readonly AuditedChange[]): Promise<void> {
    const entries = this.entriesOf(changes);
    if (entries.length === 0) return;
    const columns = entries[0]!.map((_, index) => entries.map((entry) => entry[index]));
    await this.sql.run(RECORD_ALL, [...valuesOf(actor), ...columns]);
  }

  private entriesOf(changes: readonly AuditedChange[]) {
    if (!this.transactions.client) throw new Error('Entries are recorded in the transaction of the change.');
    return changes.flatMap(({ action, subject, subjectId, ...states }) => {
      const [before, after] = differences(states.before, states.after);
      return before || after ? [[action, subject, String(subjectId), before, after]] : [];
    });
  }
}

const valuesOf = ({ userId, email, network }: AuditActor) => [userId, email, network ?? null];

type Fields = Record<string, unknown>;

/** As PostgreSQL stores it: a date as a text, an object without undefined fields. */
const plain = (value: unknown): unknown =>
  value === undefined ? null : (JSON.parse(JSON.stringify(value)) as unknown);

const isObject = (value: unknown) => typeof value === 'object';

const isSame = (left: unknown, right: unknown): boolean =>
  left === right || ((isObject(left) || isObject(right)) && isDeepStrictEqual(plain(left), plain(right)));

function differences(before: State, after: State): [State, State] {
  if (!before || !after) return [before, after];
  const [former, latter] = [before as Fields, after as Fields];
  const names = Object.keys({ ...former, ...latter }).filter((name) => !isSame(former[name], latter[name]));
  if (names.length === 0) return [null, null];
  const pick = (fields: Fields) => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  return [pick(former), pick(latter)];
}

@Global()
@Module({ providers: [AuditLog], exports: [AuditLog] })
export class AuditModule {}
