import {
  anOrder,
  aProduct,
  fakeNetwork,
  json,
  offline,
  problem,
  renderPage,
  type NetworkAnswer,
} from '@kp/testing/browser';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { aGuestLine } from '../../../testing/a-guest-cart';
import { openShop } from '../../../testing/open-shop';
import { routes } from '../testing/checkout-routes';
import { fill, placeCashOrder } from '../testing/fill-checkout';
import { openAtPayment } from '../testing/open-at-payment';

const dots = aProduct({ id: 3, name: 'Day dots', price: '12.50', stockQuantity: 10 });
const PLACED: NetworkAnswer = { status: 201, body: anOrder() };

const network = fakeNetwork();

/** Answers each attempt in turn; the last answer is repeated. */
function answerOrders(...answers: (NetworkAnswer | (() => NetworkAnswer))[]): void {
  network.on('POST /api/orders', () => {
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    return typeof answer === 'function' ? answer() : answer;
  });
}

/** A guest with five rolls of day dots, about to confirm. */
function open() {
  openShop(network, [dots]);
  return openAtPayment([aGuestLine(dots, 5)]);
}

interface Sent {
  readonly shippingAddress: { readonly city: string };
  readonly items: readonly { readonly quantity: number; readonly price: string }[];
  readonly notes: string;
}

const attempts = () => network.callsTo('POST /api/orders');
const keyOf = (index: number) => attempts()[index]?.headers['idempotency-key'];
const sent = (index: number) => attempts()[index]?.body as Sent;
const isPlaced = () => screen.findByText('Order placed successfully!');

describe('an order that cannot be placed', () => {
  it('for short stock shows the product and what is left, keeps the address, and can be reduced', async () => {
    const details = { items: [{ productId: 3, name: 'Day dots', requested: 5, left: 2 }] };
    answerOrders(
      problem(409, 'ORDERS.SHORT_STOCK', 'Only 2 of Day dots left in stock.', { details }),
      PLACED,
    );
    const { user } = await open();
    network.on('GET /api/products/3', json({ ...dots, stockQuantity: 2 }));
    await placeCashOrder(user);

    expect(await screen.findByText('Order failed')).toBeInTheDocument();
    // Read out only: the panel is the one message on screen.
    expect(screen.queryByRole('region', { name: /^Notifications/ })).not.toBeInTheDocument();
    expect(screen.getByText('There was an error placing your order. Please try again.')).toBeInTheDocument();
    expect(screen.getByText('Only 2 of Day dots left')).toBeInTheDocument();
    expect(screen.getByText('400114 Cluj-Napoca, Cluj')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Update my cart' }));
    expect(screen.queryByText('Only 2 of Day dots left')).not.toBeInTheDocument();
    await placeCashOrder(user);
    await isPlaced();
    expect(sent(1).items).toMatchObject([{ quantity: 2 }]);
    expect(sent(1).shippingAddress.city).toBe('Cluj-Napoca');
    expect(keyOf(1)).not.toBe(keyOf(0));
  });

  it('is not even sent while the cart is known to hold more than is left', async () => {
    answerOrders(PLACED);
    const { user } = await open();
    network.on('GET /api/products/3', json({ ...dots, name: 'Sold dots', stockQuantity: 0, inStock: false }));
    cleanup();
    await renderPage(routes, {
      at: '/checkout?step=payment',
      texts: ['shop', 'checkout', 'order'],
      isReturning: true,
    });
    await screen.findByText('Sold dots');
    await placeCashOrder(user);
    expect(await screen.findByText('Sold dots is out of stock')).toBeInTheDocument();
    expect(attempts()).toHaveLength(0);
  });

  it('at the price on screen shows the new one and the new total, and is placed when confirmed again', async () => {
    const details = {
      items: [{ productId: 3, name: 'Day dots', sent: '12.50', current: '14.00' }],
      totals: {
        subtotal: '70.00',
        shipping: '25.00',
        vatAmount: '13.30',
        totalAmount: '108.30',
        currency: 'USD',
      },
    };
    answerOrders(problem(409, 'ORDERS.PRICE_CHANGED', 'Prices have changed.', { details }), PLACED);
    const { user } = await open();
    network.on('GET /api/products/3', json({ ...dots, price: '14.00' }));
    await placeCashOrder(user);

    expect(await screen.findByText('Day dots: now $14.00, was $12.50')).toBeInTheDocument();
    expect(screen.getByText('New total: $108.30')).toBeInTheDocument();
    expect(await screen.findByText('Pay the courier $108.30.')).toBeInTheDocument();
    await placeCashOrder(user);
    await isPlaced();
    expect(sent(1).items).toMatchObject([{ price: '14.00', totalPrice: '70.00' }]);
  });

  it('for a field of the address leads back to that field', async () => {
    const fields = [{ field: 'shippingAddress.phone', message: 'phone must be at most 40 characters' }];
    answerOrders(problem(400, 'INVALID_INPUT', 'Invalid input', { fields }), PLACED);
    const { user } = await open();
    await placeCashOrder(user);

    const phone = await screen.findByLabelText('Phone');
    await waitFor(() => expect(phone).toHaveFocus());
    expect(phone).toHaveAccessibleDescription(/phone must be at most 40 characters/);
    expect(screen.getByRole('group', { name: 'Please correct 1 field:' })).toBeInTheDocument();
    await user.tab();
    await fill(user, screen.getByLabelText('City'), 'Turda');
    expect(phone).toHaveAccessibleDescription(/phone must be at most 40 characters/);
    await fill(user, phone, '0733 111 222');
    expect(screen.queryByText(/at most 40 characters/)).not.toBeInTheDocument();
  });

  it('for another reason shows the shop’s message', async () => {
    const message = 'One order can be worth at most 21474836.47 USD. Please ask for a quote.';
    answerOrders(problem(422, 'ORDERS.TOTAL_TOO_LARGE', message));
    const { user } = await open();
    await placeCashOrder(user);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByText('Error placing order')).toBeInTheDocument();
    expect(await screen.findByText('Order failed')).toBeInTheDocument();
    expect(screen.getByText('There was an error placing your order. Please try again.')).toBeInTheDocument();
  });
});

