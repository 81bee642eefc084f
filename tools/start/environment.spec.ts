import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  basicSettings,
  givenSettings,
  keptSecrets,
  markPasswordShown,
  secretsFile,
  shopEnvironment,
} from './environment.mjs';
import { isNewShop, keepNewShop } from './new-shop.mjs';
import { summary } from './summary.mjs';
import { triesTaxOffice } from './trial-tax-office.mjs';

const secrets = { jwtSecret: 's'.repeat(43), adminPassword: 'kept-password' };
const databaseUrl = 'postgres://kitchenpass:p@127.0.0.1:5433/kitchenpass';
const compose = (given: Record<string, string> = {}, redisUrl?: string) =>
  shopEnvironment({
    given,
    secrets,
    dataDir: '/shop/.data',
    databaseUrl,
    ownerUrl: undefined,
    redisUrl,
    development: false,
  });

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'kp-environment-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the environment of a start without settings', () => {
  it('has made-up secrets, demo data, pretended payments and shown mails', () => {
    expect(compose()).toMatchObject({
      JWT_SECRET: secrets.jwtSecret,
      ADMIN_EMAIL: 'admin@kitchenpass.example',
      ADMIN_PASSWORD: 'kept-password',
      EMBEDDED: 'true',
      PAYMENTS_SANDBOX: 'true',
      PAYMENTS_DEFAULT_METHOD: 'cash',
      SEED_DEMO: 'true',
      PORT: '3000',
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://localhost:3000',
      DATA_DIR: '/shop/.data',
      DATABASE_URL: databaseUrl,
      NODE_ENV: 'production',
    });
  });

  it('pretends no payment and fills in no demo data when live keys of a provider are given, unless it is asked to', () => {
    expect(compose({ STRIPE_SECRET_KEY: 'sk_live_1' })).not.toHaveProperty('PAYMENTS_SANDBOX');
    expect(compose({ STRIPE_SECRET_KEY: 'sk_live_1' })).not.toHaveProperty('SEED_DEMO');
    expect(compose({ STRIPE_SECRET_KEY: 'sk_live_1' })).not.toHaveProperty('PAYMENTS_DEFAULT_METHOD');
    expect(compose({ STRIPE_SECRET_KEY: 'sk_test_1' }).SEED_DEMO).toBe('true');
    expect(compose({ REVOLUT_SECRET_KEY: 'sk_1' })).not.toHaveProperty('PAYMENTS_SANDBOX');
    expect(compose({ PAYPAL_CLIENT_ID: 'client' })).not.toHaveProperty('PAYMENTS_SANDBOX');
    expect(compose({ STRIPE_SECRET_KEY: 'sk_test_1' }).PAYMENTS_SANDBOX).toBe('true');
    const url = 'https://api-m.sandbox.paypal.com';
    expect(compose({ PAYPAL_CLIENT_ID: 'client', PAYPAL_API_URL: url }).PAYMENTS_SANDBOX).toBe('true');
    const both = { STRIPE_SECRET_KEY: 'sk_live_1', PAYMENTS_SANDBOX: 'true' };
    expect(compose(both).PAYMENTS_SANDBOX).toBe('true');
  });

  it('of a new shop has neither, and an administrator all the same', () => {
    const services = { databaseUrl, ownerUrl: undefined, redisUrl: undefined };
    const settings = { given: {}, secrets, dataDir: folder, development: false, isNewShop: true };
    const environment = shopEnvironment({ ...settings, ...services });
    expect(environment).toMatchObject({ EMBEDDED: 'true', ADMIN_PASSWORD: 'kept-password' });
    for (const name of ['SEED_DEMO', 'PAYMENTS_SANDBOX', 'PAYMENTS_DEFAULT_METHOD'])
      expect(environment).not.toHaveProperty(name);
  });

  it('of a demo names the tax office for trial', () => {
    const taxOfficeUrl = 'http://id:secret@127.0.0.1:4199';
    const settings = { secrets, dataDir: folder, development: false, databaseUrl, taxOfficeUrl };
    expect(shopEnvironment({ given: {}, ...settings }).ANAF_SANDBOX_URL).toBe(taxOfficeUrl);
    const demo = { given: {}, embedded: true, host: '127.0.0.1', isNewShop: false };
    expect(triesTaxOffice(demo)).toBe(true);
    const others = [
      { isNewShop: true },
      { embedded: false },
      { host: '0.0.0.0' },
      { given: { STRIPE_SECRET_KEY: 'sk_live_1' } },
      { given: { ANAF_CLIENT_ID: 'ours' } },
    ];
    expect(others.filter((other) => triesTaxOffice({ ...demo, ...other }))).toEqual([]);
  });

  it('names no Redis when there is none', () => {
    expect(compose()).not.toHaveProperty('REDIS_URL');
    expect(compose({}, 'redis://127.0.0.1:6380').REDIS_URL).toBe('redis://127.0.0.1:6380');
  });

  it('names the owner of the tables when there is one', () => {
    expect(compose()).not.toHaveProperty('DATABASE_OWNER_URL');
    const services = { databaseUrl, ownerUrl: 'postgres://shop:o@127.0.0.1:5433/kitchenpass' };
    const more = { redisUrl: undefined, development: false };
    expect(
      shopEnvironment({ given: {}, secrets, dataDir: '/shop/.data', ...services, ...more }),
    ).toMatchObject({
      DATABASE_URL: databaseUrl,
      DATABASE_OWNER_URL: services.ownerUrl,
    });
  });

  it('gives links the port that was chosen', () => {
    expect(compose({ PORT: '3210' }).PUBLIC_URL).toBe('http://localhost:3210');
  });
});

