import 'reflect-metadata';
import { authMigrations, ensureFirstAdministrator } from '@kp/auth';
import { cartMigrations } from '@kp/cart';
import { catalogMigrations } from '@kp/catalog';
import { contactMigrations } from '@kp/contact';
import { notificationsMigrations } from '@kp/notifications';
import { ordersMigrations } from '@kp/orders';
import { paymentsMigrations } from '@kp/payments';
import { AuthConfig, ConfigError, DatabaseConfig, loadConfigs } from '@kp/platform/config';
import { migrate } from '@kp/platform/database';
import { outboxMigrations } from '@kp/platform/outbox';
import { settingsMigrations } from '@kp/settings';

/** Every migration of the shop; TypeORM runs them in the order of their time stamps. */
const migrations = [
  ...outboxMigrations,
  ...settingsMigrations,
  ...authMigrations,
  ...catalogMigrations,
  ...paymentsMigrations,
  ...cartMigrations,
  ...ordersMigrations,
  ...contactMigrations,
  ...notificationsMigrations,
];

/** Brings the database up to date and makes sure that somebody can administer the shop. */
async function main(): Promise<void> {
  const [database, auth] = loadConfigs<object>([DatabaseConfig, AuthConfig]) as [DatabaseConfig, AuthConfig];
  const ran = await migrate(database.url, migrations);
  for (const name of ran) process.stdout.write(`migrated ${name}\n`);
  await ensureFirstAdministrator(database.url, auth);
}

main().catch((error: unknown) => {
  const text = error instanceof ConfigError ? error.message : String((error as Error).stack ?? error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
