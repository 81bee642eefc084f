import type { DashboardResponse } from '@kp/api-client/admin';
import { anAdministrator, fakeNetwork, json, renderPage } from '@kp/testing/browser';
import { screen, within } from '@testing-library/react';
import routes from '../../routes';

const network = fakeNetwork();
const open = (at = '/admin?tab=reports') => renderPage(routes, { at, texts: ['admin'], token: 'token-1' });

const knife = { id: 7, name: 'Chef knife', slug: 'chef-knife', units: 12, amount: '240.00' };
const dashboard: DashboardResponse = {
  currency: 'USD',
  salesByDay: [
    { day: '2026-03-01', orders: 1, amount: '69.63' },
    { day: '2026-03-02', orders: 2, amount: '100.10' },
  ],
  formerPeriod: { orders: 2, amount: '84.87' },
  salesByCategory: [
    { id: 2, name: 'Kitchen supplies', slug: 'kitchen-supplies', units: 12, amount: '240.00' },
  ],
  bestSellers: [knife],
};

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(anAdministrator()))
    .on('GET /api/cart', json([]))
    .on('GET /admin/api/dashboard', json(dashboard))
    .on('GET /admin/api/vat-report', json([]));
});

describe('the reports', () => {
  it('draws sales with a table that says the same', async () => {
    const { user } = await open();
    const label = 'Sales from March 1, 2026 to March 2, 2026: $169.73';
    expect(await screen.findByRole('img', { name: label })).toBeInTheDocument();
    expect(
      screen.getByRole('img', { name: 'Sales by category. Kitchen supplies: $240.00' }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sales by day: Show as table' }));
    const days = screen.getByRole('table', { name: 'Sales by day' });
    expect(
      within(days)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(['DayOrdersAmount', 'March 2, 20262$100.10', 'March 1, 20261$69.63']);
    expect(screen.getByRole('table', { name: 'Best sellers' })).toHaveTextContent('Chef knife12$240.00');
  });

  it('writes the amount of each category beside its bar, which is as long as its share of the most', async () => {
    const [long, short] = [
      { id: 2, name: 'Kitchen supplies', slug: 'kitchen-supplies', units: 12, amount: '98240.00' },
      { id: 3, name: 'Labels', slug: 'labels', units: 1, amount: '24560.00' },
    ];
    network.on('GET /admin/api/dashboard', json({ ...dashboard, salesByCategory: [long, short] }));
    await open();
    const chart = await screen.findByRole('img', { name: /Kitchen supplies: / });
    const lengthOf = (name: string) => {
      const row = within(chart).getByText(name).parentElement!;
      return [row.textContent, row.querySelector<HTMLElement>('[style]')?.style.width];
    };
    expect([lengthOf('Kitchen supplies'), lengthOf('Labels')]).toEqual([
      ['Kitchen supplies$98,240.00', '100%'],
      ['Labels$24,560.00', '25%'],
    ]);
  });

  it('sums VAT by country and rate, with what fell due, and exports the documents', async () => {
    const rate = { country: 'RO', category: 'S', rate: 0.21, currency: 'EUR', documents: 3 };
    const amounts = { taxable: '56.11', vat: '11.78', due: '5.00' };
    network.on(
      'GET /admin/api/vat-report',
      json([{ ...rate, ...amounts, accountingCurrency: 'RON', accountingVat: '59.96' }]),
    );
    await open();
    const table = await screen.findByRole('table', { name: 'VAT by rate' });
    const row = within(table).getByRole('row', { name: /Romania: 21%/ });
    expect(row).toHaveTextContent(/€56\.11.*€11\.78.*59\.96.*€5\.00/);
    expect(network.callsTo('GET /admin/api/vat-report').at(-1)?.query).toMatchObject({
      from: expect.stringMatching(/-01$/),
    });
  });
});
