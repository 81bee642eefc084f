import { aProduct, anOrder, fakeNetwork, json, renderPage } from '@kp/testing/browser';
import { orderTexts, PAYMENT_METHODS } from '@kp/commerce';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { aGuestLine } from '../../testing/a-guest-cart';
import { openShop } from '../../testing/open-shop';
import { openAtPayment } from './testing/open-at-payment';
import { routes } from './testing/checkout-routes';
import {
  addressGroup,
  fill,
  fillAddress,
  goToNext,
  placeCashOrder,
  reachPayment,
} from './testing/fill-checkout';

const dots = aProduct({ id: 3, name: 'Day dots', price: '12.50' });
const scale = aProduct({ id: 9, name: 'Bench scale', price: '100.00' });
const network = fakeNetwork();

/** Opens the checkout of a guest with two rolls of day dots and a scale in the cart. */
async function open(config?: object) {
  openShop(network, [dots, scale]);
  if (config) network.on('GET /api/config', json(config));
  return renderPage(routes, {
    at: '/checkout',
    texts: ['shop', 'checkout', 'order'],
    guestCart: [aGuestLine(dots, 2), aGuestLine(scale)],
  });
}

/** The same guest, who has answered all steps but the payment. */
function openLastStep(config?: object) {
  openShop(network, [dots, scale]);
  if (config) network.on('GET /api/config', json(config));
  return openAtPayment([aGuestLine(dots, 2), aGuestLine(scale)]);
}

const amount = (label: string) => screen.getByText(label).nextElementSibling;

