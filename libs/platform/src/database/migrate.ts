import { DataSource, type MigrationInterface } from 'typeorm';
import type { Type } from '@nestjs/common';
import { databaseOptions } from './database-options';

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
