import type { HeldPriceResponse, ReportedFeedRunResponse, SupplierFeedResponse } from '@kp/api-client/office';
import { anAdministrator, fakeNetwork, json, listOf, problem, renderPage } from '@kp/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';

const network = fakeNetwork();
const FEEDS = '/admin/api/supplier-feeds';

const aFeed = (changes: Partial<SupplierFeedResponse> = {}): SupplierFeedResponse => ({
  id: 3,
  name: 'Inox prices',
  supplierId: null,
  supplierName: null,
  address: 'https://inox.example/list.csv',
  auth: 'basic',
  username: 'shop',
  everyHours: 24,
  fields: ['price', 'stock'],
  maxChangePercent: 20,
  maxSoldOutPercent: 50,
  isActive: true,
  columns: [{ name: 'Pret', field: 'price' }],
  waiting: 0,
  lastGoodAt: '2026-11-30T08:00:00.000Z',
  brokenSince: null,
  nextRunAt: '2026-12-01T08:00:00.000Z',
  lastRun: null,
  version: 4,
  ...changes,
});
const aRun = (changes: Partial<ReportedFeedRunResponse> = {}): ReportedFeedRunResponse => ({
  id: 9,
  importId: 77,
  state: 'done',
  problem: null,
  problemRow: null,
  startedAt: '2026-11-30T08:00:00.000Z',
  endedAt: '2026-11-30T08:00:05.000Z',
  updated: 12,
  unchanged: 300,
  held: 2,
  unknown: 40,
  failed: 1,
  ...changes,
});
const aHeldPrice = (productId: number, label: string): HeldPriceResponse => ({
  productId,
  label,
  changes: [{ field: 'price', before: '10.00', after: '13.10' }],
  dismissed: false,
});

async function open(feeds: SupplierFeedResponse[], query = '') {
  network.on(`GET ${FEEDS}`, json(feeds));
  const page = await renderPage(routes, {
    at: `/admin?tab=feeds${query}`,
    texts: ['admin', 'adminImports', 'adminCatalog', 'problems', 'validation'],
    token: 'token-1',
  });
  await screen.findByRole('heading', { level: 1 });
  return page;
}

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(anAdministrator()))
    .on('GET /api/cart', json([]))
    .on('GET /admin/api/suppliers', listOf([]))
    .on('GET /admin/api/imports', listOf([]))
    .on('GET /admin/api/imports/77', { status: 503 })
    .on(`GET ${FEEDS}/3/runs`, listOf([]))
    .on(`GET ${FEEDS}/3/held`, json([]));
});

