import { chmodSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { takesRealMoney } from './payment-providers.mjs';
import { newSecret, readRecord, writeRecord } from './data-folder.mjs';

/** What the user set: the environment, then `.env`; an empty variable counts as absent. */
export function givenSettings(root, environment = process.env) {
  const file = path.join(root, '.env');
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  return { ...written, ...Object.fromEntries(given) };
}

/** File of the secrets that the shop generates, readable by its owner only. */
export function secretsFile(dataDir) {
  return path.join(dataDir, 'secrets.json');
}

/**
 * Secrets that the shop generates, kept in `secretsFile`. `adminPasswordShown` says whether the password was
 * printed once; a file of an earlier release has no such mark, and its password was printed at every start.
 */
export function keptSecrets(dataDir) {
  const file = secretsFile(dataDir);
  const known = readRecord(file);
  if (known.jwtSecret && known.adminPassword) {
    chmodSync(file, 0o600);
    return { adminPasswordShown: true, ...known };
  }
  const secrets = {
    jwtSecret: newSecret(32),
    adminPassword: newSecret(9),
    adminPasswordShown: false,
    ...known,
  };
  writeRecord(file, secrets);
  return secrets;
}

/** Remembers that the generated password was printed: later starts name its file only. */
export function markPasswordShown(dataDir) {
  writeRecord(secretsFile(dataDir), { ...keptSecrets(dataDir), adminPasswordShown: true });
}

/**
 * What holds before anything is started. The shop is embedded when its database runs beside it: only then are
 * secrets made up, demo data filled in, payments pretended and mails shown. With a DATABASE_URL of one's own,
 * nothing of this happens unasked.
 */
export function basicSettings(given) {
  const port = given.PORT ?? '3000';
  const localAddress = `http://localhost:${port}`;
  const embedded = given.EMBEDDED ? given.EMBEDDED === 'true' : !given.DATABASE_URL;
  return { port: Number(port), host: given.HOST ?? '127.0.0.1', embedded, localAddress };
}

/** The environment of the gateway, the worker, the migrations and the seed. */
export function shopEnvironment({ given, secrets, dataDir, development, isNewShop = false, ...services }) {
  const { databaseUrl, ownerUrl, redisUrl, taxOfficeUrl } = services;
  const { port, host, embedded, localAddress } = basicSettings(given);
  const embeddedDefaults = {
    JWT_SECRET: secrets.jwtSecret,
    ADMIN_PASSWORD: secrets.adminPassword,
    // Asked for beside live keys, both are refused: by the gateway and the worker, and by the seed.
    ...(isNewShop || takesRealMoney(given)
      ? {}
      : { PAYMENTS_SANDBOX: 'true', PAYMENTS_DEFAULT_METHOD: 'cash', SEED_DEMO: 'true' }),
    ...(taxOfficeUrl ? { ANAF_SANDBOX_URL: taxOfficeUrl } : {}),
    // Shoppers may come by another address; the worker stands beside the gateway.
    PAYMENTS_SANDBOX_WEBHOOK_URL: localAddress,
  };
  return {
    ADMIN_EMAIL: 'admin@kitchenpass.example',
    PUBLIC_URL: localAddress,
    ...(embedded ? embeddedDefaults : {}),
    ...given,
    PORT: String(port),
    HOST: host,
    EMBEDDED: String(embedded),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    ...(ownerUrl ? { DATABASE_OWNER_URL: ownerUrl } : {}),
    ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
    NODE_ENV: development ? 'development' : 'production',
  };
}