describe('a new shop', () => {
  const ask = (given: Record<string, string> = {}, asksForNewShop = false) =>
    isNewShop({ given, dataDir: folder, asksForNewShop });

  it('is one when it is asked for, and stays one at later starts', () => {
    expect([ask(), ask({}, true)]).toEqual([false, true]);
    keepNewShop(folder);
    expect(ask()).toBe(true);
  });

  it('never gets demo data that an older setting asks for', () => {
    keepNewShop(folder);
    expect(() => ask({ SEED_DEMO: 'true' })).toThrow(/remove SEED_DEMO/);
    expect(ask({ SEED_DEMO: 'false' })).toBe(true);
  });
});

describe('settings of the owner', () => {
  it('win over what the start makes up', () => {
    const given = { ADMIN_PASSWORD: 'my-own', SEED_DEMO: 'false', PUBLIC_URL: 'https://shop.example' };
    expect(compose(given)).toMatchObject(given);
  });

  it('with a database of their own, nothing is made up, pretended or shown', () => {
    const environment = compose({ DATABASE_URL: databaseUrl });
    expect(environment.EMBEDDED).toBe('false');
    for (const name of ['JWT_SECRET', 'ADMIN_PASSWORD', 'PAYMENTS_SANDBOX', 'SEED_DEMO']) {
      expect(environment).not.toHaveProperty(name);
    }
    expect(basicSettings({ DATABASE_URL: databaseUrl, EMBEDDED: 'true' }).embedded).toBe(true);
  });

  it('come from the environment, then from .env; an empty variable counts as absent', () => {
    writeFileSync(
      path.join(folder, '.env'),
      'PORT=4000\nADMIN_EMAIL="chef@example.com" # the chef\nHOST=0.0.0.0\n',
    );
    expect(givenSettings(folder, { PORT: '5000', HOST: '' })).toEqual({
      PORT: '5000',
      HOST: '0.0.0.0',
      ADMIN_EMAIL: 'chef@example.com',
    });
    expect(givenSettings(path.join(folder, 'absent'), { PORT: '1' })).toEqual({ PORT: '1' });
  });
});