describe('lists of suppliers', () => {
  it('say how they stand', async () => {
    await open([
      aFeed(),
      aFeed({ id: 4, name: 'Alpina', waiting: 7 }),
      aFeed({ id: 5, name: 'Verde', brokenSince: '2026-11-30T09:00:00.000Z' }),
      aFeed({ id: 6, name: 'New', columns: [], isActive: false, lastGoodAt: null }),
    ]);
    const standing = async (name: string) =>
      within((await screen.findByRole('rowheader', { name })).closest('tr')!);
    expect((await standing('Inox prices')).getByText('Good')).toBeVisible();
    expect((await standing('Alpina')).getByText('Prices wait')).toBeVisible();
    expect((await standing('Verde')).getByText('Broken')).toBeVisible();
    expect((await standing('New')).getByText('Not tested')).toBeVisible();
  });

  it('are added with a password, which is asked for and never shown', async () => {
    const { user, address } = await open([], '&edit=new');
    await user.type(await screen.findByLabelText('Name of the list'), 'Inox prices');
    await user.type(screen.getByLabelText('Address'), 'inox.example/list.csv');
    await user.click(screen.getByRole('combobox', { name: 'Sign-in' }));
    await user.click(await screen.findByRole('option', { name: 'User name and password' }));
    await user.type(await screen.findByLabelText('User name'), 'shop');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Enter an address that begins with https://')).toBeVisible();
    expect(screen.getByText('This field is required')).toBeVisible();
    expect(network.callsTo(`POST ${FEEDS}`)).toEqual([]);

    await user.clear(screen.getByLabelText('Address'));
    await user.type(screen.getByLabelText('Address'), 'https://inox.example/list.csv');
    await user.type(screen.getByLabelText('Password'), 'secret-of-inox');
    expect(JSON.stringify({ ...localStorage })).not.toContain('secret-of-inox');
    network.on(`POST ${FEEDS}`, { status: 201, body: aFeed({ columns: [], isActive: false }) });
    network.on(`GET ${FEEDS}`, json([aFeed({ columns: [], isActive: false })]));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(address()).toBe('/admin?tab=feeds&open=3'));
    expect(network.callsTo(`POST ${FEEDS}`)[0]!.body).toMatchObject({
      auth: 'basic',
      secret: 'secret-of-inox',
      fields: ['price', 'stock'],
      maxChangePercent: 20,
      maxSoldOutPercent: 50,
      isActive: false,
    });
    expect(await screen.findByRole('button', { name: 'Test now' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Run now' })).toBeNull();
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it('are tested: what is wrong is said, and what came leads to the choice of columns', async () => {
    const { user, address } = await open([aFeed()], '&open=3');
    network.on(
      `POST ${FEEDS}/3/test`,
      problem(422, 'FEED.UNREADABLE', 'The list of this supplier cannot be read.', {
        details: { problem: 'FEED.UNAUTHORIZED', row: null },
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Test now' }));
    expect(await screen.findByText('The server refused the user name, password or token.')).toBeVisible();
    network.on(`POST ${FEEDS}/3/test`, { status: 201, body: { id: 77 } });
    await user.click(screen.getByRole('button', { name: 'Test now' }));
    await waitFor(() => expect(address()).toBe('/admin?tab=imports&open=77'));
  });

  it('report their runs, and prices that wait are decided one by one or all at once', async () => {
    network
      .on(`GET ${FEEDS}/3/runs`, listOf([aRun(), aRun({ id: 8, state: 'failed', problem: 'FEED.TOO_SLOW' })]))
      .on(`GET ${FEEDS}/3/held`, json([aHeldPrice(5, 'GN-5 Tray'), aHeldPrice(6, 'GN-6 Lid')]));
    const { user } = await open([aFeed({ waiting: 2 })], '&open=3');
    const runs = within(await screen.findByRole('table', { name: 'Runs' }));
    expect(runs.getByText('The server did not send the file in time.', { exact: false })).toBeVisible();
    expect(runs.getAllByRole('cell', { name: '40' })).toHaveLength(2);
    const held = within(screen.getByRole('region', { name: 'Prices that moved too far' }));
    expect(held.getAllByText('(+31%)')).toHaveLength(2);

    const decided = { decided: 1, renewed: 0, waiting: 1 };
    network.on(`POST ${FEEDS}/3/held/dismiss`, json(decided));
    await user.click(held.getByRole('button', { name: 'Keep ours: GN-6 Lid' }));
    await waitFor(() =>
      expect(network.callsTo(`POST ${FEEDS}/3/held/dismiss`)[0]!.body).toEqual({ productIds: [6] }),
    );
    let waiting = 2;
    network.on(`POST ${FEEDS}/3/held/approve`, () =>
      json({ decided: 1, renewed: 0, waiting: (waiting -= 1) }),
    );
    expect(await screen.findByText('Prices kept: 1')).toBeVisible();
    await user.click(await held.findByRole('button', { name: 'Take over all (2)' }));
    await waitFor(() => expect(network.callsTo(`POST ${FEEDS}/3/held/approve`)).toHaveLength(2));
    expect(await screen.findByText('Prices taken over: 2')).toBeVisible();
  });
});
