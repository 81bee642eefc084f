import { anOrder, aUser, fakeNetwork, json, listOf, problem, renderPage } from '@kp/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';

const network = fakeNetwork();
const open = (at = '/account?tab=orders') =>
  renderPage(routes, { at, texts: ['account', 'accountTabs', 'order'], token: 'token-7' });
const card = async (orderNumber: string) => (await screen.findByText(orderNumber)).closest('article')!;

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(aUser()))
    .on('GET /api/cart', json([]))
    .on(
      'GET /api/auth/second-factor',
      json({ isOn: false, isRequired: false, enabledAt: null, recoveryCodesLeft: 0 }),
    )
    .on('GET /api/auth/sessions', json([]))
    .on('GET /api/config', json({ currency: 'USD' }))
    .on('GET /api/shipping-settings', json({ currency: 'USD', vatRate: 0.19, country: 'RO' }));
});

describe('the account', () => {
  it('shows who is signed in, and only the tabs that work', async () => {
    await open('/account');
    expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('maria@bistro-nord.example');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Profile',
      'Orders',
      'Invoices',
      'Invoice settings',
      'Addresses',
      'Alerts',
    ]);
  });

  it('keeps the tab in the address', async () => {
    network.on('GET /api/orders', listOf([]));
    const { user, address } = await open('/account');
    await user.click(await screen.findByRole('tab', { name: 'Orders' }));
    expect(address()).toBe('/account?tab=orders');
  });

  it('sends a guest to sign in and back', async () => {
    const { address } = await renderPage(routes, {
      at: '/account',
      texts: ['account', 'accountTabs', 'order'],
    });
    await waitFor(() => expect(address()).toBe('/login?redirect=/account'));
  });
});

