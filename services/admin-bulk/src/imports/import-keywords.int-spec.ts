import { contactDescriptor } from '@kp/contact';
import { invoicesDescriptor } from '@kp/invoices';
import { notificationsDescriptor } from '@kp/notifications';
import { type OrdersShop, startOrdersShop } from '@kp/orders/testing';
import { waitUntil } from '@kp/testing';
import { adminBulkDescriptor } from '..';
import type { ImportResponse, ImportRowResponse } from './imports.dto';

const IMPORTS = '/admin/api/imports';

describe('the import of search keywords', () => {
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
  const checked = async (content: string | Buffer, fileName = 'list.csv') => {
    const { body } = await shop.call<ImportResponse>(
      'POST',
      `${IMPORTS}?kind=products&fileName=${fileName}`,
      {
        token: admin,
        body: Buffer.from(content as string),
        headers: { 'content-type': 'application/octet-stream' },
      },
    );
    const mapping = body.columns.map(({ field }) => field);
    await act(body.id, 'check', { mapping, mode: 'create-and-update' });
    return atRest(body.id);
  };
  const imported = async (content: string) => {
    const { id } = await checked(content);
    await act(id, 'start', { skipFailed: true });
    return atRest(id);
  };
  const rows = async (id: number, outcome: string) => {
    const path = `${IMPORTS}/${id}/rows?outcome=${outcome}`;
    return (await shop.call<ImportRowResponse[]>('GET', path, { token: admin })).body;
  };
  const stored = (slug: string) =>
    shop.sql(
      `SELECT p.keywords AS english, t.language, t.name, t.keywords FROM product p
         LEFT JOIN product_translation t ON t.product_id = p.id WHERE p.slug = $1 ORDER BY t.language`,
      [slug],
    );
  const names = async (text: string) =>
    (await shop.call<{ name: string }[]>('GET', `/api/products?search=${encodeURIComponent(text)}`)).body.map(
      ({ name }) => name,
    );

  it('guesses their columns, finds products by them, and names a text that is too long', async () => {
    const job = await imported(
      [
        'Handle;Title;Preis;Kategorie;Tags;keywords[ro];name[zh];keywords[zh]',
        `strop;Leather strop;40,00;${category};sharpen knives, "blunt", =1+1;lamă tocită;;磨刀，刀钝`,
        `rod;Rod;20,00;${category};${'k'.repeat(1001)};;;`,
        `pan;Pan;20,00;${category};;${'k'.repeat(1001)};;`,
      ].join('\n'),
    );
    expect(job.columns.map(({ field }) => field)).toEqual([
      'slug',
      'name',
      'price',
      'category',
      'keywords',
      'keywords[ro]',
      'name[zh]',
      'keywords[zh]',
    ]);
    expect(job).toMatchObject({ state: 'done', created: 1, failed: 2 });
    const problem = { messageKey: 'validation.tooLong', values: { max: 1000 } };
    expect((await rows(job.id, 'failed')).map(({ problems }) => problems)).toMatchObject([
      [{ field: 'keywords', ...problem }],
      [{ field: 'keywords[ro]', ...problem }],
    ]);
    const english = 'sharpen knives, "blunt", =1+1';
    expect(await stored('strop')).toEqual([
      { english, language: 'ro', name: null, keywords: 'lamă tocită' },
      { english, language: 'zh', name: null, keywords: '磨刀，刀钝' },
    ]);
    for (const text of ['sharpen', 'lama tocita', '磨刀'])
      expect(await names(text)).toEqual(['Leather strop']);
  });

  it.each(['csv', 'xlsx'])('of an export as %s changes nothing', async (type) => {
    const { rawPayload } = await shop.app.inject({
      url: `/admin/api/products.${type}`,
      headers: { authorization: `Bearer ${admin}` },
    });
    const job = await checked(rawPayload, `products.${type}`);
    expect(job).toMatchObject({ state: 'checked', total: 2, unchanged: 2, updated: 0, failed: 0 });
  });

  it('changes the columns that the file has, and clears empty ones', async () => {
    const job = await imported('slug,keywords,keywords[ro],keywords[de]\nstrop,,,"Messer, stumpf"');
    expect((await rows(job.id, 'updated'))[0]!.changes).toEqual([
      { field: 'keywords', before: 'sharpen knives, "blunt", =1+1', after: null },
      { field: 'keywords[ro]', before: 'lamă tocită', after: null },
      { field: 'keywords[de]', before: null, after: 'Messer, stumpf' },
    ]);
    expect(await stored('strop')).toEqual([
      { english: '', language: 'de', name: null, keywords: 'Messer, stumpf' },
      { english: '', language: 'zh', name: null, keywords: '磨刀，刀钝' },
    ]);
    expect(await names('stumpf')).toEqual(['Leather strop']);
    expect(await names('sharpen')).toEqual([]);
  });
});
