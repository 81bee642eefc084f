import { anOrder, aUser, fakeNetwork, json, offline, problem, renderPage } from '@kp/testing/browser';
import type { NetworkAnswer } from '@kp/testing/browser';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { CartPage } from '../../cart/cart-page';
import { LazyCartExpress } from '../express/lazy-express';
import { ProductExpress } from '../express/product-express';
import { provideScripts } from '../testing/a-provider-script';
import { StripeFake } from '../testing/a-stripe';
import { StripePayment } from '../../../shared/payment/stripe/stripe-payment';
import { aGuestLine } from '../../../testing/a-guest-cart';
import { routes } from '../testing/checkout-routes';
import { aCheckout, CHECKOUT_ID, CONFIG, dots, openPaying, openTestShop } from '../testing/open-payment';

const network = fakeNetwork();
const addresses: string[] = [];
const page = window as unknown as Record<string, unknown>;
let stripe: StripeFake;
let stopScripts: () => void;
let openStripe: () => StripeFake;

type Listener = (event: object) => void;
let revolutListener: Listener | undefined;
const revolutMounts: { createOrder: () => Promise<{ publicId: string }> }[] = [];

let openModule: () => object;

const revolutModule = {
  revolutPay: {
    mount: (_target: HTMLElement, options: (typeof revolutMounts)[number]) =>
      void revolutMounts.push(options),
    on: (_event: string, listener: Listener) => (revolutListener = listener),
  },
  paymentRequest: () => ({
    canMakePayment: async () => null,
    render: async () => undefined,
    destroy: () => undefined,
  }),
  destroy: () => undefined,
};

beforeEach(() => {
  stripe = new StripeFake();
  openModule = () => revolutModule;
  openStripe = () => stripe;
  addresses.length = 0;
  revolutMounts.length = 0;
  stopScripts = provideScripts((address) => {
    addresses.push(address);
    page.Stripe = Object.assign(() => openStripe(), { version: 'endive' });
    page.RevolutCheckout = Object.assign(() => undefined, { payments: () => openModule() });
  });
});

const CONNECTED = {
  ...CONFIG,
  testMode: false,
  publicKeys: { stripePublishableKey: 'pk_test_1', revolutPublicKey: 'pk_2', revolutMode: 'sandbox' },
  paymentMethods: CONFIG.paymentMethods.map((method) => ({ ...method, isTest: false })),
};

afterEach(() => stopScripts());

const openLive = (...choice: Parameters<typeof openPaying>) => openPaying(choice[0], choice[1], CONNECTED);
const placeOrder = () => screen.getByRole('button', { name: /^Pay \$/ });
const noWallet = () => screen.findByText('Apple Pay / Google Pay not available on this device');

