import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import * as pg from 'pg';
import { DataSource, type DataSourceOptions, type MigrationInterface } from 'typeorm';
import { DatabaseConfig } from './database.config';
import { PostgresBus } from './postgres-bus';
import { RequestPool } from './request-pool';
import { Sql } from './sql';
import { Transactions } from './transactions';

interface DatabaseLimits {
  connectTimeoutMs: number;
  statementTimeoutMs: number;
  lockTimeoutMs: number;
  idleTransactionTimeoutMs: number;
}

/** Amounts and ids stay far below what a number holds exactly. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Lets PostgreSQL end a statement first; the driver only ends what PostgreSQL cannot. */
const DRIVER_GRACE_MS = 5000;
const TCP_KEEP_ALIVE_DELAY_MS = 10_000;

/** Disabled limits are not sent, because some poolers reject them. */
function limitOptions(limits: DatabaseLimits) {
  return {
    connectionTimeoutMillis: limits.connectTimeoutMs,
    statement_timeout: limits.statementTimeoutMs,
    lock_timeout: limits.lockTimeoutMs,
    idle_in_transaction_session_timeout: limits.idleTransactionTimeoutMs,
    query_timeout: limits.statementTimeoutMs && limits.statementTimeoutMs + DRIVER_GRACE_MS,
  };
}

/** @param limits without them statements take the time they need: migrations */
export function databaseOptions(
  config: Pick<DatabaseConfig, 'url' | 'poolSize'> & Partial<Pick<DatabaseConfig, 'isPipelined'>>,
  parts: DatabaseOptions,
  limits?: DatabaseLimits,
): DataSourceOptions {
  return {
    type: 'postgres',
    url: config.url,
    entities: parts.entities,
    migrations: parts.migrations,
    migrationsTransactionMode: 'each',
    // Migrations create the extensions; otherwise TypeORM would create uuid-ossp.
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    driver: { ...pg, Pool: RequestPool },
    extra: {
      max: config.poolSize,
      application_name: parts.isWorker ? 'kitchenpass-worker' : 'kitchenpass',
      keepAlive: true,
      keepAliveInitialDelayMillis: TCP_KEEP_ALIVE_DELAY_MS,
      pipeline: config.isPipelined ?? false,
      ...(limits ? limitOptions(limits) : {}),
    },
  };
}

export interface DatabaseOptions {
  isWorker?: boolean;
  entities: Type[];
  migrations: Type<MigrationInterface>[];
}

@Module({})
export class DatabaseModule {
  static forRoot(parts: DatabaseOptions): DynamicModule {
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

export async function migrate(url: string, migrations: Type<MigrationInterface>[]): Promise<string[]> {
  const dataSource = new DataSource(databaseOptions({ url, poolSize: 2 }, { entities: [], migrations }));
  await dataSource.initialize();
  try {
    // Concurrent starts: the second process waits here and finds nothing left to migrate.
    await dataSource.query(`SELECT pg_advisory_lock(hashtext('kitchenpass.migrate'))`);
    const ran = await dataSource.runMigrations();
    return ran.map((migration) => migration.name);
  } finally {
    await dataSource.destroy();
  }
}
