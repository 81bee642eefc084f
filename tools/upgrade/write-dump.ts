import { migrations } from '@kp/modules';
import { createTestDatabase } from '@kp/testing';
import { fingerprintOf, postgresOf, rowsOf, writeDump } from './dump';
import { fillShop } from './filled-shop';

const MAX_BYTES = 500_000;
/** Demo data are not in it; the others have rows for a moment only. */
const EMPTY = ['demo_seed', 'deletion_notice', 'worker_heartbeat'];

it('writes the database of a filled shop', async () => {
  const name = process.env.KP_DUMP!;
  const { shop, secrets } = await fillShop();
  const { sql, empty } = await rowsOf(shop.ownerUrl);
  expect(empty.filter((table) => !EMPTY.includes(table))).toEqual([]);
  const fresh = await createTestDatabase(migrations);
  const facts = {
    migrations: migrations.map((migration) => migration.name),
    postgres: await postgresOf(fresh.ownerUrl),
    schema: await fingerprintOf(fresh.ownerUrl),
  };
  await fresh.drop();
  expect(writeDump({ name, ...facts, secrets, sql })).toBeLessThan(MAX_BYTES);
  await shop.close();
});
