import { PostgresBus, Transactions } from '@kp/platform/database';
import { ResponseCache } from '@kp/platform/response-cache';
import { lockWaits, startTestShop, type TestShop, waitUntil } from '@kp/testing';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { DeliveryService, SettingsService, settingsDescriptor, Taxes } from '.';
import { SettingsCache } from './settings-cache';
import type { DeliveryTermsResponse } from './http/delivery-settings.dto';
import type { ShippingSettingsResponse } from './http/shipping-settings.dto';

const INITIAL = { thresholdMinor: 50_000, costMinor: 2500 };
const TERMS = { ...INITIAL, currency: 'USD' };

describe('Settings', () => {
  let shop: TestShop;
  let settings: SettingsService;
  beforeAll(async () => {
    shop = await startTestShop({ modules: [settingsDescriptor] });
    settings = shop.app.get(SettingsService);
  });
  afterEach(() => settings.changeShippingSettings(INITIAL));
  afterAll(() => shop.close());

  const shippingSettings = async () =>
    (await shop.call<ShippingSettingsResponse>('GET', '/api/shipping-settings')).body;

  it('ship free above 500 dollars, else for 25, and add 19% VAT in a new shop', async () => {
    expect(await shippingSettings()).toEqual({
      freeShippingThreshold: 500,
      standardShippingCost: 25,
      currency: 'USD',
      vatRate: 0.19,
      country: 'RO',
    });
    expect(await settings.getShippingTerms()).toEqual(TERMS);
    expect(shop.app.get(Taxes).of(null).byClass.standard.rate).toBe(0.19);
  });

  it('know what another process changed while this one started', async () => {
    const { app } = shop;
    const starting = new SettingsCache(app.get(Transactions), app.get(PostgresBus), app.get(ResponseCache));
    await starting.onModuleInit();
    await shop.sql('UPDATE shipping_settings SET cost_minor = 1950');
    await shop.sql(`SELECT pg_notify('kp_settings', 'changed')`);
    await waitUntil('it is known', () => starting.current.shipping.costMinor === 1950);
    starting.onApplicationShutdown();
  });

  it('show the company once it is filled in, without its bank account', async () => {
    expect(await settings.getPublicCompany()).toMatchObject({ name: 'KitchenPass', country: 'Romania' });
    await shop.sql(
      `INSERT INTO company_settings (name, city, iban) VALUES ('Bistro Supplies SRL', 'Brașov', 'RO00')`,
    );
    await settings.refresh();

    const company = await settings.getPublicCompany();
    expect(company).toMatchObject({ name: 'Bistro Supplies SRL', city: 'Brașov', country: 'Romania' });
    expect(JSON.stringify(company)).not.toContain('RO00');
  });

  it('convert dollars to euro with the rate of the day, in a new shop 0.92 since its first day', async () => {
    const today = new Date();
    const [{ day }] = (await shop.sql<{ day: string }>(
      `SELECT valid_from::text AS day FROM exchange_rate`,
    )) as [{ day: string }];
    expect(await settings.findExchangeRate('USD', 'EUR', today)).toEqual({
      rate: '0.920000',
      date: day,
      source: 'sample',
    });
    expect(await settings.findExchangeRate('USD', 'RON', today)).toBeNull();
    expect(await settings.findExchangeRate('USD', 'EUR', new Date('2017-01-01'))).toBeNull();
  });

  it('say where a seller is not registered and charges no VAT', async () => {
    await shop.sql(
      `INSERT INTO vat_registration (valid_from, status) VALUES (current_date - 1, 'not_registered')`,
    );
    await settings.refresh();
    expect(await shippingSettings()).toMatchObject({ vatRate: 0, isOutsideVat: true });
    await shop.sql(`DELETE FROM vat_registration WHERE status = 'not_registered'`);
    await settings.refresh();
    expect(await shippingSettings()).not.toHaveProperty('isOutsideVat');
  });

  it('name the seller of documents as entered, with its bank account', async () => {
    expect(await settings.findSeller()).toMatchObject({
      name: 'Bistro Supplies SRL',
      iban: 'RO00',
      vatNumber: '',
    });
    expect(await settings.findSeller()).not.toHaveProperty('openingHours');
  });

  it('are read without a query', async () => {
    await shop.sql('ALTER TABLE shipping_settings RENAME TO shipping_settings_away');
    await shop.sql('ALTER TABLE vat_rate RENAME TO vat_rate_away');
    try {
      expect(await settings.getShippingTerms()).toEqual(TERMS);
      expect(shop.app.get(Taxes).of(null).byClass.standard.rate).toBe(0.19);
    } finally {
      await shop.sql('ALTER TABLE shipping_settings_away RENAME TO shipping_settings');
      await shop.sql('ALTER TABLE vat_rate_away RENAME TO vat_rate');
    }
  });

  it('show a change at once', async () => {
    await settings.changeShippingSettings({ ...INITIAL, thresholdMinor: 30_050, costMinor: 1999 });
    expect(await shippingSettings()).toMatchObject({
      freeShippingThreshold: 300.5,
      standardShippingCost: 19.99,
    });
    expect(await shop.sql('SELECT threshold_minor, cost_minor FROM shipping_settings')).toEqual([
      { threshold_minor: 30_050, cost_minor: 1999 },
    ]);
  });

  it('show a change only when it is committed, and never one that was rolled back', async () => {
    const transactions = shop.app.get(Transactions);
    const change = transactions.run(async () => {
      await settings.changeShippingSettings({ ...INITIAL, costMinor: 1 });
      expect(await settings.getShippingTerms()).toEqual(TERMS);
      throw new Error('rolled back');
    });
    await expect(change).rejects.toThrow('rolled back');
    expect(await settings.getShippingTerms()).toEqual(TERMS);
  });

  it('do not lose a change to a read that started before it', async () => {
    const otherConnection = shop.app.get(DataSource).createQueryRunner();
    await otherConnection.startTransaction();
    await otherConnection.query('LOCK TABLE vat_rate IN ACCESS EXCLUSIVE MODE');
    const refresh = settings.refresh();
    // The refresh has read the shipping row and waits for the VAT rates.
    await waitUntil('the refresh waits for the lock', async () => (await lockWaits(shop, 'vat_rate')) > 0);
    await settings.changeShippingSettings({ ...INITIAL, costMinor: 1999 });
    await otherConnection.rollbackTransaction();
    await otherConnection.release();
    await refresh;

    expect(await settings.getShippingTerms()).toMatchObject({ costMinor: 1999 });
  });

  it('follow a change of another process when they are notified, without waiting for their timer', async () => {
    const cache = shop.app.get(SettingsCache);
    cache.onApplicationShutdown();
    await shop.sql('UPDATE shipping_settings SET cost_minor = 777');
    await shop.sql(`SELECT pg_notify('kp_settings', 'changed')`);
    await waitUntil('the notification arrives', async () => {
      return (await settings.getShippingTerms()).costMinor === 777;
    });
    await cache.onModuleInit();
  });

  it('notify the other processes of a change', async () => {
    const other = new Client({ connectionString: shop.databaseUrl });
    await other.connect();
    const channels: string[] = [];
    other.on('notification', ({ channel }) => channels.push(channel));
    await other.query('LISTEN kp_settings');
    await settings.changeShippingSettings({ ...INITIAL, costMinor: 1234 });
    await waitUntil('the notification arrives', () => Promise.resolve(channels.length > 0));
    await other.end();
    expect(channels).toEqual(['kp_settings']);
  });

  it('answer more readers inside transactions than there are connections', async () => {
    const transactions = shop.app.get(Transactions);
    const readers = Array.from({ length: 60 }, () =>
      transactions.run(async () => (await settings.getShippingTerms()).costMinor),
    );
    expect(await Promise.all(readers)).toEqual(Array<number>(60).fill(2500));
  });

  it('let everybody count the days of delivery, from the zones before the whole country', async () => {
    const terms = async () => (await shop.call<DeliveryTermsResponse>('GET', '/api/delivery-terms')).body;
    const costs = { freeShippingThreshold: '500.00', bands: [{ upToGrams: null, cost: '25.00' }] };
    const romania = [
      { countries: [], counties: ['B'], minDays: 1, maxDays: 3, ...costs },
      { countries: ['RO'], counties: [], minDays: 2, maxDays: 5, ...costs },
    ];
    expect(await terms()).toEqual({
      timeZone: 'Europe/Bucharest',
      cutOff: '14:00',
      workingDays: [1, 2, 3, 4, 5],
      closedDays: [],
      holidays: expect.arrayContaining([`${new Date().getFullYear()}-12-01`]),
      homeCountry: 'RO',
      regions: romania,
    });
    const delivery = shop.app.get(DeliveryService);
    const friday = new Date('2026-11-27T10:00:00Z');
    const sofia = { country: 'Bulgaria' };
    expect(delivery.promise(sofia, friday)).toBeNull();
    expect(delivery.promise({ country: 'Romania', county: 'București' }, friday)).toEqual({
      firstDay: '2026-12-02',
      lastDay: '2026-12-04',
    });

    await shop.sql(
      `INSERT INTO shipping_zone (name, countries, counties, min_days, max_days)
       VALUES ('Bulgaria', '{BG}', '{}', 3, 6), ('Hungary', '{HU}', '{}', NULL, NULL)`,
    );
    await shop.sql(
      `INSERT INTO shipping_band (zone_id, up_to_grams, cost_minor)
       SELECT id, 5000, 1990 FROM shipping_zone WHERE name = 'Bulgaria'`,
    );
    await settings.refresh();
    const bands = [{ upToGrams: 5000, cost: '19.90' }];
    const bulgaria = { countries: ['BG'], counties: [], minDays: 3, maxDays: 6, ...costs, bands };
    expect((await terms()).regions).toEqual([bulgaria, ...romania]);
    expect(delivery.promise(sofia, friday)).toEqual({ firstDay: '2026-12-04', lastDay: '2026-12-09' });
    expect(delivery.promise({ country: 'Hungary' }, friday)).toBeNull();
    expect(delivery.expect(sofia, new Date('2026-12-04T22:30:00Z'))).toEqual({
      firstDay: '2026-12-09',
      lastDay: '2026-12-14',
    });
    const moveTo = async (country: string) => {
      await shop.sql(
        `INSERT INTO company_settings (name, country) VALUES ('Seller', $1)
         ON CONFLICT (id) DO UPDATE SET country = $1`,
        [country],
      );
      await settings.refresh();
    };
    await moveTo('Hungary');
    // The days of the seller's country, with what the zone of that country costs.
    const hungary = { ...romania[1], countries: ['HU'], bands: [] };
    expect(await terms()).toMatchObject({ homeCountry: 'HU', regions: [bulgaria, hungary] });
    await moveTo('Romania');
    await shop.sql('DELETE FROM shipping_zone');
    await settings.refresh();
  });

  it('refuse amounts below zero', async () => {
    await expect(settings.changeShippingSettings({ ...INITIAL, costMinor: -1 })).rejects.toThrow();
    expect(await settings.getShippingTerms()).toEqual(TERMS);
  });
});
