import { anOrder, fakeNetwork, json, listOf, problem, renderPage } from '@kp/testing/browser';
import { screen, waitFor } from '@testing-library/react';
import { OrderStatusPage } from './order-status-page';

const RETURNS = 'GET /api/order-status/42.signed/returns';
const REQUEST = 'POST /api/order-status/42.signed/returns';
const network = fakeNetwork();
const placed = anOrder();
const order = {
  ...placed,
  status: 'delivered',
  invoiceNumber: 'INV-2026-000009',
  shipTo: { firstName: 'Ioana', city: 'Cluj-Napoca', country: 'Romania' },
  history: [{ ...placed.history[0]!, kind: 'status', toStatus: 'delivered' }],
};
const returnable = {
  returnableUntil: '2026-03-31T10:00:00.000Z',
  returnableItems: [{ itemId: 1, quantity: 3 }],
  returns: [],
};
const requested = {
  returnableUntil: '2026-03-31T10:00:00.000Z',
  returnableItems: [{ itemId: 1, quantity: 1 }],
  returns: [
    {
      id: 5,
      returnNumber: 'RET-2026-000005',
      state: 'requested',
      staffReason: null,
      refundAmount: null,
      currency: 'USD',
      items: [
        {
          itemId: 1,
          productName: 'Day dots, Monday',
          productCode: 'KP-3',
          quantity: 2,
          reason: 'wrong_item',
        },
      ],
    },
  ],
};

const open = () =>
  renderPage([{ path: '/order-status/:token', element: <OrderStatusPage /> }], {
    at: '/order-status/42.signed',
    texts: ['shop', 'checkout'],
  });

beforeEach(() =>
  network
    .on('GET /api/categories', listOf([]))
    .on('GET /api/order-status/42.signed', json(order))
    .on(RETURNS, json(returnable)),
);

describe('a guest who returns items', () => {
  it('chooses quantity and reason, and sees the state of the return', async () => {
    network.on(REQUEST, () => {
      network.on(RETURNS, json(requested));
      return { status: 201, body: requested };
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Return items' }));
    await user.click(screen.getByRole('button', { name: 'Request return' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Choose at least one item');
    const more = screen.getByRole('button', { name: /Increase/ });
    await user.click(more);
    await user.click(more);
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Reason for Day dots, Monday' }),
      'Wrong item',
    );
    await user.type(screen.getByRole('textbox', { name: 'Comment (optional)' }), 'Tuesday came');
    await user.click(screen.getByRole('button', { name: 'Request return' }));
    expect(await screen.findByText('RET-2026-000005')).toBeVisible();
    expect(screen.getByText('Requested')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Request return' })).toBeNull();
    expect(network.callsTo(REQUEST)[0]!.body).toEqual({
      items: [{ itemId: 1, quantity: 2, reason: 'wrong_item' }],
      comment: 'Tuesday came',
    });
  });

  it('keeps what was chosen when it is refused', async () => {
    network.on(REQUEST, problem(503, 'SERVER.UNAVAILABLE', 'Not now.'));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Return items' }));
    await user.click(screen.getByRole('button', { name: /Increase/ }));
    await user.type(screen.getByRole('textbox', { name: 'Comment (optional)' }), 'Torn');
    await user.click(screen.getByRole('button', { name: 'Request return' }));
    expect(await screen.findByText("We couldn't request the return")).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Comment (optional)' })).toHaveValue('Torn');
  });

  it('is asked for nothing where the order belongs to a customer', async () => {
    network.on(RETURNS, problem(404, 'ORDERS.NOT_FOUND', 'No such order'));
    await open();
    expect(await screen.findByText('Day dots, Monday')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Returns' })).toBeNull());
    expect(network.callsTo(RETURNS)).toHaveLength(1);
  });
});