describe('a guest', () => {
  it('is asked about an email with a slip once it is typed, and corrects it with one press', async () => {
    const { user } = await open();
    const email = await screen.findByLabelText(/^Email/);
    await user.type(email, 'ioana@gmial.com');
    expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
    await user.tab();
    await user.click(await screen.findByRole('button', { name: /Did you mean .*ioana@gmail\.com/ }));
    expect(email).toHaveValue('ioana@gmail.com');
    expect(screen.getByText("We'll send your order confirmation here.")).toBeInTheDocument();
  });

  it('who goes on at once with such an email is asked first, and is believed the second time', async () => {
    const { user } = await open();
    const email = await screen.findByLabelText(/^Email/);
    await user.type(email, 'ioana@gmial.com');
    const next = screen.getByRole('button', { name: 'Next' });
    await user.click(next);
    expect(await screen.findByRole('button', { name: /Did you mean/ })).toBeVisible();
    expect(email).toHaveFocus();
    await user.click(next);
    expect(await screen.findByLabelText('First name')).toBeVisible();
  });

  it('pays cash for two products and sees the confirmation', async () => {
    const order = anOrder({
      orderNumber: 'ORD-2026-000042',
      email: 'ioana@bistro.example',
      statusUrl: 'https://shop.example/order-status/42.signed',
    });
    network.on('POST /api/orders', { status: 201, body: order });
    const { user, address } = await open();
    const seen: string[] = [];
    HTMLElement.prototype.scrollIntoView = function scrollIntoView(this: HTMLElement) {
      seen.push(this.textContent);
    };
    await reachPayment(user);
    expect(screen.getByLabelText(/Cash on delivery/)).toBeChecked();
    expect(seen.at(-1)).toContain('Cash on delivery');
    expect(screen.getByText('Step 3 of 3').closest('section')).toHaveTextContent(/arrives/);
    await waitFor(() => expect(amount('VAT on goods (19%)')).toHaveTextContent('$23.75'));
    expect(amount('Shipping (VAT included)')).toHaveTextContent('$25.00');
    const note = within(screen.getByText('Pay the courier $173.75.').parentElement!);
    expect(note.getByText('1-3 business days in Bucharest')).toBeInTheDocument();
    expect(note.getByText('2-5 days nationwide')).toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Confirm Cash on Delivery Order' });
    const obligation = screen.getByText(/you are obliged to pay for/);
    expect(obligation.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await placeCashOrder(user);

    expect(await screen.findByText('Order placed successfully!')).toBeInTheDocument();
    expect(
      screen.getByText('Thank you for your order. You will receive a confirmation email shortly.'),
    ).toBeInTheDocument();
    expect(address()).toBe('/');
    expect(
      screen.getByText('Order ORD-2026-000042. We sent a confirmation to ioana@bistro.example.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Track your order' })).toHaveAttribute(
      'href',
      '/order-status/42.signed',
    );
    expect(localStorage.getItem('guestCart')).toBeNull();
    expect(localStorage.getItem('checkoutDraft')).toBeNull();

    const [sent] = network.callsTo('POST /api/orders');
    const shippingAddress = {
      firstName: 'Ioana',
      lastName: 'Pop',
      company: '',
      address: 'Strada Memorandumului 28',
      city: 'Cluj-Napoca',
      state: 'Cluj',
      county: 'Cluj',
      zipCode: '400114',
      country: 'Romania',
      phone: '0722 000 000',
    };
    expect(sent?.body).toEqual({
      email: 'ioana@bistro.example',
      language: 'en',
      shippingAddress,
      billingAddress: shippingAddress,
      paymentMethod: 'cash',
      shipping: '25.00',
      ...orderTexts(() => ''),
      items: [
        { productId: 3, quantity: 2, price: '12.50', totalPrice: '25.00' },
        { productId: 9, quantity: 1, price: '100.00', totalPrice: '100.00' },
      ],
    });
    expect(sent?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  });

  it('sees prices with VAT in the summary and the legal guarantee before ordering', async () => {
    const { user } = await open({
      paymentMethods: [{ id: 'cash', available: true }],
      publicKeys: {},
      legalDuties: ['grossPrice', 'guaranteeNotice'],
    });
    const summary = screen.getByRole('complementary', { name: 'Order summary' });
    expect(await within(summary).findByText('2 × $14.88')).toBeInTheDocument();
    expect(summary).toHaveTextContent('2 × $12.50 without VAT2 × $14.88 with VAT');
    expect(summary).toHaveTextContent('$25.00 without VAT$29.75 with VAT');
    expect(summary).toHaveTextContent('$100.00 without VAT$119.00 with VAT');
    await reachPayment(user);
    expect(
      await screen.findByRole('heading', { name: 'Legal guarantee: at least 2 years' }),
    ).toBeInTheDocument();
  });

  it('stays on the first step with a wrong e-mail address and sees what is wrong with it', async () => {
    const { user } = await open();
    const email = await screen.findByLabelText('Email');
    await user.type(email, 'ioana');
    expect(screen.queryByText('Invalid email address')).not.toBeInTheDocument();
    await user.tab();
    expect(screen.getByText('Invalid email address')).toBeInTheDocument();
    expect(email).toBeInvalid();
    expect(email).toHaveAccessibleDescription(/Invalid email address Add the “@”/);

    await goToNext(user);
    expect(email).toHaveFocus();
    expect(screen.queryByRole('group', { name: 'Shipping address' })).not.toBeInTheDocument();

    await user.type(email, '@bistro.example');
    expect(screen.queryByText('Invalid email address')).not.toBeInTheDocument();
    await goToNext(user);
    expect(addressGroup('Shipping address')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Address' })).toHaveFocus();
  });

  it('who skips the address is led to its first field, with a link to each of the others', async () => {
    const { user } = await open();
    await fill(user, await screen.findByLabelText('Email'), 'ioana@bistro.example');
    await goToNext(user);
    await goToNext(user);
    expect(screen.getByLabelText('First name')).toHaveFocus();
    const summary = screen.getByRole('group', { name: 'Please correct 7 fields:' });
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'First name is required',
      'Last name is required',
      'Address is required',
      'County (Județ) is required',
      'City is required',
      'ZIP code is required',
      'Phone number is required',
    ]);
    await user.click(within(summary).getByRole('link', { name: 'ZIP code is required' }));
    expect(screen.getByLabelText('ZIP code')).toHaveFocus();

    await fillAddress(user);
    await waitFor(() => expect(screen.queryByText(/Please correct/)).not.toBeInTheDocument());
  });

  it('finds everything as it was after a reload, and after going back', async () => {
    const { user, address } = await open();
    await reachPayment(user);
    await user.click(screen.getByRole('button', { name: 'Add an order note' }));
    await user.type(screen.getByLabelText('Order notes (optional)'), 'Back door');
    expect(address()).toBe('/checkout?step=payment');

    cleanup();
    openShop(network, [dots, scale]);
    const reloaded = await renderPage(routes, {
      at: '/checkout?step=payment',
      texts: ['shop', 'checkout', 'order'],
      isReturning: true,
    });
    expect(await screen.findByLabelText('Order notes (optional)')).toHaveValue('Back door');
    await reloaded.user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByLabelText('Address')).toHaveValue('Strada Memorandumului 28');
    await reloaded.user.click(screen.getByRole('button', { name: 'Edit Contact' }));
    expect(screen.getByLabelText('Email')).toHaveValue('ioana@bistro.example');
    expect(screen.queryByRole('button', { name: 'Previous' })).not.toBeInTheDocument();
  });

  it('reaches the first field with one press of Tab from the start of the page', async () => {
    const { user } = await open();
    const email = await screen.findByLabelText('Email');
    await user.tab();
    expect(email).toHaveFocus();
  });

  it('sees what is to be paid without opening the summary, and the terms at the last button', async () => {
    const { user } = await open();
    expect(await screen.findByRole('button', { name: 'Show order summary · $173.75' })).toBeInTheDocument();
    expect(screen.queryByText(/Consumers can withdraw within 14 days/)).not.toBeInTheDocument();
    await reachPayment(user);
    expect(screen.getByText(/Consumers can withdraw within 14 days/)).toBeInTheDocument();
    const links = ['Terms & conditions', 'Returns', 'Privacy policy'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(links).toEqual(['/terms', '/returns', '/privacy']);
  });

  it('continues where the checkout was left, within a day after the tab was closed', async () => {
    const page = await open();
    await reachPayment(page.user);
    const comeBackAfter = (hours: number) => {
      cleanup();
      sessionStorage.clear();
      jest.spyOn(Date, 'now').mockReturnValue(now + hours * 3_600_000);
      openShop(network, [dots, scale]);
      return renderPage(routes, { at: '/checkout', texts: ['shop', 'checkout', 'order'], isReturning: true });
    };
    const now = Date.now();
    const { user, address } = await comeBackAfter(23);
    await user.click(await screen.findByRole('button', { name: 'Edit Contact' }));
    expect(screen.getByLabelText('Email')).toHaveValue('ioana@bistro.example');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByLabelText('Address')).toHaveValue('Strada Memorandumului 28');
    expect(address()).toBe('/checkout?step=address');
    await comeBackAfter(48);
    expect(await screen.findByLabelText('Email')).toHaveValue('');
    jest.restoreAllMocks();
  });

  it('who has ordered in another tab is told so, with the way to the order', async () => {
    await openLastStep();
    const placed = { orderNumber: 'ORD-2026-000042', email: '', statusPath: '/order-status/42.signed' };
    localStorage.setItem('lastOrder', JSON.stringify({ owner: null, placed, savedAt: Date.now() }));
    localStorage.removeItem('guestCart');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'guestCart' })));
    expect(await screen.findByText('This order is already placed')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Track your order' })).toHaveAttribute(
      'href',
      '/order-status/42.signed',
    );
  });

  it('without a connection waits with the order, and goes on with it', async () => {
    network.on('POST /api/orders', { status: 201, body: anOrder() });
    const { user } = await openLastStep();
    const connect = (isOnline: boolean) => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
      act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
    };
    connect(false);
    const waiting = screen.getByRole('button', { name: 'Waiting for connection…' });
    await user.click(waiting);
    expect(screen.getByText("You're offline")).toBeInTheDocument();
    connect(true);
    await placeCashOrder(user);
    await screen.findByText('Order placed successfully!');
    expect(network.callsTo('POST /api/orders')).toHaveLength(1);
    jest.restoreAllMocks();
  });

  it('who opens the URL of the payment types every answer to its end: only Next goes on', async () => {
    openShop(network, [dots]);
    network.on('POST /api/orders', { status: 201, body: anOrder() });
    const { user, address } = await renderPage(routes, {
      at: '/checkout?step=payment',
      texts: ['shop', 'checkout', 'order'],
      guestCart: [aGuestLine(dots)],
    });
    await user.type(await screen.findByLabelText('Email'), 'ana.popescu@restaurant.com');
    expect(screen.getByLabelText('Email')).toHaveValue('ana.popescu@restaurant.com');
    expect(address()).toBe('/checkout?step=contact');
    await goToNext(user);
    await fillAddress(user);
    const phone = screen.getByLabelText('Phone');
    await user.clear(phone);
    await user.type(phone, '0721 000 000');
    expect(phone).toHaveValue('0721 000 000');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await goToNext(user);
    await placeCashOrder(user);
    await screen.findByText('Order placed successfully!');
    expect(network.callsTo('POST /api/orders')[0]?.body).toMatchObject({
      email: 'ana.popescu@restaurant.com',
      shippingAddress: { phone: '0721 000 000' },
    });
  });

  it('who changes a confirmed step is not led past it by the URL before it is confirmed again', async () => {
    const { user } = await open();
    await reachPayment(user);
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await fill(user, screen.getByLabelText('Phone'), '0');

    cleanup();
    openShop(network, [dots, scale]);
    const reloaded = await renderPage(routes, {
      at: '/checkout?step=payment',
      texts: ['shop', 'checkout', 'order'],
      isReturning: true,
    });
    expect(await screen.findByLabelText('Phone')).toHaveValue('0');
    expect(reloaded.address()).toBe('/checkout?step=address');
  });

  it('with an empty cart is shown the way to the products', async () => {
    network.on('GET /api/config', json({}));
    await renderPage(routes, { at: '/checkout', texts: ['shop', 'checkout', 'order'] });
    expect(await screen.findByText('Your cart is empty.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/products');
  });
});

