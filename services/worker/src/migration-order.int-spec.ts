import type { Type } from '@nestjs/common';
import { migrate } from '@kp/platform/database';
import { RestartablePostgres, schemaOf } from '@kp/testing';
import { Client } from 'pg';
import type { MigrationInterface } from 'typeorm';
import { migrations } from '@kp/modules';
import { SHIPPED_MIGRATIONS } from './testing/shipped-migrations';

async function query<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

const inNewDatabase = async (run: (url: string) => Promise<unknown>) => {
  const postgres = await RestartablePostgres.start();
  try {
    const [role] = await query(
      postgres.ownerUrl,
      'SELECT rolsuper FROM pg_roles WHERE rolname = current_user',
    );
    expect(role).toEqual({ rolsuper: false });
    await run(postgres.ownerUrl);
    return await schemaOf(postgres.ownerUrl);
  } finally {
    await postgres.remove();
  }
};

describe('a new database and one in use since the first release', () => {
  it('have the same schema after the same migrations, which need no superuser', async () => {
    const all: Type<MigrationInterface>[] = migrations;
    const shipped = all.filter(({ name }) => SHIPPED_MIGRATIONS.includes(name));
    const [fresh, upgraded] = await Promise.all([
      inNewDatabase((url) => migrate(url, all)),
      inNewDatabase(async (url) => {
        await migrate(url, shipped);
        await migrate(url, all);
      }),
    ]);
    expect(fresh.ran).toHaveLength(all.length);
    expect(fresh.columns!.length).toBeGreaterThan(100);
    expect(upgraded).toEqual(fresh);
  });
});
