import type { DashboardResponse } from '@kp/api-client/admin';
import { anAdministrator, fakeNetwork, json, problem, renderPage } from '@kp/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';

const network = fakeNetwork();
const open = (at = '/admin') =>
  renderPage(routes, { at, texts: ['admin', 'adminSetup', 'problems'], token: 'token-1' });

const knife = { id: 7, name: 'Chef knife', slug: 'chef-knife', units: 12, amount: '240.00' };
const dashboard: DashboardResponse = {
  currency: 'USD',
  totalProducts: 253,
  totalCategories: 5,
  lowStockProducts: [
    { id: 3, name: 'Date gun', slug: 'date-gun', stockQuantity: 0 },
    { id: 4, name: 'Apron', slug: 'apron', stockQuantity: 1 },
  ],
  totalOrders: 1204,
  pendingOrders: 7,
  totalRevenue: '10412.80',
  netRevenue: '9120.10',
  recentOrders: [
    {
      id: 41,
      orderNumber: 'ORD-2026-000041',
      createdAt: '2026-03-01T10:00:00Z',
      status: 'pending',
      totalAmount: '69.63',
      currency: 'USD',
    },
  ],
  salesByDay: [
    { day: '2026-03-01', orders: 1, amount: '69.63' },
    { day: '2026-03-02', orders: 2, amount: '100.10' },
  ],
  formerPeriod: { orders: 2, amount: '84.87' },
  salesByCategory: [
    { id: 2, name: 'Kitchen supplies', slug: 'kitchen-supplies', units: 12, amount: '240.00' },
  ],
  bestSellers: [knife],
  setup: { isNew: false },
};

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(anAdministrator()))
    .on('GET /api/cart', json([]))
    .on('GET /admin/api/setup/readiness', json({ isHidden: true, checks: [] }))
    .on('GET /admin/api/dashboard', json(dashboard))
    .on('GET /admin/api/vat-report', json([]));
});

