import {
  anOrder,
  aProduct,
  aUser,
  fakeNetwork,
  json,
  offline,
  problem,
  renderPage,
} from '@kp/testing/browser';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { aGuestLine } from '../../../testing/a-guest-cart';
import { openShop } from '../../../testing/open-shop';
import { routes } from '../testing/checkout-routes';
import { fill, fillAddress, goToNext, placeCashOrder } from '../testing/fill-checkout';

const dots = aProduct({ id: 3, name: 'Day dots', price: '12.50' });
const network = fakeNetwork();
const ORDER = 'POST /api/orders';
const ended = problem(401, 'AUTH.SESSION_ENDED', 'Session expired. Please log in again.');

/** The shop, to which Maria's token is valid. */
function openFor(token: string): void {
  openShop(network, [dots]);
  const isValid = (headers: Readonly<Record<string, string>>) => headers.authorization === `Bearer ${token}`;
  const lines = [{ ...aGuestLine(dots, 2), id: 11, userId: 7 }];
  network
    .on('GET /api/auth/me', ({ headers }) => (isValid(headers) ? json(aUser()) : ended))
    .on('GET /api/cart', ({ headers }) => (isValid(headers) ? json(lines) : ended))
    .on('DELETE /api/cart', { status: 204 })
    .on(ORDER, ({ headers }) => (isValid(headers) ? { status: 201, body: anOrder() } : ended));
}

const open = (options: { at?: string; token?: string; isReturning?: boolean }) =>
  renderPage(routes, { at: '/checkout', texts: ['shop', 'checkout', 'order'], ...options });

/** Maria has filled in the address and a note; her session ends before she confirms. */
async function loseSession() {
  openFor('first');
  const { user, address } = await open({ token: 'first' });
  await screen.findByLabelText('First name');
  await fillAddress(user);
  await goToNext(user);
  await user.click(screen.getByRole('button', { name: 'Add an order note' }));
  await fill(user, screen.getByLabelText('Order notes (optional)'), 'Back door');
  openFor('second');
  await placeCashOrder(user);
  await screen.findByText('Your session ended');
  return { user, address };
}

describe('a customer whose session ended in the checkout', () => {
  it('is asked to sign in again, on the way back to the same step', async () => {
    await loseSession();
    expect(await screen.findAllByText('Session expired. Please log in again.')).not.toHaveLength(0);
    expect(screen.queryByText('Order failed')).not.toBeInTheDocument();
    expect(screen.getByText('Your session ended').closest('[role=status]')).toHaveFocus();
    expect(localStorage.getItem('token')).toBeNull();
    expect(screen.getByText('Your session ended').parentElement).toHaveTextContent(
      'Your cart and everything you entered are saved.',
    );
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?redirect=/checkout%3Fstep%3Dpayment',
    );
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
    expect(network.callsTo(ORDER)).toHaveLength(1);
  });

  it('finds cart, answers and step after signing in again, and places the order', async () => {
    await loseSession();
    cleanup();
    const { user } = await open({ at: '/checkout?step=payment', token: 'second', isReturning: true });
    expect(await screen.findByLabelText('Order notes (optional)')).toHaveValue('Back door');
    await placeCashOrder(user);
    expect(await screen.findByText('Order placed successfully!')).toBeInTheDocument();
    expect(network.callsTo(ORDER).at(-1)?.body).toMatchObject({
      notes: 'Back door',
      shippingAddress: { city: 'Cluj-Napoca' },
      items: [{ productId: 3, quantity: 2 }],
    });
  });

  it('is asked after a reload too, also with a token that is no longer valid', async () => {
    await loseSession();
    cleanup();
    await open({ at: '/checkout?step=payment', isReturning: true });
    expect(await screen.findByText('Your session ended')).toBeInTheDocument();
    expect(screen.queryByText('Your cart is empty.')).not.toBeInTheDocument();
    cleanup();
    localStorage.removeItem('checkoutDraft');
    localStorage.removeItem('accountCart');
    await open({ token: 'first', isReturning: true });
    expect(await screen.findByText('Your session ended')).toBeInTheDocument();
  });

  it('can continue as a guest with the cart, who sees nothing of what was typed', async () => {
    const { user } = await loseSession();
    await user.click(screen.getByRole('button', { name: 'Continue as a guest' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('');
    expect(await screen.findByText('2 × $12.50')).toBeInTheDocument();
    expect(localStorage.getItem('checkoutDraft')).toBeNull();
  });

  it('who had an order without an answer sends that one again, under the same key', async () => {
    openFor('first');
    network.on(ORDER, offline);
    const { user } = await open({ token: 'first' });
    await screen.findByLabelText('First name');
    await fillAddress(user);
    await goToNext(user);
    await placeCashOrder(user);
    const again = await screen.findByRole('button', { name: 'Try again' });
    openFor('second');
    await user.click(again);
    await screen.findByText('Your session ended');
    cleanup();
    const back = await open({ at: '/checkout?step=payment', token: 'second', isReturning: true });
    await screen.findByRole('button', { name: 'Confirm Cash on Delivery Order' });
    await placeCashOrder(back.user);
    await screen.findByText('Order placed successfully!');
    const keys = network.callsTo(ORDER).map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });
});

describe('a customer who has ordered', () => {
  it('and goes back, or reloads the checkout, finds the order', async () => {
    openFor('first');
    const { user, address } = await open({ token: 'first' });
    await screen.findByLabelText('First name');
    await fillAddress(user);
    await goToNext(user);
    await placeCashOrder(user);
    await waitFor(() => expect(address()).toBe('/'));
    cleanup();
    network.on('GET /api/cart', json([]));
    await open({ at: '/checkout?step=payment', isReturning: true });
    expect(await screen.findByText('Order confirmed')).toBeInTheDocument();
    expect(screen.getByText(/Order ORD-2026-000041\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View my orders' })).toHaveAttribute(
      'href',
      '/account?tab=orders',
    );
    expect(screen.queryByText('Your cart is empty.')).not.toBeInTheDocument();
  });
});
