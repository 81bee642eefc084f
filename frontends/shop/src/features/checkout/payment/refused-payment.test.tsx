import { anOrder, fakeNetwork, json, problem } from '@kp/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { placeCashOrder } from '../testing/fill-checkout';
import { aCheckout, CHECKOUT_ID, openPaying } from '../testing/open-payment';

const network = fakeNetwork();
const REF = 'sandbox_pay_1';
const CONFIRM = `POST /api/payments/sandbox/${REF}/confirm`;
const START = 'POST /api/payments/stripe/create-payment-intent';
const ORDER = 'POST /api/orders';
const STARTED = {
  status: 201,
  body: { clientSecret: `${REF}_secret`, paymentIntentId: REF, checkoutId: CHECKOUT_ID, sandbox: true },
};
const PLACED = { status: 201, body: anOrder() };

/** At the card form, with a test card chosen. */
async function openWithCard(card = '4242 4242 4242 4242') {
  const page = await openPaying(network, 'Credit or debit card');
  await page.user.click(await screen.findByRole('button', { name: card }));
  return page;
}

const placeOrder = () => screen.getByRole('button', { name: /^Pay \$/ });
const pay = (user: UserEvent) => user.click(placeOrder());
const alert = () => screen.findByRole('alert');

function expectKept() {
  expect(screen.getByText('ioana@bistro.example')).toBeInTheDocument();
  expect(screen.getByText('400114 Cluj-Napoca, Cluj')).toBeInTheDocument();
  expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
}

async function switchToCash(user: UserEvent) {
  await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
  await placeCashOrder(user);
}

beforeEach(() => {
  network
    .on(START, STARTED)
    .on(ORDER, PLACED)
    .on(CONFIRM, json({ outcome: 'succeeded', message: null }));
});

describe('a payment that was made', () => {
  it('for products that are sold out: it is refunded and not retried, and a new order is a new checkout', async () => {
    const details = { orderNumber: 'ORD-2026-000042' };
    const message = "This sold out before your payment arrived. We're refunding you in full.";
    network.on(ORDER, problem(409, 'ORDERS.PAID_OUT_OF_STOCK', message, { details }));
    const { user, address } = await openWithCard();
    await pay(user);
    const box = within(await alert());
    expect(box.getByText('Sold out before your payment arrived')).toBeInTheDocument();
    expect(box.getByText(/We can't fulfill order ORD-2026-000042/)).toHaveTextContent(
      "We're refunding you in full",
    );
    expect(box.getByRole('link', { name: 'Edit cart' })).toHaveAttribute('href', '/cart');
    expect(screen.queryByText('Order failed')).not.toBeInTheDocument();
    expect(address()).toBe('/checkout?step=payment');
    expect(localStorage.getItem('begunCheckout')).toBeNull();
    expectKept();

    network.on(ORDER, PLACED);
    await pay(user);
    await screen.findByText('Order placed successfully!');
    expect(network.callsTo(START)[1]?.body).not.toHaveProperty('checkoutId');
  });

  it('and failed later is a failed payment, with the message of the provider', async () => {
    network.on(ORDER, problem(409, 'ORDERS.PAYMENT_FAILED', 'Your bank took it back.'));
    const { user } = await openWithCard();
    await pay(user);
    expect(await alert()).toHaveTextContent('Your bank took it back.');
    expect(await screen.findByText('Payment Failed')).toBeInTheDocument();
    expect(screen.queryByText('Order failed')).not.toBeInTheDocument();
    expectKept();
  });

  it('before the customer switched to cash is waited for: nothing is bought twice', async () => {
    network
      .on(CONFIRM, json({ outcome: 'declined', message: 'Your card was declined.' }))
      .on(ORDER, problem(409, 'ORDERS.ALREADY_PAID', "You've already paid."))
      .on(
        `GET /api/checkouts/${CHECKOUT_ID}`,
        json(aCheckout({ status: 'ordered', orderNumber: 'ORD-2026-000042' })),
      );
    const { user, address } = await openWithCard();
    await pay(user);
    await alert();
    await switchToCash(user);
    expect(await screen.findByText(/Order ORD-2026-000042/)).toBeInTheDocument();
    expect(address()).toBe('/');
    expect(screen.queryByText('Order failed')).not.toBeInTheDocument();
  });
});

describe('a payment that is not started', () => {
  it('because too many are open shows the message, keeps everything, and allows another method', async () => {
    const message = 'You have several payments open. Finish one, or try again in 15 minutes.';
    network.on(START, problem(429, 'ORDERS.TOO_MANY_CHECKOUTS', message));
    const { user } = await openWithCard();
    await pay(user);
    expect(await alert()).toHaveTextContent(message);
    expect(network.callsTo(CONFIRM)).toHaveLength(0);
    expect(placeOrder()).toBeEnabled();
    expectKept();

    await switchToCash(user);
    await screen.findByText('Order placed successfully!');
  });

  it.each([
    [503, 'PAYMENTS.PROVIDER_UNAVAILABLE', "The payment provider isn't responding. Please try again."],
    [502, 'PAYMENTS.PROVIDER_REFUSED', 'The payment provider declined. Please try another payment method.'],
    [422, 'PAYMENTS.METHOD_UNAVAILABLE', "This payment method isn't available right now."],
  ])('with %i %s shows that nothing was paid, and can be retried', async (status, code, message) => {
    network.on(START, problem(status, code, message));
    const { user } = await openWithCard();
    await pay(user);
    expect(await alert()).toHaveTextContent(`Payment failed${message}You haven't been charged`);
    expectKept();
    network.on(START, STARTED);
    await pay(user);
    await screen.findByText('Order placed successfully!');
  });
});

describe('the failure of a payment', () => {
  it('disappears when the customer switches to cash', async () => {
    network.on(CONFIRM, json({ outcome: 'declined', message: 'Your card was declined.' }));
    network.on(ORDER, problem(422, 'ORDERS.TOTAL_TOO_LARGE', 'This order is too large.'));
    const { user } = await openWithCard();
    await pay(user);
    expect(await alert()).toHaveTextContent('Your card was declined.');
    await switchToCash(user);
    await waitFor(async () => expect(await alert()).toHaveTextContent('This order is too large.'));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });
});

describe('while a payment is pending', () => {
  it('the completed steps cannot be changed', async () => {
    network.on(CONFIRM, () => new Promise(() => undefined));
    const { user } = await openWithCard();
    await pay(user);
    expect(await screen.findByRole('button', { name: 'Processing...' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit Address' })).toBeDisabled();
  });
});
