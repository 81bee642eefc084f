import { anOrder, fakeNetwork, json, offline, problem, type NetworkAnswer } from '@kp/testing/browser';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { CHECKOUT_ID, comeBack, openPaying, TOTAL_MINOR } from '../testing/open-payment';

const network = fakeNetwork();
const REF = 'sandbox_pay_1';
const CONFIRM = `POST /api/payments/sandbox/${REF}/confirm`;
const START = 'POST /api/payments/stripe/create-payment-intent';
const ORDER = 'POST /api/orders';

const started = {
  clientSecret: `${REF}_secret`,
  paymentIntentId: REF,
  checkoutId: CHECKOUT_ID,
  sandbox: true,
};
const order = anOrder({ orderNumber: 'ORD-2026-000042', paymentMethod: 'stripe', paymentStatus: 'paid' });
const outcome = (name: string, message: string | null = null, declineCode: string | null = null) =>
  json({ outcome: name, message, declineCode });

/** Answers in turn; the last one is repeated. */
function inTurn(...answers: (NetworkAnswer | (() => NetworkAnswer))[]) {
  return () => {
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    return typeof answer === 'function' ? answer() : answer;
  };
}

/** At the card form, with a test card chosen. */
async function openWithCard(card = '4242 4242 4242 4242') {
  const page = await openPaying(network, 'Credit or debit card');
  await page.user.click(await screen.findByRole('button', { name: card }));
  return page;
}

/** The only button that submits, whatever it is called. */
const payButton = () =>
  screen.getAllByRole<HTMLButtonElement>('button').find(({ type }) => type === 'submit')!;
const pay = (user: UserEvent) => user.click(screen.getByRole('button', { name: /^Pay \$/ }));

beforeEach(() => {
  network.on(START, { status: 201, body: started }).on(ORDER, { status: 201, body: order });
});

