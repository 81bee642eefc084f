import type { ImportCauseResponse, ImportResponse, ImportRowResponse } from '@kp/api-client/office';
import { anAdministrator, fakeNetwork, json, listOf, problem, renderPage } from '@kp/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import routes from '../../routes';

const network = fakeNetwork();
const open = (at = '/admin?tab=imports', isReturning = false) =>
  renderPage(routes, {
    at,
    texts: ['admin', 'adminImports', 'adminCatalog', 'units', 'problems'],
    token: 'token-1',
    isReturning,
  });

const IMPORT = '/admin/api/imports/12';
const column = (name: string, field: string | null, ...samples: string[]) => ({ name, field, samples });

const anImport = (fields: Partial<ImportResponse> = {}): ImportResponse => ({
  id: 12,
  kind: 'products',
  feedId: null,
  fileName: 'list.csv',
  encoding: 'utf-8',
  state: 'uploaded',
  sheet: null,
  sheets: [],
  headRow: 1,
  firstRows: [{ row: 1, text: 'Name · Preis · Farbe' }],
  hasGroups: false,
  settings: { asDraft: false, defaults: [], choices: [], corrections: [] },
  columns: [
    column('Name', 'name', 'Steel tray', 'Deep tray'),
    column('Preis', 'price', '12,50'),
    column('Farbe', null, 'grey'),
  ],
  mode: 'create-and-update',
  skipFailed: false,
  rows: 0,
  total: null,
  created: 0,
  updated: 0,
  unchanged: 0,
  failed: 0,
  held: 0,
  unknown: 0,
  restored: 0,
  kept: 0,
  undoableUntil: null,
  problem: null,
  problemRow: null,
  createdAt: '2026-11-23T08:00:00Z',
  startedAt: null,
  endedAt: null,
  createdBy: 'ana@kitchenpass.example',
  isWorkerAway: false,
  ...fields,
});

const COUNTS = { rows: 45, total: 45, created: 12, updated: 30, unchanged: 1, failed: 2 } as const;
const STARTED = { startedAt: '2026-11-23T08:01:00Z' };
const CHECKED = anImport({ state: 'checked', ...COUNTS, ...STARTED });

const aRow = (row: number, fields: Partial<ImportRowResponse>): ImportRowResponse => ({
  row,
  label: null,
  outcome: 'failed',
  problems: [],
  changes: [],
  ...fields,
});

/** The import as the shop has it now. */
let job: ImportResponse;

beforeEach(() => {
  job = anImport();
  network
    .on('GET /api/auth/me', json(anAdministrator()))
    .on('GET /api/cart', json([]))
    .on('GET /admin/api/imports', () => listOf([job]))
    .on('GET /admin/api/imports/:id', () => json(job))
    .on('GET /admin/api/imports/:id/events', { status: 503 })
    .on('GET /admin/api/imports/:id/rows', json([]))
    .on('GET /admin/api/imports/:id/causes', json([]))
    .on('GET /admin/api/categories', json([]))
    .on('GET /admin/api/suppliers', json([]))
    .on(
      'GET /admin/api/import-fields',
      json([
        { name: 'name', isRequired: true, example: 'Tray' },
        { name: 'price', isRequired: true, example: '24.90' },
        { name: 'category', isRequired: true, example: 'haccp-equipment' },
        { name: 'name[ro]', isRequired: false, example: '' },
        { name: 'attribute:Colour', isRequired: false, example: '' },
        { name: 'warranty', isRequired: false, example: '' },
      ]),
    );
});

const drawer = async (name = 'Import 12') => within(await screen.findByRole('dialog', { name }));
type Drawer = Awaited<ReturnType<typeof drawer>>;
/** The number under a name: New → 12. */
const count = (panel: Drawer, name: string) =>
  panel.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

