import { execFile } from 'node:child_process';
import path from 'node:path';
import { startTestShop, type TestShop } from '@kp/testing';
import { settingsDescriptor } from '@kp/settings';
import { authDescriptor } from '@kp/auth';
import { paymentsDescriptor } from './index';

const LIVE_REVOLUT = {
  REVOLUT_SECRET_KEY: 'sk_1',
  REVOLUT_PUBLIC_KEY: 'pk_1',
  REVOLUT_WEBHOOK_SECRET: 'wsk_1',
};
const TEST_REVOLUT = { ...LIVE_REVOLUT, REVOLUT_API_URL: 'https://sandbox-merchant.revolut.com' };
const LIVE_PAYPAL = { PAYPAL_CLIENT_ID: 'client', PAYPAL_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'WH1' };
const ROOT = path.join(__dirname, '../../..');

describe('a shop with demo data', () => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await startTestShop({ modules: [settingsDescriptor, authDescriptor, paymentsDescriptor] });
    await shop.sql('CREATE TABLE demo_seed (name text PRIMARY KEY, seeded_at timestamptz DEFAULT now())');
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.sql('DELETE FROM demo_seed'));

  async function open(environment: Record<string, string>): Promise<'open' | string> {
    const modules = [settingsDescriptor, authDescriptor, paymentsDescriptor];
    const database = { DATABASE_URL: shop.databaseUrl, DATABASE_OWNER_URL: shop.ownerUrl };
    try {
      const opened = await startTestShop({ modules, environment: { ...database, ...environment } });
      await opened.close();
      return 'open';
    } catch (error) {
      return (error as Error).message;
    }
  }

  /** What the seed program says, with the live keys of the environment. */
  const seed = (environment: Record<string, string>, ...options: string[]) =>
    new Promise<string>((resolve) => {
      const env = { PATH: process.env.PATH, DATABASE_URL: shop.ownerUrl, ...environment };
      const script = ['tools/seed/seed.mjs', ...options];
      execFile(process.execPath, script, { cwd: ROOT, env }, (_error, stdout, stderr) =>
        resolve(`${stdout}${stderr}`.trim()),
      );
    });

  it.each(['demo', 'synthetic:20', 'orders:5'])('takes no real money after the seed of %s', async (name) => {
    await shop.sql('INSERT INTO demo_seed (name) VALUES ($1)', [name]);
    expect(await open(LIVE_REVOLUT)).toContain(
      'REVOLUT_API_URL: real money cannot be taken beside demo data',
    );
    expect(await seed(LIVE_PAYPAL)).toContain('Real money needs an empty database');
  });

  it('opens with test keys, and without demo data with live ones', async () => {
    expect(await open(LIVE_REVOLUT)).toBe('open');
    expect(await seed(LIVE_PAYPAL)).toBe('There are no demo data.');
    await shop.sql(`INSERT INTO demo_seed (name) VALUES ('demo')`);
    expect(await open(TEST_REVOLUT)).toBe('open');
    expect(await seed(TEST_REVOLUT)).toBe('The demo data are there.');
  });

  it('is no place for a new shop', async () => {
    expect(await seed({}, '--none')).toBe('There are no demo data.');
    await shop.sql(`INSERT INTO demo_seed (name) VALUES ('demo')`);
    expect(await seed({}, '--none')).toContain('A new shop needs a folder of its own');
  });

  it.each([
    ['SEED_DEMO', 'true'],
    ['SEED_PRODUCTS', '10'],
    ['SEED_ORDERS', '1'],
  ])('is not filled by %s beside live keys', async (setting, value) => {
    expect(await seed({ ...LIVE_PAYPAL, [setting]: value })).toContain('live keys of a payment provider');
    expect(await shop.sql('SELECT * FROM demo_seed')).toEqual([]);
  });
});
