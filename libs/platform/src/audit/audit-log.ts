import { isDeepStrictEqual } from 'node:util';
import { Global, Injectable, Module } from '@nestjs/common';
import { prepared, Sql, Transactions } from '../database';
import type { Principal } from '../http';

const RECORD = prepared(
  'audit.record',
  `INSERT INTO audit_entry (actor_id, actor_email, network, action, subject, subject_id, before, after)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
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
  async record(actor: AuditActor, { action, subject, subjectId, ...states }: AuditedChange): Promise<void> {
    if (!this.transactions.client) throw new Error(`${action} is recorded in the transaction of the change.`);
    const [before, after] = differences(plain(states.before), plain(states.after));
    if (!before && !after) return;
    const { userId, email, network } = actor;
    const values = [userId, email, network ?? null, action, subject, String(subjectId), before, after];
    await this.sql.run(RECORD, values);
  }
}

type Fields = Record<string, unknown>;

/** As PostgreSQL stores them: dates as texts, without undefined fields. */
const plain = (state: State): Fields | null => state && (JSON.parse(JSON.stringify(state)) as Fields);

function differences(before: Fields | null, after: Fields | null): [Fields | null, Fields | null] {
  if (!before || !after) return [before, after];
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
  if (names.length === 0) return [null, null];
  const pick = (fields: Fields) => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  return [pick(before), pick(after)];
}

@Global()
@Module({ providers: [AuditLog], exports: [AuditLog] })
export class AuditModule {}
