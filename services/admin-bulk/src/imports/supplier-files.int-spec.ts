import { readFileSync } from 'node:fs';
import path from 'node:path';
import { waitUntil } from '@kp/testing';
import { parse } from 'csv-parse/sync';
import { type ImportShop, startImportShop } from '../testing/import-shop';
import type { ImportCauseResponse, ImportResponse } from './imports.dto';

type Row = Record<string, string>;

const FILES = path.join(__dirname, 'testing/supplier-files');
const file = (name: string) => readFileSync(path.join(FILES, name));
const table = (name: string) => parse(file(name), { columns: true }) as Row[];

const UNITS: Row = { pcs: 'H87', set: 'SET', box: 'XBX', case: 'XCT' };
const TAX_CLASSES: Row = { '21%': 'standard', '11%': 'reduced' };
const NOTHING = { asDraft: false, defaults: [], choices: [], corrections: [] };

describe('files as suppliers send them', () => {
  let imports: ImportShop;
  beforeAll(async () => {
    imports = await startImportShop('products');
    const inLei = { token: imports.admin, body: { currency: 'RON' } };
    expect((await imports.shop.call('PUT', '/admin/api/shop-settings', inLei)).status).toBe(200);
  });
  afterAll(() => imports.shop.close());

  const uploaded = async (name: string) => (await imports.upload(file(name), name)).body;
  const checked = async (job: ImportResponse, settings: object) => {
    const mapping = job.columns.map(({ field }) => field);
    await imports.act(job.id, 'check', { mapping, mode: 'create-and-update', settings });
    return imports.atRest(job.id);
  };
  const started = async (id: number) => {
    await imports.act(id, 'start', { skipFailed: true });
    return imports.atRest(id);
  };
  const causes = async (id: number) => {
    const url = `/admin/api/imports/${id}/causes`;
    return (await imports.shop.call<ImportCauseResponse[]>('GET', url, { token: imports.admin })).body;
  };
  /** `! field problem rows` of what stops rows, `? …` of warnings. */
  const told = async (id: number) =>
    (await causes(id)).map(({ field, messageKey, rows, isFailure }) =>
      [isFailure ? '!' : '?', field ?? 'row', messageKey.replace('validation.', ''), rows].join(' '),
    );
  const creating = async (id: number) =>
    (await causes(id))
      .filter(({ messageKey }) => messageKey === 'validation.importValueUnknown')
      .flatMap(({ field, fileValues }) =>
        fileValues.map(({ value }) => ({ field, value, action: 'create', target: null })),
      );
  const articles = (codes: string) =>
    imports.shop.sql<Row>(
      `SELECT p.sku AS code, p.name, c.name AS category, s.name AS supplier,
              coalesce(to_char(p.price_minor / 100.0, 'FM99990.00'), '') AS price,
              to_char(p.cost_price_minor / 100.0, 'FM99990.00') AS cost, p.stock_quantity::text AS stock,
              coalesce(p.unit, '') AS unit, coalesce(p.pack_size::text, '') AS pack,
              coalesce(p.weight_grams::text, '') AS grams, p.description, coalesce(p.gtin, '') AS gtin,
              coalesce(p.tax_classes ->> '*', '') AS vat, p.status
         FROM product p JOIN category c ON c.id = p.category_id LEFT JOIN supplier s ON s.id = p.supplier_id
        WHERE p.sku LIKE $1 AND p.deleted_at IS NULL ORDER BY p.sku`,
      [codes],
    );

  it('a list in Windows-1250 comes in once its unknown values are decided, as drafts', async () => {
    const job = await uploaded('supplier-ro.csv');
    expect(await checked(job, NOTHING)).toMatchObject({ total: 305, created: 0 });
    expect(await told(job.id)).toEqual([
      '! supplier importValueUnknown 302',
      '! category importValueUnknown 282',
      '! category required 20',
      '! row importDuplicate 3',
      '! name required 1',
      '? pictures importPictureMissing 300',
      '? gtin gtinInvalid 272',
      '? stock importStockWord 14',
    ]);
    const choices = [
      ...(await creating(job.id)),
      { field: 'category', value: 'Diverse', action: 'create', target: null },
      { field: 'stock', value: 'în stoc', action: 'use', target: '10' },
    ];
    const settings = {
      ...NOTHING,
      asDraft: true,
      defaults: [{ field: 'category', value: 'Diverse' }],
      choices,
    };
    // Eleven are on request, without a price.
    const articlesOfList = table('expected-supplier-ro-csv.csv');
    expect(await checked(job, settings)).toMatchObject({
      // One of them has no code.
      created: articlesOfList.length + 1,
      failed: 305 - articlesOfList.length - 1,
    });
    expect(await started(job.id)).toMatchObject({ state: 'done', created: articlesOfList.length + 1 });
    const expected = articlesOfList.map(({ pictures: _pictures, ...row }) => ({
      ...row,
      category: row['category'] || 'Diverse',
      stock: row['stock'] === 'în stoc' ? '10' : row['stock'],
      unit: UNITS[row['unit']!],
      vat: TAX_CLASSES[row['vat']!],
      status: 'draft',
    }));
    expect(await articles('GX-%')).toEqual(expected);
  });

  it('a workbook with a title, a head of two rows and groups comes in with what its rows lack', async () => {
    const job = await uploaded('supplier-ro.xlsx');
    expect(job).toMatchObject({ headRow: 3, hasGroups: true });
    const defaults = [{ field: 'supplier', value: 'INOX PROD IAȘI' }];
    await checked(job, { ...NOTHING, defaults });
    const settings = { ...NOTHING, defaults, choices: await creating(job.id) };
    expect(await checked(job, settings)).toMatchObject({ created: 40, failed: 0 });
    expect(await told(job.id)).toEqual([
      '? category importWillCreate 40',
      '? pictures importPictureMissing 40',
    ]);
    expect(await started(job.id)).toMatchObject({ state: 'done', created: 40 });
    const nothingElse = {
      unit: '',
      pack: '',
      grams: '',
      description: '',
      gtin: '',
      vat: '',
      status: 'active',
    };
    const expected = table('expected-supplier-ro-xlsx.csv');
    expect(await articles('IP%')).toEqual(
      expected.map(({ pictures: _pictures, ...row }) => ({ ...row, ...nothingElse })),
    );
  });

  it('the next list with the same head is read as the last one', async () => {
    const again = await uploaded('supplier-ro.csv');
    expect(again.settings.defaults).toEqual([{ field: 'category', value: 'Diverse' }]);
    expect(await checked(again, again.settings)).toMatchObject({ created: 0, updated: 0 });
  });

  it('a column that a supplier calls as before is what it was, also in another list', async () => {
    const job = (
      await imports.upload(
        'INOX PROD IAȘI;;;;\nReferință;Articol;Preț;Stoc;Depozit\nIP8000;Masă lată;12,50;3;Nord\n',
      )
    ).body;
    const mapping = job.columns.map(({ name, field }) => (name === 'Depozit' ? 'brand' : field));
    await imports.act(job.id, 'check', { mapping, mode: 'create-and-update', settings: job.settings });
    await imports.atRest(job.id);
    await started(job.id);
    const next = (
      await imports.upload(
        'INOX PROD IAȘI;;;;;\nDepozit;Articol;Referință;Stoc;Preț;Notă\nNord;Masă;IP8001;3;12,50;x\n',
      )
    ).body;
    expect(next.columns.find(({ name }) => name === 'Depozit')?.field).toBe('brand');
  });

  it('another list of a supplier is read with what was decided about the last one', async () => {
    const list =
      'INOX PROD IAȘI, oferta de iarnă;;;\nReferință;Articol;Preț;Stoc\nIP9000;Masă pliantă;12,50;3\n';
    const { settings, headRow } = (await imports.upload(list)).body;
    expect(headRow).toBe(2);
    expect(settings.defaults).toEqual([{ field: 'supplier', value: 'INOX PROD IAȘI' }]);
    expect(settings.choices).toContainEqual({
      field: 'category',
      value: 'HOTE',
      action: 'create',
      target: null,
    });
  });

  it('is undone but for what was changed since, and its products are listed until then', async () => {
    const head = 'Cod;Denumire;Categorie;Preț;Stoc';
    const first = await imports.imported(`${head}\nU-1;Tavă;Oale;10,00;5\nU-2;Capac;Oale;20,00;5\n`);
    const second = await imports.imported(
      `${head}\nU-1;Tavă;Oale;11,00;7\nU-2;Capac;Oale;21,00;5\nU-3;Mâner;Oale;3,00;5\n`,
    );
    expect([first.created, second.created, second.updated]).toEqual([2, 1, 2]);
    const listed = () =>
      imports.shop.call<{ id: number; code: string }[]>(
        'GET',
        `/admin/api/products?import=${second.id}&sort=name`,
        {
          token: imports.admin,
        },
      );
    expect((await listed()).body.map(({ code }) => code)).toEqual(['U-2', 'U-3', 'U-1']);
    await imports.shop.sql(`UPDATE product SET name = 'Capac mare' WHERE sku = 'U-2'`);
    expect((await imports.act(second.id, 'undo')).status).toBe(202);
    expect(await imports.atRest(second.id)).toMatchObject({ state: 'undone', restored: 2, kept: 1 });
    const stored = (await articles('U-%')).map(({ code, name, price, stock }) => [code, name, price, stock]);
    expect(stored).toEqual([
      ['U-1', 'Tavă', '10.00', '5'],
      ['U-2', 'Capac mare', '21.00', '5'],
    ]);
    const again = await imports.act(second.id, 'undo');
    expect([again.status, again.body.code]).toEqual([409, 'IMPORT.NOT_UNDOABLE']);
    expect((await listed()).body).toEqual([]);
  });

  it('is undone with the categories that it made, under their own names, but for those with something in them', async () => {
    const job = (
      await imports.upload(
        'Cod;Denumire;Categorie;Preț;Stoc\nN-1;Ceaun;01 CEAUNE;10,00;5\nN-2;Grătar;Grătare;20,00;5\n',
      )
    ).body;
    await checked(job, NOTHING);
    await checked(job, { ...NOTHING, choices: await creating(job.id) });
    expect(await started(job.id)).toMatchObject({ state: 'done', created: 2 });
    const made = () =>
      imports.shop.sql<Row>(
        `SELECT name FROM category WHERE name IN ('Ceaune', 'Grătare') AND deleted_at IS NULL ORDER BY name`,
      );
    expect(await made()).toEqual([{ name: 'Ceaune' }, { name: 'Grătare' }]);
    await imports.shop.sql(`UPDATE product SET name = 'Grătar mare' WHERE sku = 'N-2'`);
    await imports.act(job.id, 'undo');
    expect(await imports.atRest(job.id)).toMatchObject({ state: 'undone', restored: 1, kept: 1 });
    expect(await made()).toEqual([{ name: 'Grătare' }]);
    const audited = await imports.shop.sql<Row>(
      `SELECT before ->> 'name' AS name FROM audit_entry WHERE action = 'category.deleted'`,
    );
    expect(audited).toEqual([{ name: 'Ceaune' }]);
  });

  it('variants come in by the code of their group, are corrected by it, and an export brings them back', async () => {
    const head = 'Cod;Denumire;Categorie;Preț;Cod grup;groupName;option1Name;option1';
    const grouped = () =>
      imports.shop.sql<Row>(
        `SELECT p.sku, g.code, g.name, g.options[1] AS option, p.option_values[1] AS value, p.group_position::text AS place
           FROM product p JOIN product_group g ON g.id = p.group_id WHERE p.sku LIKE 'V-%' ORDER BY p.group_position`,
      );
    const first = await imports.imported(
      `${head}\nV-1;Mănuși S;Oale;9,00;MN;Mănuși nitril;Mărime;S\nV-2;Mănuși M;Oale;9,00;MN;;;M\n` +
        'V-3;Mănuși mari;Oale;9,00;mn;;Mărime;M\nV-4;Halat;Tigăi;9,00;MN;;;XL\nV-5;Cizme;Oale;9,00;G-99;;;42\n' +
        'V-6;Șorț;Oale;9,00;SR;Șorțuri;;\n',
    );
    expect([first.created, await imports.problems(first.id)]).toEqual([
      2,
      [
        '4 option1 importGroupTwice',
        '5 category importGroupCategory',
        '6 group importGroupUnknown',
        '7 option1 importGroupOptions',
      ],
    ]);
    const gloves = { code: 'MN', name: 'Mănuși nitril', option: 'Mărime' };
    expect(await grouped()).toEqual([
      { sku: 'V-1', ...gloves, value: 'S', place: '1' },
      { sku: 'V-2', ...gloves, value: 'M', place: '2' },
    ]);
    const { body } = await imports.shop.call<string>('GET', '/admin/api/products.csv?search=V-2', {
      token: imports.admin,
    });
    expect(await imports.checked(body)).toMatchObject({ unchanged: 1, updated: 0, failed: 0 });
    // One leaves, a new one comes last.
    const second = await imports.imported(
      'Cod;Denumire;Categorie;Preț;Cod grup;option1\nV-1;Mănuși S;Oale;9,00;;\nV-7;Mănuși L;Oale;9,00;MN;L\n',
    );
    expect([second.created, second.updated]).toEqual([1, 1]);
    expect((await grouped()).map(({ sku, value, place }) => [sku, value, place])).toEqual([
      ['V-2', 'M', '2'],
      ['V-7', 'L', '3'],
    ]);
    await imports.act(second.id, 'undo');
    expect(await imports.atRest(second.id)).toMatchObject({ state: 'undone', restored: 2, kept: 0 });
    expect((await grouped()).map(({ sku }) => sku)).toContain('V-1');
    const [{ id } = { id: '' }] = await imports.shop.sql<Row>(
      `SELECT id::text FROM product_group WHERE code = 'MN'`,
    );
    const listed = await imports.shop.call<{ code: string }[]>(
      'GET',
      `/admin/api/products?group=${id}&sort=name`,
      {
        token: imports.admin,
      },
    );
    expect(listed.body.map(({ code }) => code)).toEqual(['V-2', 'V-1']);
  });

  it('where a variant is moved to, the others of its group follow', async () => {
    const categories = () =>
      imports.shop.sql<Row>(
        `SELECT DISTINCT c.name FROM product p JOIN product_group g ON g.id = p.group_id
           JOIN category c ON c.id = p.category_id WHERE g.code = 'MN'`,
      );
    const moved = await imports.imported('Cod;Categorie\nV-2;Tigăi\n');
    expect([moved.updated, await categories()]).toEqual([1, [{ name: 'Tigăi' }]]);
    await imports.act(moved.id, 'undo');
    await imports.atRest(moved.id);
    expect(await categories()).toEqual([{ name: 'Oale' }]);
    const torn = await imports.checked('Cod;Categorie\nV-1;Tigăi\nV-2;Oale\n');
    expect([torn.updated, await imports.problems(torn.id)]).toEqual([1, ['3 category importGroupCategory']]);
    const [{ id, target } = { id: '', target: '' }] = await imports.shop.sql<Row>(
      `SELECT p.id::text, c.id::text AS target FROM product p, category c WHERE p.sku = 'V-1' AND c.name = 'Tigăi'`,
    );
    const body = { productIds: [Number(id)], categoryId: Number(target) };
    const { body: preview } = await imports.shop.call<{ followers: number }>(
      'POST',
      '/admin/api/products/bulk/categories/preview',
      { token: imports.admin, body },
    );
    expect(preview.followers).toBe(1);
    const { body: job } = await imports.shop.call<{ jobId: number }>(
      'PUT',
      '/admin/api/products/bulk/categories',
      { token: imports.admin, body },
    );
    expect(await categories()).toEqual([{ name: 'Tigăi' }]);
    await imports.shop.call('POST', `/admin/api/bulk-jobs/${job.jobId}/undo`, { token: imports.admin });
    await waitUntil('the group is back', async () => (await categories())[0]?.['name'] === 'Oale');
  });

  it('prices in another currency are refused', async () => {
    const job = await imports.imported(
      'Cod;Denumire;Categorie;Preț\nE-1;Oală;Oale;10,00 €\nE-2;Oală;Oale;10,00 lei\n',
    );
    expect([job.created, await imports.problems(job.id)]).toEqual([1, ['2 price importOtherCurrency']]);
  });

  it('what was decided about a cause holds for all its rows', async () => {
    const list =
      'Cod;Denumire;Categorie;Preț;Cost;Stoc\nZ-1;Oală;Oale;10,00;12,00;5\nZ-2;Oală mică;Oale;20,00;12,00;multe\n';
    const job = (await imports.upload(list)).body;
    const corrections = [
      { field: 'price', messageKey: 'validation.importBelowCost', action: 'skip' },
      { field: 'stock', messageKey: 'validation.importNumberInvalid', action: 'empty' },
    ];
    expect(await checked(job, { ...NOTHING, corrections })).toMatchObject({ created: 1, failed: 1 });
    expect(await imports.problems(job.id)).toEqual(['2 importLeftOut']);
    // A cell that cannot be read hides nothing, and its row comes in once it is decided.
    const unread = (await imports.upload('Cod;Denumire;Categorie;Preț;TVA;UM\nZ-4;Tel;Nouă;x;37%;hrib\n'))
      .body;
    await checked(unread, NOTHING);
    expect(await told(unread.id)).toEqual([
      '! category importValueUnknown 1',
      '! price importNumberInvalid 1',
      '! taxClass importRateUnknown 1',
      '! unit importValueUnknown 1',
    ]);
    const decided = {
      ...NOTHING,
      choices: [
        { field: 'category', value: 'Nouă', action: 'create', target: null },
        { field: 'taxClass', value: '37%', action: 'use', target: 'reduced' },
      ],
      corrections: [{ field: 'unit', messageKey: 'validation.importValueUnknown', action: 'empty' }],
      defaults: [],
    };
    await checked(unread, decided);
    expect(await imports.problems(unread.id)).toEqual([
      '2 price importNumberInvalid',
      '2 category importWillCreate',
    ]);
    // Without its stock a row may have another cause, which is decided as well.
    const second = (await imports.upload('Cod;Denumire;Categorie;Preț;Stoc\nZ-3;Oală;Oale;abc;multe\n')).body;
    const both = ['price', 'stock'].map((field) => ({
      field,
      messageKey: 'validation.importNumberInvalid',
      action: 'empty',
    }));
    await checked(second, { ...NOTHING, corrections: both });
    expect(await imports.problems(second.id)).toEqual(['2 price required']);
    const required = { field: 'price', messageKey: 'validation.required', action: 'skip' };
    await checked(second, { ...NOTHING, corrections: [...both, required] });
    expect(await imports.problems(second.id)).toEqual(['2 importLeftOut']);
  });
});
