import { AsyncLocalStorage } from 'node:async_hooks';
import type { Duplex } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import {
  DataSource,
  type EntityManager,
  type QueryRunner,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';
import { DatabaseUnavailableError, ServedRequest } from './request-pool';

/** Sends all writes until the next tick in one packet: each packet costs a system call on both sides. */
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

/** Code still ran after its transaction ended, when its connection may already belong to others. */
class TransactionEndedError extends Error {
  constructor() {
    super('The transaction has ended; await everything that belongs to it.');
  }
}

/** Ambient transactions: nested runs join the outer one. No network call but PostgreSQL belongs inside. */
@Injectable()
export class Transactions {
  private readonly ambient = new AsyncLocalStorage<Ambient>();

  constructor(private readonly dataSource: DataSource) {}

  get manager(): EntityManager {
    return this.current()?.manager ?? this.dataSource.manager;
  }

  get client(): PoolClient | undefined {
    return this.current()?.client;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.current()) return work();
    const runner = this.dataSource.createQueryRunner();
    const client = (await runner.connect()) as PoolClient;
    ServedRequest.markEffects();
    const ambient: Ambient = { manager: runner.manager, client, afterCommit: [], isEnded: false };
    let result: T;
    try {
      const started = this.begin(runner, client);
      try {
        result = await this.ambient.run(ambient, work).finally(() => end(ambient, runner));
        await started;
        await commit(client);
      } catch (error) {
        // A dead connection has rolled back by itself; its error would hide the first one.
        await client.query('ROLLBACK').catch(() => undefined);
        throw isLostConnection(error) ? new DatabaseUnavailableError(error) : error;
      }
    } finally {
      await runner.release();
    }
    for (const action of ambient.afterCommit) action();
    return result;
  }

  /** Inside a transaction: an error takes back what `work` has written, and leaves the rest of the transaction as it is. */
  async attempt<T>(work: () => Promise<T>): Promise<T> {
    const ambient = this.current();
    if (!ambient) return this.run(work);
    const { client, afterCommit } = ambient;
    const before = afterCommit.length;
    await client.query('SAVEPOINT attempt');
    try {
      const result = await work();
      await client.query('RELEASE SAVEPOINT attempt');
      return result;
    } catch (error) {
      afterCommit.length = before;
      await client.query('ROLLBACK TO SAVEPOINT attempt');
      await client.query('RELEASE SAVEPOINT attempt');
      throw error;
    }
  }

  private current(): Ambient | undefined {
    const ambient = this.ambient.getStore();
    if (ambient?.isEnded) throw new TransactionEndedError();
    return ambient;
  }

  private begin(runner: QueryRunner, client: PoolClient): Promise<unknown> {
    const started = inOnePacket(client).query('BEGIN');
    // Prevents an unhandled rejection: the work may fail before this is awaited.
    started.catch(() => undefined);
    // Keeps the entity manager from starting another transaction.
    (runner as { isTransactionActive: boolean }).isTransactionActive = true;
    return started;
  }

  /** Runs `action` once the outermost transaction has committed, or now when there is none. */
  afterCommit(action: () => void): void {
    const ambient = this.current();
    if (ambient) ambient.afterCommit.push(action);
    else action();
  }
}

/** Until its transaction ends, a connection is given back only when it is lost; the next statement then finds it gone. */
function isLostConnection(error: unknown): error is Error {
  return (
    error instanceof QueryRunnerAlreadyReleasedError ||
    error instanceof QueryRunnerProviderAlreadyReleasedError
  );
}

function end(ambient: Ambient, runner: QueryRunner): void {
  ambient.isEnded = true;
  const reject = () => Promise.reject(new TransactionEndedError());
  Object.assign(runner, { query: reject, stream: reject });
}

/** @throws when PostgreSQL rolled back instead, because the error of a statement was swallowed */
async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('COMMIT');
  if (command !== 'COMMIT')
    throw new Error('The transaction was rolled back: one of its statements had failed.');
}
