import { buildShop } from './build.mjs';
import { startOwnPostgres, startOwnRedis } from './data-services.mjs';
import { startWatching } from './development.mjs';
import { keptSecrets, markPasswordShown, secretsFile, shopEnvironment } from './environment.mjs';
import { keepNewShop } from './new-shop.mjs';
import { announceWorker, migrate, seed, serviceMover, startShop } from './shop.mjs';
import { summary } from './summary.mjs';
import { startTrialTaxOffice } from './trial-tax-office.mjs';

/** The generated password of the administrator; undefined when one was given or none is used. */
function generatedPassword({ given, embedded, dataDir }, { adminPassword, adminPasswordShown }) {
  if (given.ADMIN_PASSWORD || !embedded) return undefined;
  return { value: adminPassword, file: secretsFile(dataDir), isFirstStart: !adminPasswordShown };
}

/** All steps of a start after the installation, those that need nothing of each other at the same time. */
export async function bringUp(settings) {
  const context = { ...settings, moveService: serviceMover(settings) };
  const { given, dataDir, progress, development, isNewShop } = context;
  const building = development ? startWatching(context) : buildShop(context);
  const [postgres, redis, watching, taxOfficeUrl] = await Promise.all([
    startOwnPostgres(context),
    startOwnRedis(context),
    building,
    startTrialTaxOffice(context),
  ]);
  const secrets = keptSecrets(dataDir);
  const services = {
    databaseUrl: postgres.url,
    ownerUrl: postgres.ownerUrl,
    redisUrl: redis.url,
    taxOfficeUrl,
  };
  // The same object for the whole run: a server that moves changes it for the processes started after.
  const env = Object.assign(
    context.env,
    shopEnvironment({ given, secrets, dataDir, development, isNewShop, ...services }),
  );
  await migrate(context);
  await seed(context);
  if (isNewShop) keepNewShop(dataDir);
  await (development ? watching.startShop(context) : startShop(context));
  const password = generatedPassword(context, secrets);
  const { cluster } = postgres;
  const address = context.localAddress;
  const facts = { env, dataDir, address, password, cluster, development, isNewShop };
  for (const line of summary(facts)) progress.say(line);
  if (password?.isFirstStart) markPasswordShown(dataDir);
  void announceWorker(context);
}
