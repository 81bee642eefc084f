import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import * as pg from 'pg';
import { DataSource, type DataSourceOptions, type MigrationInterface } from 'typeorm';
import { DatabaseConfig } from '../config';
import { PostgresBus } from './postgres-bus';
import { RequestPool } from './request-pool';
import { Sql } from './sql';
import { Transactions } from './transactions';

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

/** What the modules of the shop bring into one database. */
export interface DatabaseParts {
  /** Background jobs may run longer statements than requests. */
  isWorker?: boolean;
  entities: Type[];
  migrations: Type<MigrationInterface>[];
}

@Module({})
export class DatabaseModule {
  static forRoot(parts: DatabaseParts): DynamicModule {
    const services = [Transactions, Sql, PostgresBus];
    return {
      module: DatabaseModule,
      global: true,
      imports: [
        TypeOrmModule.forRootAsync({
          inject: [DatabaseConfig],
          useFactory: (config: DatabaseConfig) =>
            databaseOptions(config, parts, {
              ...config,
              statementTimeoutMs: parts.isWorker
                ? config.workerStatementTimeoutMs
                : config.statementTimeoutMs,
            }),
        }),
      ],
      providers: services,
      exports: services,
    };
  }
}

/** Names of the migrations that ran. */
export async function migrate(url: string, migrations: Type<MigrationInterface>[]): Promise<string[]> {
  const dataSource = new DataSource(databaseOptions({ url, poolSize: 2 }, { entities: [], migrations }));
  await dataSource.initialize();
  try {
    // Two processes may start at once: the second waits here and finds nothing left to do.
    await dataSource.query(`SELECT pg_advisory_lock(hashtext('kitchenpass.migrate'))`);
    const ran = await dataSource.runMigrations();
    return ran.map((migration) => migration.name);
  } finally {
    await dataSource.destroy();
  }
}
