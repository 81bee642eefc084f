import { type TestShop, waitUntil } from '@kp/testing';
import type { Api } from './api';
import type { Products } from './fill-catalogue';

const IN_A_WEEK_MS = 7 * 86_400_000;
const SHEET = 'Name,Price,Stock,Category\nSkimmer,8.20,5,Pans\nNo price,,5,Pans\n';
const OFFICE = {
  name: 'Bistro Supplies SRL',
  address: 'Strada Lungă 1',
  zipCode: '500001',
  city: 'Brașov',
  country: 'Romania',
  vatNumber: 'RO12345674',
  registrationNumber: 'J08/1/2017',
  iban: 'RO49AAAA1B31007593840000',
};

/** Whom invoices come from, and rates that the deliveries of the dump can be converted with. */
export async function fillSeller(shop: TestShop, staff: Api): Promise<void> {
  await staff('PUT', '/admin/api/company-settings', OFFICE);
  await shop.sql('UPDATE exchange_rate SET valid_from = valid_from - 400');
  await shop.sql(
    `INSERT INTO brand_file (name, content_type, content, width, height)
     VALUES ('0123456789abcdef01234567.png', 'image/png', '', 90, 30)`,
  );
}

/** Settings, views, mail sender, promotions, bulk changes, an import and a supplier's list. */
export async function fillOffice(staff: Api, { pan, ladle }: Products): Promise<void> {
  const office: Api = (method, path, body) => staff(method, `/admin/api/${path}`, body);
  const logo = '0123456789abcdef01234567.png';
  await office('PUT', 'brand-settings', { name: 'Bistro Supplies', accent: '#b3261e', logo });
  const content = [{ language: 'en', title: 'Our terms', body: '{"type":"doc"}' }];
  await office('PUT', 'pages/terms', { placement: 'legal', content, revisionId: null });
  await office('PUT', 'retention-settings', {
    mailDays: 120,
    unsentMailDays: 365,
    checkoutDays: 30,
    webhookDays: 90,
    messageDays: 400,
  });
  await office('POST', 'shipping-zones', {
    name: 'Islands',
    countries: ['MT'],
    counties: [],
    freeShippingThreshold: '900.00',
    bands: [
      {
        upToGrams: 5e3,
        cost: '49.00',
      },
    ],
  });
  await office('PUT', 'shipping-settings', { freeShippingThreshold: 400, standardShippingCost: 19.5 });
  await office('PUT', 'mail-sender', { name: 'Bistro Supplies', email: 'shop@bistro.example' });
  await office('POST', 'shared-views', {
    list: 'orders',
    query: 'status=pending',
    hidden: [],
    order: [],
    name: 'To pack',
  });
  await office('PUT', 'tags', { subject: 'product', ids: [pan, ladle], add: ['Spring'] });
  const texts = [{ language: 'en', subject: 'Ladles', body: 'Half price until Friday.' }];
  const promotion = await office<{ id: number; version: number }>('POST', 'promotions', {
    name: 'Ladles in May',
    productIds: [ladle],
    texts,
    audience: 'all',
    languages: [],
  });
  await office('POST', `promotions/${promotion.id}/send`, { version: promotion.version });
  await fillBulkJobs(office, pan, ladle);
  await fillImport(office);
  await office('POST', 'supplier-feeds', {
    name: 'Inox prices',
    supplierId: null,
    address: 'https://inox.example/list.csv',
    auth: 'token',
    username: '',
    secret: 'token-of-inox',
    everyHours: 24,
    fields: ['price', 'stock'],
    maxChangePercent: 20,
    isActive: false,
  });
}

async function fillBulkJobs(office: Api, pan: number, ladle: number): Promise<void> {
  await office('PUT', 'products/bulk/stock', { operation: 'add', value: 7, productIds: [pan, ladle] });
  const startsAt = new Date(Date.now() + IN_A_WEEK_MS).toISOString();
  await office('PUT', 'products/bulk/prices', { multiplier: 0.5, productIds: [ladle], startsAt });
}

async function fillImport(office: Api): Promise<void> {
  type Import = { id: number; state: string; columns: { field: string | null }[] };
  const created = await office<Import>('POST', 'imports?kind=products&fileName=list.csv', Buffer.from(SHEET));
  const path = `imports/${created.id}`;
  const reaches = (state: string) =>
    waitUntil(`the import is ${state}`, async () => (await office<Import>('GET', path)).state === state);
  const mapping = created.columns.map(({ field }) => field);
  await office('POST', `${path}/check`, { mapping, mode: 'create-and-update' });
  await reaches('checked');
  await office('POST', `${path}/start`, { skipFailed: true });
  await reaches('done');
}
