import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import {
  DataSource,
  type EntityManager,
  type QueryRunner,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';
import { beginAtOnce, inOnePacket, isPipelined } from './driver-internals';
import { DatabaseUnavailableError, RequestContext } from './request-pool';

interface TransactionContext {
  database: DataSource;
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

/*
 * LOCK_ORDER: two transactions that need the same rows take them in this order, or PostgreSQL ends one of them.
 *
 *  1. customer (advisory: the reservations of a person)
 *  2. quote request, which stands for its quotes
 *  3. checkout
 *  4. order, by id; it stands for its lines, shipments, returns, notes and invoices, which have no locks of their own
 *  5. the payment of a checkout or of that order, which stands for its refunds and disputes
 *  6. category, supplier
 *  7. product, all of a transaction at once, by id
 *  8. discount code, by id
 *  9. a payment without a checkout: matched to an order, or all of an invoice, by id
 * 10. transfers whose excess is a credit, all of a customer at once, by id
 * 11. the closed months (shared), number of an invoice, and what serializes mails (advisory: mailbox, sender)
 *
 * Rows that no other code takes with these (accounts, settings, jobs, imports, promotions) are locked before them. Jobs
 * that purge take what is free (SKIP LOCKED). `services/contact/src/lock-order.int-spec.ts` takes them crosswise.
 */

/** Transactions of a context: nested runs join the outer one. No network call but PostgreSQL belongs inside. */
@Injectable()
export class Transactions {
  /** One for every shop of a process: until Node 24 each storage that was used makes each later promise dearer. */
  private static readonly contexts = new AsyncLocalStorage<TransactionContext>();

  readonly isPipelined: boolean;

  constructor(private readonly dataSource: DataSource) {
    this.isPipelined = isPipelined(dataSource);
  }

  get manager(): EntityManager {
    return this.current()?.manager ?? this.dataSource.manager;
  }

  get client(): PoolClient | undefined {
    return this.current()?.client;
  }

  /** Of the running transaction, for the next statement. */
  get writingClient(): PoolClient | undefined {
    const { client } = this;
    return client && this.isPipelined ? inOnePacket(client) : client;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.current()) return work();
    const runner = this.dataSource.createQueryRunner();
    const client = (await runner.connect()) as PoolClient;
    RequestContext.markEffects();
    const context: TransactionContext = {
      database: this.dataSource,
      manager: runner.manager,
      client,
      afterCommit: [],
      isEnded: false,
    };
    let result: T;
    try {
      const started = this.begin(runner, client);
      if (!this.isPipelined) await started;
      try {
        result = await Transactions.contexts.run(context, work).finally(() => end(context, runner));
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
    for (const action of context.afterCommit) action();
    return result;
  }

  /** Inside a transaction: an error takes back what `work` has written, and leaves the rest of the transaction as it is. */
  async attempt<T>(work: () => Promise<T>): Promise<T> {
    const context = this.current();
    if (!context) return this.run(work);
    const { client, afterCommit } = context;
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

  /** What `work` would result in: whatever it writes is taken back. */
  async dryRun<T>(work: () => Promise<T>): Promise<T> {
    const takeBack = new Error('A dry run writes nothing.');
    let result: T;
    const rejectedAfterwards = async () => {
      result = await work();
      throw takeBack;
    };
    await this.attempt(rejectedAfterwards).catch((error: unknown) => {
      if (error !== takeBack) throw error;
    });
    return result!;
  }

  private current(): TransactionContext | undefined {
    const context = Transactions.contexts.getStore();
    if (context?.database !== this.dataSource) return undefined;
    if (context.isEnded) throw new TransactionEndedError();
    return context;
  }

  private begin(runner: QueryRunner, client: PoolClient): Promise<unknown> {
    const started = this.isPipelined ? beginAtOnce(runner, client) : runner.startTransaction();
    // Prevents an unhandled rejection: the work may fail before this is awaited.
    started.catch(() => undefined);
    return started;
  }

  /** Runs `action` once the outermost transaction has committed, or now when there is none. */
  afterCommit(action: () => void): void {
    const context = this.current();
    if (context) context.afterCommit.push(action);
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

function end(context: TransactionContext, runner: QueryRunner): void {
  context.isEnded = true;
  const reject = () => Promise.reject(new TransactionEndedError());
  Object.assign(runner, { query: reject, stream: reject });
}

/** @throws when PostgreSQL rolled back instead, because the error of a statement was swallowed */
async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('COMMIT');
  if (command !== 'COMMIT')
    throw new Error('The transaction was rolled back: one of its statements had failed.');
}
