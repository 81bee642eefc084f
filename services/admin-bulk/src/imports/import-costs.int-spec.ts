import { contactDescriptor } from '@kp/contact';
import { invoicesDescriptor } from '@kp/invoices';
import { notificationsDescriptor } from '@kp/notifications';
import { type OrdersShop, startOrdersShop } from '@kp/orders/testing';
import { waitUntil } from '@kp/testing';
import { adminBulkDescriptor } from '..';
import type { ImportResponse, ImportRowResponse } from './imports.dto';

const IMPORTS = '/admin/api/imports';

describe('the import of products', () => {
  let shop: OrdersShop;
  let admin: string;
  let category: string;
  beforeAll(async () => {
    shop = await startOrdersShop({
      worker: true,
      modules: [invoicesDescriptor, contactDescriptor, notificationsDescriptor, adminBulkDescriptor],
    });
    admin = await shop.admin();
    await shop.product();
    category = (await shop.sql<{ slug: string }>('SELECT slug FROM category'))[0]!.slug;
  });
  afterAll(() => shop.close());

  const act = (id: number, action: string, body: object = {}) =>
    shop.call('POST', `${IMPORTS}/${id}/${action}`, { token: admin, body });
  const atRest = async (id: number) => {
    const read = async () =>
      (await shop.call<ImportResponse>('GET', `${IMPORTS}/${id}`, { token: admin })).body;
    const isAtRest = async () => !['checking', 'importing'].includes((await read()).state);
    await waitUntil('the import is at rest', isAtRest);
    return read();
  };
  const checked = async (content: string) => {
    const { body } = await shop.call<ImportResponse>('POST', `${IMPORTS}?kind=products&fileName=list.csv`, {
      token: admin,
      body: Buffer.from(content),
      headers: { 'content-type': 'application/octet-stream' },
    });
    const mapping = body.columns.map(({ field }) => field);
    await act(body.id, 'check', { mapping, mode: 'create-and-update' });
    return atRest(body.id);
  };
  const imported = async (content: string) => {
    const { id } = await checked(content);
    await act(id, 'start', { skipFailed: false });
    return atRest(id);
  };
  const rows = async (id: number, outcome: string) => {
    const path = `${IMPORTS}/${id}/rows?outcome=${outcome}`;
    return (await shop.call<ImportRowResponse[]>('GET', path, { token: admin })).body;
  };

  it('knows the cost, and warns of a price below it without refusing the row', async () => {
    const head = 'Handle;Title;Preis;Kategorie;Preț achiziție';
    const job = await checked(
      [
        head,
        `cleaver;Cleaver;40,00;${category};24,00`,
        `boning-knife;Boning knife;20,00;${category};20,01`,
        `paring-knife;Paring knife;9,00;${category};0`,
      ].join('\n'),
    );
    expect(job.columns.map(({ field }) => field)).toEqual(['slug', 'name', 'price', 'category', 'costPrice']);
    expect(job).toMatchObject({ created: 3, failed: 0 });
    const warned = (await rows(job.id, 'created')).filter(({ problems }) => problems.length > 0);
    expect(warned).toMatchObject([
      {
        label: 'Boning knife',
        problems: [{ field: 'price', messageKey: 'validation.importBelowCost', values: { cost: '20.01' } }],
      },
    ]);
    await act(job.id, 'start', { skipFailed: false });
    expect(await atRest(job.id)).toMatchObject({ state: 'done', created: 3 });
    const costs = await shop.sql(
      `SELECT slug, cost_price_minor AS cost FROM product WHERE slug ~ '^(cleaver|boning|paring)' ORDER BY slug`,
    );
    expect(costs).toEqual([
      { slug: 'boning-knife', cost: 2001 },
      { slug: 'cleaver', cost: 2400 },
      { slug: 'paring-knife', cost: 0 },
    ]);
    const lowered = await imported('slug,price\ncleaver,23.99\nboning-knife,20.00');
    expect(lowered).toMatchObject({ updated: 1, unchanged: 1 });
    expect((await rows(lowered.id, 'updated'))[0]!.problems).toHaveLength(1);
    const cleared = await imported('slug,cost\ncleaver,');
    expect((await rows(cleared.id, 'updated'))[0]).toMatchObject({
      problems: [],
      changes: [
        {
          field: 'costPrice',
          before: '24.00',
          after: null,
        },
      ],
    });
  });
});
