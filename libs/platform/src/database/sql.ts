import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { QueryConfig, QueryResult, PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { poolOf } from './driver-internals';
import { RequestContext } from './request-pool';
import { SharedConnection } from './shared-connection';
import { Transactions } from './transactions';

export interface Statement {
  readonly name: string;
  readonly text: string;
  /** A quick read: when many run it waits behind others of its kind on the same connection. */
  readonly isQuick?: boolean;
  /** Its values decide how it is run, as the words of a search do: no plan of it is kept. */
  readonly isPlannedAnew?: boolean;
}

const READ = /^\s*SELECT\b/i;

const statements = new Map<string, Statement>();

/** An amount as the API says it, for answers that are sent as they are selected. */
export const decimalText = (minor: string): string => `to_char(${minor} / 100.0, 'FM99999999999990.00')`;

/** A time as the API says it. */
export const isoText = (time: string): string =>
  `to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** @param text a function where the name stands for the text: it is called once, because building a long text takes time */
export function prepared(
  name: string,
  text: string | (() => string),
  { isQuick = false, isPlannedAnew = false } = {},
): Statement {
  const known = statements.get(name);
  if (known && (typeof text === 'function' || text === known.text)) return known;
  if (known) throw new Error(`Two statements are called "${name}".`);
  const statement = {
    name: nameForServer(name),
    text: typeof text === 'string' ? text : text(),
    isQuick,
    isPlannedAnew,
  };
  statements.set(name, statement);
  return statement;
}

/** PostgreSQL cuts longer names, and would take two statements for one. */
const MAX_NAME = 63;
const HASH_LENGTH = 16;

function nameForServer(name: string): string {
  if (name.length <= MAX_NAME) return name;
  const hash = createHash('sha256').update(name).digest('hex').slice(0, HASH_LENGTH);
  return `${name.slice(0, MAX_NAME - HASH_LENGTH - 1)}.${hash}`;
}

const UNIQUE_VIOLATION = '23505';
const IN_FAILED_TRANSACTION = '25P02';

export function violatesUnique(error: unknown, constraint: string): boolean {
  const violation = error as { code?: string; constraint?: string };
  return violation.code === UNIQUE_VIOLATION && violation.constraint === constraint;
}

@Injectable()
export class Sql {
  private shared: SharedConnection | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  async rows<Row>(statement: Statement, values: unknown[] = []): Promise<Row[]> {
    return (await this.query(statement, values)).rows as Row[];
  }

  async first<Row>(statement: Statement, values: unknown[] = []): Promise<Row | null> {
    return (await this.rows<Row>(statement, values))[0] ?? null;
  }

  async run(statement: Statement, values: unknown[] = []): Promise<number> {
    return (await this.query(statement, values)).rowCount ?? 0;
  }

  private query(statement: Statement, values: unknown[]) {
    const { writingClient: client, isPipelined } = this.transactions;
    const { name, text, isPlannedAnew } = statement;
    const query = { ...(isPlannedAnew ? {} : { name }), text, values };
    if (client) return client.query(query).catch(rejectAfterCause);
    if (statement.isQuick && isPipelined)
      return (this.shared ??= new SharedConnection(poolOf(this.dataSource))).query(query);
    const result = isPipelined ? poolOf(this.dataSource).query(query) : this.queryAlone(query);
    if (!READ.test(statement.text)) result.then(RequestContext.markEffects, () => undefined);
    return result;
  }

  private async queryAlone(query: QueryConfig): Promise<QueryResult> {
    const runner = this.dataSource.createQueryRunner();
    try {
      return await ((await runner.connect()) as PoolClient).query(query);
    } finally {
      await runner.release();
    }
  }
}

/** Statements queued behind a failed one fail with it; the error of the first says why. */
async function rejectAfterCause(error: unknown): Promise<never> {
  if ((error as { code?: string }).code === IN_FAILED_TRANSACTION) await setImmediate();
  throw error;
}