const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the dashboard', () => {
  it('shows figures that lead to what they count, from one call', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Administrator' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Total orders: 1,204' })).toBeVisible();
    expect(linkTo('Total orders: 1,204')).toBe('/admin?tab=orders');
    expect(linkTo('7 pending')).toBe('/admin?tab=orders&status=pending');
    expect(linkTo('Total products: 253')).toBe('/admin?tab=products');
    expect(linkTo('Total revenue: $10,412.80')).toBe('/admin?tab=orders');
    expect(linkTo('Categories: 5')).toBe('/admin?tab=categories');
    expect(screen.getByText('$9,120.10 after cancellations and refunds')).toBeVisible();
    expect(network.callsTo('GET /admin/api/dashboard').map(({ query }) => query)).toEqual([{ days: '30' }]);
  });

  it('has the VAT of the chosen days by rate, for those who may see reports or taxes', async () => {
    const standard = {
      country: 'RO',
      category: 'S',
      rate: 0.21,
      currency: 'RON',
      documents: 3,
      taxable: '1000.00',
      vat: '210.00',
      due: '210.00',
      accountingCurrency: null,
      accountingVat: null,
    };
    const abroad = { ...standard, country: 'DE', category: 'K', rate: 0, taxable: '50.00', vat: '0.00' };
    network.on('GET /admin/api/vat-report', json([standard, abroad]));
    await open('/admin?days=7');
    const vat = within(await screen.findByRole('region', { name: 'VAT by rate' }));
    expect((await vat.findByText('Romania: 21%')).nextSibling).toHaveTextContent(
      '210.00 leiof 1,000.00 lei net',
    );
    expect(vat.getByText('Germany: Intra-Community supply')).toBeVisible();
    expect(linkTo('Show the VAT report')).toBe('/admin?tab=reports&days=7');
    const { from, to } = network.callsTo('GET /admin/api/vat-report')[0]!.query;
    expect(Date.parse(to!) - Date.parse(from!)).toBe(6 * 86_400_000);
  });

  it('has no VAT for those who may see neither', async () => {
    network.on('GET /api/auth/me', json({ ...anAdministrator(), rights: ['orders'] }));
    await open();
    expect(await screen.findByRole('link', { name: 'Total orders: 1,204' })).toBeVisible();
    expect(network.callsTo('GET /admin/api/vat-report')).toEqual([]);
  });

  it('lists the newest orders and the products that run out, each a click away', async () => {
    await open();
    const table = await screen.findByRole('table', { name: 'Recent orders' });
    const link = within(table).getByRole('link', { name: 'ORD-2026-000041' });
    expect(link).toHaveAttribute('href', '/admin?tab=orders&order=41');
    expect(table).toHaveTextContent(/Mar 1.*\$69\.63Pending/);
    expect(linkTo('Date gun')).toBe('/admin?tab=products&stock=low&open=3');
    expect(screen.getByText('0 left')).toBeVisible();
    expect(linkTo('Show all low stock')).toBe('/admin?tab=products&stock=low');
  });

  it('begins with what waits, each with the list that it counts', async () => {
    const waiting = { ordersToShip: 14, ordersOverdue: 2, ordersUnpaid: 0, messages: 3, jobsFailed: 0 };
    network.on('GET /admin/api/dashboard/open-tasks', json(waiting));
    await open();
    const tasks = within(await screen.findByRole('region', { name: 'What waits' }));
    const names = tasks.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names).toEqual(['To ship 14', 'Overdue 2', 'Unpaid 0', 'New messages 3']);
    const path = '/admin?tab=orders&awaitingShipment=true';
    expect(tasks.getByRole('link', { name: 'To ship 14' })).toHaveAttribute('href', path);
    const navigation = within(screen.getByRole('navigation', { name: 'Back office' }));
    expect(navigation.getByRole('link', { name: 'Orders 14 waiting' })).toBeVisible();
  });

  it('tells from every screen what came in or went wrong', async () => {
    const waiting = { ordersToShip: 14, messages: 3, quoteRequests: 0, jobsFailed: 1 };
    network
      .on('GET /admin/api/dashboard/open-tasks', json(waiting))
      .on('GET /admin/api/jobs', json({}))
      .on('GET /admin/api/contact-messages', json([]));
    const { user, address } = await open();
    await user.click(await screen.findByRole('button', { name: 'Notifications: 2' }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual(['New messages 3', 'Failed jobs 1']);
    await user.click(entries[0]!);
    await waitFor(() => expect(address()).toBe('/admin?tab=inbox&box=messages&status=new'));
  });

  it.each([
    [
      '84.87',
      2,
      'Sales$169.73100% more than before',
      'Orders350% more than before',
      'Average order$56.5833% more than before',
    ],
    ['0.00', 0, 'Sales$169.73', 'Orders3', 'Average order$56.58'],
    [
      '339.46',
      3,
      'Sales$169.7350% less than before',
      'Orders3As before',
      'Average order$56.5850% less than before',
    ],
  ])('compares the period with the one before: %s, %i orders', async (amount, orders, ...figures) => {
    network.on('GET /admin/api/dashboard', json({ ...dashboard, formerPeriod: { orders, amount } }));
    await open();
    const sales = within(await screen.findByRole('region', { name: 'Sales' }));
    const shown = sales.getAllByRole('term').map((term) => term.parentElement!.textContent);
    expect(shown).toEqual(figures);
  });

  it('shows another period, which is in the address', async () => {
    const { user, address } = await open();
    await user.click(await screen.findByRole('combobox', { name: 'Period' }));
    await user.click(await screen.findByText('Last 7 days'));
    await waitFor(() => expect(address()).toBe('/admin?tab=dashboard&days=7'));
    await waitFor(() =>
      expect(network.callsTo('GET /admin/api/dashboard').at(-1)?.query).toEqual({ days: '7' }),
    );
  });

  it('leaves out what the role does not include', async () => {
    const { currency, totalProducts, totalCategories, lowStockProducts } = dashboard;
    network.on(
      'GET /admin/api/dashboard',
      json({ currency, totalProducts, totalCategories, lowStockProducts }),
    );
    await open();
    expect(await screen.findByRole('link', { name: 'Total products: 253' })).toBeVisible();
    for (const absent of ['Total revenue', 'Recent orders', 'Sales']) {
      expect(screen.queryByRole('heading', { name: absent })).not.toBeInTheDocument();
    }
  });

  it.each([
    ['low', 300 * 1024 ** 2, 'Only 300 MB left for documents and pictures.'],
    ['full', 0, 'No space left for documents and pictures.'],
  ] as const)('warns while the space for documents is %s', async (state, freeBytes, text) => {
    network.on('GET /admin/api/dashboard', json({ ...dashboard, storage: { state, freeBytes } }));
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('is not shown in place of a page that the role does not include', async () => {
    network.on('GET /api/auth/me', json(anAdministrator('support')));
    const { user } = await open('/admin?tab=settings');
    expect(await screen.findByRole('alert')).toHaveTextContent("Your role doesn't include this page.");
    expect(screen.queryByRole('link', { name: /Total orders/ })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    expect(await screen.findByRole('link', { name: /Total orders/ })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  const check = (name: string, isDone: boolean, reason: string | null = null) => ({ name, isDone, reason });

  it('is the set-up of a new shop until that is finished', async () => {
    const steps = ['company', 'brand', 'taxes', 'shipping', 'payments', 'mail', 'terms'];
    const checks = [...steps.map((name) => check(name, true)), check('product', false)];
    network.on('GET /admin/api/setup/readiness', json({ isHidden: false, checks }));
    network.on('GET /admin/api/dashboard', json({ ...dashboard, setup: { isNew: true } }));
    network.on('PUT /admin/api/setup/marks/assistant', json(null));
    const { user } = await open();
    expect(await screen.findByText('Step 8 of 9')).toBeVisible();
    network.on('GET /admin/api/dashboard', json(dashboard));
    await user.click(screen.getByRole('button', { name: 'Finish later' }));
    expect(await screen.findByRole('link', { name: /Total orders/ })).toBeVisible();
  });

  it('says what stands between the shop and its first real order', async () => {
    const checks = [check('company', true), check('payments', false, 'test'), check('https', false)];
    network.on('GET /admin/api/setup/readiness', json({ isHidden: false, checks }));
    network.on('PUT /admin/api/setup/marks/checklist', json(null));
    const { user } = await open();
    await user.click(await screen.findByText('1 of 3 done'));
    expect(linkTo('Payments')).toBe('/admin?tab=settings&section=payments');
    expect(screen.getByText(/Only test payments are taken/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'HTTPS' })).toBeNull();
    network.on('GET /admin/api/setup/readiness', json({ isHidden: true, checks }));
    await user.click(screen.getByRole('button', { name: "Don't show again" }));
    await waitFor(() => expect(screen.queryByText('Before the first real order')).toBeNull());
  });

  it('removes the demo data once the word is typed, and waits until it is gone', async () => {
    const checks = [check('demo', false)];
    network.on('GET /admin/api/setup/readiness', json({ isHidden: false, checks }));
    network.on('POST /admin/api/setup/demo-data/removal', json(null));
    const { user } = await open();
    await user.click(await screen.findByText('0 of 1 done'));
    await user.click(screen.getByRole('button', { name: 'Remove demo data' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove the demo data?' });
    const confirm = within(dialog).getByRole('button', { name: 'Remove demo data' });
    expect(confirm).toBeDisabled();
    await user.type(within(dialog).getByLabelText('Type DEMO to confirm'), 'DEMO');
    network.on('GET /admin/api/setup/readiness', json({ isHidden: false, checks: [check('demo', true)] }));
    await user.click(confirm);
    await waitFor(() => expect(screen.queryByText('Before the first real order')).toBeNull());
    const [call] = network.callsTo('POST /admin/api/setup/demo-data/removal');
    expect(call?.body).toEqual({ confirmation: 'DEMO' });
  });

  it('says when the figures cannot be had, and asks again', async () => {
    network.on('GET /admin/api/dashboard', problem(500, 'INTERNAL', 'boom'));
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load the figures.");
    network.on('GET /admin/api/dashboard', json(dashboard));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('253')).toBeVisible();
  });
});