describe('an order whose answer is lost', () => {
  it('is sent again under the same key, so that it is placed once', async () => {
    answerOrders(offline, PLACED);
    const { user } = await open();
    await placeCashOrder(user);
    expect(await screen.findByText("We couldn't confirm your order")).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await isPlaced();
    expect(keyOf(1)).toBe(keyOf(0));
    expect(sent(1)).toEqual(sent(0));
  });

  it('keeps its key over a reload', async () => {
    answerOrders(offline, PLACED);
    const { user } = await open();
    await placeCashOrder(user);
    await screen.findByText("We couldn't confirm your order");
    cleanup();
    const reloaded = await renderPage(routes, {
      at: '/checkout?step=payment',
      texts: ['shop', 'checkout', 'order'],
      isReturning: true,
    });
    await screen.findByRole('button', { name: 'Confirm Cash on Delivery Order' });
    await placeCashOrder(reloaded.user);
    await isPlaced();
    expect(keyOf(1)).toBe(keyOf(0));
  });

  it('and was changed meanwhile is not placed twice: the earlier one is shown', async () => {
    answerOrders(offline, problem(422, 'ORDERS.IDEMPOTENCY_MISMATCH', 'Used for another order.'), PLACED);
    const { user, address } = await open();
    await placeCashOrder(user);
    await screen.findByText("We couldn't confirm your order");
    await user.click(screen.getByRole('button', { name: 'Add an order note' }));
    await user.type(screen.getByLabelText('Order notes (optional)'), 'Back door');
    await placeCashOrder(user);

    expect(await screen.findByText('Your first order went through')).toBeInTheDocument();
    expect(keyOf(1)).toBe(keyOf(0));
    await user.click(screen.getByRole('button', { name: 'Keep my first order' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(localStorage.getItem('guestCart')).toBeNull();
    expect(attempts()).toHaveLength(2);
  });

  it('can be followed by another one when the customer confirms it', async () => {
    answerOrders(offline, problem(422, 'ORDERS.IDEMPOTENCY_MISMATCH', 'Used for another order.'), PLACED);
    const { user } = await open();
    await placeCashOrder(user);
    await screen.findByText("We couldn't confirm your order");
    await placeCashOrder(user);
    await user.click(await screen.findByRole('button', { name: 'Place this order too' }));
    await placeCashOrder(user);
    await isPlaced();
    expect(keyOf(2)).not.toBe(keyOf(0));
  });
});

describe('a pending order', () => {
  it('shows that it is being processed and is not sent a second time', async () => {
    let answer: (placed: NetworkAnswer) => void = () => undefined;
    network.on('POST /api/orders', () => new Promise((resolve) => (answer = resolve)));
    const { user } = await open();
    const confirm = screen.getByRole('button', { name: 'Confirm Cash on Delivery Order' });
    await user.dblClick(confirm);
    expect(confirm).toHaveTextContent('Processing...');
    await user.click(confirm);
    expect(attempts()).toHaveLength(1);
    answer(PLACED);
    await isPlaced();
  });
});