describe('the methods of payment', () => {
  it('are all listed; those that the shop does not offer yet are marked and cannot be chosen', async () => {
    await openLastStep();
    await screen.findAllByText('Not available yet');
    for (const name of [/Credit or debit card/, /Revolut Pay/, /PayPal/]) {
      const method = screen.getByRole('radio', { name });
      expect(method).toBeDisabled();
      expect(method).toHaveAccessibleName(/Not available yet/);
    }
    expect(screen.getByRole('radio', { name: /Cash on delivery/ })).toBeEnabled();
  });

  it('decide the text of the last button; the card is recommended, cash is chosen at first', async () => {
    const paymentMethods = PAYMENT_METHODS.map((id) => ({ id, available: true }));
    const { user } = await openLastStep({ paymentMethods, publicKeys: {} });
    const button = () => screen.getByRole('button', { name: /Order$|^Pay/ });
    await waitFor(() => expect(screen.getByRole('radio', { name: /PayPal/ })).toBeEnabled());
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      ...PAYMENT_METHODS,
    ]);
    expect(screen.getByRole('radio', { name: /Cash on delivery/ })).toBeChecked();
    expect(button()).toHaveTextContent('Confirm Cash on Delivery Order');
    expect(screen.getByRole('radio', { name: /Recommended/ })).toHaveAttribute('value', 'stripe');
    await user.click(screen.getByRole('radio', { name: /PayPal/ }));
    expect(button()).toHaveTextContent('Pay $173.75');
  });

  it('begin with the one of the shop until the customer chooses another, also after a reload', async () => {
    const config = {
      paymentMethods: PAYMENT_METHODS.map((id) => ({
        id,
        available: true,
        isTest: true,
      })),
      defaultPaymentMethod: 'stripe',
      publicKeys: {},
    };
    const { user } = await openLastStep(config);
    const card = await screen.findByRole('radio', { name: /Credit or debit card/ });
    await waitFor(() => expect(card).toBeChecked());
    expect(screen.getByRole('button', { name: 'Pay $173.75' })).toBeEnabled();
    await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));

    cleanup();
    openShop(network, [dots, scale]);
    network.on('GET /api/config', json(config));
    await renderPage(routes, { at: '/checkout', texts: ['shop', 'checkout', 'order'], isReturning: true });
    expect(await screen.findByRole('radio', { name: /Cash on delivery/ })).toBeChecked();
  });
});
