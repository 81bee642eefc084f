import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { contactDescriptor } from '@kp/contact';
import { invoicesDescriptor } from '@kp/invoices';
import { notificationsDescriptor } from '@kp/notifications';
import { type OrdersShop, startOrdersShop } from '@kp/orders/testing';
import type { Problem } from '@kp/platform/http';
import { ScheduledJobs } from '@kp/platform/scheduler';
import { S3Server, waitUntil } from '@kp/testing';
import { ZipArchive as ZipWriter } from 'archiver';
import sharp from 'sharp';
import { adminBulkDescriptor } from '..';
import { type ImportShop, startImportShop } from '../testing/import-shop';
import type { ImportResponse, ImportRowResponse } from './imports.dto';

const IMPORTS = '/admin/api/imports';

const picture = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();

const zipped = (files: Record<string, Buffer | string>) => {
  const writer = new ZipWriter();
  for (const [name, content] of Object.entries(files)) writer.append(content, { name });
  void writer.finalize();
  return buffer(writer);
};

describe('pictures of imported products', () => {
  const asked: string[] = [];
  const served = new Map<string, Buffer>();
  const server = http.createServer((request, reply) => {
    asked.push(request.url!);
    const content = served.get(request.url!);
    if (request.url === '/to-metadata.png') {
      reply.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end();
    } else if (content) reply.writeHead(200, { 'content-type': 'text/html' }).end(content);
    else reply.writeHead(404, { 'content-type': 'image/png' }).end('no picture');
  });
  let host: string;
  let shop: OrdersShop;
  let admin: string;
  let category: string;
  beforeAll(async () => {
    for (const color of ['red', 'green', 'blue']) served.set(`/${color}.png`, await picture(color));
    served.set('/page.png', Buffer.from('<html>no picture</html>'));
    served.set('/large.png', Buffer.alloc(10 * 1024 * 1024 + 1));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    shop = await startOrdersShop({
      worker: true,
      environment: { IMPORT_PICTURE_PRIVATE_HOSTS: host },
      modules: [invoicesDescriptor, contactDescriptor, notificationsDescriptor, adminBulkDescriptor],
    });
    admin = await shop.admin();
    await shop.product({ stock: 5 });
    category = (await shop.sql<{ slug: string }>('SELECT slug FROM category'))[0]!.slug;
  });
  afterAll(async () => {
    await shop.close();
    server.close();
  });

  const post = <Body = ImportResponse & Problem>(
    path: string,
    body: unknown,
    type = 'application/octet-stream',
  ) =>
    shop.call<Body>('POST', `${IMPORTS}${path}`, {
      token: admin,
      body,
      headers: Buffer.isBuffer(body) ? { 'content-type': type } : {},
    });
  const atRest = async (id: number) => {
    const read = async () =>
      (await shop.call<ImportResponse>('GET', `${IMPORTS}/${id}`, { token: admin })).body;
    const isAtRest = async () => !['checking', 'importing'].includes((await read()).state);
    await waitUntil('the import is at rest', isAtRest);
    return read();
  };
  const uploaded = async (content: string, archive?: Buffer) => {
    const { body } = await post('?kind=products&fileName=list.csv', Buffer.from(content));
    if (archive) expect((await post(`/${body.id}/pictures`, archive, 'application/zip')).status).toBe(200);
    return body;
  };
  const checked = async (content: string, archive?: Buffer) => {
    const { id, columns } = await uploaded(content, archive);
    const mapping = columns.map(({ field }) => field);
    expect((await post(`/${id}/check`, { mapping, mode: 'create-and-update' })).status).toBe(202);
    return atRest(id);
  };
  const imported = async (content: string, archive?: Buffer) => {
    const { id } = await checked(content, archive);
    expect((await post(`/${id}/start`, { skipFailed: true })).status).toBe(202);
    return atRest(id);
  };
  const rows = async (id: number, outcome: string) =>
    (
      await shop.call<ImportRowResponse[]>('GET', `${IMPORTS}/${id}/rows?outcome=${outcome}`, {
        token: admin,
      })
    ).body;
  const problems = async (id: number, outcome: string) =>
    (await rows(id, outcome)).flatMap(({ row, problems: found }) =>
      found.map(({ messageKey, values }) => [
        row,
        messageKey.replace('validation.importPicture', ''),
        values['value'],
      ]),
    );
  const change = async (id: number, outcome: string) =>
    (await rows(id, outcome)).flatMap(({ changes }) => changes.filter(({ field }) => field === 'pictures'));
  const picturesOf = async (slug: string) =>
    (
      await shop.sql<{ url: string; source: string | null; isFirst: boolean; alt: string }>(
        `SELECT '/media/' || file_hash || '-640.webp' AS url, source_url AS source, alt,
                p.image_url = '/media/' || file_hash || '-640.webp' AS "isFirst"
           FROM product_image i JOIN product p ON p.id = i.product_id WHERE p.slug = $1 ORDER BY i.position`,
        [slug],
      )
    ).map(({ url, source, isFirst, alt }) => ({
      url,
      source: source?.replace(`http://${host}`, ''),
      isFirst,
      alt,
    }));
  const media = async () => (await shop.sql<{ hash: string }>('SELECT hash FROM media_file')).length;

  it('are fetched by the import, in the order of the cell, and not by the check', async () => {
    const sources = `http://${host}/red.png http://${host}/green.png`;
    const file = `slug,name,price,category,pictures\ntray,Tray,5.00,${category},${sources}`;
    const job = await checked(file);
    expect(job).toMatchObject({ created: 1, failed: 0 });
    expect(await change(job.id, 'created')).toEqual([{ field: 'pictures', before: null, after: sources }]);
    expect(asked).toEqual([]);

    const done = await imported(file);
    expect(done).toMatchObject({ state: 'done', created: 1 });
    expect(asked.sort()).toEqual(['/green.png', '/red.png']);
    const [red, green] = await picturesOf('tray');
    expect([red, green]).toEqual([
      { url: expect.stringContaining('/media/') as string, source: '/red.png', isFirst: true, alt: 'Tray' },
      {
        url: expect.stringContaining('/media/') as string,
        source: '/green.png',
        isFirst: false,
        alt: 'Tray',
      },
    ]);
    const { status, headers } = await shop.call('GET', red!.url);
    expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
    const after = `${red!.url} ${green!.url}`;
    expect(await change(done.id, 'created')).toEqual([{ field: 'pictures', before: null, after }]);
  });

  it('that a product has are neither fetched nor changed again', async () => {
    asked.length = 0;
    const file = `slug,pictures\ntray,http://${host}/red.png|http://${host}/green.png`;
    expect(await checked(file)).toMatchObject({ unchanged: 1, updated: 0 });
    const turned = await imported(`slug,pictures\ntray,http://${host}/green.png http://${host}/red.png`);
    expect(turned).toMatchObject({ updated: 1 });
    expect((await picturesOf('tray')).map(({ source, isFirst }) => [source, isFirst])).toEqual([
      ['/green.png', true],
      ['/red.png', false],
    ]);
    expect(asked).toEqual([]);
  });

  it('are stored once, whatever they are called', async () => {
    const before = await media();
    const archive = await zipped({
      'photos/Front.PNG': served.get('/red.png')!,
      'back.png': served.get('/blue.png')!,
    });
    const file = `slug,name,price,category,pictures\npot,Pot,5.00,${category},front.png|back.png|photos/front.png`;
    const done = await imported(file, archive);
    expect(await problems(done.id, 'created')).toEqual([]);
    const [front, back, ...more] = await picturesOf('pot');
    expect([front!.url, more]).toEqual([(await picturesOf('tray'))[1]!.url, []]);
    expect([front!.source, back!.source]).toEqual([undefined, undefined]);
    expect(await media()).toBe(before + 1);
    // The archive shows in the check what it holds.
    expect(await checked('slug,pictures\npot,front.png back.png', archive)).toMatchObject({ unchanged: 1 });
  });

  it('of an export change nothing', async () => {
    const { body } = await shop.call<string>('GET', '/admin/api/products.csv', { token: admin });
    expect(body).toContain((await picturesOf('tray')).map(({ url }) => url).join(' '));
    const job = await checked(body);
    expect(job).toMatchObject({ unchanged: job.total, updated: 0, failed: 0 });
  });

  it('that fail are told with their row, which is imported without them', async () => {
    const archive = await zipped({ 'notes.png': 'text', 'huge.png': Buffer.alloc(10 * 1024 * 1024 + 1) });
    const hostile = [
      'http://169.254.169.254/latest/meta-data/',
      'http://localhost/a.png',
      'http://2130706433/a.png',
      'http://[::ffff:10.0.0.1]/a.png',
      'file:///etc/passwd',
      '../../etc/passwd',
      'notes.png',
      'huge.png',
      ...['to-metadata.png', 'missing.png', 'page.png', 'large.png'].map((name) => `http://${host}/${name}`),
      '/media/00000000000000000000000000000000-640.webp',
      `http://${host}/blue.png`,
    ];
    const file = `slug,name,price,category,pictures\npan,Pan,5.00,${category},${hostile.join('|')}`;
    const check = await checked(file, archive);
    expect(check).toMatchObject({ created: 1, failed: 0 });
    // A name is looked up by the import alone.
    expect(await problems(check.id, 'created')).toHaveLength(8);

    const done = await imported(file, archive);
    expect(done).toMatchObject({ state: 'done', created: 1, failed: 0 });
    expect(await problems(done.id, 'created')).toEqual([
      ...hostile.slice(0, 5).map((address) => [2, 'Address', address]),
      [2, 'Missing', '../../etc/passwd'],
      [2, 'Invalid', 'notes.png'],
      [2, 'TooLarge', 'huge.png'],
      [2, 'Address', `http://${host}/to-metadata.png`],
      [2, 'Unreachable', `http://${host}/missing.png`],
      [2, 'Invalid', `http://${host}/page.png`],
      [2, 'TooLarge', `http://${host}/large.png`],
      [2, 'validation.importValueUnknown', '/media/00000000000000000000000000000000-640.webp'],
    ]);
    expect((await picturesOf('pan')).map(({ source }) => source)).toEqual(['/blue.png']);
    const { body } = await shop.call<string>('GET', `${IMPORTS}/${done.id}/failures.csv`, { token: admin });
    expect(body).toContain('2,Pan,pictures,Not in the ZIP file of pictures: ../../etc/passwd\r\n');
  });

  it('that fail take none away', async () => {
    const lost = await imported(`slug,pictures\npan,http://${host}/missing.png`);
    expect(lost).toMatchObject({ updated: 0, failed: 1 });
    const added = await imported(`slug,pictures\npan,http://${host}/red.png http://${host}/missing.png`);
    expect(added).toMatchObject({ updated: 1, failed: 0 });
    expect(await problems(added.id, 'updated')).toEqual([[2, 'Unreachable', `http://${host}/missing.png`]]);
    expect((await picturesOf('pan')).map(({ source }) => source)).toEqual(['/blue.png', '/red.png']);
  });

  it('are at most twenty, and none with an empty cell', async () => {
    const names = Array.from({ length: 21 }, (_, index) => `${index}.png`).join(' ');
    expect(await checked(`slug,pictures\npan,${names}`)).toMatchObject({ failed: 1 });
    expect(await imported('slug,pictures\npan,')).toMatchObject({ updated: 1 });
    expect(await picturesOf('pan')).toEqual([]);
    expect(await shop.sql('SELECT image_url FROM product WHERE slug = $1', ['pan'])).toEqual([
      { image_url: null },
    ]);
  });

  it('come in a ZIP file that can be read, before the file is checked', async () => {
    const { id } = await uploaded('slug,pictures\npan,a.png');
    const refused = await post(`/${id}/pictures`, Buffer.from('no archive'));
    expect([refused.status, refused.body.code]).toEqual([422, 'IMPORT.PICTURES_UNREADABLE']);
    const stored = async () =>
      (
        await shop.sql<{ name: string }>('SELECT pictures_name AS name FROM import_job WHERE id = $1', [id])
      )[0]!.name;
    expect(await stored()).toBe('');
    await post(`/${id}/pictures`, await zipped({ 'b.png': 'b' }));
    const first = await stored();
    await post(`/${id}/pictures`, await zipped({ 'a.png': served.get('/red.png')! }));
    const second = await stored();
    expect(second).not.toBe(first);
    const audited = await shop.sql(
      `SELECT before, after FROM audit_entry WHERE action = 'import.updated' AND subject_id = $1 ORDER BY id`,
      [String(id)],
    );
    expect(audited).toEqual([
      { before: { pictures: null }, after: { pictures: first } },
      { before: { pictures: first }, after: { pictures: second } },
    ]);
    await post(`/${id}/check`, { mapping: ['slug', 'pictures'], mode: 'update' });
    expect(await atRest(id)).toMatchObject({ updated: 1 });
    expect((await post(`/${id}/pictures`, await zipped({ 'a.png': 'a' }))).body.code).toBe(
      'IMPORT.WRONG_STATE',
    );

    await post(`/${id}/cancel`, {});
    await shop.app.get(ScheduledJobs).runNow('admin-bulk.purge-imports');
    expect(await stored()).toBe('');
  });
});

