import type { PaymentResponse } from '@kp/api-client/admin';
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
const open = (at = '/admin?tab=payments') =>
  renderPage(routes, { at, texts: ['admin', 'adminOrders'], token: 'token-1' });

const awaited = anOrder({
  paymentMethod: 'stripe',
  payment: {
    id: null,
    method: 'stripe',
    status: 'unpaid',
    refundedAmount: '0.00',
    chargedBackAmount: '0.00',
    isAwaited: true,
  },
});
const PAID = {
  id: 8,
  method: 'stripe',
  status: 'paid',
  refundedAmount: '0.00',
  chargedBackAmount: '0.00',
  isAwaited: false,
} as const;
const other = anOrder({ id: 42, orderNumber: 'ORD-2026-000042', totalAmount: '10.00' });

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(anAdministrator()))
    .on('GET /api/cart', json([]))
    .on('GET /admin/api/payments', listOf([aPayment()]))
    .on('GET /api/orders', listOf([awaited, other]))
    .on('GET /admin/api/orders/:id/notes', json([]))
    .on('GET /admin/api/orders/:id/mails', json([]))
    .on('GET /admin/api/tags', json([]));
});

async function retype(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}

const refundButton = () => screen.findByRole('button', { name: 'Refund payment sandbox_pay_8' });
const calls = () => network.callsTo('POST /admin/api/payments/8/refunds');

it('failed refunds that could not be loaded are not passed over in silence', async () => {
  network.on('GET /admin/api/payments', ({ query }) =>
    query.refundFailed ? problem(500, 'SERVER.ERROR', 'boom') : listOf([]),
  );
  const { user } = await open();
  expect(await screen.findByText("We couldn't load the payments.")).toBeVisible();
  expect(screen.getByText('Every payment is matched to an order.')).toBeVisible();
  network.on('GET /admin/api/payments', listOf([]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('Failed refunds')).not.toBeInTheDocument());
});

describe('a payment without an order', () => {
  it('is shown with what was received, and is matched with one click to the order of its amount', async () => {
    network.on('POST /admin/api/orders/41/payment', json({ ...awaited, paymentStatus: 'paid' }));
    const { user } = await open();
    expect(await screen.findByRole('heading', { name: '$69.63' })).toBeVisible();
    expect(screen.getByText('sandbox_pay_8')).toBeVisible();
    expect(network.callsTo('GET /admin/api/payments')[0]?.query).toMatchObject({ unmatched: 'true' });
    expect(network.callsTo('GET /api/orders')[0]?.query).toMatchObject({ awaitingPayment: 'true' });
    const match = await screen.findByRole('button', { name: 'Match with order ORD-2026-000041' });
    expect(screen.queryByRole('button', { name: /ORD-2026-000042/ })).not.toBeInTheDocument();

    network.on('GET /admin/api/payments', listOf([]));
    await user.click(match);
    expect(await screen.findByText('Order ORD-2026-000041 is now paid')).toBeVisible();
    expect(network.callsTo('POST /admin/api/orders/41/payment')[0]?.body).toEqual({ paymentId: 8 });
    expect(await screen.findByText('Every payment is matched to an order.')).toBeVisible();
  });

  it('whose matching is refused says why', async () => {
    const message = "This payment doesn't match an order of 69.63 USD.";
    network.on('POST /admin/api/orders/41/payment', problem(409, 'ORDERS.PAYMENT_MISMATCH', message));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Match with order ORD-2026-000041' }));
    expect(await screen.findByText("We couldn't match the payment")).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
  });

  it('does not say that no order fits while the orders are not known; they can be asked for again', async () => {
    network.on('GET /api/orders', problem(500, 'SERVER.ERROR', 'boom'));
    const { user } = await open();
    const failure = "We couldn't load the orders awaiting payment.";
    expect(await screen.findByText(failure)).toBeVisible();
    expect(screen.queryByText('No unpaid order has this amount.')).not.toBeInTheDocument();
    network.on('GET /api/orders', listOf([other]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No unpaid order has this amount.')).toBeVisible();
  });

  it('whose refund is refused keeps the amount and says why', async () => {
    const message = "There's nothing left to refund on this payment.";
    network.on('POST /admin/api/payments/8/refunds', problem(409, 'PAYMENTS.NOT_REFUNDABLE', message));
    const { user } = await open();
    await user.click(await refundButton());
    const amount = await screen.findByLabelText('Refund amount');
    await retype(user, amount, '5');
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    expect(await screen.findByText("We couldn't start the refund")).toBeVisible();
    expect(amount).toHaveAccessibleDescription(new RegExp(message));
    expect(amount).toHaveValue('5');
  });

  it('goes back in full unless another amount is entered', async () => {
    network.on('POST /admin/api/payments/8/refunds', { status: 201, body: aPayment() });
    const { user } = await open();
    await user.click(await refundButton());
    expect(await screen.findByLabelText('Refund amount')).toHaveValue('69.63');
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    expect(await screen.findByText('The refund is on its way')).toBeVisible();
    expect(calls()[0]?.body).toEqual({ reason: 'unmatched', amount: '69.63' });
    expect(calls()[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  });

  it('goes back in part, but not more than there is', async () => {
    network.on('POST /admin/api/payments/8/refunds', { status: 201, body: aPayment() });
    const { user } = await open();
    await user.click(await refundButton());
    const amount = screen.getByLabelText('Refund amount');
    await retype(user, amount, '70');
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/You can refund up to \$69\.63/));
    expect(amount).toHaveValue('70');
    expect(calls()).toHaveLength(0);
    await retype(user, amount, 'all');
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/Enter an amount like 12\.50/));
    expect(calls()).toHaveLength(0);
    await retype(user, amount, '20,5');
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    await waitFor(() => expect(calls()[0]?.body).toEqual({ reason: 'unmatched', amount: '20.5' }));
  });
});

