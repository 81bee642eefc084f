import { anOrder, fakeNetwork, json, listOf, problem, renderPage } from '@kp/testing/browser';
import { screen, waitFor } from '@testing-library/react';
import { aCompany } from '../../testing/a-company';
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
      createdAt: '2026-03-05T10:00:00.000Z',
      returnNumber: 'RET-2026-000005',
      state: 'requested',
      isWithdrawal: false,
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
          unshippedQuantity: 0,
        },
      ],
    },
  ],
};

const open = () =>
  renderPage([{ path: '/order-status/:token', element: <OrderStatusPage /> }], {
    at: '/order-status/42.signed',
    texts: ['shop', 'checkout', 'order'],
  });

beforeEach(() =>
  network
    .on('GET /api/categories', listOf([]))
    .on('GET /api/config', json({ company: aCompany() }))
    .on('GET /api/order-status/42.signed', json(order))
    .on(RETURNS, json(returnable)),
);

describe('a guest who returns items', () => {
  it('ticks the item, says how many and why, and sees number, label and what happens next', async () => {
    network.on(REQUEST, () => {
      network.on(RETURNS, json(requested));
      return { status: 201, body: requested };
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Return items' }));
    await user.click(screen.getByRole('checkbox', { name: 'Day dots, Monday' }));
    await user.click(screen.getByRole('button', { name: /Decrease/ }));
    const reason = screen.getByRole('combobox', { name: 'Reason' });
    expect(reason).toHaveDisplayValue('Choose a reason');
    await user.selectOptions(reason, 'Wrong item');
    await user.type(screen.getByRole('textbox', { name: 'Comment (optional)' }), 'Tuesday came');
    await user.click(screen.getByRole('button', { name: 'Request return' }));
    const message = await screen.findByText('Return RET-2026-000005 requested. We emailed you a copy.');
    await waitFor(() => expect(message.closest('[role="status"]')).toHaveFocus());
    expect(await screen.findByText('Requested')).toBeVisible();
    expect(screen.getByText(/We'll check your request and email you our decision/)).toBeVisible();
    const label = screen.getByRole('figure', { name: 'Put this on the parcel' });
    expect(label).toHaveTextContent(
      /Return RET-2026-000005.*ORD-2026-000041.*KitchenPass SRL.*Strada Fabricii 12/,
    );
    expect(screen.queryByRole('button', { name: 'Request return' })).toBeNull();
    expect(network.callsTo(REQUEST)[0]!.body).toEqual({
      items: [{ itemId: 1, quantity: 2, reason: 'wrong_item' }],
      comment: 'Tuesday came',
    });
  });

  it('is led to what is missing: an item, then a reason', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Return items' }));
    const send = screen.getByRole('button', { name: 'Request return' });
    await user.click(send);
    const all = screen.getByRole('checkbox', { name: 'Select the item' });
    expect(all).toHaveAccessibleDescription('Choose at least one item');
    expect(all).toHaveFocus();
    await user.keyboard(' ');
    await user.click(send);
    const reason = screen.getByRole('combobox', { name: 'Reason' });
    expect(reason).toHaveFocus();
    expect(reason).toHaveAccessibleDescription('Choose a reason');
    expect(network.callsTo(REQUEST)).toEqual([]);
  });

  it('of 25 items ticks them all at once, and gives one reason or one for each', async () => {
    const items = Array.from({ length: 25 }, (_, index) => ({
      ...placed.items[0]!,
      id: index + 1,
      productName: `Tray ${index + 1}`,
    }));
    const returnableItems = items.map(({ id }) => ({ itemId: id, quantity: 3 }));
    network
      .on('GET /api/order-status/42.signed', json({ ...order, items }))
      .on(RETURNS, json({ ...returnable, returnableItems }))
      .on(REQUEST, { status: 201, body: requested });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Return items' }));
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Select all 25 items' }));
    await user.click(screen.getByRole('checkbox', { name: 'Tray 7' }));
    expect(screen.getByRole('checkbox', { name: 'Select all 25 items' })).not.toBeChecked();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'No longer needed');
    await user.click(screen.getByRole('checkbox', { name: 'The same reason for all items' }));
    expect(screen.getAllByRole('combobox', { name: /^Reason for Tray/ })).toHaveLength(24);
    await user.click(screen.getByRole('button', { name: 'Request return' }));
    expect(screen.getByRole('link', { name: 'Choose a reason for Tray 25' })).toBeVisible();
    expect(network.callsTo(REQUEST)).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: 'The same reason for all items' }));
    await user.click(screen.getByRole('button', { name: 'Request return' }));
    await waitFor(() => expect(network.callsTo(REQUEST)).toHaveLength(1));
    const { items: sent } = network.callsTo(REQUEST)[0]!.body as { items: { itemId: number }[] };
    expect(sent.map(({ itemId }) => itemId)).toEqual(
      returnableItems.flatMap(({ itemId }) => (itemId === 7 ? [] : itemId)),
    );
    expect(sent[0]).toEqual({ itemId: 1, quantity: 3, reason: 'not_needed' });
  });

  it('keeps what was chosen when it is refused', async () => {
    network.on(REQUEST, problem(503, 'SERVER.UNAVAILABLE', 'Not now.'));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Return items' }));
    await user.click(screen.getByRole('checkbox', { name: 'Day dots, Monday' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Wrong item');
    await user.type(screen.getByRole('textbox', { name: 'Comment (optional)' }), 'Torn');
    await user.click(screen.getByRole('button', { name: 'Request return' }));
    expect(await screen.findByText("We couldn't request the return")).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Comment (optional)' })).toHaveValue('Torn');
    expect(screen.getByRole('combobox', { name: 'Reason' })).toHaveDisplayValue('Wrong item');
  });

  it('is asked for nothing where the order belongs to a customer', async () => {
    network.on(RETURNS, problem(404, 'ORDERS.NOT_FOUND', 'No such order'));
    await open();
    expect(await screen.findByText('Day dots, Monday')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Returns' })).toBeNull());
    expect(network.callsTo(RETURNS)).toHaveLength(1);
  });
});
