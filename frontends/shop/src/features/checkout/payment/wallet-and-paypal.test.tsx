import { fakeNetwork, json, offline, problem } from '@kp/testing/browser';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { aGuestLine } from '../../../testing/a-guest-cart';
import { aCheckout, CHECKOUT_ID, comeBack, dots, openPaying, TOTAL_MINOR } from '../testing/open-payment';

const network = fakeNetwork();
const REF = 'sandbox_pay_1';
const CONFIRM = `POST /api/payments/sandbox/${REF}/confirm`;
const CHECKOUT = `GET /api/checkouts/${CHECKOUT_ID}`;
const CAPTURE = 'POST /api/payments/paypal/capture';
const ordered = aCheckout({
  status: 'ordered',
  orderNumber: 'ORD-2026-000042',
  statusUrl: 'https://shop.example/order-status/42.signed',
});

const placeOrder = () => screen.getByRole('button', { name: /^Pay \$/ });

afterEach(() => {
  window.location.hash = '';
});

describe('Revolut in test mode', () => {
  const START = 'POST /api/payments/revolut/create-order';
  beforeEach(() => {
    const body = { token: REF, public_id: REF, id: REF, checkoutId: CHECKOUT_ID, sandbox: true };
    network.on(START, { status: 201, body });
  });

  it('offers the wallet; the card is marked as coming soon', async () => {
    await openPaying(network, 'Revolut Pay');
    expect(await screen.findByRole('radio', { name: /^Wallet/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Card Coming Soon/ })).toBeDisabled();
  });

  it('replaces the card form when it is chosen after it', async () => {
    const { user } = await openPaying(network, 'Credit or debit card');
    await screen.findByLabelText('Card number');
    await user.click(screen.getByRole('radio', { name: /Revolut Pay/ }));
    expect(await screen.findByRole('radio', { name: /^Wallet/ })).toBeChecked();
    expect(screen.queryByLabelText('Card number')).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /PayPal/ }));
    expect(screen.getByText(/We'll take you to PayPal/)).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: /^Wallet/ })).not.toBeInTheDocument();
  });

  it('that is approved empties the cart and opens the home page, without an order call', async () => {
    network.on(CONFIRM, json({ outcome: 'succeeded', message: null })).on(CHECKOUT, json(ordered));
    const { user, address } = await openPaying(network, 'Revolut Pay');
    await screen.findByRole('radio', { name: /^Wallet/ });
    await user.click(placeOrder());
    const dialog = within(await screen.findByRole('dialog', { name: 'Revolut Pay' }));
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Payment successful!')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/'));
    expect(screen.getByText(/Order ORD-2026-000042/)).toBeInTheDocument();
    expect(network.callsTo(START)[0]?.body).toMatchObject({ amount: TOTAL_MINOR, currency: 'USD' });
    expect(network.callsTo(CONFIRM)[0]?.body).toEqual({ action: 'wallet' });
    expect(network.callsTo('POST /api/orders')).toHaveLength(0);
    expect(localStorage.getItem('guestCart')).toBeNull();
  });

  it('whose order is created late is found by going back', async () => {
    sessionStorage.setItem(
      'lastOrder',
      JSON.stringify({ owner: null, placed: null, checkoutId: CHECKOUT_ID }),
    );
    let polls = 0;
    network.on(CHECKOUT, () => json((polls += 1) > 1 ? ordered : aCheckout({ status: 'paid' })));
    await comeBack(network, '/checkout');
    expect(await screen.findByText('Your payment has arrived')).toBeInTheDocument();
    expect(await screen.findByText('Order confirmed')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Track your order' })).toHaveAttribute(
      'href',
      '/order-status/42.signed',
    );
    expect(JSON.parse(sessionStorage.getItem('lastOrder')!)).toMatchObject({
      placed: { orderNumber: 'ORD-2026-000042' },
    });
  });

  it('that is cancelled shows it and keeps everything', async () => {
    network.on(CONFIRM, json({ outcome: 'cancelled', message: null }));
    const { user } = await openPaying(network, 'Revolut Pay');
    await screen.findByRole('radio', { name: /^Wallet/ });
    await user.click(placeOrder());
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Payment was cancelled by user.')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Payment Cancelled');
    expect(screen.queryByRole('region', { name: /^Notifications/ })).not.toBeInTheDocument();
    expect(placeOrder()).toBeEnabled();
  });

  it('that is declined shows the shop’s message', async () => {
    network.on(CONFIRM, json({ outcome: 'declined', message: 'No.', declineCode: 'payment_declined' }));
    const { user } = await openPaying(network, 'Revolut Pay');
    await screen.findByRole('radio', { name: /^Wallet/ });
    await user.click(placeOrder());
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The payment was declined.');
  });

  it('that is declined without a message shows the default', async () => {
    network.on(CONFIRM, json({ outcome: 'declined', message: null }));
    const { user } = await openPaying(network, 'Revolut Pay');
    await screen.findByRole('radio', { name: /^Wallet/ });
    await user.click(placeOrder());
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Payment failed/);
    expect(await screen.findByText('Payment Failed')).toBeInTheDocument();
  });
});

