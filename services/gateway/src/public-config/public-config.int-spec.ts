import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { modulesUpTo } from '@kp/modules';
import { SettingsService } from '@kp/settings';
import { startTestShop, type TestShop } from '@kp/testing';
import { PublicConfigModule } from './public-config.controller';
import type { ConfigResponse } from './public-config.dto';

const start = (environment: Record<string, string> = {}) =>
  startTestShop({
    modules: modulesUpTo('payments'),
    imports: [PublicConfigModule],
    environment,
  });
const configOf = async (shop: TestShop) => (await shop.call<ConfigResponse>('GET', '/api/config')).body;

describe('the public configuration', () => {
  let shop: TestShop;
  beforeAll(async () => (shop = await start()));
  afterAll(() => shop.close());

  it('lists four payment methods of which cash is available, the languages and a seller to show', async () => {
    expect(await configOf(shop)).toEqual({
      currency: 'USD',
      priceDisplay: 'net',
      languages: expect.arrayContaining(['en']),
      paymentMethods: [
        { id: 'stripe', available: false, isTest: false, countries: null },
        { id: 'revolut', available: false, isTest: false, countries: null },
        { id: 'paypal', available: false, isTest: false, countries: null },
        { id: 'cash', available: true, isTest: false, countries: ['RO'] },
      ],
      newsletter: 'announced',
      legalDuties: expect.arrayContaining(['withdrawal', 'complaintLinks']),
      defaultPaymentMethod: 'cash',
      testMode: false,
      publicKeys: {},
      company: expect.objectContaining({ name: 'KitchenPass', openingHours: 'Mon-Fri 9-5 EET' }),
    });
  });

  it('shows the seller, but not the bank account of the shop', async () => {
    await shop.sql(`INSERT INTO company_settings (name, iban) VALUES ('Bistro Supplies SRL', 'RO00')`);
    await shop.app.get(SettingsService).refresh();
    const config = await configOf(shop);
    expect(config.company.name).toBe('Bistro Supplies SRL');
    expect(JSON.stringify(config)).not.toContain('RO00');
  });
});

describe('the public configuration of a shop with test payments', () => {
  it('says that the shop is in test mode, but for the provider whose keys are set, and where its notices are', async () => {
    const notices = mkdtempSync(path.join(tmpdir(), 'notices-'));
    for (const file of ['ro.svg', 'de.png', 'readme.txt', 'xx.svg'])
      writeFileSync(path.join(notices, file), '');
    const shop = await start({
      GUARANTEE_NOTICE_DIR: notices,
      PAYMENTS_SANDBOX: 'true',
      STRIPE_SECRET_KEY: 'sk_test_secret',
      STRIPE_PUBLISHABLE_KEY: 'pk_public',
      STRIPE_WEBHOOK_SECRET: 'whsec_secret',
    });
    try {
      const config = await configOf(shop);
      expect(config.guaranteeNotices).toEqual({
        de: '/guarantee-notices/de.png',
        ro: '/guarantee-notices/ro.svg',
      });
      expect(config).toMatchObject({
        defaultPaymentMethod: 'stripe',
        testMode: true,
        publicKeys: { stripePublishableKey: 'pk_public' },
        paymentMethods: [
          { id: 'stripe', available: true, isTest: false },
          { id: 'revolut', available: true, isTest: true },
          { id: 'paypal', available: true, isTest: true },
          { id: 'cash', available: true, isTest: false },
        ],
      });
      expect(JSON.stringify(config)).not.toContain('secret');
    } finally {
      await shop.close();
      rmSync(notices, { recursive: true });
    }
  });
});
