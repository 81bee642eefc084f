import 'reflect-metadata';
import { AuthConfig, ensureFirstAdministrator } from '@kp/auth';
import { ConfigError, loadConfigs } from '@kp/platform/config';
import { DatabaseConfig, grantApplicationRole, migrate } from '@kp/platform/database';
import { declaredHandlers, writeSubscriptions } from '@kp/platform/outbox';
import { migrations, workerModules } from '@kp/modules';

async function main(): Promise<void> {
  const [database, auth] = loadConfigs([DatabaseConfig, AuthConfig]);
  const ran = await migrate(database.ownerUrl ?? database.url, migrations);
  for (const name of ran) process.stdout.write(`migrated ${name}\n`);
  if (database.ownerUrl) await grantApplicationRole(database.ownerUrl, database.url);
  await writeSubscriptions(database.url, declaredHandlers(workerModules));
  await ensureFirstAdministrator(database.url, auth);
}

main().catch((error: unknown) => {
  const text = error instanceof ConfigError ? error.message : String((error as Error).stack ?? error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
