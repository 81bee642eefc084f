import type { Duplex } from 'node:stream';
import type { Pool, PoolClient } from 'pg';
import type { DataSource, QueryRunner } from 'typeorm';

/*
 * What pg and TypeORM do not document, for speed alone: fewer packets and fewer connections. Nothing here is used with
 * DATABASE_PIPELINING=false, and `shared-connection.int-spec.ts` names each field and what to do when one is gone.
 */

export function isPipelined({ options }: DataSource): boolean {
  return (options.extra as { pipeline?: boolean } | undefined)?.pipeline === true;
}

/** Sends all writes until the next tick in one packet: each packet costs a system call on both sides. */
export function inOnePacket(client: PoolClient): PoolClient {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
  if (stream.writableCorked > 0) return client;
  stream.cork();
  process.nextTick(() => stream.uncork());
  return client;
}

/** Sends BEGIN without waiting for it. */
export function beginAtOnce(runner: QueryRunner, client: PoolClient): Promise<unknown> {
  const started = inOnePacket(client).query('BEGIN');
  // Keeps the entity manager from starting another transaction.
  (runner as { isTransactionActive: boolean }).isTransactionActive = true;
  return started;
}

export function poolOf(dataSource: DataSource): Pool {
  return (dataSource.driver as unknown as { master: Pool }).master;
}
