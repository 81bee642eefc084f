import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { inOnePacket, Transactions } from './transactions';
import { ServedRequest } from './request-pool';

export interface Statement {
  readonly name: string;
  readonly text: string;
}

const READ = /^\s*SELECT\b/i;

const names = new Map<string, string>();

export function prepared(name: string, text: string): Statement {
  const known = names.get(name);
  if (known !== undefined && known !== text) throw new Error(`Two statements are called "${name}".`);
  names.set(name, text);
  return { name, text };
}

export function declaredStatements(): Record<string, string> {
  return Object.fromEntries(names);
}

const UNIQUE_VIOLATION = '23505';
const IN_FAILED_TRANSACTION = '25P02';

export function violatesUnique(error: unknown, constraint: string): boolean {
  const violation = error as { code?: string; constraint?: string };
  return violation.code === UNIQUE_VIOLATION && violation.constraint === constraint;
}

@Injectable()
export class Sql {
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
    const { client } = this.transactions;
    const query = { name: statement.name, text: statement.text, values };
    if (client) return inOnePacket(client).query(query).catch(rejectAfterCause);
    const { master } = this.dataSource.driver as unknown as { master: Pool };
    const result = master.query(query);
    if (!READ.test(statement.text)) result.then(ServedRequest.markEffects, () => undefined);
    return result;
  }
}

/** Statements queued behind a failed one fail with it; the error of the first says why. */
async function rejectAfterCause(error: unknown): Promise<never> {
  if ((error as { code?: string }).code === IN_FAILED_TRANSACTION) await setImmediate();
  throw error;
}