describe('made-up secrets', () => {
  it('stay the same from start to start and are readable by their owner only', () => {
    const first = keptSecrets(folder);
    expect(keptSecrets(folder)).toEqual(first);
    expect(first.jwtSecret.length).toBeGreaterThanOrEqual(32);
    expect(first.adminPassword.length).toBeGreaterThanOrEqual(12);
    expect(statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('are closed to others again when somebody opened their file', () => {
    keptSecrets(folder);
    chmodSync(secretsFile(folder), 0o644);
    keptSecrets(folder);
    expect(statSync(secretsFile(folder)).mode & 0o777).toBe(0o600);
  });

  it('remember that the password was printed; a file of an earlier release counts as printed', () => {
    expect(keptSecrets(folder).adminPasswordShown).toBe(false);
    markPasswordShown(folder);
    expect(keptSecrets(folder).adminPasswordShown).toBe(true);
    writeFileSync(secretsFile(folder), JSON.stringify(secrets));
    expect(keptSecrets(folder)).toEqual({ ...secrets, adminPasswordShown: true });
  });

  it('are made again when a crash cut the file off', () => {
    writeFileSync(path.join(folder, 'secrets.json'), '{"jwtSecret": "abc');
    const { jwtSecret } = keptSecrets(folder);
    expect(JSON.parse(readFileSync(path.join(folder, 'secrets.json'), 'utf8')).jwtSecret).toBe(jwtSecret);
  });
});

describe('what a start prints', () => {
  const printed = (given: Record<string, string> = {}, isFirstStart?: boolean) =>
    summary({
      env: compose(given),
      address: 'http://localhost:3000',
      dataDir: '/shop/.data',
      password:
        isFirstStart === undefined
          ? undefined
          : { value: secrets.adminPassword, file: '/shop/.data/secrets.json', isFirstStart },
      development: false,
    }).join('\n');

  it('is the address, where mails and data are, and that payments are in test mode', () => {
    expect(printed()).toContain('KitchenPass is ready: http://localhost:3000');
    expect(printed()).toContain(
      'Stripe test mode, Revolut test mode, PayPal test mode (test mode: no money moves)',
    );
    expect(printed()).toContain('http://localhost:3000/dev/mail');
    expect(printed()).toContain('/shop/.data');
  });

  it('holds a generated password at the first start, later the path of its file', () => {
    expect(printed({}, true)).toContain('admin@kitchenpass.example  password kept-password');
    expect(printed({}, false)).not.toContain('kept-password');
    expect(printed({}, false)).toContain('/shop/.data/secrets.json');
  });

  it('never holds a given password', () => {
    expect(printed({ ADMIN_PASSWORD: 'my-own' })).not.toContain('my-own');
    expect(printed({ ADMIN_PASSWORD: 'my-own' })).toContain('admin@kitchenpass.example');
  });

  it('tells real money from the test modes of provider and shop', () => {
    const stripe = {
      STRIPE_SECRET_KEY: 'sk_live_1',
      STRIPE_PUBLISHABLE_KEY: 'pk',
      STRIPE_WEBHOOK_SECRET: 'wh',
    };
    const own = { DATABASE_URL: databaseUrl, ...stripe };
    expect(printed(own)).toContain('Stripe LIVE, Revolut off, PayPal off');
    expect(printed({ ...own, STRIPE_SECRET_KEY: 'sk_test_1' })).toContain('Stripe test mode of the provider');
    expect(printed(stripe)).toContain('Stripe LIVE, Revolut off, PayPal off');
    const paypal = {
      PAYPAL_CLIENT_ID: 'client',
      PAYPAL_SECRET: 'secret',
      PAYPAL_WEBHOOK_ID: 'hook',
      PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com',
    };
    const mixed = printed({ ...stripe, ...paypal, PAYMENTS_SANDBOX: 'true' });
    expect(mixed).toContain('Stripe LIVE, Revolut off, PayPal off');
    expect(mixed).not.toContain('test mode');
    expect(printed(paypal)).toContain(
      'Stripe test mode, Revolut test mode, PayPal test mode of the provider',
    );
  });

  it('is no test mode and no mail page for a shop with its own services', () => {
    const text = printed({ DATABASE_URL: databaseUrl, MAIL_URL: 'smtp://mail.example' });
    expect(text).not.toContain('test mode');
    expect(text).not.toContain('/dev/mail');
  });
});