describe('a refund of more than there is by now', () => {
  const refusal = problem(409, 'PAYMENTS.REFUND_TOO_LARGE', 'You can refund up to 9.63 on this payment.', {
    details: { left: '9.63' },
  });

  it('says at the field how much is left, keeps what was typed, and takes less', async () => {
    network.on('POST /admin/api/payments/8/refunds', refusal);
    const { user } = await open();
    await user.click(await refundButton());
    const amount = screen.getByLabelText('Refund amount');
    await retype(user, amount, '60');
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/You can refund up to \$9\.63/));
    expect(amount).toBeInvalid();
    expect(amount).toHaveValue('60');
    expect(await screen.findByText("We couldn't start the refund")).toBeVisible();

    network.on('POST /admin/api/payments/8/refunds', { status: 201, body: aPayment() });
    await retype(user, amount, '9.63');
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    expect(await screen.findByText('The refund is on its way')).toBeVisible();
    expect(calls().map(({ body }) => body)).toEqual([
      { reason: 'unmatched', amount: '60' },
      { reason: 'unmatched', amount: '9.63' },
    ]);
  });

  it('keeps its dialog although nothing is left', async () => {
    const none = problem(409, 'PAYMENTS.REFUND_TOO_LARGE', 'Nothing.', { details: { left: '0.00' } });
    network.on('POST /admin/api/payments/8/refunds', none);
    const { user } = await open();
    await user.click(await refundButton());
    const amount = screen.getByLabelText('Refund amount');
    await retype(user, amount, '60');
    network.on(
      'GET /admin/api/payments',
      listOf([aPayment({ refundRequestedAmount: '69.63', refundableAmount: '0.00' })]),
    );
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    expect(await screen.findByText('Refund up to $0.00.')).toBeVisible();
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/You can refund up to \$0\.00/));
    expect(amount).toHaveValue('60');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /Refund payment/ })).not.toBeInTheDocument(),
    );
  });
});