describe('the customer’s orders', () => {
  it('no orders yet: the shop is one click away', async () => {
    network.on('GET /api/orders', listOf([]));
    await open();
    expect(await screen.findByText('No orders yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/products');
    expect(network.callsTo('GET /api/orders')[0]?.query).toEqual({ mine: 'true', limit: '20', offset: '0' });
  });

  it('show number, date, items, total in dollars, and that a pending one is being reviewed', async () => {
    network.on('GET /api/orders', listOf([anOrder()]));
    await open();
    const order = await card('ORD-2026-000041');
    for (const fact of ['Pending Review', 'Placed on March 1, 2026', '3 items', '$69.63']) {
      expect(order).toHaveTextContent(fact);
    }
  });

  it('say when one waits for its payment', async () => {
    const awaited = anOrder({ paymentMethod: 'stripe', paymentStatus: 'unpaid' });
    const cash = anOrder({ id: 42, orderNumber: 'ORD-2026-000042' });
    network.on('GET /api/orders', listOf([awaited, cash]));
    await open();
    await card('ORD-2026-000042');
    expect(screen.getAllByText(/We'll start preparing it as soon as your payment arrives/)).toHaveLength(1);
  });

  it('offer the courier’s page only for what has a tracking number', async () => {
    const shipped = anOrder({
      status: 'shipped',
      awbNumber: '2459018834',
      trackingUrl: 'https://courier.example/2459018834',
    });
    const waiting = anOrder({ id: 42, orderNumber: 'ORD-2026-000042' });
    network.on('GET /api/orders', listOf([waiting, shipped]));
    await open();
    const track = within(await card('ORD-2026-000041')).getByRole('link', { name: /Track Package/ });
    expect(track).toHaveAttribute('href', 'https://courier.example/2459018834');
    expect(track).toHaveAttribute('target', '_blank');
    expect(within(await card('ORD-2026-000042')).queryByRole('link', { name: /Track/ })).toBeNull();
  });

  it('that cannot be loaded are explained and asked for again', async () => {
    network.on('GET /api/orders', problem(500, 'INTERNAL', 'boom'));
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load your orders.");
    network.on('GET /api/orders', listOf([anOrder()]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card('ORD-2026-000041')).toBeVisible();
  });

  it('come twenty at a time', async () => {
    const orders = Array.from({ length: 21 }, (_, index) =>
      anOrder({ id: 100 + index, orderNumber: `ORD-2026-${String(100 + index).padStart(6, '0')}` }),
    );
    network.on('GET /api/orders', ({ query }) =>
      listOf(orders.slice(Number(query.offset), Number(query.offset) + 20), orders.length),
    );
    const { user } = await open();
    expect(await screen.findByText('20 of 21 orders')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more orders' }));
    expect(await card('ORD-2026-000120')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more orders' })).toBeNull();
  });

  it('open with lines, sums, addresses and history, fetched anew', async () => {
    network.on('GET /api/orders', listOf([anOrder()]));
    network.on('GET /api/orders/41', json(anOrder({ status: 'processing', notes: 'Back door, please' })));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'View details of order ORD-2026-000041' }));
    const drawer = await screen.findByRole('dialog', { name: 'Order ORD-2026-000041' });
    await within(drawer).findByText('Back door, please');
    for (const fact of [
      'Day dots, Monday',
      '3 × $12.50',
      'VAT on goods (19%)',
      '$7.13',
      'Strada Lungă 12',
      'Back door, please',
    ]) {
      expect(drawer).toHaveTextContent(fact);
    }
    expect(within(drawer).getByText('Order placed')).toBeVisible();
    await user.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('open as the list has them when they cannot be fetched anew', async () => {
    network.on('GET /api/orders', listOf([anOrder()]));
    network.on('GET /api/orders/41', problem(503, 'UNAVAILABLE', 'later'));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /View details/ }));
    const drawer = await screen.findByRole('dialog');
    expect(await within(drawer).findByText(/What you see may be out of date/)).toBeVisible();
    expect(drawer).toHaveTextContent('Day dots, Monday');
  });
});

describe('ordering again', () => {
  const product = {
    id: 3,
    name: 'Day dots, Monday',
    slug: 'day-dots-monday',
    price: '13.00',
    currency: 'USD',
    inStock: true,
    stockQuantity: 2,
    status: 'active',
  };

  it('fills the cart with what is left, and names what changed', async () => {
    const items = [
      ...anOrder().items,
      { ...anOrder().items[0]!, id: 2, productId: 4, productName: 'Old thermometer' },
    ];
    network
      .on('GET /api/orders', listOf([anOrder({ status: 'delivered', items })]))
      .on('GET /api/products/3', json(product))
      .on('GET /api/products/4', problem(404, 'CATALOG.NOT_FOUND', 'Product not found'))
      .on('POST /api/cart', json({ id: 1, userId: 7, productId: 3, quantity: 2, product }));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Reorder ORD-2026-000041' }));

    expect(await screen.findByText('2 items added to your cart')).toBeVisible();
    expect(screen.getByText(/Only 2 of Day dots, Monday left/)).toBeVisible();
    expect(await screen.findByText('Day dots, Monday now costs $13.00 (was $12.50)')).toBeVisible();
    expect(screen.getByText(/Old thermometer is no longer available/)).toBeVisible();
    expect(network.callsTo('POST /api/cart').map(({ body }) => body)).toEqual([
      { productId: 3, quantity: 2 },
    ]);
  });

  it('is offered for every order, and says of what is sold out that it is', async () => {
    network
      .on('GET /api/orders', listOf([anOrder({ status: 'shipped' })]))
      .on('GET /api/products/3', json({ ...product, inStock: false, stockQuantity: 0 }));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Reorder ORD-2026-000041' }));
    const result = (await screen.findByText('Nothing was added to your cart')).closest('[role="status"]')!;
    expect(result).toHaveTextContent('Day dots, Monday is out of stock, so we left it out');
    expect(network.callsTo('POST /api/cart')).toEqual([]);
  });

  it('takes one line of the opened order, and says once when that fails', async () => {
    const items = [
      ...anOrder().items,
      { ...anOrder().items[0]!, id: 2, productId: 4, productName: 'Old thermometer' },
    ];
    const order = anOrder({ status: 'processing', items });
    network
      .on('GET /api/orders', listOf([order]))
      .on('GET /api/orders/41', json(order))
      .on('GET /api/products/3', json(product))
      .on('POST /api/cart', problem(500, 'INTERNAL', 'boom'));
    const { user } = await open('/account?tab=orders&order=41');
    const drawer = within(await screen.findByRole('dialog', { name: 'Order ORD-2026-000041' }));
    await user.click(await drawer.findByRole('button', { name: 'Reorder Day dots, Monday' }));
    expect(await drawer.findByText("We couldn't add Day dots, Monday. Try again.")).toBeVisible();
    expect(network.callsTo('GET /api/products/4')).toEqual([]);
    expect(screen.queryByText('Internal server error')).not.toBeInTheDocument();
  });
});

describe('an order of the customer', () => {
  const named = ['Day dots, Monday', 'Whisk', 'Ladle', 'Tray', 'Probe'];
  const items = named.map((productName, index) => ({ ...anOrder().items[0]!, id: index + 1, productName }));

  it('shows the first items by name and picture', async () => {
    network.on('GET /api/orders', listOf([anOrder({ items })]));
    await open();
    const shown = within(await card('ORD-2026-000041')).getAllByRole('listitem');
    expect(shown.map(({ textContent }) => textContent)).toEqual([...named.slice(0, 3), '+2']);
    expect(shown[0]!.querySelector('img')).toHaveAttribute('src', '/pictures/day-dots.svg');
  });

  it('that is paid was received, and is followed in four steps', async () => {
    const order = anOrder({ paymentMethod: 'stripe', paymentStatus: 'paid' });
    network.on('GET /api/orders', listOf([order])).on('GET /api/orders/41', json(order));
    await open('/account?tab=orders&order=41');
    const drawer = within(await screen.findByRole('dialog', { name: 'Order ORD-2026-000041' }));
    const steps = within(await drawer.findByRole('list', { name: 'Order status' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Order received · PaidMarch 1, 2026',
      'Packing',
      'Shipped',
      'Delivered',
    ]);
    expect(screen.queryByText('Pending Review')).not.toBeInTheDocument();
  });

  it('can be cancelled until it is packed', async () => {
    const order = anOrder({ paymentMethod: 'stripe', paymentStatus: 'paid' });
    const packed = anOrder({ id: 42, orderNumber: 'ORD-2026-000042', status: 'processing' });
    network.on('GET /api/orders', listOf([order, packed])).on('POST /api/orders/41/cancel', () => {
      network.on('GET /api/orders', listOf([{ ...order, status: 'cancelled' }, packed]));
      return json({ ...order, status: 'cancelled' });
    });
    const { user } = await open();
    const first = within(await card('ORD-2026-000041'));
    expect(within(await card('ORD-2026-000042')).queryByRole('button', { name: /Cancel/ })).toBeNull();
    await user.click(first.getByRole('button', { name: 'Cancel order ORD-2026-000041' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel this order?' }));
    expect(dialog.getByText(/^Order ORD-/)).toBeVisible();
    expect(dialog.getByText(/We'll refund \$69\.63/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await first.findByText('Order cancelled')).toBeVisible();
    expect(await first.findByText('Cancelled')).toBeVisible();
  });
});
