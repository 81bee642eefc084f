import { AsyncLocalStorage } from 'node:async_hooks';
import type { Duplex } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { ServedRequest } from './request-pool';

/** What is sent on this connection until the next tick travels in one packet: each costs a system call on both sides. */
export function inOnePacket(client: PoolClient): PoolClient {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
  if (stream.writableCorked > 0) return client;
  stream.cork();
  process.nextTick(() => stream.uncork());
  return client;
}

interface Ambient {
  manager: EntityManager;
  client: PoolClient;
  afterCommit: (() => void)[];
  isEnded: boolean;
}

/** Code of a transaction still runs after its end: its connection belongs to others now. */
export class TransactionEndedError extends Error {
  constructor() {
    super('The transaction has ended; await everything that belongs to it.');
  }
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
    return this.current()?.manager ?? this.dataSource.manager;
  }

  /** The running transaction's connection, if any. */
  get client(): PoolClient | undefined {
    return this.current()?.client;
  }

  /** Commits when `work` resolves, rolls back when it rejects, and hands on what it returned or threw. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.current()) return work();
    const runner = this.dataSource.createQueryRunner();
    const client = (await runner.connect()) as PoolClient;
    ServedRequest.markEffects();
    const ambient: Ambient = { manager: runner.manager, client, afterCommit: [], isEnded: false };
    let result: T;
    try {
      const begun = this.begin(runner, client);
      try {
        result = await this.ambient.run(ambient, work).finally(() => end(ambient, runner));
        await begun;
        await commit(client);
      } catch (error) {
        // A connection that died has rolled back by itself; its complaint would hide the first error.
        await client.query('ROLLBACK').catch(() => undefined);
        throw error;
      }
    } finally {
      await runner.release();
    }
    for (const action of ambient.afterCommit) action();
    return result;
  }

  /** @throws TransactionEndedError */
  private current(): Ambient | undefined {
    const ambient = this.ambient.getStore();
    if (ambient?.isEnded) throw new TransactionEndedError();
    return ambient;
  }

  /** Travels with the first statement of the work: nobody waits for its answer before. */
  private begin(runner: QueryRunner, client: PoolClient): Promise<unknown> {
    const begun = inOnePacket(client).query('BEGIN');
    // Whoever waits for it hears of its failure; until then it is nobody's.
    begun.catch(() => undefined);
    // The entity manager would begin another one.
    (runner as { isTransactionActive: boolean }).isTransactionActive = true;
    return begun;
  }

  /** Runs `action` once the outermost transaction has committed, never when it rolls back; at once outside of one. */
  afterCommit(action: () => void): void {
    const ambient = this.current();
    if (ambient) ambient.afterCommit.push(action);
    else action();
  }
}

/** Closes every way to the connection that the work may still hold. */
function end(ambient: Ambient, runner: QueryRunner): void {
  ambient.isEnded = true;
  const refuse = () => Promise.reject(new TransactionEndedError());
  Object.assign(runner, { query: refuse, stream: refuse });
}

/** @throws when PostgreSQL rolled back instead, because a statement had failed and nobody had minded */
async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('COMMIT');
  if (command !== 'COMMIT')
    throw new Error('The transaction was rolled back: one of its statements had failed.');
}
