import { anOrder, fakeNetwork, json, listOf, offline, problem, renderPage } from '@kp/testing/browser';
import { screen, within } from '@testing-library/react';
import { OrderStatusPage } from './order-status-page';

const CALL = 'GET /api/order-status/42.signed';
const network = fakeNetwork();

const order = {
  ...anOrder({ status: 'shipped', awbNumber: '1Z 999', courier: 'fan' }),
  shipTo: { firstName: 'Ioana', city: 'Cluj-Napoca', country: 'Romania' },
  history: [
    { at: '2026-03-01T10:05:00.000Z', kind: 'placed', fromStatus: null, toStatus: 'pending' },
    { at: '2026-03-02T09:00:00.000Z', kind: 'tracking', fromStatus: null, toStatus: null },
    { at: '2026-03-02T10:00:00.000Z', kind: 'status', fromStatus: 'pending', toStatus: 'shipped' },
  ].map((entry) => ({ ...entry, note: null, actor: null })),
};

const open = () =>
  renderPage([{ path: '/order-status/:token', element: <OrderStatusPage /> }], {
    at: '/order-status/42.signed',
    texts: ['shop'],
  });

beforeEach(() => network.on('GET /api/categories', listOf([])));

describe('the link in the confirmation of a guest', () => {
  it('leads to the order: what is in it, where it goes, where it stands, and the way to its parcel', async () => {
    network.on(CALL, json(order));
    await open();
    const heading = await screen.findByRole('heading', { level: 1, name: 'Order ORD-2026-000041' });
    expect(heading.parentElement).toHaveTextContent('Shipped');
    expect(screen.getByText(/For Ioana, Cluj-Napoca, Romania/)).toBeInTheDocument();
    expect(screen.getByText('Day dots, Monday')).toBeInTheDocument();
    expect(screen.getByText('$69.63')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Track Package' })).toHaveAttribute('target', '_blank');
    const history = within(screen.getByRole('heading', { name: 'History' }).closest('section')!);
    const steps = history.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(steps).toHaveLength(2);
    expect(steps[0]).toMatch(/^Shipped/);
    expect(steps[1]).toMatch(/^Pending Review/);
  });

  it('that was cut leads to no order, with a way to the products', async () => {
    network.on(CALL, problem(404, 'ORDERS.NOT_FOUND', 'Order not found'));
    await open();
    expect(await screen.findByText('This link leads to no order')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/products');
  });

  it('can be tried again when nobody answers', async () => {
    network.on(CALL, offline);
    const { user } = await open();
    expect(await screen.findByText('Your order could not be loaded.')).toBeInTheDocument();
    network.on(CALL, json(order));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Order ORD-2026-000041' })).toBeInTheDocument();
  });
});
