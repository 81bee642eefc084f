import * as pg from 'pg';
import type { DataSourceOptions } from 'typeorm';
import type { DatabaseConfig } from '../config';
import type { DatabaseParts } from './database.module';
import { RequestPool } from './request-pool';

/** What one connection may cost; 0 is no limit. */
export interface DatabaseLimits {
  connectTimeoutMs: number;
  statementTimeoutMs: number;
  lockTimeoutMs: number;
  idleTransactionTimeoutMs: number;
}

/** How much longer than PostgreSQL the driver waits: its limit only ends what PostgreSQL cannot end itself. */
const DRIVER_GRACE_MS = 5000;
const TCP_KEEP_ALIVE_DELAY_MS = 10_000;

/**
 * Limits as settings of the session, sent with the connection's first packet; those that are 0 are not sent, so that a
 * pooler which refuses them can be used with limits on the database role.
 */
function limitOptions(limits: DatabaseLimits) {
  return {
    connectionTimeoutMillis: limits.connectTimeoutMs,
    statement_timeout: limits.statementTimeoutMs,
    lock_timeout: limits.lockTimeoutMs,
    idle_in_transaction_session_timeout: limits.idleTransactionTimeoutMs,
    query_timeout: limits.statementTimeoutMs && limits.statementTimeoutMs + DRIVER_GRACE_MS,
  };
}

/**
 * TypeORM options shared by the processes, the migrations and the tests.
 * @param limits without them statements take the time they need: migrations
 */
export function databaseOptions(
  config: Pick<DatabaseConfig, 'url' | 'poolSize'>,
  parts: DatabaseParts,
  limits?: DatabaseLimits,
): DataSourceOptions {
  return {
    type: 'postgres',
    url: config.url,
    entities: parts.entities,
    migrations: parts.migrations,
    migrationsTransactionMode: 'each',
    // Extensions belong to migrations; without this TypeORM would create uuid-ossp by itself.
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    driver: { ...pg, Pool: RequestPool },
    extra: {
      max: config.poolSize,
      application_name: 'kitchenpass',
      keepAlive: true,
      keepAliveInitialDelayMillis: TCP_KEEP_ALIVE_DELAY_MS,
      // Pipelining: statements that do not wait for each other's answers travel together.
      pipeline: true,
      ...(limits ? limitOptions(limits) : {}),
    },
  };
}