describe('the imports', () => {
  it('are listed with their file, state, counts and who uploaded them', async () => {
    job = anImport({ state: 'done', ...COUNTS, ...STARTED });
    const { user, address } = await open();
    const row = within(await screen.findByRole('row', { name: /#12/ }));
    const cells = row.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells.slice(0, 6)).toEqual(['list.csv', 'Products', 'Imported', '12', '30', '2']);
    expect(row.getByText('ana@kitchenpass.example')).toBeVisible();
    await user.click(row.getByRole('link', { name: '#12' }));
    await waitFor(() => expect(address()).toBe('/admin?tab=imports&open=12'));
  });

  it('are explained while there are none', async () => {
    network.on('GET /admin/api/imports', listOf([]));
    await open();
    expect(await screen.findByText('No imports yet.')).toBeVisible();
  });

  it('are those of the kinds that the role includes', async () => {
    network
      .on('GET /api/auth/me', json(anAdministrator('support')))
      .on('GET /admin/api/dashboard', { status: 503 });
    const { user } = await open('/admin?tab=imports&new=products');
    const panel = await drawer('New import');
    await user.click(panel.getByRole('combobox', { name: 'What the file contains' }));
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Customers']);
  });

  it('start in the list of orders, with the columns of orders', async () => {
    network.on('GET /admin/api/orders', listOf([])).on('GET /api/orders', listOf([]));
    const { user, address } = await open('/admin?tab=orders');
    await user.click(await screen.findByRole('link', { name: 'Import' }));
    await waitFor(() => expect(address()).toBe('/admin?tab=imports&new=orders'));
    const panel = await drawer('New import');
    await user.click(panel.getByRole('combobox', { name: 'What the file contains' }));
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Products',
      'Customers',
      'Orders',
      'Attributes of categories',
    ]);
  });

  it('of orders name fields, problems and what will be changed in words', async () => {
    job = anImport({
      kind: 'orders',
      fileName: 'orders.xlsx',
      encoding: 'xlsx',
      state: 'checked',
      ...STARTED,
      columns: [
        column('Order', 'orderNumber', 'ORD-2026-000012'),
        column('Tracking number', 'awbNumber', '77'),
      ],
      rows: 3,
      total: 3,
      updated: 2,
      failed: 1,
    });
    network.on(
      'GET /admin/api/imports/:id/rows',
      json([
        aRow(4, {
          label: 'ORD-2026-000013',
          problems: [
            { field: 'total', messageKey: 'validation.importReadOnly', values: {}, message: 'Read only' },
            { field: null, messageKey: 'validation.importOrderRow', values: { row: 5 }, message: 'Row 5' },
          ],
        }),
      ]),
    );
    const { user } = await open('/admin?tab=imports&open=12');
    const panel = await drawer();
    expect(await panel.findByText(/This cannot be changed by an import/)).toHaveTextContent(/^Total /);
    expect(panel.getByText('Row 5 of the same order has a problem')).toBeVisible();
    await user.click(panel.getByRole('checkbox', { name: 'Import only the rows without problems' }));
    await user.click(panel.getByRole('button', { name: 'Import' }));
    const question = await drawer('Import this file?');
    expect(question.getByText('2 orders will be changed.')).toBeVisible();
  });

  it('of a workbook with several sheets are read from the one that is chosen, which is named beside the row', async () => {
    const workbook = { fileName: 'list.xlsx', encoding: 'xlsx', sheets: ['Prices', 'Stock', 'Notes'] };
    job = anImport({ ...workbook, sheet: 'Prices' });
    network.on('PUT /admin/api/imports/:id/sheet', ({ body }) => {
      const { sheet } = body as { sheet: string };
      if (sheet === 'Notes') {
        return problem(422, 'IMPORT.FILE_UNREADABLE', 'This file cannot be read as a table.', {
          details: { problem: 'TABLE.DUPLICATE_COLUMN', row: 1, sheet },
        });
      }
      job = anImport({ ...workbook, sheet, columns: [column('Name', 'name'), column('Units', null, '3')] });
      return json(job);
    });
    const { user } = await open('/admin?tab=imports&open=12');
    const panel = await drawer();
    const choose = async (sheet: string) => {
      await user.click(await panel.findByRole('combobox', { name: 'Sheet of the workbook' }));
      await user.click(await screen.findByRole('option', { name: sheet }));
    };
    await choose('Notes');
    expect(await panel.findByText(/^Notes, row 1: /)).toBeVisible();
    expect(panel.getByRole('combobox', { name: 'Field for “Preis”' })).toBeVisible();
    await choose('Stock');
    expect(await panel.findByRole('combobox', { name: 'Field for “Units”' })).toBeVisible();
    expect(panel.queryByRole('combobox', { name: 'Field for “Preis”' })).toBeNull();
    expect(panel.queryByText(/^Notes, row 1: /)).toBeNull();

    network.on('GET /admin/api/imports/:id/rows', json([aRow(2, { label: 'Tray' })]));
    network.on('POST /admin/api/imports/:id/check', () => {
      job = { ...job, ...COUNTS, ...STARTED, state: 'checked' };
      return { status: 202, body: job };
    });
    await user.click(panel.getByRole('button', { name: 'Check file' }));
    expect(await panel.findByRole('rowheader', { name: 'Stock, row 2' })).toBeVisible();
  });

  it('of a workbook that could not be read to its end say in which sheet and row', async () => {
    job = anImport({
      fileName: 'list.xlsx',
      encoding: 'xlsx',
      sheet: 'Prices',
      sheets: ['Prices', 'Stock'],
      state: 'failed',
      problem: 'TABLE.CELL_TOO_LONG',
      problemRow: 1204,
    });
    await open('/admin?tab=imports&open=12');
    expect(await (await drawer()).findByText(/^Prices, row 1,204: /)).toBeVisible();
  });

  it('start beside the export of the products', async () => {
    network
      .on('GET /admin/api/products', listOf([]))
      .on('GET /admin/api/suppliers', json([]))
      .on('GET /api/categories', json([]));
    const { user, address } = await open('/admin?tab=products');
    await user.click(await screen.findByRole('link', { name: 'Import' }));
    await waitFor(() => expect(address()).toBe('/admin?tab=imports&new=products'));
    expect(await screen.findByRole('dialog', { name: 'New import' })).toBeVisible();
  });
});

