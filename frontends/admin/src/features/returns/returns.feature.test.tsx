import type { ReturnOfStaffResponse, ReturnedItemResponse } from '@kp/api-client/admin';
import { anAdministrator, fakeNetwork, json, listOf, problem, renderPage } from '@kp/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';

const network = fakeNetwork();
const RECEIVE = 'POST /admin/api/returns/3/receive';

const item = (itemId: number, productName: string, reason: ReturnedItemResponse['reason']) => ({
  itemId,
  productName,
  reason,
  quantity: 2,
  isRestocked: null,
  restockedQuantity: null,
});
const request = {
  id: 3,
  returnNumber: 'RET-2026-000003',
  createdAt: '2026-03-01T10:00:00Z',
  state: 'approved',
  comment: null,
  staffReason: null,
  currency: 'USD',
  refundAmount: null,
  proposedRefund: '59.50',
  orderId: 41,
  orderNumber: 'ORD-2026-000041',
  customerName: 'Maria Popescu',
  email: 'maria@bistro.example',
  refundMethods: ['cash'],
  items: [
    item(11, 'Chef knife', 'not_needed'),
    item(12, 'Stock pot', 'damaged'),
    item(13, 'Date gun', 'defective'),
  ],
} as ReturnOfStaffResponse;

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(anAdministrator()))
    .on('GET /api/cart', json([]))
    .on('GET /admin/api/returns', json([request]))
    .on('GET /admin/api/returns/3', json(request));
});

async function receive() {
  const at = '/admin?tab=returns&open=3';
  const { user } = await renderPage(routes, { at, texts: ['admin', 'adminOrders'], token: 'token-1' });
  await user.click(await screen.findByRole('button', { name: 'Receive' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Receive' }));
  const unitsOf = (name: string) =>
    dialog.getByRole<HTMLInputElement>('spinbutton', { name: new RegExp(`^${name}: back in stock`) });
  return { user, unitsOf, submit: () => user.click(dialog.getByRole('button', { name: 'Receive' })) };
}

it('returns are found by number, order or customer', async () => {
  network.on('GET /admin/api/returns', ({ query }) => listOf(query.search === 'popescu' ? [request] : []));
  const at = '/admin?tab=returns&search=nobody';
  const { user, address } = await renderPage(routes, {
    at,
    texts: ['admin', 'adminOrders'],
    token: 'token-1',
  });
  expect(await screen.findByText('No returns match these filters.')).toBeVisible();
  const search = screen.getByRole('searchbox', { name: 'Return, order, name or email' });
  await user.clear(search);
  await user.type(search, 'popescu{Enter}');
  expect(await screen.findByRole('rowheader', { name: 'RET-2026-000003' })).toBeVisible();
  expect(address()).toBe('/admin?tab=returns&search=popescu');
});

describe('receiving a return', () => {
  it('puts back in stock what can be sold, and of what is damaged or defective only as much as is entered', async () => {
    network.on(RECEIVE, json({ ...request, state: 'received' }));
    const { user, unitsOf, submit } = await receive();
    const proposed = ['Chef knife', 'Stock pot', 'Date gun'].map((name) => unitsOf(name).value);
    expect(proposed).toEqual(['2', '0', '0']);
    await user.clear(unitsOf('Date gun'));
    await user.type(unitsOf('Date gun'), '1');
    await submit();
    await waitFor(() => expect(network.callsTo(RECEIVE)).toHaveLength(1));
    expect(network.callsTo(RECEIVE)[0]?.body).toEqual({
      restock: [
        { itemId: 11, quantity: 2 },
        { itemId: 12, quantity: 0 },
        { itemId: 13, quantity: 1 },
      ],
    });
  });

  it('writes everything off when nothing is entered, and keeps what was entered of a refused one', async () => {
    network.on(RECEIVE, problem(409, 'ORDERS.RETURN_STATE', 'This return was changed.'));
    const { user, unitsOf, submit } = await receive();
    await user.clear(unitsOf('Chef knife'));
    await submit();
    const none = [11, 12, 13].map((itemId) => ({ itemId, quantity: 0 }));
    await waitFor(() => expect(network.callsTo(RECEIVE)[0]?.body).toEqual({ restock: none }));
    expect(await screen.findByText("We couldn't update the return")).toBeVisible();
    expect(unitsOf('Chef knife')).toHaveValue('');
  });
});
