import {
  anAdministrator,
  anOrder,
  aPayment,
  fakeNetwork,
  json,
  listOf,
  problem,
  renderPage,
} from '@kp/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import routes from '../../routes';

const network = fakeNetwork();
const CHANGE = 'PUT /api/orders/:id/status';
const open = () =>
  renderPage(routes, { at: '/admin?tab=orders', texts: ['admin', 'adminOrders'], token: 'token-1' });
const status = () => screen.findByRole('combobox', { name: 'Status of order ORD-2026-000041' });

async function choose(user: UserEvent, name: string) {
  await user.click(await status());
  await user.click(await screen.findByRole('option', { name }));
}

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(anAdministrator()))
    .on('GET /api/cart', json([]))
    .on('GET /admin/api/tags', json([]))
    .on('GET /admin/api/orders/:id/notes', json([]))
    .on('GET /admin/api/orders/:id/mails', json([]));
});

describe('a change that the shop does not take', () => {
  it('for want of the payment keeps the typed tracking number and leads to the payments', async () => {
    const awaited = anOrder({
      paymentMethod: 'stripe',
      paymentStatus: 'unpaid',
      payment: {
        id: null,
        method: 'stripe',
        status: 'unpaid',
        refundedAmount: '0.00',
        chargedBackAmount: '0.00',
        isAwaited: true,
      },
    });
    const sentence = "This order isn't paid. Match its payment first, or cancel it.";
    network.on('GET /api/orders', listOf([awaited])).on(CHANGE, problem(409, 'ORDERS.NOT_PAID', sentence));
    const { user } = await open();
    await choose(user, 'Shipped');
    const dialog = await dialogOf('Ship order ORD-2026-000041');
    await user.type(dialog.getByLabelText('Tracking number (AWB)'), '2459018834');
    await user.click(dialog.getByRole('button', { name: 'Mark as shipped' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(sentence);
    expect(dialog.getByLabelText('Tracking number (AWB)')).toHaveValue('2459018834');

    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    const cell = within((await status()).closest('td')!);
    expect(cell.getByText(sentence)).toBeVisible();
    expect(cell.getByRole('link', { name: 'Find payment' })).toHaveAttribute('href', '/admin?tab=payments');
  });

  const paid = anOrder({
    paymentMethod: 'stripe',
    paymentStatus: 'paid',
    totalAmount: '62.50',
    payment: {
      id: 7,
      method: 'stripe',
      status: 'paid',
      refundedAmount: '0.00',
      chargedBackAmount: '0.00',
      isAwaited: false,
    },
  });

  beforeEach(() => {
    const payment = aPayment({ id: 7, capturedAmount: '62.50', refundableAmount: '62.50', orderId: 41 });
    network.on('GET /admin/api/payments/7', json(payment));
  });

  it.each([
    ['ORDERS.NOT_REFUNDABLE', 'This order has no payment to refund.'],
    ['PAYMENTS.REFUND_TOO_LARGE', 'You can refund up to 10.00 on this payment.'],
  ])('with %s keeps the typed amount, and another one can be sent', async (code, sentence) => {
    network.on('GET /api/orders', listOf([paid])).on(CHANGE, problem(409, code, sentence));
    const { user } = await open();
    await choose(user, 'Cancelled');
    const dialog = await dialogOf('Cancel order ORD-2026-000041');
    const amount = await dialog.findByLabelText('Refund amount');
    expect(amount).toHaveFocus();
    await user.clear(amount);
    await user.type(amount, '20');
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(sentence);
    expect(amount).toHaveValue('20');

    network.on(CHANGE, json({ ...paid, status: 'cancelled' }));
    await user.clear(amount);
    await user.type(amount, '10');
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('Order status updated successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(network.callsTo('PUT /api/orders/41/status').map(({ body }) => body)).toEqual([
      { status: 'cancelled', refundAmount: '20' },
      { status: 'cancelled', refundAmount: '10' },
    ]);
  });

  it('is no longer spoken of when the dialog opens anew', async () => {
    network.on('GET /api/orders', listOf([paid])).on(CHANGE, problem(409, 'ORDERS.NOT_REFUNDABLE', 'No.'));
    const { user } = await open();
    await choose(user, 'Cancelled');
    const dialog = await dialogOf('Cancel order ORD-2026-000041');
    await dialog.findByLabelText('Refund amount');
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await dialog.findByRole('alert');
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    await choose(user, 'Cancelled');
    const again = await dialogOf('Cancel order ORD-2026-000041');
    await again.findByLabelText('Refund amount');
    expect(again.queryByRole('alert')).not.toBeInTheDocument();
  });
});
