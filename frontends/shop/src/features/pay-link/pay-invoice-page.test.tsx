import { fakeNetwork, json, listOf, offline, problem, renderPage } from '@kp/testing/browser';
import { screen, waitFor } from '@testing-library/react';
import { PayInvoicePage } from './pay-invoice-page';

const network = fakeNetwork();
const PAGE = 'GET /api/pay/7.signed';
const START = 'POST /api/pay/7.signed/stripe';
const PAYPAL = 'POST /api/pay/7.signed/paypal';
const CONFIRM = 'POST /api/pay/7.signed/confirm';
const REF = 'sandbox_pay_1';
const SANDBOX = `POST /api/payments/sandbox/${REF}/confirm`;

const invoice = {
  invoiceNumber: 'INV-2026-000007',
  issueDate: '2026-11-22',
  sellerName: 'Bistro Supplies SRL',
  totalAmount: '66.77',
  outstandingAmount: '66.77',
  currency: 'EUR',
  state: 'payable',
  methods: ['stripe', 'paypal'],
  paidAt: null as string | null,
  refundedAmount: null as string | null,
};
const paid = { ...invoice, state: 'paid', paidAt: '2026-11-24', outstandingAmount: '0.00' };
const notDeclined = { isDeclined: false, message: null, declineCode: null };

const config = {
  currency: 'USD',
  languages: ['en'],
  paymentMethods: ['stripe', 'revolut', 'paypal', 'cash'].map((id) => ({
    id,
    available: id !== 'revolut',
    isTest: id !== 'cash',
  })),
  testMode: true,
  publicKeys: {},
};

const open = (search = '') =>
  renderPage([{ path: '/pay/:token', element: <PayInvoicePage /> }], {
    at: `/pay/7.signed${search}`,
    texts: ['shop', 'checkout'],
  });

async function enterCard() {
  const page = await open();
  await page.user.click(await screen.findByRole('button', { name: '4242 4242 4242 4242' }));
  return page;
}
const payButton = () => screen.getByRole('button', { name: 'Pay €66.77' });

beforeEach(() => {
  network
    .on('GET /api/categories', listOf([]))
    .on('GET /api/config', json(config))
    .on(PAGE, json(invoice))
    .on(START, { status: 201, body: { id: REF, clientSecret: `${REF}_secret`, sandbox: true } });
});
afterEach(() => {
  window.location.hash = '';
});

