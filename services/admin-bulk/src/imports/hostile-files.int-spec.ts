import { aWorkbook } from '@kp/testing';
import { type ImportShop, startImportShop } from '../testing/import-shop';

const zeros = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024);

describe('files of imports', () => {
  let desk: ImportShop;
  beforeAll(async () => {
    desk = await startImportShop('products');
    await desk.shop.product();
  });
  afterAll(() => desk.shop.close());

  const count = (table: string) => desk.shop.count(table);

  it('may be workbooks: numbers, yes and no, empty cells and texts arrive as in CSV', async () => {
    const head = ['name', 'price', 'category', 'stock', 'featured', 'description'];
    const table = [
      head,
      ['=Tray', 24.9, 'food-labels', 12, true, ' <b>&amp;'],
      ['Pan', '1.234,50', 'food-labels', null, false, null],
    ];
    const { body } = await desk.upload(aWorkbook(table), 'list.xlsx');
    expect(body).toMatchObject({ encoding: 'xlsx', fileName: 'list.xlsx' });
    expect(body.columns[1]).toEqual({ name: 'price', samples: ['24.9', '1.234,50'], field: 'price' });
    const job = await desk.imported(aWorkbook(table));
    expect(job).toMatchObject({ state: 'done', created: 2, failed: 0 });
    const made = await desk.shop.sql(
      `SELECT name, price_minor AS price, stock_quantity AS stock, featured, description FROM product
        WHERE slug IN ('tray', 'pan') ORDER BY id`,
    );
    expect(made).toEqual([
      { name: '=Tray', price: 2490, stock: 12, featured: true, description: '<b>&amp;' },
      { name: 'Pan', price: 123_450, stock: 0, featured: false, description: '' },
    ]);
    expect(await desk.imported(aWorkbook(table), 'update')).toMatchObject({ unchanged: 2, updated: 0 });
  });

  it('may be XML: each element that is repeated is a row', async () => {
    const product = (name: string, net: string, stock: string) =>
      `<product><name>${name}</name><price currency="EUR"><net>${net}</net></price><category>food-labels</category><stock>${stock}</stock></product>`;
    const file = `<?xml version="1.0"?><list>${product('Ladle &amp; lid', '12,50', '3')}${product('Whisk', '9,90', '0')}</list>`;
    const { body } = await desk.upload(file, 'list.xml');
    expect(body).toMatchObject({ encoding: 'xml', headRow: 1, sheets: [] });
    expect(body.columns.map(({ name, field }) => [name, field])).toEqual([
      ['name', 'name'],
      ['price currency', null],
      ['price net', 'price'],
      ['category', 'category'],
      ['stock', 'stock'],
    ]);
    expect(await desk.imported(file)).toMatchObject({ state: 'done', created: 2, failed: 0 });
    expect(
      await desk.shop.sql(
        `SELECT name, price_minor AS price, stock_quantity AS stock FROM product WHERE slug = 'ladle-lid'`,
      ),
    ).toEqual([{ name: 'Ladle & lid', price: 1250, stock: 3 }]);
  });

  it.each<[string, () => string | Buffer, string, number | null]>([
    ['XML that breaks off', () => '<list><p><name>Tray</name><price>1</price></p>', 'NOT_XML', null],
    [
      'XML with entities that expand',
      () =>
        '<!DOCTYPE l [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><l><p><name>&b;</name><price>1</price></p></l>',
      'NOT_XML',
      null,
    ],
    [
      'a zip bomb',
      () => aWorkbook([['name']], { 'xl/sharedStrings.xml': zeros(20) }),
      'WORKBOOK_TOO_LARGE',
      null,
    ],
    ['a million columns', () => `name${',a'.repeat(400_000)}`, 'TOO_MANY_COLUMNS', 1],
    [
      'a million columns of a workbook',
      () => aWorkbook([Array<string>(20_000).fill('a')]),
      'TOO_MANY_COLUMNS',
      1,
    ],
    ['a workbook that breaks off', () => aWorkbook([['name']]).subarray(0, 400), 'NOT_A_WORKBOOK', null],
    ['a workbook of before 2007', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'NOT_A_WORKBOOK', null],
    ['a quotation mark that is never closed', () => 'name,price\n"Tray,1', 'QUOTE_NOT_CLOSED', 2],
    ['an endless cell', () => `name\n${'x'.repeat(60_000)}`, 'CELL_TOO_LONG', 2],
    ['bytes that are no text', () => Buffer.from([1, 0, 2, 0, 3]), 'NOT_TEXT', null],
    ['nothing', () => '', 'EMPTY', null],
  ])(
    'that are %s are refused with the row, and nothing of them is kept',
    async (_kind, file, problem, row) => {
      const before = await count('import_job');
      const { status, body } = await desk.upload(file(), 'list.xlsx');
      expect([status, body.code, body.details]).toEqual([
        422,
        'IMPORT.FILE_UNREADABLE',
        expect.objectContaining({ problem: `TABLE.${problem}`, row }),
      ]);
      expect(await count('import_job')).toBe(before);
    },
  );

  it('in another encoding than they seem to have are read by their letters, or shown before anything changes', async () => {
    const romanian = Buffer.concat([
      Buffer.from('name,price,category\nFarfurie adânc', 'latin1'),
      Buffer.from([0xe3, 0x20, 0x62, 0xe3, 0x69]),
      Buffer.from('at,5,food-labels\n', 'latin1'),
    ]);
    const { body } = await desk.upload(romanian);
    expect(body).toMatchObject({ encoding: 'windows-1250' });
    expect(body.columns[0]!.samples).toEqual(['Farfurie adâncă băiat']);
    const { body: wide } = await desk.upload(Buffer.from('\ufeffname\nTavă', 'utf16le'));
    expect(wide).toMatchObject({
      encoding: 'utf-16le',
      columns: [{ name: 'name', samples: ['Tavă'], field: 'name' }],
    });
  });

  it('that go wrong far behind their head stop at the check with the row, and change nothing', async () => {
    const before = await count('product');
    const good = Array.from({ length: 600 }, (_, index) => [`Dish ${index}`, 1, 'food-labels']);
    const job = await desk.checked(
      aWorkbook([['name', 'price', 'category'], ...good, ['x'.repeat(60_000), 1, 'food-labels']]),
    );
    expect(job).toMatchObject({ state: 'failed', problem: 'TABLE.CELL_TOO_LONG', problemRow: 602 });
    expect((await desk.act(job.id, 'start', { skipFailed: true })).body.code).toBe('IMPORT.WRONG_STATE');
    expect(await count('product')).toBe(before);
  });
});
