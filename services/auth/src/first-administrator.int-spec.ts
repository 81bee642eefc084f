import type { TestShop } from '@kp/testing';
import { ensureFirstAdministrator } from '.';
import { login, register, startAuthShop, statusOfMe } from './testing/auth-shop';

const CONFIG = { adminEmail: 'admin@kitchenpass.example', adminPassword: 'first-password' };

describe('The first administrator', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startAuthShop();
  });
  beforeEach(() => shop.sql('TRUNCATE app_user CASCADE'));
  afterAll(() => shop.close());

  const ensure = (changes: { adminEmail?: string; adminPassword?: string } = {}) =>
    ensureFirstAdministrator(shop.databaseUrl, { ...CONFIG, ...changes });

  it('is created from the settings and can sign in', async () => {
    expect(await ensure()).toBe('created');
    const { status, body } = await login(shop, CONFIG.adminEmail, CONFIG.adminPassword);
    expect(status).toBe(200);
    expect(body.user.isAdmin).toBe(true);
  });

  it('keeps its password after a restart', async () => {
    await ensure();
    expect(await ensure({ adminPassword: 'another-password' })).toBe('kept');
    expect((await login(shop, CONFIG.adminEmail, CONFIG.adminPassword)).status).toBe(200);
  });

  it('is created once when two processes start together', async () => {
    await Promise.all([ensure(), ensure(), ensure()]);
    expect(await shop.sql('SELECT email FROM app_user')).toEqual([{ email: CONFIG.adminEmail }]);
  });

  it('is not created without a password', async () => {
    expect(await ensure({ adminPassword: undefined })).toBe('not configured');
    expect(await shop.sql('SELECT 1 FROM app_user')).toEqual([]);
  });

  it('takes over a customer account of that email: its password and its sessions end', async () => {
    const { body } = await register(shop, { email: CONFIG.adminEmail, password: 'squatters-password' });

    expect(await ensure({ adminEmail: 'Admin@KitchenPass.example' })).toBe('promoted');

    expect(await statusOfMe(shop, body.token)).toBe(401);
    expect((await login(shop, CONFIG.adminEmail, 'squatters-password')).status).toBe(401);
    expect((await login(shop, CONFIG.adminEmail, CONFIG.adminPassword)).body.user.isAdmin).toBe(true);
  });

  it('keeps the sessions of other users', async () => {
    const { body } = await register(shop);
    await ensure();
    expect(await statusOfMe(shop, body.token)).toBe(200);
  });
});
