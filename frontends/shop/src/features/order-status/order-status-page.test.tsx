import { anOrder, fakeNetwork, json, listOf, offline, problem, renderPage } from '@kp/testing/browser';
import { screen, within } from '@testing-library/react';
import { OrderStatusPage } from './order-status-page';

const CALL = 'GET /api/order-status/42.signed';
const network = fakeNetwork();

const order = {
  ...anOrder({ status: 'shipped', awbNumber: '1Z 999', trackingUrl: 'https://courier.example/1Z%20999' }),
  shipTo: { firstName: 'Ioana', city: 'Cluj-Napoca', country: 'Romania' },
  history: [
    { at: '2026-03-01T10:05:00.000Z', kind: 'placed', fromStatus: null, toStatus: 'pending' },
    { at: '2026-03-02T09:00:00.000Z', kind: 'tracking', fromStatus: null, toStatus: null },
    { at: '2026-03-02T10:00:00.000Z', kind: 'status', fromStatus: 'pending', toStatus: 'shipped' },
  ].map((entry) => ({ ...entry, note: null, actor: null })),
};

const open = (hash = '') =>
  renderPage([{ path: '/order-status/:token', element: <OrderStatusPage /> }], {
    at: `/order-status/42.signed${hash}`,
    texts: ['shop', 'checkout'],
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
    const track = screen.getByRole('link', { name: 'Track Package' });
    expect(track).toHaveAttribute('href', 'https://courier.example/1Z%20999');
    expect(track).toHaveAttribute('target', '_blank');
    const history = within(screen.getByRole('heading', { name: 'History' }).closest('section')!);
    const steps = history.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(steps).toHaveLength(2);
    expect(steps[0]).toMatch(/^Shipped/);
    expect(steps[1]).toMatch(/^Pending Review/);
  });

  it.each([
    ['stripe', 'unpaid', true],
    ['stripe', 'paid', false],
    ['cash', 'unpaid', false],
  ])(
    'to an order by %s that is %s shows whether it waits for its payment: %s',
    async (method, status, isAwaited) => {
      network.on(CALL, json({ ...order, status: 'pending', paymentMethod: method, paymentStatus: status }));
      await open();
      await screen.findByRole('heading', { level: 1 });
      const notes = screen.queryAllByText(/We'll start preparing it as soon as your payment arrives/);
      expect(notes).toHaveLength(isAwaited ? 1 : 0);
    },
  );

  it('that is incomplete shows no order, with a link to the products', async () => {
    network.on(CALL, problem(404, 'ORDERS.NOT_FOUND', 'Order not found'));
    await open();
    expect(await screen.findByText("We can't find this order")).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/products');
  });

  it('can be retried when the shop does not answer', async () => {
    network.on(CALL, offline);
    const { user } = await open();
    expect(await screen.findByText("We couldn't load your order.")).toBeInTheDocument();
    network.on(CALL, json(order));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Order ORD-2026-000041' })).toBeInTheDocument();
  });

  it('that has expired shows what to do', async () => {
    network.on(CALL, problem(410, 'ORDERS.LINK_EXPIRED', 'This link has expired'));
    await open();
    expect(await screen.findByText('This link has expired')).toBeInTheDocument();
    expect(screen.getByText(/Contact us with your order number/)).toBeInTheDocument();
  });

  it('confirms a large order by a press, with the token that only the email has', async () => {
    const large = { ...order, status: 'pending', confirmationRequired: true };
    network.on(CALL, json(large));
    const sent: unknown[] = [];
    network.on('POST /api/order-confirmations', (request) => {
      sent.push(request.body);
      return json({ ...large, confirmationRequired: false });
    });
    const { user } = await open('#confirm=42.mailed');
    const button = await screen.findByRole('button', { name: 'Confirm order' });
    expect(sent).toEqual([]);
    await user.click(button);
    expect(await screen.findByText('Thank you. Your order is confirmed.')).toBeInTheDocument();
    expect(sent).toEqual([{ token: '42.mailed' }]);
  });

  it('that is too late to confirm shows the status of the order, and no button', async () => {
    network.on(CALL, json({ ...order, status: 'pending', confirmationRequired: true }));
    network.on('POST /api/order-confirmations', problem(410, 'ORDERS.LINK_EXPIRED', 'This link has expired'));
    const { user } = await open('#confirm=42.mailed');
    await user.click(await screen.findByRole('button', { name: 'Confirm order' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /wasn't confirmed in time, so we cancelled it/,
    );
    expect(screen.queryByRole('button', { name: 'Confirm order' })).not.toBeInTheDocument();
  });

  it('without that token shows that the order waits to be confirmed, and no button', async () => {
    network.on(CALL, json({ ...order, status: 'pending', confirmationRequired: true }));
    await open();
    expect(await screen.findByRole('heading', { name: 'Awaiting confirmation' })).toBeInTheDocument();
    expect(screen.getByText(/^Open the link in the email/)).toBeInTheDocument();
    const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName);
    expect(levels[0]).toBe('H1');
    expect(screen.queryByRole('button', { name: 'Confirm order' })).not.toBeInTheDocument();
  });
});
