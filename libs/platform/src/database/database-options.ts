import type { DataSourceOptions } from 'typeorm';
import type { DatabaseConfig } from '../config';
import type { DatabaseParts } from './database.module';

/** TypeORM options shared by the processes, the migrations and the tests. */
export function databaseOptions(
  config: Pick<DatabaseConfig, 'url' | 'poolSize'>,
  parts: DatabaseParts,
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
    // Pipelining: statements that do not wait for each other's answers travel together.
    extra: { max: config.poolSize, application_name: 'kitchenpass', pipeline: true },
  };
}