describe('a new import', () => {
  const UPLOAD = 'POST /admin/api/imports';
  const aFile = (name = 'list.csv') => new File(['name,price\n"Tray,1'], name);
  const input = async () =>
    (await drawer('New import')).findByLabelText('Choose a CSV, XLSX or XML file or drop it here');

  it('says what is wrong with a bad file, and in which row, and takes the next one', async () => {
    network.on(
      UPLOAD,
      problem(422, 'IMPORT.FILE_UNREADABLE', 'This file cannot be read as a table.', {
        details: { problem: 'TABLE.QUOTE_NOT_CLOSED', row: 2, sheet: null },
      }),
    );
    const { user, address } = await open();
    await user.click(await screen.findByRole('button', { name: 'New import' }));
    await user.upload(await input(), aFile());
    expect(await input()).toHaveAccessibleDescription(/^list\.csv /);
    const panel = await drawer('New import');
    await user.click(panel.getByRole('button', { name: 'Upload' }));
    const alert = await panel.findByText(/never closed/);
    expect(alert).toHaveTextContent('Row 2: A quotation mark that opens in this row is never closed.');

    network.on(UPLOAD, { status: 201, body: job });
    await user.click(panel.getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(address()).toBe('/admin?tab=imports&open=12'));
    const columns = await (await drawer()).findByRole('heading', { name: 'What are the columns?' });
    await waitFor(() => expect(columns).toHaveFocus());
    const [, call] = network.callsTo(UPLOAD);
    expect(call!.query).toEqual({ kind: 'products', fileName: 'list.csv' });
    expect(call!.headers).toMatchObject({
      authorization: 'Bearer token-1',
      'content-type': 'application/octet-stream',
    });
  });

  it('offers the other sheets of a workbook whose first cannot be read', async () => {
    const sheets = ['Prices', 'Stock', 'Notes'];
    network.on(UPLOAD, ({ query }) =>
      query['sheet'] === 'Notes'
        ? { status: 201, body: job }
        : problem(422, 'IMPORT.FILE_UNREADABLE', 'This file cannot be read as a table.', {
            details: { problem: 'TABLE.CELL_TOO_LONG', row: 2, sheet: query['sheet'] ?? 'Prices', sheets },
          }),
    );
    const { user, address } = await open('/admin?tab=imports&new=products');
    const panel = await drawer('New import');
    await user.upload(await input(), aFile('list.xlsx'));
    await user.click(panel.getByRole('button', { name: 'Upload' }));
    expect(await panel.findByText(/^Prices, row 2: /)).toBeVisible();
    const choose = async (sheet: string) => {
      await user.click(panel.getByRole('combobox', { name: 'Sheet of the workbook' }));
      await user.click(await screen.findByRole('option', { name: sheet }));
    };
    await user.click(panel.getByRole('combobox', { name: 'Sheet of the workbook' }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Stock',
      'Notes',
    ]);
    await user.keyboard('{Escape}');
    await choose('Stock');
    expect(await panel.findByText(/^Stock, row 2: /)).toBeVisible();
    await choose('Notes');
    await waitFor(() => expect(address()).toBe('/admin?tab=imports&open=12'));
    expect(network.callsTo(UPLOAD).map(({ query }) => query['sheet'])).toEqual([undefined, 'Stock', 'Notes']);
  });

  it('refuses what is no CSV file without sending it', async () => {
    await open('/admin?tab=imports&new=products');
    const user = userEvent.setup({ applyAccept: false });
    const panel = await drawer('New import');
    await user.click(panel.getByRole('button', { name: 'Upload' }));
    expect(await panel.findByText('Choose a file', { selector: 'p' })).toBeVisible();
    await user.upload(await input(), aFile('tray.png'));
    expect(
      await panel.findByText('Choose a CSV, XLSX or XML file (.csv, .tsv, .txt, .xlsx or .xml)'),
    ).toBeVisible();
    const large = Object.defineProperty(aFile(), 'size', { value: 400 * 1024 * 1024 });
    await user.upload(await input(), large);
    expect(await panel.findByText('The file is larger than 300 MB')).toBeVisible();
    const workbook = Object.defineProperty(aFile('list.xlsx'), 'size', { value: 60 * 1024 * 1024 });
    await user.upload(await input(), workbook);
    expect(await panel.findByText('The file is larger than 50 MB')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Upload' }));
    expect(network.callsTo(UPLOAD)).toEqual([]);
  });

  it('offers what the role includes, and takes a workbook', async () => {
    network
      .on('GET /api/auth/me', json(anAdministrator('orders')))
      .on('GET /admin/api/dashboard', { status: 503 })
      .on(UPLOAD, { status: 201, body: anImport({ kind: 'customers', fileName: 'list.xlsx' }) });
    const { user } = await open('/admin?tab=imports&new=customers');
    const panel = await drawer('New import');
    expect(panel.queryByLabelText(/ZIP file of pictures/)).toBeNull();
    expect(await input()).toHaveAccessibleDescription(
      /several sheets: .* XLSX and XML: up to 50 MB and 100,000 rows/,
    );
    await user.upload(await input(), aFile('list.xlsx'));
    await user.click(panel.getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(network.callsTo(UPLOAD)).toHaveLength(1));
    expect(network.callsTo(UPLOAD)[0]!.query).toEqual({ kind: 'customers', fileName: 'list.xlsx' });
  });

  it('takes the pictures of products in a ZIP file, and sends the table once', async () => {
    const PICTURES = `POST ${IMPORT}/pictures`;
    network
      .on(UPLOAD, { status: 201, body: job })
      .on(PICTURES, problem(422, 'IMPORT.PICTURES_UNREADABLE', 'This ZIP file cannot be read.'));
    const { address } = await open('/admin?tab=imports&new=products');
    const user = userEvent.setup({ applyAccept: false });
    const panel = await drawer('New import');
    const zip = panel.getByLabelText('Choose a ZIP file of pictures or drop it here (optional)');
    await user.upload(await input(), aFile());
    await user.upload(zip, aFile('photos.rar'));
    expect(await panel.findByText('Choose a ZIP file (.zip)')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Upload' }));
    expect(network.callsTo(UPLOAD)).toEqual([]);

    await user.upload(zip, aFile('photos.zip'));
    expect(zip).toHaveAccessibleDescription(/^photos\.zip /);
    await user.click(panel.getByRole('button', { name: 'Upload' }));
    expect(await panel.findByText("We couldn't upload the ZIP file of pictures")).toBeVisible();
    expect(panel.getByText('This ZIP file cannot be read.')).toBeVisible();

    network.on(PICTURES, json(job));
    await user.upload(zip, aFile('photos-2.zip'));
    await user.click(panel.getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(address()).toBe('/admin?tab=imports&open=12'));
    expect([network.callsTo(UPLOAD).length, network.callsTo(PICTURES).length]).toEqual([1, 2]);
  });

  it('shows how much is sent, and can be stopped', async () => {
    let answer = () => {};
    network.on(UPLOAD, async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return { status: 201, body: job };
    });
    const { user, address } = await open('/admin?tab=imports&new=products');
    await user.upload(await input(), aFile());
    const panel = await drawer('New import');
    await user.click(panel.getByRole('button', { name: 'Upload' }));
    expect(await panel.findByRole('progressbar', { name: 'Upload' })).toHaveAttribute('value', '0.5');
    expect(panel.getByText('50% uploaded')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Stop upload' }));
    expect(await panel.findByRole('button', { name: 'Upload' })).toBeEnabled();
    answer();
    await user.click(panel.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/admin?tab=imports'));
  });
});

describe('the columns of an import', () => {
  const CHECK = `POST ${IMPORT}/check`;
  const field = (panel: Drawer, name: string) =>
    panel.findByRole('combobox', { name: `Field for “${name}”` });
  const row = async (panel: Drawer, name: string) =>
    within((await field(panel, name)).closest<HTMLElement>('tr')!);

  it('are guessed, shown with their first values, and chosen anew', async () => {
    network.on(CHECK, () => {
      job = anImport({ state: 'checking', ...STARTED });
      return { status: 202, body: job };
    });
    const { user } = await open('/admin?tab=imports&open=12');
    const panel = await drawer();
    const name = await row(panel, 'Name');
    expect(name.getByText('Name (required)')).toBeVisible();
    expect(await name.findByText('Guessed')).toBeVisible();
    expect(name.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Steel tray',
      'Deep tray',
    ]);
    expect((await row(panel, 'Farbe')).getByText('Leave out')).toBeVisible();
    expect(panel.getByText(/^New ones can't be created without: Category\./)).toBeVisible();

    await user.click(await field(panel, 'Farbe'));
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options).toEqual(expect.arrayContaining(['Name (Română)', 'Attribute: Colour', 'warranty']));
    await user.click(screen.getByRole('option', { name: 'Price (required)' }));
    expect(await panel.findByText('Chosen for more than one column: Price')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Check file' }));
    expect(network.callsTo(CHECK)).toEqual([]);

    await user.click(await field(panel, 'Farbe'));
    await user.click(await screen.findByRole('option', { name: 'Attribute: Colour' }));
    await user.click(panel.getByRole('button', { name: 'Check file' }));
    expect(await panel.findByRole('heading', { name: 'Checking the file' })).toBeVisible();
    expect(network.callsTo(CHECK)[0]!.body).toEqual({
      mapping: ['name', 'price', 'attribute:Colour'],
      mode: 'create-and-update',
      settings: { asDraft: false, defaults: [], choices: [], corrections: [] },
    });
  });

  it('say when they are those of an earlier import', async () => {
    const former = anImport({ id: 9, fileName: 'october.csv', state: 'done', ...STARTED });
    network.on('GET /admin/api/imports', () => listOf([job, former]));
    await open('/admin?tab=imports&open=12');
    const panel = await drawer();
    expect(await (await row(panel, 'Preis')).findByText('Remembered')).toBeVisible();
    expect(panel.getByText(/^Same columns as import 9 \(october\.csv\)/)).toBeVisible();
  });

  it('must include what is required when only new products are created', async () => {
    const { user } = await open('/admin?tab=imports&open=12');
    const panel = await drawer();
    await user.click(await panel.findByRole('combobox', { name: 'What to do with the rows' }));
    await user.click(await screen.findByRole('option', { name: 'Only create new ones' }));
    await user.click(panel.getByRole('button', { name: 'Check file' }));
    expect(await panel.findByText('Required fields without a column: Category')).toBeVisible();
    expect(network.callsTo(CHECK)).toEqual([]);
  });

  it('are as they were chosen when the administrator returns later', async () => {
    const { user } = await open('/admin?tab=imports&open=12');
    await user.click(await field(await drawer(), 'Farbe'));
    await user.click(await screen.findByRole('option', { name: 'warranty' }));
    document.body.replaceChildren();
    await open('/admin?tab=imports&open=12', true);
    expect((await row(await drawer(), 'Farbe')).getByText('warranty')).toBeVisible();
  });
});

describe('a checked import', () => {
  const START = `POST ${IMPORT}/start`;
  const ROWS = `GET ${IMPORT}/rows`;
  beforeEach(() => {
    job = CHECKED;
    network.on(ROWS, ({ query }) =>
      json(
        query.outcome === 'failed'
          ? [
              aRow(3, {
                label: 'Pot',
                problems: [
                  {
                    field: 'price',
                    messageKey: 'validation.importNumberAmbiguous',
                    values: {},
                    message: 'Write the number without a thousands separator',
                  },
                ],
              }),
              aRow(6, {
                problems: [
                  {
                    field: null,
                    messageKey: 'validation.importDuplicate',
                    values: { row: 2 },
                    message: 'Row 2 is about the same',
                  },
                ],
              }),
            ]
          : [
              aRow(4, {
                outcome: 'updated',
                label: 'KP-7 Pan',
                changes: [
                  {
                    field: 'price',
                    before: '20.00',
                    after: '26.00',
                  },
                  {
                    field: 'compareAtPrice',
                    before: '25.00',
                    after: null,
                  },
                ],
              }),
            ],
      ),
    );
  });

  it('lists its problems by row, and what would change from before to after', async () => {
    const { user, address } = await open('/admin?tab=imports&open=12');
    const panel = await drawer();
    expect(await panel.findByRole('heading', { name: 'Result of the check' })).toBeVisible();
    expect(['New', 'Changed', 'Unchanged', 'With problems'].map((name) => count(panel, name))).toEqual([
      '12',
      '30',
      '1',
      '2',
    ]);
    expect(
      await panel.findByRole('row', {
        name: 'Row 3 Pot Price Write the number without a thousands separator',
      }),
    ).toBeVisible();
    expect(panel.getByRole('row', { name: 'Row 6 Repeats row 2, which counts' })).toBeVisible();

    await user.click(panel.getByRole('combobox', { name: 'Show rows' }));
    await user.click(await screen.findByRole('option', { name: 'Changed (30)' }));
    const changed = await panel.findByRole('row', { name: /^Row 4 KP-7 Pan/ });
    expect(changed).toHaveTextContent(/Price Before: 20\.00 +After: 26\.00/);
    expect(changed).toHaveTextContent(/Compare-at price Before: 25\.00 +After: Empty/);
    expect(address()).toBe('/admin?tab=imports&rows=updated&open=12');
  });

  it('has more problems than a page, and all of them as a file', async () => {
    const rows = (from: number, length: number) =>
      Array.from({ length }, (_, at) => aRow(from + at, { label: `Pot ${from + at}` }));
    network
      .on(ROWS, ({ query }) => json(query.after === '0' ? rows(2, 100) : rows(102, 1)))
      .on(`GET ${IMPORT}/failures.csv`, { status: 503 });
    const { user } = await open('/admin?tab=imports&open=12');
    const panel = await drawer();
    await user.click(await panel.findByRole('button', { name: 'Show more rows' }));
    expect(await panel.findByRole('row', { name: /^Row 102 / })).toBeVisible();
    expect(network.callsTo(ROWS).at(-1)!.query).toEqual({ outcome: 'failed', after: '101', limit: '100' });
    expect(panel.queryByRole('button', { name: 'Show more rows' })).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Download problems as CSV' }));
    expect((await screen.findAllByText("We couldn't download the problems"))[0]).toBeVisible();
    expect(network.callsTo(`GET ${IMPORT}/failures.csv`)[0]!.headers['authorization']).toBe('Bearer token-1');
  });

  it('imports the good rows only after that is decided, and says first what it will do', async () => {
    network.on(START, () => {
      job = anImport({ state: 'importing', total: 45, ...STARTED });
      return { status: 202, body: job };
    });
    const { user } = await open('/admin?tab=imports&open=12');
    const panel = await drawer();
    const box = await panel.findByRole('checkbox', { name: 'Import only the rows without problems' });
    await user.click(panel.getByRole('button', { name: 'Import' }));
    expect(await panel.findByText(/^Some rows have problems\. Leave them out here/)).toBeVisible();
    expect(box).toHaveFocus();
    expect(screen.queryByRole('dialog', { name: 'Import this file?' })).toBeNull();

    await user.click(box);
    await user.click(panel.getByRole('button', { name: 'Import' }));
    const question = await drawer('Import this file?');
    expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '12 products will be created.',
      '30 products will be changed.',
      '2 rows with problems are left out.',
    ]);
    const followed = { state: 'importing', total: 45, ...STARTED } as const;
    network.on(`GET ${IMPORT}/events`, () => {
      job = anImport({ ...followed, ...COUNTS, state: 'done', endedAt: '2026-11-23T08:02:00Z' });
      return { status: 200, events: [anImport({ ...followed, rows: 20, created: 20 }), job] };
    });
    await user.click(question.getByRole('button', { name: 'Import' }));
    expect(await panel.findByRole('heading', { name: 'The file is imported' })).toBeVisible();
    expect(network.callsTo(START)[0]!.body).toEqual({ skipFailed: true });
    expect(network.callsTo(START)).toHaveLength(1);
    expect(count(panel, 'New')).toBe('12');
  });

  it('is asked nothing about problems where there are none', async () => {
    job = { ...CHECKED, failed: 0, updated: 0, created: 1 };
    network.on(START, problem(409, 'IMPORT.WRONG_STATE', 'The import is at another step by now.'));
    const { user } = await open('/admin?tab=imports&open=12');
    const panel = await drawer();
    await user.click(await panel.findByRole('button', { name: 'Import' }));
    const question = await drawer('Import this file?');
    expect(question.getByText('1 product will be created.')).toBeVisible();
    job = anImport({ state: 'cancelled', ...COUNTS, ...STARTED });
    await user.click(question.getByRole('button', { name: 'Import' }));
    expect((await screen.findAllByText('The import is at another step by now.'))[0]).toBeVisible();
    expect(network.callsTo(START)[0]!.body).toEqual({ skipFailed: false });
    expect(await panel.findByRole('heading', { name: 'The import was stopped' })).toBeVisible();
  });

  it('goes back to its columns, and offers no import that would change nothing', async () => {
    job = { ...CHECKED, created: 0, updated: 0 };
    const { user } = await open('/admin?tab=imports&open=12');
    const panel = await drawer();
    expect(await panel.findByText(/^There is nothing to import/)).toBeVisible();
    expect(panel.queryByRole('button', { name: 'Import' })).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Change columns' }));
    await user.click(await panel.findByRole('button', { name: 'Back to the result' }));
    expect(await panel.findByText(/^There is nothing to import/)).toBeVisible();
  });

  it('tells which pictures a row is imported without', async () => {
    job = anImport({
      state: 'done',
      ...COUNTS,
      ...STARTED,
      failed: 0,
      updated: 0,
      columns: [column('Photos', 'pictures')],
    });
    const value = 'http://localhost/a.png';
    const problems = [
      { field: 'pictures', messageKey: 'validation.importPictureAddress', values: { value }, message: 'No' },
    ];
    network.on(`GET ${IMPORT}/rows`, json([aRow(2, { outcome: 'created', label: 'Tray', problems })]));
    await open('/admin?tab=imports&open=12');
    const panel = await drawer();
    const row = within(await panel.findByRole('row', { name: /Row 2/ }));
    expect(
      row.getByText(/Pictures can't be fetched from this address: http:\/\/localhost\/a\.png/),
    ).toBeVisible();
    expect(panel.getByRole('button', { name: 'Download problems as CSV' })).toBeVisible();
  });
});

describe('an import that goes on', () => {
  const RUNNING = anImport({ state: 'importing', total: 45, rows: 20, created: 20, ...STARTED });

  it('is found again by its address, and followed to its end without the stream of events', async () => {
    const startedAt = new Date(Date.now() - 1_000_000).toISOString();
    job = { ...RUNNING, rows: 20_000, total: 45_000, startedAt };
    await open('/admin?tab=imports&open=12');
    const panel = await drawer();
    expect(await panel.findByRole('progressbar', { name: 'Progress' })).toHaveAttribute('value', '20000');
    expect(
      await panel.findByText('20,000 of 45,000 rows · 20 rows a second · about 21 min left'),
    ).toBeVisible();
    job = anImport({ state: 'done', ...COUNTS, ...STARTED });
    expect(await panel.findByRole('heading', { name: 'The file is imported' })).toBeVisible();
    expect(panel.queryByRole('progressbar')).toBeNull();
  });

  it('stops after a question; what is imported stays', async () => {
    job = RUNNING;
    network.on(`POST ${IMPORT}/cancel`, () => {
      job = { ...RUNNING, state: 'cancelled', endedAt: '2026-11-23T08:02:00Z' };
      return json(job);
    });
    const { user } = await open('/admin?tab=imports&open=12');
    const panel = await drawer();
    await user.click(await panel.findByRole('button', { name: 'Stop' }));
    const question = within(await screen.findByRole('tooltip'));
    expect(question.getByText('Stop this import? What is already imported stays.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Stop' }));
    expect(await panel.findByRole('heading', { name: 'The import was stopped' })).toBeVisible();
    expect(panel.getByText('20 of 45 rows')).toBeVisible();
  });

  it('is stopped while it is checked, when nothing is known of its length', async () => {
    job = anImport({ state: 'checking', rows: 500, created: 500, isWorkerAway: true, ...STARTED });
    network.on(`POST ${IMPORT}/cancel`, () => {
      job = anImport({ state: 'cancelled', ...STARTED });
      return json(job);
    });
    const { user } = await open('/admin?tab=imports&open=12');
    const panel = await drawer();
    expect(await panel.findByText(/^500 rows/)).toBeVisible();
    expect(panel.getByRole('progressbar')).not.toHaveAttribute('value');
    expect(panel.getByText(/^No background process is running/)).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Stop' }));
    await user.click(within(await screen.findByRole('tooltip')).getByRole('button', { name: 'Stop' }));
    expect(await panel.findByRole('heading', { name: 'The import was stopped' })).toBeVisible();
  });

  it('that broke off says where', async () => {
    job = anImport({ state: 'failed', problem: 'TABLE.QUOTE_NOT_CLOSED', problemRow: 902, ...STARTED });
    await open('/admin?tab=imports&open=12');
    expect(await (await drawer()).findByText(/^Row 902: A quotation mark/)).toBeVisible();
  });

  it('of a kind that the role lacks is not shown', async () => {
    const message = 'Your role does not include this kind of import.';
    network.on('GET /admin/api/imports/:id', problem(403, 'IMPORT.KIND_FORBIDDEN', message));
    await open('/admin?tab=imports&open=12');
    expect(await (await drawer()).findByText(message)).toBeVisible();
  });
});

describe('the causes of problems', () => {
  const CAUSES = `GET ${IMPORT}/causes`;
  const aCause = (fields: Partial<ImportCauseResponse>): ImportCauseResponse => ({
    field: 'category',
    messageKey: 'validation.importValueUnknown',
    values: { value: 'Oale' },
    message: 'Not known in the shop: Oale',
    isFailure: true,
    rows: 20,
    firstRows: [2, 5],
    fileValues: [
      { value: 'Oale', rows: 15 },
      { value: 'Tigăi', rows: 5 },
    ],
    ...fields,
  });

  beforeEach(() => {
    job = CHECKED;
  });

  it('are decided for all their rows, and the file is checked again with it', async () => {
    network
      .on('GET /admin/api/categories', json([{ id: 1, name: 'Pots', slug: 'pots' }]))
      .on(
        CAUSES,
        json([
          aCause({}),
          aCause({ messageKey: 'validation.required', values: {}, rows: 3, fileValues: [] }),
          aCause({
            field: 'price',
            messageKey: 'validation.importNoColumn',
            values: {},
            rows: 2,
            fileValues: [],
          }),
          aCause({
            field: 'originCountry',
            rows: 1,
            fileValues: [{ value: 'Atlantis', rows: 1 }],
          }),
          aCause({
            field: 'stock',
            messageKey: 'validation.importStockWord',
            isFailure: false,
            fileValues: [{ value: 'în stoc', rows: 14 }],
          }),
          aCause({
            field: 'price',
            messageKey: 'validation.importBelowCost',
            values: { cost: '9.00' },
            isFailure: false,
            fileValues: [],
          }),
        ]),
      )
      .on(`POST ${IMPORT}/check`, () => json(job));
    const { user } = await open('/admin?tab=imports&open=12');
    const panel = await drawer();
    expect(await panel.findAllByText('Rows: 20 (first: 2, 5)')).toHaveLength(3);
    await user.click(panel.getByRole('button', { name: 'Create all' }));
    await user.click(panel.getByRole('combobox', { name: 'Decision on “Tigăi”' }));
    await user.click(await screen.findByRole('option', { name: 'Pots' }));
    await user.click(panel.getByRole('combobox', { name: 'For all of these rows' }));
    await user.click(await screen.findByRole('option', { name: 'Create “Without category”' }));
    await user.type(panel.getByRole('textbox', { name: 'Stock for “în stoc”' }), '10');
    await user.type(panel.getByRole('textbox', { name: 'Price in % above the cost' }), '30');
    await user.type(panel.getByRole('combobox', { name: 'Decision on “Atlantis”' }), 'Greece');
    await user.click(await screen.findByRole('option', { name: 'Greece' }));
    await user.click(panel.getByRole('combobox', { name: /The price is below the cost/ }));
    await user.click(await screen.findByRole('option', { name: 'Leave these rows out' }));
    expect(panel.getByRole('button', { name: 'Check again' })).toBeVisible();
    // What is decided is checked before it can be imported.
    expect(panel.queryByRole('button', { name: 'Import' })).toBeNull();
    await user.click(panel.getByRole('checkbox', { name: /stay drafts/ }));
    await user.click(panel.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(network.callsTo(`POST ${IMPORT}/check`)).toHaveLength(1));
    expect(network.callsTo(`POST ${IMPORT}/check`)[0]!.body).toMatchObject({
      settings: {
        asDraft: true,
        defaults: [
          { field: 'category', value: 'Without category' },
          { field: 'price', value: 'cost + 30%' },
        ],
        choices: [
          { field: 'category', value: 'Oale', action: 'create', target: null },
          { field: 'category', value: 'Tigăi', action: 'use', target: 'Pots' },
          { field: 'category', value: 'Without category', action: 'create', target: null },
          { field: 'stock', value: 'în stoc', action: 'use', target: '10' },
          { field: 'originCountry', value: 'Atlantis', action: 'use', target: 'GR' },
        ],
        corrections: [{ field: 'price', messageKey: 'validation.importBelowCost', action: 'skip' }],
      },
    });
  });

  it('of an unknown rate of VAT name the classes with their rates where the seller is', async () => {
    const rate = { country: 'DE', taxClass: 'reduced', rate: 0.07, isInForce: true };
    network
      .on('GET /admin/api/tax-settings', json({ homeCountry: 'DE' }))
      .on(
        'GET /admin/api/vat-rates',
        json([
          { ...rate, country: 'RO', rate: 0.11 },
          { ...rate, rate: 0.16, isInForce: false },
          rate,
          { ...rate, taxClass: 'standard', rate: 0.19 },
        ]),
      )
      .on(
        CAUSES,
        json([
          aCause({
            field: 'taxClass',
            messageKey: 'validation.importRateUnknown',
            values: { value: '5.5%', rates: '7%' },
            fileValues: [{ value: '5.5%', rows: 20 }],
          }),
        ]),
      );
    const { user } = await open('/admin?tab=imports&open=12');
    const panel = await drawer();
    await user.click(await panel.findByRole('combobox', { name: 'Decision on “5.5%”' }));
    expect(await screen.findByRole('option', { name: 'Reduced rate (7%)' })).toBeVisible();
    // Without a rate of its own.
    expect(screen.getByRole('option', { name: 'Second reduced rate (19%)' })).toBeVisible();
    expect(screen.getByRole('option', { name: 'Exempt' })).toBeVisible();
  });

  it('leave a link to what came in, and a way back', async () => {
    job = anImport({
      state: 'done',
      ...COUNTS,
      ...STARTED,
      endedAt: STARTED.startedAt,
      undoableUntil: '2999-01-01T00:00:00Z',
    });
    network.on(`POST ${IMPORT}/undo`, () => {
      job = anImport({ ...job, state: 'undone', restored: 41, kept: 1, undoableUntil: null });
      return json(job);
    });
    const { user } = await open('/admin?tab=imports&open=12');
    const panel = await drawer();
    const link = await panel.findByRole('link', { name: 'Show products (42)' });
    expect(link).toHaveAttribute('href', '/admin?tab=products&import=12');
    await user.click(panel.getByRole('button', { name: 'Undo' }));
    const question = within(await screen.findByRole('dialog', { name: 'Undo this import?' }));
    await user.click(question.getByRole('button', { name: 'Undo' }));
    expect(await panel.findByText('Undone: 41. Changed since and left as they are: 1.')).toBeVisible();
  });

  it('of a file with titles above, another row can be the head', async () => {
    job = anImport({
      headRow: 3,
      firstRows: [
        { row: 1, text: 'INOX PROD' },
        { row: 3, text: 'Cod · Denumire' },
      ],
    });
    network.on(`PUT ${IMPORT}/sheet`, () => json(job));
    const { user } = await open('/admin?tab=imports&open=12');
    const panel = await drawer();
    await user.click(await panel.findByRole('combobox', { name: 'Row with the names of the columns' }));
    await user.click(await screen.findByRole('option', { name: 'Row 1: INOX PROD' }));
    await waitFor(() => expect(network.callsTo(`PUT ${IMPORT}/sheet`)[0]!.body).toEqual({ headRow: 1 }));
  });
});

describe('what is remembered of the columns of files', () => {
  const MAPPING = '/admin/api/import-mappings/7';
  let mapping = { file: 'nord.xlsx', stock: null as string | null };
  let isForgotten = false;
  const kept = () => ({
    id: 7,
    kind: 'products',
    fileName: mapping.file,
    usedAt: '2026-11-23T08:00:00Z',
    supplier: 'Nord SRL',
    columns: [
      { name: 'Denumire', field: 'name' },
      { name: 'Garantie', field: mapping.stock },
    ],
  });

  beforeEach(() => {
    mapping = { file: 'nord.xlsx', stock: null };
    isForgotten = false;
    network.on('GET /admin/api/import-mappings', () => json(isForgotten ? [] : [kept()]));
  });

  it('is a section of the settings, where a column can be read as another field', async () => {
    network.on(`PUT ${MAPPING}`, () => {
      mapping.stock = 'warranty';
      return json(kept());
    });
    const { user } = await open('/admin?tab=mappings');
    const row = await screen.findByRole('row', { name: /nord\.xlsx/ });
    expect(within(row).getByText('1 of 2')).toBeVisible();
    expect(within(row).getByText('Nord SRL')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Import mappings', current: 'page' })).toBeVisible();
    await user.click(within(row).getByRole('link', { name: /nord\.xlsx/ }));
    const panel = await drawer('nord.xlsx');
    await user.click(await panel.findByRole('combobox', { name: 'Field for “Garantie”' }));
    await user.click(await screen.findByTitle('warranty'));
    await user.click(panel.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(network.callsTo(`PUT ${MAPPING}`)[0]?.body).toEqual({ mapping: ['name', 'warranty'] }),
    );
    await waitFor(() => expect(panel.getByRole('button', { name: 'Save changes' })).toBeDisabled());
  });

  it('is forgotten after a question', async () => {
    network.on(`DELETE ${MAPPING}`, () => {
      isForgotten = true;
      return { status: 204 };
    });
    const { user } = await open('/admin?tab=mappings&open=7');
    const panel = await drawer('nord.xlsx');
    await user.click(await panel.findByRole('button', { name: 'Forget mapping' }));
    const question = within(await screen.findByRole('tooltip'));
    await user.click(question.getByRole('button', { name: 'Forget mapping' }));
    expect(await screen.findByText('Nothing is remembered yet')).toBeVisible();
  });
});
