import type { ProductResponse } from '@kp/api-client/shop';
import {
  aProduct,
  aUser,
  fakeNetwork,
  json,
  problem,
  renderPage,
  type RenderPageOptions,
} from '@kp/testing/browser';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { aGuestLine } from '../../testing/a-guest-cart';
import { openShop, SETTINGS } from '../../testing/open-shop';
import { CartPage } from './cart-page';

const dots = aProduct({ id: 3, name: 'Day dots', price: '12.50', stockQuantity: 4 });
const scale = aProduct({
  id: 9,
  name: 'Bench scale',
  slug: 'bench-scale',
  price: '100.00',
  stockQuantity: 2,
});

const network = fakeNetwork();

const open = (options: Partial<RenderPageOptions> = {}) =>
  renderPage([{ path: '/cart', element: <CartPage /> }], {
    at: '/cart',
    texts: ['shop', 'cart'],
    ...options,
  });

/** Opens the cart of a guest with these products, stored at the prices and stock of that time. */
async function openWith(products: readonly ProductResponse[], quantity = 1) {
  const page = await open({ guestCart: products.map((product) => aGuestLine(product, quantity)) });
  await screen.findByRole('list', { name: 'Items in your cart' });
  return page;
}

const lineOf = (name: string) => screen.getByText(name).closest('li')!;
const amount = (label: string | RegExp) => screen.getByText(label).nextElementSibling;
const checkoutLink = () => screen.queryByRole('link', { name: 'Proceed to checkout' });