describe('a payment that its buyer disputes', () => {
  const opened: PaymentResponse['disputes'][number] = {
    id: 1,
    kind: 'dispute',
    state: 'open',
    amount: '69.63',
    reason: 'fraudulent',
    respondBy: '2026-03-20T22:00:00.000Z',
    openedAt: '2026-03-02T10:05:00.000Z',
    closedAt: null,
  };
  const lost = { ...opened, state: 'lost' as const, respondBy: null, closedAt: '2026-03-25T10:05:00.000Z' };
  const list = (name: string) => screen.findByRole('heading', { name });
  const lines = () =>
    within(screen.getByRole('list', { name: 'Disputed by the customer' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('says how much is contested, why, and until when it can be answered', async () => {
    network.on('GET /admin/api/payments', listOf([aPayment({ disputes: [opened] })]));
    await open();
    expect(await screen.findByText('Disputed by the customer')).toBeVisible();
    expect(screen.getByText(/^Answer it in the payment provider/)).toBeVisible();
    expect(lines()).toEqual([
      expect.stringMatching(/^Dispute open: \$69\.63Answer by .*March 21, 2026, 00:00.*fraudulent$/),
    ]);
  });

  it('is listed with the next deadline first, whatever its order', async () => {
    const later = { ...opened, id: 2, respondBy: '2026-04-02T22:00:00.000Z' };
    const waiting = { ...opened, id: 3, respondBy: null };
    const of = (id: number, dispute: typeof opened | typeof waiting) =>
      aPayment({ id, orderId: id, providerRef: `pi_${id}`, disputes: [dispute] });
    const open3 = [of(10, waiting), of(11, later), of(12, opened)];
    network.on('GET /admin/api/payments', ({ query }) => listOf(query.disputed ? open3 : []));
    await open();
    expect(await list('Open disputes')).toBeVisible();
    const refs = screen.getAllByText(/^pi_1/).map(({ textContent }) => textContent);
    expect(refs).toEqual(['pi_12', 'pi_11', 'pi_10']);
  });

  it('is marked in the details of its order, whose history says what was taken', async () => {
    const at = '2026-03-25T10:05:00.000Z';
    const entry = { at, fromStatus: null, toStatus: null, note: null, actor: 'system' as const };
    const order = anOrder({
      paymentMethod: 'stripe',
      paymentStatus: 'charged_back',
      payment: { ...PAID, status: 'charged_back', refundedAmount: '69.63', chargedBackAmount: '69.63' },
      history: [{ ...entry, kind: 'charged_back', amount: '69.63' }],
    });
    const charged = { status: 'charged_back', chargedBackAmount: '69.63', refundableAmount: '0.00' } as const;
    network
      .on('GET /api/orders', listOf([order]))
      .on('GET /api/orders/41', json(order))
      .on('GET /admin/api/payments/8', json(aPayment({ orderId: 41, ...charged, disputes: [lost] })));
    await open('/admin?tab=orders&order=41');
    expect(await screen.findByText('Dispute lost: $69.63 charged back')).toBeVisible();
    expect(screen.getByText(/· Charged back$/)).toBeVisible();
    expect(screen.getByText('Charged back: $69.63')).toBeVisible();
    expect(screen.queryByText('Disputed by the customer')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Refund/ })).not.toBeInTheDocument();
  });

  it('tells of a dispute that was won, and of money that the provider reversed', async () => {
    const won = { ...lost, state: 'won' as const };
    const reversed = { ...lost, id: 2, kind: 'reversal' as const, amount: '5.00', reason: null };
    network.on('GET /admin/api/payments', listOf([aPayment({ disputes: [won, reversed] })]));
    await open();
    await screen.findByRole('heading', { name: '$69.63' });
    expect(screen.queryByText('Disputed by the customer')).not.toBeInTheDocument();
    expect(lines()).toEqual([
      expect.stringMatching(/^Reversed by the provider: \$5\.00/),
      expect.stringMatching(/^Dispute won: \$69\.63/),
    ]);
  });

  it('is marked unlike all others', async () => {
    await open();
    await screen.findByRole('heading', { name: '$69.63' });
    expect(screen.queryByText(/dispute/i)).not.toBeInTheDocument();
  });
});

describe('a refund that failed after it was done', () => {
  const failed = {
    id: 3,
    amount: '20.00',
    reason: 'by-hand',
    status: 'failed',
    failureMessage: 'expired_or_canceled_card',
    requestedAt: '2026-03-01T10:10:00.000Z',
    doneAt: null,
    failedAt: '2026-03-04T09:00:00.000Z',
  } as const;

  it('is listed with the payments, and refunded again with one dialog', async () => {
    network
      .on('GET /admin/api/payments', ({ query }) =>
        listOf(query.refundFailed ? [aPayment({ orderId: 41, refunds: [failed] })] : []),
      )
      .on('POST /admin/api/payments/8/refunds', json(aPayment({ orderId: 41 })));
    const { user } = await open();
    expect(await screen.findByRole('heading', { name: 'Failed refunds' })).toBeVisible();
    expect(screen.getByText('expired_or_canceled_card')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Refund $20.00 again' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Refund' }));
    await waitFor(() => expect(calls()[0]?.body).toEqual({ reason: 'by-hand', amount: '20.00' }));
  });
});

describe('the payment of an order', () => {
  const paid = anOrder({
    paymentMethod: 'stripe',
    paymentStatus: 'partly_refunded',
    payment: {
      id: 8,
      method: 'stripe',
      status: 'partly_refunded',
      refundedAmount: '20.00',
      chargedBackAmount: '0.00',
      isAwaited: false,
    },
    history: [
      ...anOrder().history,
      {
        at: '2026-03-01T10:06:00.000Z',
        kind: 'refunded',
        fromStatus: null,
        toStatus: null,
        note: null,
        actor: 'system',
        amount: '20.00',
      },
    ],
  });

  it('stands in its details: method, state, received, given back, and the way to give back more', async () => {
    const payment = aPayment({
      orderId: 41,
      status: 'partly_refunded',
      refundRequestedAmount: '20.00',
      refundedAmount: '20.00',
    });
    network
      .on('GET /api/orders', listOf([paid]))
      .on('GET /api/orders/41', json(paid))
      .on('GET /admin/api/payments/8', json(payment));
    await open('/admin?tab=orders&order=41');
    expect(await screen.findByText(/Credit or debit card · Partially refunded/)).toBeVisible();
    expect(await screen.findByText('Received')).toBeVisible();
    expect(screen.getByText('Refunded: $20.00')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Refund payment sandbox_pay_8' })).toBeVisible();
  });

  it('that cannot be loaded is asked for again', async () => {
    network
      .on('GET /api/orders', listOf([paid]))
      .on('GET /api/orders/41', json(paid))
      .on('GET /admin/api/payments/8', problem(500, 'SERVER.ERROR', 'boom'));
    const { user } = await open('/admin?tab=orders&order=41');
    expect(await screen.findByText("We couldn't load the payment.")).toBeVisible();
    network.on('GET /admin/api/payments/8', json(aPayment({ orderId: 41 })));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Received')).toBeVisible();
  });

  it('that is missing leads to the payments without an order', async () => {
    network.on('GET /api/orders', listOf([awaited])).on('GET /api/orders/41', json(awaited));
    await open('/admin?tab=orders&order=41');
    expect(await screen.findByRole('link', { name: 'Find payment' })).toHaveAttribute(
      'href',
      '/admin?tab=payments',
    );
  });
});