describe('Stripe, connected', () => {
  const secret = {
    clientSecret: 'pi_1_secret_2',
    paymentIntentId: 'pi_1',
    checkoutId: CHECKOUT_ID,
    sandbox: false,
  };
  beforeEach(() => {
    network
      .on('POST /api/payments/stripe/create-payment-intent', { status: 201, body: secret })
      .on('POST /api/orders', {
        status: 201,
        body: anOrder({ paymentMethod: 'stripe', paymentStatus: 'paid' }),
      });
  });
  const orders = () => network.callsTo('POST /api/orders');

  it('pays with its own form, and the order names the payment', async () => {
    const { user } = await openLive(network, 'Credit or debit card');
    await noWallet();
    expect(screen.queryByText('Test mode')).not.toBeInTheDocument();
    expect(stripe.options[0]).toMatchObject({ mode: 'payment', amount: 5475, currency: 'usd' });
    await user.click(placeOrder());
    expect(await screen.findByText('Order placed successfully!')).toBeInTheDocument();
    expect(stripe.confirmed[0]).toMatchObject({ clientSecret: 'pi_1_secret_2' });
    expect(orders()[0]?.body).toMatchObject({ paymentIntentId: 'pi_1', checkoutId: CHECKOUT_ID });
  });

  it('whose bank confirms the money days later says so, and offers no second payment', async () => {
    stripe.confirmation = { paymentIntent: { status: 'processing' } };
    network
      .on('POST /api/orders', problem(409, 'ORDERS.PAYMENT_PENDING', 'In review.'))
      .on(`GET /api/checkouts/${CHECKOUT_ID}`, json(aCheckout({ status: 'pending' })));
    const { user } = await openLive(network, 'Credit or debit card');
    await noWallet();
    await user.click(placeOrder());
    expect(await screen.findByRole('link', { name: 'Browse products' })).toBeVisible();
    expect(screen.queryByText('Payment successful!')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Pay \$/ })).not.toBeInTheDocument();
  });

  it('that declines shows its message, and no order is placed', async () => {
    stripe.confirmation = { error: { type: 'card_error', message: 'Your card has expired.' } };
    const { user } = await openLive(network, 'Credit or debit card');
    await noWallet();
    await user.click(placeOrder());
    expect(await screen.findByRole('alert')).toHaveTextContent('Your card has expired.');
    expect(orders()).toHaveLength(0);
  });

  it('with incomplete fields starts nothing', async () => {
    stripe.fieldProblem = { message: 'Your card number is incomplete.' };
    const { user } = await openLive(network, 'Credit or debit card');
    await noWallet();
    await user.click(placeOrder());
    await waitFor(() => expect(placeOrder()).not.toHaveAttribute('aria-busy'));
    expect(network.callsTo('POST /api/payments/stripe/create-payment-intent')).toHaveLength(0);
  });

  it('whose wallets cannot be started shows "Error: {message}", and the card can be used', async () => {
    stripe.walletProblem = { message: 'The domain is not registered' };
    const { user } = await openLive(network, 'Credit or debit card');
    expect(await screen.findByText('Error: The domain is not registered')).toBeInTheDocument();
    await user.click(placeOrder());
    expect(await screen.findByText('Order placed successfully!')).toBeInTheDocument();
  });

  it('whose library cannot be started shows an error, orders nothing, and can be retried', async () => {
    openStripe = () => {
      throw new Error('The publishable key is not known');
    };
    const { user } = await openLive(network, 'Credit or debit card');
    expect(await screen.findByRole('alert')).toHaveTextContent('Error: The publishable key is not known');
    await user.click(placeOrder());
    expect(network.callsTo('POST /api/payments/stripe/create-payment-intent')).toHaveLength(0);
    openStripe = () => stripe;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await noWallet();
    await user.click(placeOrder());
    expect(await screen.findByText('Order placed successfully!')).toBeInTheDocument();
  });

  describe('with Apple Pay on the device', () => {
    const openWallet = async () => {
      stripe.wallets = { applePay: true };
      const page = await openLive(network, 'Credit or debit card');
      await screen.findByRole('radio', { name: /Credit or debit card/ });
      await waitFor(() => expect(stripe.canOpenWallet).toBe(true));
      return page;
    };

    it('pays with the wallet, whatever the card fields say, and the order names the payment', async () => {
      stripe.fieldProblem = { message: 'Your card number is incomplete.' };
      await openWallet();
      await act(async () => stripe.agreeInWallet());
      expect(await screen.findByText('Order placed successfully!')).toBeInTheDocument();
      expect(stripe.confirmed[0]).toMatchObject({ clientSecret: 'pi_1_secret_2' });
      expect(orders()[0]?.body).toMatchObject({ paymentIntentId: 'pi_1' });
      expect(stripe.sheet).toBe('closed');
    });

    it('closes the window of the wallet when the bank declines', async () => {
      stripe.confirmation = { error: { type: 'card_error', message: 'Your card has expired.' } };
      await openWallet();
      await act(async () => stripe.agreeInWallet());
      expect(await screen.findByRole('alert')).toHaveTextContent('Your card has expired.');
      expect(stripe.sheet).toBe('failed');
    });

    it('closes the window of the wallet when the shop rejects the payment', async () => {
      network.on(
        'POST /api/payments/stripe/create-payment-intent',
        problem(409, 'ORDERS.SHORT_STOCK', 'Only 1 of Day dots left in stock.'),
      );
      await openWallet();
      await act(async () => stripe.agreeInWallet());
      await waitFor(() => expect(stripe.sheet).toBe('failed'));
      expect(stripe.confirmed).toHaveLength(0);
    });

    it('closes the window of the wallet when the shop does not answer', async () => {
      network.on('POST /api/payments/stripe/create-payment-intent', offline);
      await openWallet();
      await act(async () => stripe.agreeInWallet());
      await waitFor(() => expect(stripe.sheet).toBe('failed'));
    });
  });

  describe('for whoever is signed in', () => {
    const SAVED = 'POST /api/payments/stripe/saved-methods';
    let account: Promise<NetworkAnswer>;
    beforeEach(() => {
      account = Promise.resolve(json(aUser()));
    });
    const openForm = async (token?: string) => {
      openTestShop(network, CONNECTED);
      network.on('GET /api/auth/me', () => account).on('GET /api/cart', json([]));
      const part = { onForm: () => undefined, onWallet: async () => undefined, returnUrl: () => '/checkout' };
      const total = { minor: 5475, currency: 'USD' } as const;
      const form = { ...part, total, isBusy: false, walletHint: '', publicKeys: CONNECTED.publicKeys };
      await renderPage([{ path: '/', element: <StripePayment {...form} /> }], {
        at: '/',
        texts: ['checkout'],
        token,
      });
      await waitFor(() => expect(stripe.options.at(-1)).toBeDefined());
      return stripe.options.at(-1);
    };

    it('offers the cards that they have saved, and the form of a guest without an answer', async () => {
      network.on(SAVED, { status: 201, body: { clientSecret: 'cuss_1' } });
      expect(await openForm('token-1')).toMatchObject({ customerSessionClientSecret: 'cuss_1' });
      cleanup();
      stripe.options.length = 0;
      network.on(SAVED, problem(503, 'PAYMENTS.PROVIDER_UNAVAILABLE', 'Stripe does not answer.'));
      expect(await openForm('token-1')).not.toHaveProperty('customerSessionClientSecret');
    });

    it('makes no form of a guest while the account is still read', async () => {
      let answer = (_: NetworkAnswer): void => undefined;
      account = new Promise((resolve) => {
        answer = resolve;
      });
      network.on(SAVED, { status: 201, body: { clientSecret: 'cuss_1' } });
      const form = openForm('token-1');
      await waitFor(() => expect(network.callsTo('GET /api/auth/me')).toHaveLength(1));
      await act(async () => undefined);
      answer(json(aUser()));
      expect(await form).toMatchObject({ customerSessionClientSecret: 'cuss_1' });
      expect(stripe.options).toHaveLength(1);
    });

    it('saves nothing for a guest', async () => {
      expect(await openForm()).not.toHaveProperty('customerSessionClientSecret');
      expect(network.callsTo(SAVED)).toEqual([]);
    });
  });

  it('without its form shows "Card element not found"', async () => {
    const { user } = await openLive(network, 'Credit or debit card');
    await noWallet();
    stripe.isFormThere = false;
    await user.click(placeOrder());
    expect(await screen.findByRole('alert')).toHaveTextContent('Card element not found');
  });

  describe('with a wallet at the start of the checkout', () => {
    const address = {
      line1: 'Str. Memorandumului 28',
      city: 'Cluj-Napoca',
      state: 'CJ',
      postal_code: '400114',
      country: 'RO',
    };
    const details = {
      billingDetails: { email: 'ana@bistro.example', phone: '0722 000 111' },
      shippingAddress: { name: 'Ana Popescu', address },
    };
    const TOTALS = {
      subtotal: '25.00',
      discount: '0.00',
      discountCode: null,
      shipping: '30.00',
      vatRate: 0.19,
      vatAmount: '4.75',
      totalAmount: '59.75',
    };
    const START = 'POST /api/payments/stripe/create-payment-intent';
    const tape = { ...dots, id: dots.id + 1, name: 'Tape', slug: 'tape' };

    async function openFirstStep(wallets: object | undefined, at = '/checkout', config: object = CONNECTED) {
      stripe.wallets = wallets;
      openTestShop(network, config);
      network.on('POST /api/orders/preview', json(TOTALS));
      const pages = [
        { path: '/cart', element: <CartPage Express={LazyCartExpress} /> },
        { path: '/product', element: <ProductExpress product={tape} quantity={3} /> },
        ...routes,
      ];
      const opened = await renderPage(pages, {
        at,
        texts: ['shop', 'cart', 'checkout', 'order'],
        guestCart: [aGuestLine(dots, 2)],
      });
      if (config === CONNECTED) await waitFor(() => expect(stripe.canOpenWallet).toBe(true));
      return opened;
    }
    const express = () => screen.queryByRole('region', { name: 'Express checkout' });

    it('shows nothing where the device has none, and keeps no room for it on the next page', async () => {
      await openFirstStep({ applePay: false, link: false });
      await waitFor(() => expect(express()).not.toBeInTheDocument());
      expect(screen.queryByRole('link', { name: 'Terms & conditions' })).not.toBeInTheDocument();
      expect(screen.getByLabelText('Email')).toBeVisible();
      expect(screen.getByText('or')).toBeInTheDocument();
      cleanup();
      openTestShop(network, CONNECTED);
      await renderPage(routes, {
        at: '/checkout',
        texts: ['shop', 'cart', 'checkout', 'order'],
        guestCart: [aGuestLine(dots, 2)],
        isReturning: true,
      });
      await screen.findByLabelText('Email');
      expect(screen.queryByText('or')).not.toBeInTheDocument();
    });

    it('has their room and the terms before the buttons are there', async () => {
      stripe.isSlow = true;
      await openFirstStep({ applePay: true });
      expect(within(express()!).getByRole('link', { name: 'Terms & conditions' })).toBeVisible();
    });

    describe('in test mode', () => {
      const PAID = json({ outcome: 'succeeded', message: null, declineCode: null });
      const openSheet = async (at: string) => {
        network.on(START, { status: 201, body: { ...secret, sandbox: true } });
        network.on('POST /api/payments/sandbox/pi_1/confirm', PAID);
        const opened = await openFirstStep(undefined, at, CONFIG);
        await opened.user.click(await screen.findByRole('button', { name: 'Test wallet Test mode' }));
        expect(screen.getByText(/^With Test wallet you place an order/)).toBeInTheDocument();
        return { ...opened, sheet: within(await screen.findByRole('dialog', { name: 'Test wallet' })) };
      };

      it.each(['/checkout', '/cart'])('is a test wallet that orders for its address (%s)', async (at) => {
        const { user, sheet, address: path } = await openSheet(at);
        await user.click(sheet.getByRole('radio', { name: /Ioan Mureșan/ }));
        await sheet.findByText('Shipping: $30.00');
        await user.clear(sheet.getByLabelText('Email'));
        await user.type(sheet.getByLabelText('Email'), 'ioan@bistro.example{Enter}');
        await waitFor(() => expect(path()).toBe('/'));
        expect(network.callsTo(START)[0]!.body).toMatchObject({
          amount: 5975,
          checkout: { email: 'ioan@bistro.example', shippingAddress: { county: 'Cluj' } },
        });
        expect(orders()).toHaveLength(1);
      });

      it('buys a product alone from its page, and leaves the cart as it is', async () => {
        const { user, sheet, address: path } = await openSheet('/product');
        await user.click(sheet.getByRole('radio', { name: /Ioan Mureșan/ }));
        await sheet.findByText('Shipping: $30.00');
        await user.clear(sheet.getByLabelText('Email'));
        await user.type(sheet.getByLabelText('Email'), 'ioan@bistro.example{Enter}');
        await waitFor(() => expect(path()).toBe('/'));
        expect(network.callsTo(START)[0]!.body).toMatchObject({
          checkout: { items: [{ productId: tape.id, quantity: 3 }] },
        });
        expect(localStorage.getItem('guestCart')).toContain(`"productId":${dots.id},"quantity":2`);
      });

      it('asks in the form for what the address does not tell, and keeps the rest', async () => {
        const { user, sheet } = await openSheet('/checkout');
        await user.click(sheet.getByRole('radio', { name: /Maria Ionescu/ }));
        await user.click(await sheet.findByRole('button', { name: 'Pay $59.75' }));
        await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveFocus());
        expect(screen.getByLabelText('First name')).toHaveValue('Maria');
        expect(orders()).toEqual([]);
      });

      it('declines without an order, and says so', async () => {
        const { user, sheet } = await openSheet('/checkout');
        const declined = { outcome: 'declined', message: 'Declined.', declineCode: 'payment_declined' };
        network.on('POST /api/payments/sandbox/pi_1/confirm', json(declined));
        await waitFor(() => expect(sheet.getByRole('button', { name: 'Decline' })).toBeEnabled());
        await user.click(sheet.getByRole('button', { name: 'Decline' }));
        expect(await screen.findByRole('alert')).toHaveTextContent('The payment was declined.');
        expect(orders()).toEqual([]);
      });
    });

    it('orders with the address of the wallet, for what it costs there', async () => {
      const { address: path } = await openFirstStep({ applePay: true });
      expect(express()).toBeInTheDocument();
      expect(await stripe.chooseInWallet(address)).toMatchObject({ shippingRates: [{ amount: 3000 }] });
      expect(stripe.amounts.at(-1)).toBe(5975);
      await act(async () => stripe.agreeInWallet(details));
      await waitFor(() => expect(path()).toBe('/'));
      expect(network.callsTo(START)[0]!.body).toMatchObject({
        amount: 5975,
        checkout: {
          email: 'ana@bistro.example',
          paymentMethod: 'stripe',
          shipping: '30.00',
          shippingAddress: {
            firstName: 'Ana',
            lastName: 'Popescu',
            county: 'Cluj',
            country: 'Romania',
          },
        },
      });
      expect(orders()).toHaveLength(1);
      expect(stripe.sheet).toBe('closed');
    });

    it('orders on the cart as well, and goes on in the checkout when something is missing', async () => {
      const { address: path } = await openFirstStep({ link: true }, '/cart');
      await act(async () => stripe.agreeInWallet({ ...details, billingDetails: { phone: '0722 000 111' } }));
      await waitFor(() => expect(path()).toMatch(/^\/checkout/));
      expect(stripe.sheet).toBe('failed');
      expect(JSON.parse(localStorage.getItem('checkoutDraft')!)).toMatchObject({
        form: { shippingAddress: { firstName: 'Ana', county: 'Cluj' } },
      });
      cleanup();
      const { address: again } = await openFirstStep({ link: true }, '/cart');
      await act(async () => stripe.agreeInWallet(details));
      await waitFor(() => expect(again()).toBe('/'));
      expect(orders()).toHaveLength(1);
    });

    it('fills in the form when something is missing, and starts no payment', async () => {
      await openFirstStep({ googlePay: true });
      await act(async () =>
        stripe.agreeInWallet({ ...details, billingDetails: { email: 'ana@bistro.example' } }),
      );
      await waitFor(() => expect(stripe.sheet).toBe('failed'));
      await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveFocus());
      expect(screen.getByLabelText('First name')).toHaveValue('Ana');
      expect(screen.getByText('ana@bistro.example')).toBeVisible();
      expect(network.callsTo(START)).toEqual([]);
      expect(orders()).toEqual([]);
    });

    it('charges nothing when the cart costs something else than was shown', async () => {
      await openFirstStep({ applePay: true });
      network.on(START, problem(409, 'ORDERS.PRICE_CHANGED', 'Prices have changed.'));
      await act(async () => stripe.agreeInWallet(details));
      await waitFor(() => expect(stripe.sheet).toBe('failed'));
      expect(stripe.confirmed).toEqual([]);
      expect(await screen.findByRole('alert')).toHaveTextContent('Prices have changed.');
    });

    it('says where nothing is delivered', async () => {
      await openFirstStep({ applePay: true });
      network.on('POST /api/orders/preview', offline);
      expect(await stripe.chooseInWallet({ country: 'AQ' })).toBe('not delivered there');
    });
  });
});