describe('the cart of a customer whose session ended', () => {
  const ended = problem(401, 'AUTH.SESSION_ENDED', 'Session expired. Please log in again.');

  it('asks to sign in again instead of showing an empty cart, and continues as a guest on request', async () => {
    openShop(network, [dots]);
    network.on('GET /api/auth/me', ended).on('GET /api/cart', ended);
    const { user } = await open({ token: 'ended' });
    expect(await screen.findByText('Your session ended')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?redirect=/cart');
    expect(screen.queryByText('Your cart is empty.')).not.toBeInTheDocument();
    const announced = screen.getByText('Session expired. Please log in again.');
    expect(announced.closest('[role=status]')).toHaveClass('hidden');
    expect(screen.queryByRole('region', { name: /^Notifications/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Continue as a guest' }));
    expect(await screen.findByText('Your cart is empty.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Order by product codes' })).toHaveAttribute(
      'href',
      '/products?codes=new',
    );
  });

  it('takes its lines along, which are counted once after signing in again', async () => {
    const merge = 'POST /api/cart/merge';
    const answers = (quantity: number) => json([{ ...aGuestLine(dots, quantity), id: 11, userId: 7 }]);
    openShop(network, [dots]);
    network.on('GET /api/auth/me', json(aUser())).on('GET /api/cart', answers(2));
    await open({ token: 'first' });
    await screen.findByLabelText('Quantity of Day dots');
    cleanup();

    openShop(network, [dots]);
    network.on('GET /api/auth/me', ended).on('GET /api/cart', ended);
    const { user } = await open({ token: 'first', isReturning: true });
    await user.click(await screen.findByRole('button', { name: 'Continue as a guest' }));
    expect(await screen.findByLabelText('Quantity of Day dots')).toHaveValue('2');
    await user.click(screen.getByRole('button', { name: 'Increase quantity of Day dots' }));
    cleanup();

    network.on('GET /api/auth/me', json(aUser())).on('GET /api/cart', answers(3));
    network.on(merge, json({ lines: [], adjusted: [] }));
    await open({ token: 'second', isReturning: true });
    await waitFor(() =>
      expect(network.callsTo(merge)[0]?.body).toEqual({ items: [{ productId: 3, quantity: 1 }] }),
    );
    await waitFor(() => expect(localStorage.getItem('guestCart')).toBeNull());
  });
});

describe('the cart', () => {
  it('shows the total without VAT, the VAT, and last what is to be paid', async () => {
    openShop(network, [dots, scale]);
    await openWith([dots, scale], 2);

    expect(lineOf('Day dots').querySelector('img')).toHaveAttribute('src', dots.imageUrl);
    expect(await within(lineOf('Day dots')).findByText('$12.50 each')).toBeInTheDocument();
    expect(within(lineOf('Day dots')).getByText('$25.00')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Bench scale' })).toHaveAttribute(
      'href',
      '/products/bench-scale',
    );
    await waitFor(() => expect(amount('VAT on goods (19%)')).toHaveTextContent('$42.75'));
    expect(amount('Subtotal (4 items)')).toHaveTextContent('$225.00');
    expect(amount('Shipping (VAT included)')).toHaveTextContent('$25.00');
    expect(amount('Total with VAT')).toHaveTextContent('$292.75');
    expect(screen.getAllByRole('term').at(-1)).toHaveTextContent('Total with VAT');
    expect(screen.getByText('Add $275.00 more for free shipping')).toBeInTheDocument();
    expect(await screen.findByText(/^Bucharest: /)).toBeInTheDocument();
    expect(screen.getByText(/^Rest of Romania: /)).toBeInTheDocument();
    expect(checkoutLink()).toHaveAttribute('href', '/checkout');
    expect(screen.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/products');
  });

  it('states the price with VAT beside each price where consumers are owed it', async () => {
    openShop(network, [dots, scale]);
    network.on('GET /api/config', json({ legalDuties: ['grossPrice'] }));
    await open({ guestCart: [aGuestLine(dots, 2), aGuestLine(scale)] });
    expect(await within(lineOf('Day dots')).findByText('$14.88 each')).toBeInTheDocument();
    expect(lineOf('Day dots')).toHaveTextContent('$12.50 each without VAT$14.88 each with VAT');
    expect(lineOf('Day dots')).toHaveTextContent('$25.00 without VAT$29.75 with VAT');
    expect(lineOf('Bench scale')).toHaveTextContent('$100.00 without VAT$119.00 with VAT');
  });

  it('asks for a quote with its lines filled in', async () => {
    openShop(network, [dots, scale]);
    const { user } = await openWith([dots, scale], 2);
    await user.click(screen.getByRole('button', { name: 'Request a quote for this cart' }));
    expect(await screen.findByLabelText('What do you need?')).toHaveValue(
      '2 × Day dots (KP-3)\n2 × Bench scale (KP-9)',
    );
    network.on('POST /api/quote-requests', json({ success: true, message: 'Thank you.' }));
    await user.type(screen.getByLabelText('Your name'), 'Ana Popescu');
    await user.type(screen.getByLabelText('Email'), 'ana@bistro.example');
    await user.type(screen.getByLabelText('Company'), 'Bistro Nord SRL');
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(network.callsTo('POST /api/quote-requests')).toHaveLength(1));
    expect(network.callsTo('POST /api/quote-requests')[0]!.body).toMatchObject({
      items: [
        { productId: 3, quantity: 2 },
        { productId: 9, quantity: 2 },
      ],
    });
  });

  it('names products in the language of the page, also after a switch', async () => {
    openShop(network, [dots]);
    network.on('GET /api/products/3', ({ query }) =>
      json({ ...dots, name: query.language === 'ro' ? 'Etichete zilnice' : 'Day dots' }),
    );
    const { switchTo, user } = await openWith([dots]);
    expect(screen.getByRole('link', { name: 'Day dots' })).toBeInTheDocument();
    await switchTo('ro');
    expect(await screen.findByRole('link', { name: 'Etichete zilnice' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Eliminați Etichete zilnice din coș' }));
    expect(await screen.findByText('Produsul Etichete zilnice a fost eliminat din coș')).toBeInTheDocument();
  });

  it('limits the quantity to the stock', async () => {
    openShop(network, [dots]);
    const { user } = await openWith([dots], 3);
    const more = screen.getByRole('button', { name: 'Increase quantity of Day dots' });
    await user.click(more);
    expect(screen.getByLabelText('Quantity of Day dots')).toHaveValue('4');
    expect(more).toBeDisabled();
  });

  it('accepts a typed quantity, limited to the stock', async () => {
    openShop(network, [dots]);
    const { user } = await openWith([dots]);
    const quantity = screen.getByLabelText('Quantity of Day dots');
    await user.clear(quantity);
    await user.type(quantity, '25{Enter}');
    expect(quantity).toHaveValue('4');
    expect(screen.getByText('Only 4 left. We changed the quantity.')).toBeVisible();
    expect(await within(lineOf('Day dots')).findByText('$50.00')).toBeInTheDocument();
  });

  it('removes a line at quantity zero and restores it with Undo', async () => {
    openShop(network, [dots, scale]);
    const { user } = await openWith([dots, scale]);
    await user.click(screen.getByRole('button', { name: 'Decrease quantity of Day dots' }));
    expect(screen.queryByLabelText('Quantity of Day dots')).not.toBeInTheDocument();
    expect(await screen.findByText('Day dots has been removed from your cart')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByLabelText('Quantity of Day dots')).toHaveValue('1');
  });

  it('is cleared only after confirmation', async () => {
    openShop(network, [dots]);
    const { user } = await openWith([dots]);
    await user.click(screen.getByRole('button', { name: 'Clear cart' }));
    const question = screen.getByRole('dialog', { name: 'Clear cart' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('Quantity of Day dots')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Clear cart' }));
    await user.click(screen.getByRole('button', { name: 'Remove all items' }));
    expect(await screen.findByText('Your cart is empty.')).toBeInTheDocument();
    expect(await screen.findByText('All items have been removed from your cart')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/products');
  });
});

describe('shipping', () => {
  it('is free above the threshold, with a message', async () => {
    openShop(network, [{ ...scale, price: '250.01' }]);
    await openWith([{ ...scale, price: '250.01' }], 2);
    expect(await screen.findByText("You've got free shipping")).toBeInTheDocument();
    expect(amount('Shipping')).toHaveTextContent('Free');
    expect(amount('Total without VAT')).toHaveTextContent('$500.02');
  });

  it('waits with the prices of lines for the VAT of the shop', async () => {
    let answer: () => void = () => undefined;
    openShop(network, [dots]);
    network.on(
      'GET /api/shipping-settings',
      () => new Promise((resolve) => (answer = () => resolve(json(SETTINGS)))),
    );
    await openWith([dots], 2);
    expect(lineOf('Day dots')).not.toHaveTextContent('$');
    await act(async () => answer());
    await waitFor(() => expect(lineOf('Day dots')).toHaveTextContent('$25.00 without VAT'));
    expect(lineOf('Day dots')).toHaveTextContent('$29.75 with VAT');
  });

  it('uses the fallback settings and shows an error when the settings fail to load', async () => {
    openShop(network, [dots]);
    network.on('GET /api/shipping-settings', problem(503, 'UNAVAILABLE', 'Down'));
    const { user } = await openWith([dots], 2);
    const notice = within((await screen.findByText('Failed to fetch shipping settings')).closest('div')!);
    expect(screen.getByText('Add $475.00 more for free shipping')).toBeInTheDocument();
    expect(amount('Shipping (VAT included)')).toHaveTextContent('$25.00');

    openShop(network, [dots]);
    await user.click(notice.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(screen.queryByText('Failed to fetch shipping settings')).not.toBeInTheDocument(),
    );
  });
});

describe('changes since a product was added', () => {
  it('a line above the stock: checkout is disabled with the reason until the quantity is reduced', async () => {
    openShop(network, [{ ...dots, stockQuantity: 2 }]);
    const { user } = await openWith([dots], 4);
    expect(await screen.findByText(/Only 2 left/)).toBeInTheDocument();
    const checkout = screen.getByRole('button', { name: 'Proceed to checkout' });
    expect(checkout).toBeDisabled();
    expect(checkout).toHaveAccessibleDescription(/Some items can't be ordered as they are/);

    await user.click(screen.getByRole('button', { name: 'Set quantity to 2' }));
    expect(screen.queryByText(/Only 2 left/)).not.toBeInTheDocument();
    expect(checkoutLink()).toBeInTheDocument();
  });

  it('a deleted product: checkout is disabled until its line is removed', async () => {
    openShop(network, [scale]);
    network.on('GET /api/products/3', problem(404, 'CATALOG.PRODUCT_NOT_FOUND', 'Product not found'));
    const { user } = await openWith([dots, scale]);
    expect(await within(lineOf('Day dots')).findByText(/no longer available/)).toBeInTheDocument();
    expect(checkoutLink()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Day dots from your cart' }));
    expect(checkoutLink()).toBeInTheDocument();
  });

  it('a sold-out product: its quantity cannot be changed', async () => {
    openShop(network, [{ ...dots, stockQuantity: 0, inStock: false }]);
    await openWith([dots]);
    expect(await screen.findByText(/out of stock. Remove it/)).toBeInTheDocument();
    expect(screen.getByLabelText('Quantity of Day dots')).toBeDisabled();
  });

  it('a changed price: the line shows both prices once, and the totals use the new one', async () => {
    openShop(network, [{ ...dots, price: '13.00' }]);
    await openWith([dots], 2);
    expect(await screen.findByText('The price changed from $12.50 to $13.00')).toBeInTheDocument();
    expect(amount('Subtotal (2 items)')).toHaveTextContent('$26.00');

    cleanup();
    await open({ isReturning: true });
    await waitFor(() => expect(screen.getByText('$13.00 each')).toBeInTheDocument());
    expect(screen.queryByText(/The price changed/)).not.toBeInTheDocument();
  });
});

describe('the cart of an account', () => {
  it('shows an error with a retry when it fails to load', async () => {
    openShop(network, []);
    let isDown = true;
    network.on('GET /api/auth/me', json(aUser()));
    network.on('GET /api/cart', () => (isDown ? problem(503, 'UNAVAILABLE', 'Down') : json([])));
    const { user } = await open({ token: 'a-token' });
    expect(await screen.findByText("We couldn't load your cart.")).toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Your cart is empty.')).toBeInTheDocument();
  });

  it('keeps the line of a deleted product until it is removed', async () => {
    openShop(network, []);
    network.on('GET /api/auth/me', json(aUser()));
    const line = { id: 51, userId: 7, productId: 3, quantity: 1, createdAt: '2026-03-01T10:00:00.000Z' };
    const gone = { ...dots, status: 'discontinued', inStock: false, stockQuantity: 0 };
    network.on('GET /api/cart', json([{ ...line, product: gone }]));
    network.on('DELETE /api/cart/51', json([]));
    const { user } = await open({ token: 'a-token' });
    expect(await screen.findByText(/no longer available/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Day dots' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Day dots from your cart' }));
    expect(await screen.findByText('Your cart is empty.')).toBeInTheDocument();
  });

  it('arrives with current stock, so a short line is shown without requesting its product', async () => {
    openShop(network, []);
    network.on('GET /api/auth/me', json(aUser()));
    const line = { id: 51, userId: 7, productId: 3, quantity: 6, createdAt: '2026-03-01T10:00:00.000Z' };
    network.on('GET /api/cart', json([{ ...line, product: dots }]));
    await open({ token: 'a-token' });
    expect(await screen.findByText(/Only 4 left/)).toBeInTheDocument();
    expect(network.callsTo('GET /api/products/3')).toHaveLength(0);
  });
});

describe('the cart of a customer', () => {
  it('is read again in another language', async () => {
    openShop(network, [dots]);
    const lineIn = (language?: string) => ({
      ...aGuestLine({ ...dots, name: language === 'ja' ? '日付ラベル' : 'Day dots' }, 1),
      userId: 1,
    });
    network
      .on('GET /api/auth/me', json(aUser()))
      .on('GET /api/cart', ({ headers }) => json([lineIn(headers['accept-language'])]));
    const { switchTo } = await open({ token: 'signed-in' });
    expect(await screen.findByRole('link', { name: 'Day dots' })).toBeInTheDocument();
    await switchTo('ja');
    expect(await screen.findByRole('link', { name: '日付ラベル' })).toBeInTheDocument();
  });
});
