import { fakeNetwork, json, listOf, problem, renderPage } from '@kp/testing/browser';
import { screen } from '@testing-library/react';
import { PayLinkPage } from './pay-link-page';

const network = fakeNetwork();
const PAGE = 'GET /api/order-balances/o-secret';
const START = 'POST /api/order-balances/o-secret/stripe';
const CONFIRM = 'POST /api/order-balances/o-secret/confirm';
const REF = 'sandbox_pay_1';

const balance = {
  orderNumber: 'ORD-2026-000041',
  sellerName: 'Bistro Supplies SRL',
  changes: ["Chef's knife: 3 → 5"],
  paidAmount: '69.63',
  totalAmount: '99.38',
  amount: '29.75',
  currency: 'USD',
  state: 'payable',
  expiresAt: '2026-12-13T10:00:00.000Z',
  methods: ['stripe'],
  refundedAmount: null as string | null,
};
const paid = { ...balance, state: 'paid' };

const open = () =>
  renderPage([{ path: '/pay/:token', element: <PayLinkPage /> }], {
    at: '/pay/o-secret',
    texts: ['shop', 'checkout'],
  });

beforeEach(() => {
  network
    .on('GET /api/categories', listOf([]))
    .on(
      'GET /api/config',
      json({
        currency: 'USD',
        languages: ['en'],
        paymentMethods: [{ id: 'stripe', available: true, isTest: true }],
        testMode: true,
        publicKeys: {},
      }),
    )
    .on(PAGE, json(balance))
    .on(START, { status: 201, body: { id: REF, clientSecret: `${REF}_secret`, sandbox: true } });
});

describe('the payment link of a change', () => {
  it('shows what changed and takes exactly the difference', async () => {
    network.on(
      `POST /api/payments/sandbox/${REF}/confirm`,
      json({ outcome: 'succeeded', message: null, declineCode: null }),
    );
    network.on(CONFIRM, () => {
      network.on(PAGE, json(paid));
      return json({ ...paid, isDeclined: false, message: null, declineCode: null });
    });
    const { user } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Order ORD-2026-000041' })).toBeVisible();
    expect(screen.getByText("Chef's knife: 3 → 5")).toBeVisible();
    expect(screen.getByText('$69.63')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: '4242 4242 4242 4242' }));
    await user.click(screen.getByRole('button', { name: 'Pay $29.75' }));
    expect(await screen.findByText('This is paid')).toBeVisible();
    expect(network.callsTo(START).map(({ body }) => body ?? null)).toEqual([null]);
  });

  it.each([
    ['expired', 'This link has expired'],
    ['obsolete', "There's nothing to pay here anymore"],
    ['processing', 'Your payment has arrived'],
    ['unavailable', "Online payment isn't available right now"],
  ])('that is %s offers no way to pay', async (state, title) => {
    network.on(PAGE, json({ ...balance, state, refundedAmount: '29.75' }));
    await open();
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('note')).toHaveTextContent('$29.75');
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  });

  it('that is unknown says so', async () => {
    network.on(PAGE, problem(404, 'ORDERS.NOT_FOUND', ''));
    await open();
    expect(await screen.findByText("We can't find this payment")).toBeVisible();
  });
});