describe('a card in test mode', () => {
  it('is paid first, then the order is placed, and the home page opens with an empty cart', async () => {
    network.on(CONFIRM, outcome('succeeded'));
    const { user, address } = await openWithCard();
    expect(screen.getByText('Test mode')).toBeInTheDocument();
    expect(screen.getByText('Apple Pay / Google Pay not available on this device')).toBeInTheDocument();
    await pay(user);
    expect(await screen.findByText('Order placed successfully!')).toBeInTheDocument();
    expect(address()).toBe('/');
    expect(screen.getByText(/Order ORD-2026-000042/)).toBeInTheDocument();
    expect(network.callsTo(START)[0]?.body).toMatchObject({
      amount: TOTAL_MINOR,
      currency: 'usd',
      checkout: { email: 'ioana@bistro.example', items: [{ productId: 3, quantity: 2 }] },
    });
    expect(network.callsTo(CONFIRM)[0]?.body).toEqual({
      action: 'card',
      number: '4242 4242 4242 4242',
      expiry: '12/34',
      cvc: '123',
    });
    expect(network.callsTo(ORDER)[0]?.body).toMatchObject({
      paymentMethod: 'stripe',
      paymentIntentId: REF,
      checkoutId: CHECKOUT_ID,
    });
    expect(localStorage.getItem('guestCart')).toBeNull();
    expect(localStorage.getItem('begunCheckout')).toBeNull();
  });

  it('whose order still waits for its money is not confirmed as placed', async () => {
    network.on(CONFIRM, outcome('succeeded')).on(ORDER, {
      status: 201,
      body: { ...order, paymentStatus: 'unpaid' },
    });
    const { user, address } = await openWithCard();
    await pay(user);
    await waitFor(() => expect(address()).toBe('/'));
    expect(await screen.findByRole('heading', { name: 'Waiting for your payment' })).toBeInTheDocument();
    expect(
      screen.getByText(
        "Order ORD-2026-000042 is saved. We'll start preparing it as soon as your payment arrives.",
      ),
    ).toBeInTheDocument();
    expect(screen.queryByText(/Order placed successfully|Order confirmed/)).not.toBeInTheDocument();
  });

  it('that is paid is announced before the order is placed', async () => {
    network.on(CONFIRM, outcome('succeeded')).on(ORDER, () => new Promise(() => undefined));
    const { user } = await openWithCard();
    await pay(user);
    expect(await screen.findByText('Payment Successful')).toBeInTheDocument();
    expect(screen.getByText('Your payment has been processed successfully.')).toBeInTheDocument();
  });

  it('that is not complete is not charged: its fields show what is missing', async () => {
    const { user } = await openPaying(network, 'Credit or debit card');
    const number = await screen.findByLabelText('Card number');
    await user.type(number, '4242');
    await pay(user);
    await waitFor(() => expect(number).toHaveAccessibleDescription('Enter the full card number'));
    expect(number).toHaveFocus();
    expect(screen.getByLabelText('Security code (CVC)')).toBeInvalid();
    expect(network.callsTo(START)).toHaveLength(0);
  });

  it('that is declined shows the provider’s message, and another card pays the same checkout', async () => {
    network.on(CONFIRM, inTurn(outcome('declined', 'Your card was declined.'), outcome('succeeded')));
    const { user } = await openWithCard('4000 0000 0000 0002');
    await pay(user);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Payment failed')).toBeInTheDocument();
    expect(screen.getByText('Payment Failed')).toBeInTheDocument();
    expect(alert.getByText('Your card was declined.')).toBeInTheDocument();
    expect(network.callsTo(ORDER)).toHaveLength(0);
    expect(screen.getByLabelText('Card number')).toHaveValue('4000 0000 0000 0002');

    await user.click(screen.getByRole('button', { name: '4242 4242 4242 4242' }));
    await pay(user);
    await screen.findByText('Order placed successfully!');
    expect(network.callsTo(START)[1]?.body).toMatchObject({ checkoutId: CHECKOUT_ID });
  });

  it.each([
    ['de', 'card_declined', 'Ihre Karte wurde abgelehnt.'],
    ['fr', 'insufficient_funds', 'Les fonds disponibles sur votre carte sont insuffisants.'],
    ['ro', 'not_a_test_card', 'Acesta nu este un card de test. Folosiți 4242 4242 4242 4242.'],
    ['ar', 'invalid_expiry', 'تاريخ انتهاء بطاقتكم غير صالح.'],
    ['ja', 'invalid_cvc', 'カードのセキュリティコードが正しくありません。'],
  ] as const)(
    'that is declined on a page in %s shows the reason (%s) in that language',
    async (language, code, text) => {
      network.on(CONFIRM, outcome('declined', 'In English.', code));
      await openPaying(network, 'Credit or debit card');
      cleanup();
      const { user } = await comeBack(network, '/checkout?step=payment', 'all', language);
      await user.click(await screen.findByRole('button', { name: /4000 0000 0000 0002/ }));
      await user.click(payButton());
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(text);
      await waitFor(() => expect(screen.getAllByText((shown) => shown.includes(text))).toHaveLength(2));
      expect(screen.queryByText(/In English/)).not.toBeInTheDocument();
    },
  );

  it('that is declined for an unknown reason shows the provider’s message', async () => {
    network.on(CONFIRM, outcome('declined', 'Your card was stolen.', 'stolen_card'));
    const { user } = await openWithCard('4000 0000 0000 0002');
    await pay(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your card was stolen.');
  });

  it('that asks for 3-D Secure is paid when the customer confirms', async () => {
    network.on(CONFIRM, inTurn(outcome('requires_action'), outcome('succeeded')));
    const { user } = await openWithCard('4000 0025 0000 3155');
    await pay(user);
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your payment' }));
    expect(dialog.getByText(/\$54\.75/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Yes, pay' }));
    await screen.findByText('Order placed successfully!');
    expect(network.callsTo(CONFIRM)[1]?.body).toEqual({ action: 'authenticate' });
  });

  it('whose 3-D Secure step is declined pays nothing', async () => {
    network.on(CONFIRM, inTurn(outcome('requires_action'), outcome('declined', 'We could not check you.')));
    const { user } = await openWithCard('4000 0025 0000 3155');
    await pay(user);
    await user.click(await screen.findByRole('button', { name: 'No, decline' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not check you.');
    expect(network.callsTo(CONFIRM)[1]?.body).toEqual({ action: 'refuse-authentication' });
    expect(network.callsTo(ORDER)).toHaveLength(0);
  });

  it('is charged once for a double click', async () => {
    network.on(CONFIRM, outcome('succeeded'));
    const { user } = await openWithCard();
    await user.dblClick(screen.getByRole('button', { name: /^Pay \$/ }));
    await screen.findByText('Order placed successfully!');
    expect(network.callsTo(START)).toHaveLength(1);
    expect(network.callsTo(ORDER)).toHaveLength(1);
  });
});

describe('a lost connection', () => {
  it('before the payment: a retry starts it', async () => {
    network.on(START, inTurn(offline, { status: 201, body: started })).on(CONFIRM, outcome('succeeded'));
    const { user } = await openWithCard();
    await pay(user);
    expect(await screen.findByRole('alert')).toHaveTextContent("you won't be charged twice");
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Order placed successfully!');
  });

  it('while paying: a retry pays the same checkout', async () => {
    network.on(CONFIRM, inTurn(offline, outcome('succeeded')));
    const { user } = await openWithCard();
    await pay(user);
    await screen.findByText("We couldn't confirm your order");
    expect(await screen.findByText('Payment processing failed')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Order placed successfully!');
    expect(network.callsTo(START)[1]?.body).toMatchObject({ checkoutId: CHECKOUT_ID });
  });

  it('after the payment: the order is sent again under the same key, and nothing is charged again', async () => {
    network.on(CONFIRM, outcome('succeeded')).on(ORDER, inTurn(offline, { status: 201, body: order }));
    const { user } = await openWithCard();
    await pay(user);
    await screen.findByText("We couldn't confirm your order");
    await pay(user);
    await screen.findByText('Order placed successfully!');
    const [first, second] = network.callsTo(ORDER);
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
    expect(second?.body).toEqual(first?.body);
    expect(network.callsTo(START)).toHaveLength(1);
  });
});

describe('a payment that the shop does not start', () => {
  it('for short stock shows what is left', async () => {
    const details = { items: [{ productId: 3, name: 'Day dots', requested: 2, left: 1 }] };
    network.on(START, problem(409, 'ORDERS.SHORT_STOCK', 'Only 1 of Day dots left in stock.', { details }));
    const { user } = await openWithCard();
    await pay(user);
    expect(await screen.findByText('Only 1 of Day dots left')).toBeInTheDocument();
  });

  it('because there is nothing to pay says so, and the other methods stay', async () => {
    const message = "There's nothing to pay for this order.";
    network.on(START, problem(422, 'ORDERS.NOTHING_TO_PAY', message));
    const { user } = await openWithCard();
    await pay(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('radio', { name: /Cash on delivery/ })).toBeEnabled();
    expect(network.callsTo(CONFIRM)).toHaveLength(0);
  });

  it('because it was paid already waits for that order and opens the home page', async () => {
    const details = { orderNumber: 'ORD-2026-000042' };
    network
      .on(START, problem(409, 'ORDERS.ALREADY_ORDERED', "You've already ordered this.", { details }))
      .on(CONFIRM, outcome('succeeded'));
    const { user, address } = await openWithCard();
    await pay(user);
    expect(await screen.findByText('Order placed successfully!')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/'));
    expect(network.callsTo(CONFIRM)).toHaveLength(0);
  });
});