describe('PayPal', () => {
  const START = 'POST /api/payments/paypal/create-order';

  /** The customer is on PayPal's page. */
  async function leave() {
    const approveUrl = new URL('#approve-at-paypal', window.location.href).href;
    const body = { id: REF, approveUrl, checkoutId: CHECKOUT_ID, sandbox: true };
    network.on(START, { status: 201, body });
    const page = await openPaying(network, 'PayPal');
    await page.user.click(placeOrder());
    await waitFor(() => expect(window.location.hash).toBe('#approve-at-paypal'));
    return page;
  }

  it('is opened by the ordinary button, which stays busy', async () => {
    await leave();
    expect(screen.getByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-busy', 'true');
    expect(network.callsTo(START)[0]?.body).toMatchObject({ checkout: { paymentMethod: 'paypal' } });
  });

  it('that was approved is captured on the way back, and the order is there', async () => {
    await leave();
    cleanup();
    const statusUrl = 'https://shop.example/order-status/42.signed';
    network.on(CAPTURE, json({ status: 'captured', orderNumber: 'ORD-2026-000042', statusUrl }));
    const { address } = await comeBack(network, `/checkout?paypal=${REF}`);
    expect(await screen.findByText('Order placed successfully!')).toBeInTheDocument();
    expect(address()).toBe('/');
    expect(await screen.findByText('Strada Memorandumului 28')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Create account' })).toBeVisible();
    expect(sessionStorage.getItem('enteredOrder')).toBeNull();
    expect(network.callsTo(CAPTURE).map(({ body }) => body)).toEqual([{ id: REF, checkoutId: CHECKOUT_ID }]);
    expect(screen.getByText(/sent a confirmation to ioana@bistro.example/)).toBeInTheDocument();
    expect(localStorage.getItem('guestCart')).toBeNull();
  });

  it('that was cancelled shows it and keeps everything', async () => {
    await leave();
    cleanup();
    network.on(CHECKOUT, json(aCheckout()));
    const { address } = await comeBack(network, `/checkout?paypal=${REF}&cancelled=true`);
    expect(await screen.findByText('Payment was cancelled by user.')).toBeInTheDocument();
    expect(await screen.findByRole('radio', { name: /PayPal/ })).toBeChecked();
    expect(screen.getByText('ioana@bistro.example')).toBeInTheDocument();
    expect(address()).toBe('/checkout?step=payment');
    expect(network.callsTo(CAPTURE)).toHaveLength(0);
    cleanup();
    await comeBack(network, '/checkout');
    expect(await screen.findByRole('radio', { name: /PayPal/ })).toBeChecked();
    expect(screen.queryByText("You have a payment that isn't finished")).not.toBeInTheDocument();
  });

  it('that was left open is offered to be finished at the next visit', async () => {
    await leave();
    cleanup();
    network.on(CHECKOUT, json(aCheckout()));
    await comeBack(network, '/checkout');
    expect(await screen.findByText("You have a payment that isn't finished")).toBeVisible();
  });

  describe('that reviews the payment', () => {
    const pending = () =>
      network.on(CAPTURE, json({ status: 'pending' })).on(CHECKOUT, json(aCheckout({ status: 'pending' })));

    it('shows it, and offers no way to pay a second time', async () => {
      await leave();
      cleanup();
      pending();
      await comeBack(network, `/checkout?paypal=${REF}`);
      expect(await screen.findByText('Your payment is being reviewed')).toBeInTheDocument();
      expect(screen.getByText(/You don't need to pay again/)).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /^Pay \$/ })).not.toBeInTheDocument();
      expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    });

    it('shows it at the next visit too, and the order once it is accepted', async () => {
      await leave();
      cleanup();
      pending();
      await comeBack(network, '/checkout');
      expect(await screen.findByText('Your payment is being reviewed')).toBeInTheDocument();
      cleanup();
      network.on(CHECKOUT, json(ordered));
      await comeBack(network, '/checkout');
      expect(await screen.findByText('Order placed successfully!')).toBeInTheDocument();
    });

    it('also when another payment is started beside it', async () => {
      await leave();
      cleanup();
      network.on(CHECKOUT, json(aCheckout()));
      const { user } = await comeBack(network, '/checkout?step=payment');
      const text = 'Your payment is being reviewed.';
      network.on(START, problem(409, 'ORDERS.PAYMENT_PENDING', text));
      pending();
      await user.click(await screen.findByRole('button', { name: /^Pay \$/ }));
      expect(await screen.findByText('Your payment is being reviewed')).toBeInTheDocument();
    });
  });

  it('that declines the payment for good shows a failure, not a cancellation', async () => {
    await leave();
    cleanup();
    network.on(CAPTURE, json({ status: 'cancelled', message: 'Payment failed' }));
    await comeBack(network, `/checkout?paypal=${REF}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Payment failed');
    expect(screen.queryByText('Payment was cancelled by user.')).not.toBeInTheDocument();
  });

  it('that declines the payment shows the reason', async () => {
    await leave();
    cleanup();
    network.on(CAPTURE, json({ status: 'failed', message: 'Your card was declined.' }));
    await comeBack(network, `/checkout?paypal=${REF}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your card was declined.');
  });

  it('that is declined in test mode shows the reason in the language of the page', async () => {
    await leave();
    cleanup();
    const declined = { status: 'failed', message: 'Your card was declined.', declineCode: 'card_declined' };
    network.on(CAPTURE, json(declined));
    await comeBack(network, `/checkout?paypal=${REF}`, 'all', 'de');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Ihre Karte wurde abgelehnt.');
    expect(alert).not.toHaveTextContent('declined');
  });

  it('whose checkout the shop no longer knows shows it, and the form to order again', async () => {
    await leave();
    cleanup();
    const unknown = problem(
      404,
      'ORDERS.CHECKOUT_NOT_FOUND',
      'This checkout has expired. Please place your order again.',
    );
    network.on(CAPTURE, unknown).on(`GET /api/checkouts/paypal/${REF}`, unknown);
    await comeBack(network, `/checkout?paypal=${REF}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This checkout has expired. Please place your order again.',
    );
    expect(await screen.findByText('ioana@bistro.example')).toBeInTheDocument();
    expect(localStorage.getItem('begunCheckout')).toBeNull();
    expect(placeOrder()).toBeEnabled();
  });

  describe('that was approved in another browser', () => {
    const LOOK = `GET /api/checkouts/paypal/${REF}`;
    const statusUrl = 'https://shop.example/order-status/42.signed';

    async function comeToAnother(guestCart?: string) {
      localStorage.clear();
      sessionStorage.clear();
      if (guestCart) localStorage.setItem('guestCart', guestCart);
      return comeBack(network, `/checkout?paypal=${REF}`);
    }

    it('leads to the order there, and leaves the cart of that browser alone', async () => {
      network.on(LOOK, json({ status: 'ordered', orderNumber: 'ORD-2026-000042', statusUrl }));
      const cart = JSON.stringify([aGuestLine(dots, 5)]);
      const { address } = await comeToAnother(cart);
      expect(await screen.findByText('Order placed successfully!')).toBeInTheDocument();
      expect(address()).toBe('/');
      expect(
        screen.getByText("Order ORD-2026-000042. You'll find the details in your confirmation email."),
      ).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Track your order' })).toHaveAttribute(
        'href',
        '/order-status/42.signed',
      );
      expect(localStorage.getItem('guestCart')).toBe(cart);
      expect(network.callsTo(CAPTURE)).toHaveLength(0);
    });

    it('waits while the order is being created', async () => {
      let polls = 0;
      network.on(LOOK, () => {
        polls += 1;
        return json(polls > 1 ? { status: 'ordered', orderNumber: 'ORD-2026-000042' } : { status: 'open' });
      });
      await comeToAnother();
      expect(await screen.findByText('Your payment has arrived')).toBeInTheDocument();
      expect(await screen.findByText('Order placed successfully!')).toBeInTheDocument();
    });

    it('leads to that order past a checkout that this browser had started, and keeps that one', async () => {
      await leave();
      cleanup();
      const started = localStorage.getItem('begunCheckout');
      const cart = localStorage.getItem('guestCart');
      network
        .on(
          CAPTURE,
          problem(
            404,
            'ORDERS.CHECKOUT_NOT_FOUND',
            'This checkout has expired. Please place your order again.',
          ),
        )
        .on('GET /api/checkouts/paypal/other', json({ status: 'ordered', orderNumber: 'ORD-2026-000043' }));
      const { address } = await comeBack(network, '/checkout?paypal=other');
      expect(await screen.findByText('Order placed successfully!')).toBeInTheDocument();
      expect(address()).toBe('/');
      expect(screen.getByText(/Order ORD-2026-000043/)).toBeInTheDocument();
      expect(screen.queryByText('Payment failed')).not.toBeInTheDocument();
      expect(localStorage.getItem('begunCheckout')).toBe(started);
      expect(localStorage.getItem('guestCart')).toBe(cart);
    });

    it('waits for that order too, and captures it only once', async () => {
      await leave();
      cleanup();
      let polls = 0;
      network
        .on(
          CAPTURE,
          problem(
            404,
            'ORDERS.CHECKOUT_NOT_FOUND',
            'This checkout has expired. Please place your order again.',
          ),
        )
        .on('GET /api/checkouts/paypal/other', () => {
          polls += 1;
          return json(polls > 1 ? { status: 'ordered', orderNumber: 'ORD-2026-000043' } : { status: 'paid' });
        });
      await comeBack(network, '/checkout?paypal=other');
      expect(await screen.findByText('Your payment has arrived')).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /^Pay \$/ })).not.toBeInTheDocument();
      expect(await screen.findByText('Order placed successfully!')).toBeInTheDocument();
      expect(network.callsTo(CAPTURE)).toHaveLength(1);
    });

    it.each([
      ['expired', 'Your payment timed out'],
      ['out_of_stock', 'Sold out before your payment arrived'],
    ])('and ended as %s shows it above the empty cart', async (status, title) => {
      network.on(LOOK, json({ status, orderNumber: 'ORD-2026-000042' }));
      await comeToAnother();
      expect(await screen.findByText('Your cart is empty.')).toBeInTheDocument();
      expect(screen.getByRole('alert')).toHaveTextContent(title);
      expect(screen.queryByRole('link', { name: 'Edit cart' })).not.toBeInTheDocument();
    });

    it('and that the shop does not know shows the checkout as it is', async () => {
      network.on(
        LOOK,
        problem(
          404,
          'ORDERS.CHECKOUT_NOT_FOUND',
          'This checkout has expired. Please place your order again.',
        ),
      );
      await comeToAnother();
      expect(await screen.findByText('Your cart is empty.')).toBeInTheDocument();
    });
  });

  it('whose answer is lost can be retried', async () => {
    await leave();
    cleanup();
    network.on(CAPTURE, offline);
    const { user } = await comeBack(network, `/checkout?paypal=${REF}`);
    const again = await screen.findByRole('button', { name: 'Try again' });
    network.on(CAPTURE, json({ status: 'captured', orderNumber: 'ORD-2026-000042' }));
    await user.click(again);
    expect(await screen.findByText('Order placed successfully!')).toBeInTheDocument();
  });
});
