import type { ProductDetailResponse } from '@kp/catalog';
import { contactDescriptor } from '@kp/contact';
import { invoicesDescriptor } from '@kp/invoices';
import { notificationsDescriptor } from '@kp/notifications';
import { type OrdersShop, startOrdersShop } from '@kp/orders/testing';
import type { Problem } from '@kp/platform/http';
import { ScheduledJobs } from '@kp/platform/scheduler';
import { giveRole, aWorkbookOf, readWorkbook, waitUntil } from '@kp/testing';
import { adminBulkDescriptor } from '..';
import type { ImportMappingResponse } from './import-mappings.dto';
import type { ImportFieldResponse, ImportResponse, ImportRowResponse } from './imports.dto';

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
    await shop.product({ stock: 5 });
    category = (await shop.sql<{ slug: string }>('SELECT slug FROM category'))[0]!.slug;
  });
  afterAll(() => shop.close());

  const upload = (content: string | Buffer) =>
    shop.call<ImportResponse & Problem>('POST', `${IMPORTS}?kind=products&fileName=list.csv`, {
      token: admin,
      body: Buffer.from(content as string),
      headers: { 'content-type': 'application/octet-stream' },
    });
  const read = async (id: number) =>
    (await shop.call<ImportResponse>('GET', `${IMPORTS}/${id}`, { token: admin })).body;
  const act = (id: number, action: string, body: object = {}) =>
    shop.call<ImportResponse & Problem>('POST', `${IMPORTS}/${id}/${action}`, { token: admin, body });
  const atRest = async (id: number) => {
    const isAtRest = async () => !['checking', 'importing'].includes((await read(id)).state);
    await waitUntil('the import is at rest', isAtRest);
    return read(id);
  };
  const checked = async (content: string | Buffer, mode = 'create-and-update') => {
    const { body } = await upload(content);
    const mapping = body.columns.map(({ field }) => field);
    expect((await act(body.id, 'check', { mapping, mode })).status).toBe(202);
    return atRest(body.id);
  };
  const imported = async (content: string, skipFailed = false) => {
    const { id } = await checked(content);
    expect((await act(id, 'start', { skipFailed })).status).toBe(202);
    return atRest(id);
  };
  const rows = async (id: number, outcome: string) => {
    const path = `${IMPORTS}/${id}/rows?outcome=${outcome}`;
    return (await shop.call<ImportRowResponse[]>('GET', path, { token: admin })).body;
  };
  const product = async (slug: string) =>
    (
      await shop.sql<Record<string, unknown>>(
        `SELECT id, name, description, price_minor AS price, compare_at_price_minor AS "compareAt", stock_quantity AS stock,
                status, weight_grams AS weight, featured FROM product WHERE slug = $1 AND deleted_at IS NULL`,
        [slug],
      )
    )[0];
  const count = async (table: string) =>
    (await shop.sql<{ total: number }>(`SELECT count(*)::int AS total FROM ${table}`))[0]!.total;

  it('guesses the columns, says what would happen, changes nothing, and then does it', async () => {
    await shop.sql(`INSERT INTO supplier (name) VALUES ('Nordic Steel')`);
    const before = await count('product');
    const file = [
      'Name;Preis;Category;Stock;Vendor;name[ro];Weight;Colour',
      `Steel tray;12,50;${category};40;nordic steel;Tavă de oțel;800;grey`,
      `Deep tray;1.234,50;${category};;;;;`,
    ].join('\r\n');
    const job = await checked(file);
    expect(job.columns.map(({ field }) => field)).toEqual([
      'name',
      'price',
      'category',
      'stock',
      'supplier',
      'name[ro]',
      'weightGrams',
      null,
    ]);
    expect(job).toMatchObject({ state: 'checked', total: 2, created: 2, updated: 0, failed: 0 });
    expect(await count('product')).toBe(before);

    expect((await act(job.id, 'start', { skipFailed: false })).status).toBe(202);
    expect(await atRest(job.id)).toMatchObject({ state: 'done', created: 2, rows: 2 });
    const tray = await product('steel-tray');
    expect(tray).toMatchObject({ name: 'Steel tray', price: 1250, stock: 40, status: 'active', weight: 800 });
    expect(await product('deep-tray')).toMatchObject({ price: 123_450, stock: 0, weight: null });
    const [kept] = await shop.sql(
      `SELECT s.name AS supplier, t.name AS romanian, m.balance,
              (SELECT count(*)::int FROM audit_entry WHERE action = 'product.created' AND subject_id = p.id::text) AS audited
         FROM product p JOIN supplier s ON s.id = p.supplier_id JOIN product_translation t ON t.product_id = p.id
         JOIN stock_movement m ON m.product_id = p.id WHERE p.id = $1`,
      [tray!['id']],
    );
    expect(kept).toEqual({ supplier: 'Nordic Steel', romanian: 'Tavă de oțel', balance: 40, audited: 1 });
  });

  it('brings what the law asks to say with a product, and what its export says changes nothing', async () => {
    const file = [
      'name,price,category,taxClass,taxClassByCountry,manufacturerName,manufacturerCountry,guaranteeMonths,isFoodContact,withdrawalException,claimProof,warning[ro],warning[en]',
      `Law bowl,9.90,${category},reduced,France: Super-reduced; DE: standard,Bowl Works,Germany,60,yes,sealed_hygiene,EN 13432,Fierbinte.,Hot.`,
    ].join('\n');
    expect(await imported(file)).toMatchObject({ created: 1, failed: 0 });
    const { id } = (await product('law-bowl')) as { id: number };
    const facts = async () => (await shop.call<object>('GET', `/api/products/${id}/compliance`)).body;
    expect(await facts()).toMatchObject({
      manufacturerName: 'Bowl Works',
      manufacturerCountry: 'DE',
      guaranteeMonths: 60,
      isFoodContact: true,
      withdrawalException: 'sealed_hygiene',
      claimProof: 'EN 13432',
      warnings: [
        { language: 'en', text: 'Hot.' },
        { language: 'ro', text: 'Fierbinte.' },
      ],
    });
    const { body: bowl } = await shop.call<ProductDetailResponse>('GET', `/api/products/${id}`);
    expect(bowl.taxClasses).toEqual({ '*': 'reduced', DE: 'standard', FR: 'super_reduced' });
    await shop.sql(
      `WITH f AS (INSERT INTO media_file (hash, kind) VALUES (repeat('ab', 16), 'document') RETURNING hash)
       INSERT INTO product_document (product_id, file_hash, title, bytes) SELECT $1, hash, 'Sheet', 9 FROM f`,
      [id],
    );
    const document = `/media/${'ab'.repeat(16)}.pdf | test_report | 2030-06-30 | TestLab`;
    const changed = `code,warning[ro],documents,hasNoWarnings\nKP-${id},,${document},`;
    expect(await imported(changed)).toMatchObject({ updated: 1, failed: 0 });
    expect(await facts()).toMatchObject({ warnings: [{ language: 'en' }], manufacturerName: 'Bowl Works' });
    const [described] = await shop.sql(
      'SELECT kind, issuer, valid_until::text AS day FROM product_document WHERE product_id = $1',
      [id],
    );
    expect(described).toEqual({ kind: 'test_report', issuer: 'TestLab', day: '2030-06-30' });
    const { body: table } = await shop.call<string>('GET', `/admin/api/products.csv?search=KP-${id}`, {
      token: admin,
    });
    expect(await imported(table)).toMatchObject({ unchanged: 1, failed: 0 });
    const refused = await checked(
      `code,guaranteeMonths,manufacturerCountry,documents,taxClassByCountry\nKP-${id},0,Atlantis,/media/x.pdf,Atlantis: zero`,
    );
    const [row] = await rows(refused.id, 'failed');
    expect(row!.problems.map(({ field }) => field)).toEqual([
      'guaranteeMonths',
      'manufacturerCountry',
      'documents',
      'taxClassByCountry',
    ]);
  });

  it('brings the tags of the staff, in the letters in which they were given first', async () => {
    const tagsOf = async (slug: string) => {
      const { id } = (await product(slug)) as { id: number };
      const sql = `SELECT name FROM tag WHERE subject = 'product' AND subject_id = $1 ORDER BY lower(name)`;
      return (await shop.sql<{ name: string }>(sql, [id])).map(({ name }) => name);
    };
    const head = 'name,price,category,staffTags';
    const first = `Tagged pan,9.90,${category},"Core range, spring, Core range"`;
    expect(await imported(`${head}\n${first}\nSecond pan,9.90,${category},CORE RANGE`)).toMatchObject({
      created: 2,
    });
    expect([await tagsOf('tagged-pan'), await tagsOf('second-pan')]).toEqual([
      ['Core range', 'spring'],
      ['Core range'],
    ]);
    const changes = 'slug,staffTags\ntagged-pan,"SPRING,core range"\nsecond-pan,';
    expect(await imported(changes)).toMatchObject({ unchanged: 1, updated: 1 });
    expect([await tagsOf('tagged-pan'), await tagsOf('second-pan')]).toEqual([['Core range', 'spring'], []]);
    const refused = await checked(`slug,staffTags\ntagged-pan,${'x'.repeat(41)}`);
    expect((await rows(refused.id, 'failed'))[0]!.problems).toMatchObject([
      { field: 'staffTags', messageKey: 'validation.tooLong' },
    ]);
  });

  it('brings what attributes are called in other languages, and refuses words that the product lacks', async () => {
    await shop.sql(
      `INSERT INTO category_attribute (category_id, name, value_type, is_filterable)
       SELECT id, 'Material', 'text', true FROM category WHERE slug = $1`,
      [category],
    );
    const head = 'name,price,category,attribute:Material,attributes[ro]';
    const cell = '"Material = Materie\nOak = Stejar"';
    expect(await imported(`${head}\nOak board,9.90,${category},Oak,${cell}`)).toMatchObject({
      created: 1,
      failed: 0,
    });
    const { id } = (await product('oak-board')) as { id: number };
    const shown = await shop.call<ProductDetailResponse>('GET', `/api/products/${id}?language=ro`);
    expect(shown.body.attributes).toMatchObject([{ name: 'Materie', value: 'Stejar' }]);
    const { body: table } = await shop.call<string>('GET', `/admin/api/products.csv?search=KP-${id}`, {
      token: admin,
    });
    expect(await imported(table)).toMatchObject({ unchanged: 1, failed: 0 });
    const refused = await checked(`code,attributes[ro]\nKP-${id},Pine = Pin`);
    const [row] = await rows(refused.id, 'failed');
    expect(row!.problems.map(({ field }) => field)).toEqual(['attributes[ro]']);
    await shop.sql(`DELETE FROM category_attribute WHERE name = 'Material'`);
  });

  it('reads cells and heads that were pasted with what cannot be seen, or in another width', async () => {
    const head = 'Na\u200bme,ｐｒｉｃｅ,category,stock,featured,status';
    const cells = `Pasted\u00ad ladle,１２．５０,\u200b${category}\ufeff,١٢,ｙｅｓ,ａｃｔｉｖｅ`;
    expect(await imported(`${head}\n${cells}`)).toMatchObject({ state: 'done', created: 1 });
    const pasted = { name: 'Pasted ladle', price: 1250, stock: 12, featured: true, status: 'active' };
    expect(await product('pasted-ladle')).toMatchObject(pasted);
  });

  it('changes what the file says and leaves the rest', async () => {
    await imported(`slug,name,price,compareAtPrice,category,stock\npan-24,Pan,20.00,25.00,${category},7`);
    const { id } = (await product('pan-24')) as { id: number };
    const job = await imported(`code,price,description\nKP-${id},26.00,"Two\nlines"`);
    expect(job).toMatchObject({ created: 0, updated: 1, unchanged: 0 });
    const [row] = await rows(job.id, 'updated');
    expect(row).toMatchObject({ row: 2, label: `KP-${id} Pan` });
    expect(row!.changes).toContainEqual({ field: 'price', before: '20.00', after: '26.00' });
    // No reduction any more.
    expect(row!.changes).toContainEqual({ field: 'compareAtPrice', before: '25.00', after: null });
    expect(await product('pan-24')).toMatchObject({
      price: 2600,
      compareAt: null,
      stock: 7,
      description: 'Two\nlines',
    });

    const moved = await imported(`code,slug\nKP-${id},pan-26`);
    expect(moved.updated).toBe(1);
    expect(await shop.sql(`SELECT slug FROM product_slug_redirect WHERE product_id = $1`, [id])).toEqual([
      { slug: 'pan-24' },
    ]);
  });

  it('of an export changes nothing', async () => {
    await imported(
      `name,price,costPrice,category,description,keywords,name[de],keywords[de]\n'=SUM,9.90,0,${category},"He said ""hot"", then -20 °C","-5, =1+1; ""sum""",Summe,\n-40 pan,8.00,4.2,${category},'=x,"freezer, tray",,"Gefrierblech, -40"`,
    );
    const variants = await imported(
      `name,price,category,sku,brand,unit,group,option1Name,option1,option2Name,option2\n` +
        `Gloves S,on request,${category},RT-S,Handsafe,PR,RT,Size,S,Colour,Blue\nGloves M,4.50,${category},RT-M,,,RT,,M,,Blue`,
    );
    expect(variants.created).toBe(2);
    const { body } = await shop.call<string>('GET', '/admin/api/products.csv', { token: admin });
    expect(body).toContain('Gloves S,,,on request,');
    const job = await checked(body);
    const total = await count('product WHERE deleted_at IS NULL');
    expect(job).toMatchObject({ total, unchanged: total, created: 0, updated: 0, failed: 0 });
  });

  it.each([
    [';', ';'],
    ['tab', '\t'],
  ])('of an export with decimal commas and the separator %j changes nothing', async (separator, mark) => {
    const region = { timeZone: 'America/New_York', weekStart: 1, holidayCountry: 'RO' };
    const save = (decimalMark: string, csvSeparator: string) =>
      shop.call('PUT', '/admin/api/regional-settings', {
        token: admin,
        body: { ...region, decimalMark, csvSeparator },
      });
    expect((await save(',', separator)).status).toBe(200);
    const { body } = await shop.call<string>('GET', '/admin/api/products.csv', { token: admin });
    const job = await checked(body);
    await save('.', ',');
    expect(body).toContain(`${mark}9,90${mark}${mark}0,00${mark}`);
    const total = await count('product WHERE deleted_at IS NULL');
    expect(job).toMatchObject({ total, unchanged: total, created: 0, updated: 0, failed: 0 });
  });

  it('of what a workbook holds changes nothing either', async () => {
    await shop.sql(
      `INSERT INTO category_attribute (category_id, name, value_type, is_filterable)
       SELECT id, 'Batch', 'text', true FROM category`,
    );
    const { failed } = await imported(
      `name,price,category,attribute:Batch,compareAtPrice,name[ro],name[ar],name[zh],description\n` +
        `'=1+1,1234.50,${category},007,2000.00,Cuțit de pâine,ميزان حرارة,冰箱温度计,"Two\nlines, <b>&amp;</b> and _x000D_"`,
    );
    expect(failed).toBe(0);
    const url = '/admin/api/products.xlsx';
    const { rawPayload } = await shop.app.inject({ url, headers: { authorization: `Bearer ${admin}` } });
    const [names = [], ...products] = readWorkbook(rawPayload);
    const cells = products.find((row) => row.includes('=1+1')) ?? [];
    expect(Object.fromEntries(names.map((name, index) => [name, cells[index]]))).toMatchObject({
      price: 1234.5,
      compareAtPrice: 2e3,
      'attribute:Batch': '007',
      stock: 0,
      'name[ro]': 'Cuțit de pâine',
      'name[ar]': 'ميزان حرارة',
      'name[zh]': '冰箱温度计',
    });
    const job = await checked(rawPayload);
    const total = await count('product WHERE deleted_at IS NULL');
    expect(job).toMatchObject({ total, unchanged: total, created: 0, updated: 0, failed: 0 });
  });

  it('names the row and the field of every problem, and imports the others only when asked to', async () => {
    const before = await count('product');
    const job = await checked(
      [
        'code,name,price,category,stock,featured',
        `,Good pot,10,${category},1,yes`,
        `,Pot,"1,234",${category},1,yes`,
        `,P,abc,nowhere,-1,perhaps`,
        `KP-999999,Lost,5,${category},,`,
        `,good pot,11,${category},,`,
        `,Wide,5,${category},,,more`,
        `,,,,,`,
        `,Free,0,${category},,`,
      ].join('\n'),
    );
    expect(job).toMatchObject({ total: 7, created: 2, failed: 5 });
    const found = (await rows(job.id, 'failed')).map(({ row, problems }) => [
      row,
      ...problems.map(({ field, messageKey }) => `${field ?? ''} ${messageKey.replace('validation.', '')}`),
    ]);
    expect(found).toEqual([
      [3, 'price importNumberAmbiguous'],
      [
        4,
        'category importValueUnknown',
        'price importNumberInvalid',
        'featured importYesNo',
        'name productNameLength',
        'stock productStockInvalid',
      ],
      [5, 'code importCodeUnknown'],
      [6, ' importDuplicate'],
      [9, 'price productPriceInvalid'],
    ]);
    const [, wide] = await rows(job.id, 'created');
    expect(wide?.problems).toMatchObject([{ messageKey: 'validation.importCellsWithoutColumn' }]);
    expect((await act(job.id, 'start', { skipFailed: false })).body.code).toBe('IMPORT.HAS_FAILED_ROWS');
    expect(await count('product')).toBe(before);
    expect((await act(job.id, 'start', { skipFailed: true })).status).toBe(202);
    expect(await atRest(job.id)).toMatchObject({ state: 'done', created: 2, failed: 5 });
    expect(await count('product')).toBe(before + 2);
    const { body } = await shop.call<string>('GET', `${IMPORTS}/${job.id}/failures.csv`, { token: admin });
    expect(body).toContain('5,KP-999999,code,No product has this code\r\n');
  });

  it('knows articles by their own codes and barcodes, and creates those whose code is new', async () => {
    const head = 'Cod produs,name,price,category,gtin,unit,packSize';
    const first = await imported(
      [
        head,
        `GX-1,Same name,10,${category},5941207388629,H87,`,
        `GX-2,Same name,11,${category},,xbx,12`,
        `gx-1,Same name,12,${category},,,`,
        `GX-3,Wrong code,13,${category},5941207388620,,`,
      ].join('\n'),
      true,
    );
    expect(first).toMatchObject({ created: 3, failed: 1 });
    const failed = (await rows(first.id, 'failed')).flatMap(({ row, problems }) =>
      problems.map(
        ({ field, messageKey }) => `${row} ${field ?? ''} ${messageKey.replace('validation.', '')}`,
      ),
    );
    expect(failed).toEqual(['4  importDuplicate']);
    const created = await rows(first.id, 'created');
    expect(created.map(({ problems }) => problems.map(({ field }) => field))).toEqual([[], [], ['gtin']]);
    const articles = () =>
      shop.sql<{ price: number }>(
        `SELECT sku, slug, gtin, unit, pack_size AS pack, price_minor AS price FROM product WHERE sku LIKE 'GX-%' ORDER BY sku`,
      );
    expect(await articles()).toEqual([
      { sku: 'GX-1', slug: 'same-name-gx-1', gtin: '5941207388629', unit: 'H87', pack: null, price: 1000 },
      { sku: 'GX-2', slug: 'same-name-gx-2', gtin: null, unit: 'XBX', pack: 12, price: 1100 },
      { sku: 'GX-3', slug: 'wrong-code', gtin: null, unit: null, pack: null, price: 1300 },
    ]);
    const again = await imported(['sku,price', 'gx-1,20', 'GX-2,22'].join('\n'));
    expect(again).toMatchObject({ updated: 2, failed: 0 });
    expect(await imported(['gtin,price', '5941207388629,23'].join('\n'))).toMatchObject({ updated: 1 });
    expect((await articles()).map(({ price }) => price)).toEqual([2300, 2200, 1300]);
  });

  it('warns of cells that a spreadsheet changed, and fails rows whose formulas have no result', async () => {
    const job = await checked(
      [
        'name,price,category,stock,keywords,remarks',
        `Shaken jar,24.900000000000002,${category},12.000000000000002,"5,90123E+12",#N/A`,
        `Stirred jar,3,${category},1,01. Feb,`,
        `Lost jar,#REF!,${category},1,jar,`,
        `Plain jar,3,${category},1,"jar, 1-2, Feb",`,
      ].join('\n'),
    );
    expect(job).toMatchObject({ total: 4, created: 3, failed: 1 });
    const found = (await rows(job.id, 'failed')).concat(await rows(job.id, 'created'));
    expect(
      found.map(({ row, problems }) => [
        row,
        ...problems.map(({ field, message }) => `${field}: ${message}`),
      ]),
    ).toEqual([
      [4, 'price: A formula in this cell has no result: #REF!'],
      [2, expect.stringContaining('keywords: Digits were lost in the spreadsheet: 5,90123E+12')],
      [3, expect.stringContaining('keywords: Digits were lost in the spreadsheet: 01. Feb')],
      [5],
    ]);
    const [jar] = await rows(job.id, 'created');
    expect(jar!.changes).toEqual(
      expect.arrayContaining([
        { field: 'price', before: null, after: '24.90' },
        { field: 'stock', before: null, after: '12' },
      ]),
    );
  });

  describe('of a workbook with several sheets', () => {
    const send = (content: Buffer, sheet = '') => {
      const query = new URLSearchParams({ kind: 'products', fileName: 'list.xlsx', ...(sheet && { sheet }) });
      return shop.call<ImportResponse & Problem>('POST', `${IMPORTS}?${query}`, {
        token: admin,
        body: content,
        headers: { 'content-type': 'application/octet-stream' },
      });
    };
    const choose = (id: number, sheet: string) =>
      shop.call<ImportResponse & Problem>('PUT', `${IMPORTS}/${id}/sheet`, { token: admin, body: { sheet } });
    const content = () =>
      aWorkbookOf({
        Cover: [],
        'Prices & more': [
          ['name', 'price', 'category'],
          ['Sheet tray', '9.90', category],
          ['Sheet pan', 'cheap', category],
        ],
        Stock: [
          ['name', 'stock', 'price', 'category'],
          ['Stock tray', 3, '4.50', category],
        ],
        Notes: [['same', 'same']],
      });
    const fieldsOf = ({ columns }: ImportResponse) => columns.map(({ field }) => field);

    it('reads the first with a table, or the one that is named', async () => {
      const { body } = await send(content());
      expect(body).toMatchObject({
        sheet: 'Prices & more',
        sheets: ['Cover', 'Prices & more', 'Stock', 'Notes'],
      });
      expect(fieldsOf(body)).toEqual(['name', 'price', 'category']);
      const named = await send(content(), 'Stock');
      expect([named.body.sheet, ...fieldsOf(named.body)]).toEqual([
        'Stock',
        'name',
        'stock',
        'price',
        'category',
      ]);
    });

    it('refuses one that it lacks, or that is no table, by its name', async () => {
      const before = await count('import_job');
      const unknown = await send(content(), 'stock');
      expect([unknown.status, unknown.body.fields?.[0]]).toEqual([
        400,
        { field: 'sheet', message: 'Choose one of the sheets: Cover, Prices & more, Stock, Notes' },
      ]);
      const csv = await shop.call<Problem>('POST', `${IMPORTS}?kind=products&fileName=a.csv&sheet=Stock`, {
        token: admin,
        body: Buffer.from('name'),
        headers: { 'content-type': 'text/csv' },
      });
      expect([csv.status, csv.body.fields?.[0]?.field]).toEqual([400, 'sheet']);
      const notes = await send(content(), 'Notes');
      expect([notes.status, notes.body.details]).toEqual([
        422,
        {
          problem: 'TABLE.DUPLICATE_COLUMN',
          row: 1,
          sheet: 'Notes',
          sheets: ['Cover', 'Prices & more', 'Stock', 'Notes'],
        },
      ]);
      expect(await count('import_job')).toBe(before);
    });

    it.each([
      ['has too many columns', [Array<string>(20_000).fill('a')], 'TABLE.TOO_MANY_COLUMNS', 1],
      ['has an endless cell', [['name'], ['x'.repeat(60_000)]], 'TABLE.CELL_TOO_LONG', 2],
    ])('offers the others when the first %s', async (_how, rows, problem, row) => {
      const workbook = () => aWorkbookOf({ Big: rows, Prices: [['name'], ['Ladle']] });
      const refused = await send(workbook());
      expect([refused.status, refused.body.details]).toEqual([
        422,
        { problem, row, sheet: 'Big', sheets: ['Big', 'Prices'] },
      ]);
      const chosen = await send(workbook(), 'Prices');
      expect([chosen.status, chosen.body.sheet, ...fieldsOf(chosen.body)]).toEqual([201, 'Prices', 'name']);
    });

    it('goes over to another one until it is imported, and names it beside the row', async () => {
      const { body: job } = await send(content());
      await act(job.id, 'check', { mapping: fieldsOf(job), mode: 'create-and-update' });
      expect(await atRest(job.id)).toMatchObject({ state: 'checked', created: 1, failed: 1 });
      const failures = `${IMPORTS}/${job.id}/failures.csv`;
      const { body: csv } = await shop.call<string>('GET', failures, { token: admin });
      expect(csv.split('\r\n').slice(0, 2)).toEqual([
        expect.stringMatching(/sheet,row,label,field,problem$/),
        expect.stringMatching(/^Prices & more,3,.*,price,/),
      ]);

      expect((await choose(job.id, 'Notes')).status).toBe(422);
      expect((await choose(job.id, 'Sales')).body.fields?.[0]?.field).toBe('sheet');
      const { body: other } = await choose(job.id, 'Stock');
      expect(other).toMatchObject({ state: 'uploaded', sheet: 'Stock', total: null, created: 0, failed: 0 });
      expect(await rows(job.id, 'failed')).toEqual([]);
      await act(job.id, 'check', { mapping: fieldsOf(other), mode: 'create-and-update' });
      expect(await atRest(job.id)).toMatchObject({ state: 'checked', total: 1, created: 1, failed: 0 });
      await act(job.id, 'start', { skipFailed: false });
      expect(await atRest(job.id)).toMatchObject({ state: 'done', created: 1 });
      expect(await product('stock-tray')).toMatchObject({ price: 450, stock: 3 });
      expect(await product('sheet-tray')).toBeUndefined();
      expect((await choose(job.id, 'Prices & more')).body.code).toBe('IMPORT.WRONG_STATE');
    });
  });

  it('creates or updates alone when told so', async () => {
    await imported(`slug,name,price,category\nladle,Ladle,4.00,${category}`);
    const file = `slug,name,price,category\nladle,Ladle,5.00,${category}\nsieve,Sieve,6.00,${category}`;
    expect(await checked(file, 'create')).toMatchObject({ created: 1, failed: 1 });
    expect(await checked(file, 'update')).toMatchObject({ updated: 1, failed: 1 });
  });

  it('remembers how a file with the same head was read', async () => {
    const head = 'first,second,third';
    const { body: first } = await upload(`${head}\nWhisk,3.00,${category}`);
    expect(first.columns.map(({ field }) => field)).not.toEqual(['name', 'price', 'category']);
    await act(first.id, 'check', { mapping: ['name', 'price', 'category'], mode: 'create' });
    await atRest(first.id);
    const tried = (await upload(`${head}\nSpoon,2.00,${category}`)).body;
    expect(tried.columns.map(({ field }) => field)).not.toEqual(['name', 'price', 'category']);
    await act(first.id, 'start', { skipFailed: true });
    await atRest(first.id);
    const { body: second } = await upload(`${head}\nSpoon,2.00,${category}`);
    expect(second.columns.map(({ field }) => field)).toEqual(['name', 'price', 'category']);
  });

  it('shows what is remembered, to be changed and forgotten', async () => {
    const read = async () =>
      (await upload('one,two,three\nWhisk,3.00,7')).body.columns.map(({ field }) => field);
    const guessed = await read();
    const { body: job } = await upload('one,two,three\nWhisk,3.00,7');
    await act(job.id, 'check', { mapping: ['name', 'price', null], mode: 'update' });
    await atRest(job.id);
    await act(job.id, 'start', { skipFailed: true });
    await atRest(job.id);
    const MAPPINGS = '/admin/api/import-mappings';
    const { body: mappings } = await shop.call<ImportMappingResponse[]>('GET', MAPPINGS, { token: admin });
    const [kept] = mappings;
    expect(kept).toMatchObject({
      kind: 'products',
      supplier: null,
      columns: [
        { name: 'one', field: 'name' },
        { name: 'two', field: 'price' },
        { name: 'three', field: null },
      ],
    });
    const change = (mapping: (string | null)[]) =>
      shop.call<Problem>('PUT', `${MAPPINGS}/${kept!.id}`, { token: admin, body: { mapping } });
    expect((await change(['name', 'name', null])).body.fields?.[0]?.field).toBe('mapping');
    expect((await change(['name', 'price', 'stock'])).status).toBe(200);
    expect(await read()).toEqual(['name', 'price', 'stock']);
    expect((await shop.call('DELETE', `${MAPPINGS}/${kept!.id}`, { token: admin })).status).toBe(204);
    expect(await read()).toEqual(guessed);
    expect((await change(['name', 'price', null])).status).toBe(404);
  });

  it('refuses hostile files with the row, and keeps nothing of them', async () => {
    const before = await count('import_job');
    const refusal = async (content: string | Buffer) => {
      const { status, body } = await upload(content);
      return [status, body.code, body.details];
    };
    const unreadable = (problem: string, row: number | null) => [
      422,
      'IMPORT.FILE_UNREADABLE',
      { problem, row, sheet: null, sheets: [] },
    ];
    expect(await refusal('')).toEqual(unreadable('TABLE.EMPTY', null));
    expect(await refusal('a,a\n1,2')).toEqual(unreadable('TABLE.DUPLICATE_COLUMN', 1));
    expect(await refusal(`${'a,'.repeat(100_000)}a`)).toEqual(unreadable('TABLE.TOO_MANY_COLUMNS', 1));
    expect(await refusal('name,price\n"Tray,1\n')).toEqual(unreadable('TABLE.QUOTE_NOT_CLOSED', 2));
    expect(await count('import_job')).toBe(before);
  });

  it('of a file that breaks off later changes nothing', async () => {
    const lines = Array.from({ length: 900 }, (_, index) => `Bowl ${index},1.00,${category}`);
    const before = await count('product');
    const job = await checked(['name,price,category', ...lines, '"Bowl never closed,1'].join('\n'));
    expect(job).toMatchObject({ state: 'failed', problem: 'TABLE.QUOTE_NOT_CLOSED', problemRow: 902 });
    expect((await act(job.id, 'start', { skipFailed: true })).body.code).toBe('IMPORT.WRONG_STATE');
    expect(await count('product')).toBe(before);
  });

  it('refuses a mapping that means nothing', async () => {
    const { body } = await upload(`name,price\nTray,1`);
    for (const mapping of [['name'], ['name', 'name'], ['name', 'colour'], [null, null]]) {
      expect((await act(body.id, 'check', { mapping, mode: 'create-and-update' })).status).toBe(400);
    }
    expect((await act(body.id, 'check', { mapping: ['name', 'price'], mode: 'create' })).body.fields).toEqual(
      [{ field: 'mapping', message: 'No column is read as "category".' }],
    );
    expect((await act(body.id, 'cancel')).body.state).toBe('cancelled');
    expect((await act(body.id, 'cancel')).body.code).toBe('IMPORT.WRONG_STATE');
  });

  it('is for roles with the right to the catalogue', async () => {
    const { body: job } = await upload(`name,price\nTray,1`);
    await giveRole(shop, 'support', { has: 'owner' });
    try {
      expect((await upload('name\nTray')).body.code).toBe('IMPORT.KIND_FORBIDDEN');
      expect((await act(job.id, 'cancel')).body.code).toBe('IMPORT.KIND_FORBIDDEN');
      const list = await shop.call<ImportResponse[]>('GET', IMPORTS, { token: admin });
      expect(list.body).toEqual([]);
    } finally {
      await giveRole(shop, 'owner', { has: 'support' });
    }
  });

  it('offers a sample that can be imported', async () => {
    await shop.sql(
      `INSERT INTO category (name, slug) VALUES ('HACCP', 'haccp-equipment') ON CONFLICT DO NOTHING`,
    );
    const { body } = await shop.call<string>('GET', '/admin/api/import-sample.csv?kind=products', {
      token: admin,
    });
    expect(await checked(body)).toMatchObject({ total: 1, created: 1, failed: 0 });
    const fields = await shop.call<ImportFieldResponse[]>('GET', '/admin/api/import-fields?kind=products', {
      token: admin,
    });
    expect(fields.body.filter(({ isRequired }) => isRequired).map(({ name }) => name)).toEqual([
      'name',
      'price',
      'category',
    ]);
  });

  it('says that it was interrupted when its job has failed for good, instead of running for ever', async () => {
    const { id } = (await upload('name\nTray')).body;
    await shop.sql(`UPDATE import_job SET state = 'checking' WHERE id = $1`, [id]);
    // As a worker leaves it that died in the last attempt.
    await shop.sql(
      `WITH m AS (INSERT INTO outbox_message (event, payload, dispatched_at)
                  VALUES ('admin-bulk.import-ready', jsonb_build_object('importId', $1::int), now()) RETURNING id)
       INSERT INTO outbox_delivery (message_id, handler, queue, attempts, started_at, lease_until)
       SELECT id, 'admin-bulk.run-import', 'bulk-jobs', 10, now(), now() - interval '1 second' FROM m`,
      [id],
    );
    expect(await atRest(id)).toMatchObject({ state: 'failed', problem: 'IMPORT.INTERRUPTED' });
  });

  it('deletes the files of imports that ended, or that were left unfinished', async () => {
    const { body: left } = await upload('name\nTray');
    const { body: kept } = await upload('name\nTray');
    await shop.sql(`UPDATE import_job SET created_at = now() - interval '8 days' WHERE id = $1`, [left.id]);
    await shop.app.get(ScheduledJobs).runNow('admin-bulk.purge-imports');
    const stored = await shop.sql<{ id: number }>(`SELECT id FROM import_job WHERE stored_name <> ''`);
    expect(stored.map(({ id }) => id)).toContain(kept.id);
    expect(stored.map(({ id }) => id)).not.toContain(left.id);
    expect((await read(left.id)).state).toBe('cancelled');
  });
});
