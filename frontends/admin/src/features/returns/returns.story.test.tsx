import type { ReturnOfStaffResponse, ReturnedItemResponse } from '@kp/api-client/admin';
import { anAdministrator, fakeNetwork, json, problem, renderPage } from '@kp/testing/browser';
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
  const tickOf = (name: string) =>
    dialog.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`${name}.*Put back in stock`) });
  return { user, tickOf, submit: () => user.click(dialog.getByRole('button', { name: 'Receive' })) };
}

describe('receiving a return', () => {
  it('puts back in stock what can be sold, and what is damaged or defective only when it is ticked', async () => {
    network.on(RECEIVE, json({ ...request, state: 'received' }));
    const { user, tickOf, submit } = await receive();
    const ticks = ['Chef knife', 'Stock pot', 'Date gun'].map((name) => tickOf(name).checked);
    expect(ticks).toEqual([true, false, false]);
    await user.click(tickOf('Date gun'));
    await submit();
    await waitFor(() => expect(network.callsTo(RECEIVE)).toHaveLength(1));
    expect(network.callsTo(RECEIVE)[0]?.body).toEqual({ restockItemIds: [11, 13] });
  });

  it('writes everything off when nothing is ticked, and keeps the ticks of a refused one', async () => {
    network.on(RECEIVE, problem(409, 'ORDERS.RETURN_STATE', 'This return was changed.'));
    const { user, tickOf, submit } = await receive();
    await user.click(tickOf('Chef knife'));
    await submit();
    await waitFor(() => expect(network.callsTo(RECEIVE)[0]?.body).toEqual({ restockItemIds: [] }));
    expect(await screen.findByText("We couldn't update the return")).toBeVisible();
    expect(tickOf('Chef knife')).not.toBeChecked();
  });
});