describe('Revolut, connected', () => {
  beforeEach(() => {
    const body = {
      token: 'public-1',
      public_id: 'public-1',
      id: 'order-1',
      checkoutId: CHECKOUT_ID,
      sandbox: false,
    };
    network.on('POST /api/payments/revolut/create-order', { status: 201, body });
  });

  it('shows its own button for the order, and opens the home page when it is paid', async () => {
    const ordered = aCheckout({ status: 'ordered', orderNumber: 'ORD-2026-000042' });
    network.on(`GET /api/checkouts/${CHECKOUT_ID}`, json(ordered));
    const { user, address } = await openLive(network, 'Revolut Pay');
    await screen.findByRole('radio', { name: /^Wallet/ });
    await user.click(placeOrder());
    await noWallet();
    expect(screen.getByRole('group', { name: 'Revolut Pay' })).toHaveFocus();
    expect(addresses.some((one) => one.startsWith('https://sandbox-merchant.revolut.com/embed.js'))).toBe(
      true,
    );
    expect(await revolutMounts[0]?.createOrder()).toEqual({ publicId: 'public-1' });
    await act(async () => revolutListener?.({ type: 'success', orderId: 'order-1' }));
    expect(await screen.findByText('Payment successful!')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('that is cancelled in its window goes back to the form', async () => {
    const { user } = await openLive(network, 'Revolut Pay');
    await screen.findByRole('radio', { name: /^Wallet/ });
    await user.click(placeOrder());
    await noWallet();
    await act(async () => revolutListener?.({ type: 'cancel', dropOffState: 'payment_summary' }));
    expect(await screen.findByText('Payment was cancelled by user.')).toBeInTheDocument();
    expect(placeOrder()).toBeEnabled();
  });

  it('that cannot be started shows "Error: {message}", and nothing is paid', async () => {
    openModule = () => {
      throw new Error('The public key is not known');
    };
    const { user } = await openLive(network, 'Revolut Pay');
    await screen.findByRole('radio', { name: /^Wallet/ });
    await user.click(placeOrder());
    const said = await screen.findAllByText('Error: The public key is not known');
    expect(said[0]).toBeInTheDocument();
    expect(placeOrder()).toBeEnabled();
  });
});
