import { aProduct, aUser, fakeNetwork, json, offline, problem, renderPage } from '@kp/testing/browser';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { aGuestLine } from '../../../testing/a-guest-cart';
import { routes } from '../testing/checkout-routes';
import { fillAddress, goToNext, placeCashOrder, reachPayment } from '../testing/fill-checkout';
import { aCheckout, CHECKOUT_ID, dots, openTestShop } from '../testing/open-payment';

const network = fakeNetwork();
const CHECKOUT = `GET /api/checkouts/${CHECKOUT_ID}`;
const scale = aProduct({ id: 9, name: 'Bench scale', price: '100.00' });
const ordered = aCheckout({
  status: 'ordered',
  orderNumber: 'ORD-2026-000042',
  statusUrl: 'https://shop.example/order-status/42.signed',
});

/** A guest opens the checkout again in a browser that was closed after two rolls of day dots were to be paid. */
async function comeBack(lines = [aGuestLine(dots, 2)]) {
  openTestShop(network);
  network.on('GET /api/products/9', json(scale));
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('guestCart', JSON.stringify(lines));
  const items = [{ productId: 3, quantity: 2 }];
  const started = { id: CHECKOUT_ID, owner: null, email: 'ioana@bistro.example', items };
  localStorage.setItem('begunCheckout', JSON.stringify(started));
  return renderPage(routes, { at: '/checkout', texts: ['shop', 'checkout', 'order'], isReturning: true });
}

describe('a guest whose browser was closed while paying', () => {
  it('finds the order that was placed meanwhile, and an empty cart', async () => {
    network.on(CHECKOUT, json(ordered));
    const { address } = await comeBack();
    expect(await screen.findByText('Order placed successfully!')).toBeInTheDocument();
    expect(address()).toBe('/');
    expect(
      screen.getByText('Order ORD-2026-000042. We sent a confirmation to ioana@bistro.example.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Track your order' })).toHaveAttribute(
      'href',
      '/order-status/42.signed',
    );
    expect(localStorage.getItem('guestCart')).toBeNull();
    expect(localStorage.getItem('begunCheckout')).toBeNull();
  });

  it('keeps what was added to the cart after that', async () => {
    network.on(CHECKOUT, json(ordered));
    await comeBack([aGuestLine(dots, 2), aGuestLine(scale)]);
    await screen.findByText(/Order ORD-2026-000042/);
    await waitFor(() => {
      const left = JSON.parse(localStorage.getItem('guestCart') ?? '[]') as { productId: number }[];
      expect(left.map(({ productId }) => productId)).toEqual([9]);
    });
  });

  it('waits while the order of the payment is being created', async () => {
    let polls = 0;
    network.on(CHECKOUT, () => {
      polls += 1;
      return json(polls > 1 ? ordered : aCheckout({ status: 'paid' }));
    });
    await comeBack();
    expect(await screen.findByText('Your payment has arrived')).toBeInTheDocument();
    expect(await screen.findByText('Order placed successfully!')).toBeInTheDocument();
  });

  it('sees that the time to pay is over, and the form', async () => {
    network.on(CHECKOUT, json(aCheckout({ status: 'expired' })));
    await comeBack();
    expect(await screen.findByText('Your payment timed out')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toBeInTheDocument();
    expect(localStorage.getItem('begunCheckout')).toBeNull();
  });

  it('sees that the payment is refunded when the products are sold out', async () => {
    const orderNumber = 'ORD-2026-000042';
    network.on(CHECKOUT, json(aCheckout({ status: 'out_of_stock', orderNumber })));
    await comeBack();
    expect(await screen.findByRole('alert')).toHaveTextContent("We're refunding you in full.");
  });

  it('sees the form while nothing is paid', async () => {
    network.on(CHECKOUT, json(aCheckout()));
    await comeBack();
    expect(await screen.findByLabelText('Email')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is offered the payment that is not finished, to continue or to start again', async () => {
    const unfinished = "You have a payment that isn't finished";
    network.on(CHECKOUT, json(aCheckout()));
    const { user, address } = await comeBack();
    expect(await screen.findByText(unfinished)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(screen.queryByText(unfinished)).not.toBeInTheDocument();
    expect(localStorage.getItem('begunCheckout')).not.toBeNull();
    await reachPayment(user);

    cleanup();
    openTestShop(network);
    const back = await renderPage(routes, {
      at: '/checkout?step=contact',
      texts: ['shop', 'checkout', 'order'],
      isReturning: true,
    });
    await back.user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    expect(back.address()).toBe('/checkout?step=payment');
    expect(address()).toBe('/checkout?step=payment');
    expect(screen.queryByText(unfinished)).not.toBeInTheDocument();
  });

  it('can retry when the shop does not answer', async () => {
    network.on(CHECKOUT, offline);
    const { user } = await comeBack();
    const again = await screen.findByRole('button', { name: 'Try again' });
    network.on(CHECKOUT, json(ordered));
    await user.click(again);
    expect(await screen.findByText('Order placed successfully!')).toBeInTheDocument();
  });

  it('starts a new checkout when the shop no longer knows the old one', async () => {
    network.on(CHECKOUT, problem(404, 'ORDERS.CHECKOUT_NOT_FOUND', 'Checkout not found'));
    await comeBack();
    expect(await screen.findByLabelText('Email')).toBeInTheDocument();
    expect(localStorage.getItem('begunCheckout')).toBeNull();
  });
});

describe('a customer whose payment was started on this page', () => {
  it('is led to the order when it turns out to be paid', async () => {
    openTestShop(network);
    network
      .on('GET /api/auth/me', json(aUser()))
      .on('GET /api/cart', json([{ ...aGuestLine(dots, 2), id: 11, userId: 7 }]))
      .on('DELETE /api/cart', { status: 204 })
      .on('POST /api/payments/stripe/create-payment-intent', {
        status: 201,
        body: { clientSecret: 's', paymentIntentId: 'p-1', checkoutId: CHECKOUT_ID, sandbox: true },
      })
      .on('POST /api/payments/sandbox/p-1/confirm', json({ outcome: 'declined', message: 'Declined.' }))
      .on('POST /api/orders', problem(409, 'ORDERS.ALREADY_PAID', 'This was paid already.'))
      .on(CHECKOUT, json(ordered));
    const { user, address } = await renderPage(routes, {
      at: '/checkout',
      texts: ['shop', 'checkout', 'order'],
      token: 'a-token',
    });
    await screen.findByLabelText('First name');
    await fillAddress(user);
    await goToNext(user);
    await user.click(await screen.findByRole('radio', { name: /Credit or debit card/ }));
    await user.click(await screen.findByRole('button', { name: '4242 4242 4242 4242' }));
    await user.click(screen.getByRole('button', { name: /^Pay \$/ }));
    await screen.findByRole('alert');
    await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    await placeCashOrder(user);
    expect(await screen.findByText(/Order ORD-2026-000042/)).toBeInTheDocument();
    expect(address()).toBe('/');
  });
});