describe('the payment link of an invoice', () => {
  it('shows number, seller and total, and offers what is available, in test mode', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Invoice INV-2026-000007' })).toBeVisible();
    expect(screen.getByText('Bistro Supplies SRL')).toBeInTheDocument();
    expect(screen.getByText('22/11/2026')).toBeInTheDocument();
    expect(await screen.findByRole('radio', { name: 'Credit or debit card' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'PayPal' })).toBeEnabled();
    expect(screen.queryByRole('radio', { name: /Revolut|Cash/ })).not.toBeInTheDocument();
    expect(await screen.findByText("You won't be charged.")).toBeInTheDocument();
    expect(payButton()).toBeEnabled();
  });

  it('takes a card, sends no amount, and then shows that the invoice is paid', async () => {
    network.on(SANDBOX, json({ outcome: 'succeeded', message: null, declineCode: null }));
    network.on(CONFIRM, () => {
      network.on(PAGE, json(paid));
      return json({ ...paid, ...notDeclined });
    });
    const { user } = await enterCard();
    await user.click(payButton());
    expect(await screen.findByText('This invoice is paid')).toBeInTheDocument();
    expect(screen.getByText(/Paid on 24\/11\/2026/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Pay/ })).not.toBeInTheDocument();
    expect(network.callsTo(START).map(({ body }) => body ?? null)).toEqual([null]);
  });

  it('does not start a payment with an incomplete card', async () => {
    const { user } = await open();
    await screen.findByLabelText('Card number');
    await user.click(payButton());
    expect(await screen.findByText('Enter the full card number')).toBeInTheDocument();
    expect(network.callsTo(START)).toHaveLength(0);
  });

  it('that is declined shows why, and can be tried again', async () => {
    network.on(SANDBOX, json({ outcome: 'declined', message: 'No.', declineCode: 'insufficient_funds' }));
    const { user } = await enterCard();
    await user.click(payButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your card has insufficient funds.');
    expect(alert).toHaveTextContent("You haven't been charged.");
    expect(payButton()).toBeEnabled();
    expect(network.callsTo(CONFIRM)).toHaveLength(0);
  });

  it('without an answer is looked up by the next press, which does not pay again', async () => {
    network
      .on(SANDBOX, json({ outcome: 'succeeded', message: null, declineCode: null }))
      .on(CONFIRM, offline);
    const { user } = await enterCard();
    await user.click(payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't confirm your payment");
    network.on(PAGE, json(paid)).on(CONFIRM, json({ ...paid, ...notDeclined }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('This invoice is paid')).toBeInTheDocument();
    expect(network.callsTo(START)).toHaveLength(1);
  });

  it('that was paid in another tab meanwhile shows it', async () => {
    const { user } = await enterCard();
    network
      .on(PAGE, json(paid))
      .on(START, problem(409, 'INVOICES.ALREADY_PAID', 'This invoice is already paid.'));
    await user.click(payButton());
    expect(await screen.findByText('This invoice is paid')).toBeInTheDocument();
  });

  it('goes to PayPal, and is captured on the way back', async () => {
    const approveUrl = new URL('#approve-at-paypal', window.location.href).href;
    network.on(PAYPAL, { status: 201, body: { id: REF, approveUrl, sandbox: true } });
    const { user } = await open();
    await user.click(await screen.findByRole('radio', { name: 'PayPal' }));
    await user.click(payButton());
    await waitFor(() => expect(window.location.hash).toBe('#approve-at-paypal'));
    expect(screen.getByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-busy', 'true');
  });

  it.each(['?paypal=1', '?redirect_status=succeeded', '?payment=failed'])(
    'opened with %s asks once how the payment has ended',
    async (search) => {
      network.on(
        CONFIRM,
        json({ ...invoice, isDeclined: true, message: null, declineCode: 'card_declined' }),
      );
      const { address } = await open(search);
      expect(await screen.findByRole('alert')).toHaveTextContent('Your card was declined.');
      expect(network.callsTo(CONFIRM)).toHaveLength(1);
      await waitFor(() => expect(address()).toBe('/pay/7.signed'));
    },
  );

  it('opened after turning back at PayPal shows that it was cancelled', async () => {
    await open('?paypal=1&cancelled=true');
    expect(await screen.findByRole('alert')).toHaveTextContent('Payment Cancelled');
    expect(network.callsTo(CONFIRM)).toHaveLength(0);
    expect(payButton()).toBeEnabled();
  });

  it.each([
    ['processing', 'Your payment has arrived'],
    ['pending', 'Your payment is being reviewed'],
    ['partly_paid', 'Part of this invoice is paid'],
    ['reversed', 'This invoice was cancelled'],
    ['unavailable', "Online payment isn't available right now"],
    ['paid', 'This invoice is paid'],
  ])('that is %s offers no way to pay', async (state, title) => {
    network.on(PAGE, json({ ...invoice, state }));
    await open();
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  });

  it('waits until a payment that arrived is recorded', async () => {
    let reads = 0;
    network.on(PAGE, () => json((reads += 1) > 1 ? paid : { ...invoice, state: 'processing' }));
    await open();
    expect(await screen.findByText('Your payment has arrived')).toBeInTheDocument();
    expect(await screen.findByText('This invoice is paid')).toBeInTheDocument();
  });

  it('shows what is refunded when it was paid twice', async () => {
    network.on(PAGE, json({ ...paid, refundedAmount: '66.77' }));
    await open();
    expect(await screen.findByRole('note')).toHaveTextContent("We're refunding it in full.");
  });

  it.each([
    [404, 'INVOICES.NOT_FOUND', "We can't find this invoice"],
    [410, 'INVOICES.LINK_EXPIRED', 'This link has expired'],
  ])('that answers %s says so', async (status, code, title) => {
    network.on(PAGE, problem(status, code, ''));
    await open();
    expect(await screen.findByText(title)).toBeInTheDocument();
  });

  it('that cannot be loaded can be loaded again', async () => {
    network.on(PAGE, offline);
    const { user } = await open();
    await screen.findByText("We couldn't load your invoice.");
    network.on(PAGE, json(invoice));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: 'PayPal' })).toBeInTheDocument();
  });
});
