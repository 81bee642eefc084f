import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';

interface Ambient {
  manager: EntityManager;
  client: PoolClient;
  afterCommit: (() => void)[];
}

/**
 * Ambient transactions: everything that runs inside `run` shares one connection, nobody passes it along.
 * Nested runs join the outer one. No network call other than PostgreSQL belongs inside.
 */
@Injectable()
export class Transactions {
  private readonly ambient = new AsyncLocalStorage<Ambient>();

  constructor(private readonly dataSource: DataSource) {}

  /** The running transaction's entity manager, else one that uses the pool. */
  get manager(): EntityManager {
    return this.ambient.getStore()?.manager ?? this.dataSource.manager;
  }

  /** The running transaction's connection, if any. */
  get client(): PoolClient | undefined {
    return this.ambient.getStore()?.client;
  }

  /** Commits when `work` resolves, rolls back when it rejects, and hands on what it returned or threw. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.ambient.getStore()) return work();
    const runner = this.dataSource.createQueryRunner();
    const client = (await runner.connect()) as PoolClient;
    const ambient: Ambient = { manager: runner.manager, client, afterCommit: [] };
    let result: T;
    try {
      await runner.startTransaction();
      try {
        result = await this.ambient.run(ambient, work);
        await runner.commitTransaction();
      } catch (error) {
        // A connection that died has rolled back by itself; its complaint would hide the first error.
        if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
        throw error;
      }
    } finally {
      await runner.release();
    }
    for (const action of ambient.afterCommit) action();
    return result;
  }

  /** Runs `action` once the outermost transaction has committed, never when it rolls back; at once outside of one. */
  afterCommit(action: () => void): void {
    const ambient = this.ambient.getStore();
    if (ambient) ambient.afterCommit.push(action);
    else action();
  }
}