describe('a storage without space', () => {
  let storage: S3Server;
  let table: ImportShop;
  beforeAll(async () => {
    storage = await S3Server.start();
    table = await startImportShop('products', { environment: storage.environment });
  });
  afterAll(async () => {
    await table.shop.close();
    await storage.stop();
  });

  it('refuses pictures, documents and files of imports alike, keeps nothing of them, and takes them later', async () => {
    const { shop, admin, upload } = table;
    const productId = await shop.product();
    const { id } = (await upload('Name,Price\nKnife,12.50')).body;
    const send = (path: string, body: Buffer, type: string) => () =>
      shop.call<Problem>('POST', `/admin/api/${path}`, {
        token: admin,
        body,
        headers: { 'content-type': type },
      });
    const image = await picture('red');
    const uploads = [
      send(`products/${productId}/images?alt=Front`, image, 'image/png'),
      send(`products/${productId}/documents?title=Manual`, Buffer.from('%PDF-1.7\n%%EOF'), 'application/pdf'),
      send('imports?kind=products&fileName=list.csv', Buffer.from('Name\nKnife'), 'application/octet-stream'),
      send(`imports/${id}/pictures`, await zipped({ 'knife.png': image }), 'application/octet-stream'),
    ];
    const stored = storage.objects.size;
    storage.isFull = true;
    for (const each of uploads) {
      const { status, body } = await each();
      expect([status, body.code]).toEqual([507, 'STORAGE.FULL']);
    }
    const counts = ['product_image', 'product_document'].map((name) => shop.count(name));
    expect([await Promise.all(counts), storage.objects.size]).toEqual([[0, 0], stored]);
    storage.isFull = false;
    const statuses: number[] = [];
    for (const each of uploads) statuses.push((await each()).status);
    expect(statuses.every((status) => status < 300)).toBe(true);
  });
});
