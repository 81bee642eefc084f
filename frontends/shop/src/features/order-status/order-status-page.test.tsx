import { anOrder, fakeNetwork, json, listOf, offline, problem, renderPage } from '@kp/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { OrderStatusPage } from './order-status-page';

const CALL = 'GET /api/order-status/42.signed';
const network = fakeNetwork();

const JOIN = 'POST /api/order-status/42.signed/join';

const order = {
  account: null,
  canCancel: false,
  ...anOrder({
    status: 'shipped',
    courier: 'DPD',
    awbNumber: '1Z 999',
    trackingUrl: 'https://courier.example/1Z%20999',
  }),
  shipTo: { firstName: 'Ioana', city: 'Cluj-Napoca', country: 'Romania' },
  history: [
    { at: '2026-03-01T10:05:00.000Z', kind: 'placed', fromStatus: null, toStatus: 'pending' },
    { at: '2026-03-02T09:00:00.000Z', kind: 'tracking', fromStatus: null, toStatus: null },
    { at: '2026-03-02T10:00:00.000Z', kind: 'status', fromStatus: 'pending', toStatus: 'shipped' },
  ].map((entry) => ({ ...entry, note: null, actor: null })),
};

const open = (hash = '') =>
  renderPage([{ path: '/order-status/:token', element: <OrderStatusPage /> }], {
    at: `/order-status/42.signed${hash}`,
    texts: ['shop', 'checkout', 'order'],
  });

beforeEach(() => {
  network
    .on('GET /api/categories', listOf([]))
    .on('GET /api/shipping-settings', json({ currency: 'USD', vatRate: 0.19, country: 'RO' }));
});

describe('the link in the confirmation of a guest', () => {
  it('leads to the order: what is in it, where it goes, where it stands, and the way to its parcel', async () => {
    network.on(CALL, json(order));
    await open();
    const heading = await screen.findByRole('heading', { level: 1, name: 'Order ORD-2026-000041' });
    expect(heading.parentElement).toHaveTextContent('Shipped');
    expect(screen.getByText(/For Ioana, Cluj-Napoca, Romania/)).toBeInTheDocument();
    expect(screen.getByText('Day dots, Monday')).toBeInTheDocument();
    expect(screen.getByText('$69.63')).toBeInTheDocument();
    const parcel = screen.getByRole('link', { name: 'Track Package (opens in a new tab)' });
    expect(parcel).toHaveAttribute('href', 'https://courier.example/1Z%20999');
    expect(parcel).toHaveAttribute('target', '_blank');
    expect(parcel.parentElement).toHaveTextContent(/Courier: DPD.*Tracking number: 1Z 999/);
    const steps = within(screen.getByRole('list', { name: 'Order status' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Order receivedMarch 1, 2026',
      'Packing',
      'ShippedMarch 2, 2026',
      'Delivered',
    ]);
    expect(steps.findIndex((step) => step.getAttribute('aria-current') === 'step')).toBe(2);
  });

  it.each([
    ['shipped', true],
    ['cancelled', false],
  ])('says the promised days of an order that is under way: %s', async (status, isShown) => {
    const promised = { promisedFirstDay: '2026-12-03', promisedLastDay: '2026-12-07' };
    network.on(CALL, json({ ...order, ...promised, status }));
    await open();
    await screen.findByRole('heading', { level: 1 });
    const days = screen.queryByText(/^Arrives Thu, Dec 3\s?–\s?Mon, Dec 7$/);
    expect(days !== null).toBe(isShown);
  });

  it('says where the money of an order by transfer goes, and until when', async () => {
    const transfer = {
      accountHolder: 'Bistro Supplies SRL',
      iban: 'RO49AAAA1B31007593840000',
      bankName: '',
      reference: 'ORD-2026-000041',
      amount: '49.63',
      receivedAmount: '20.00',
      payUntil: '2026-03-06T21:59:00.000Z',
      proFormaPath: '/api/order-status/42.signed/pro-forma.pdf',
      qr: { path: 'M0 0h1v1h-1z', size: 1 },
    };
    network.on(CALL, json({ ...order, status: 'pending', paymentMethod: 'bank_transfer', transfer }));
    const { user } = await open();
    const notice = within(await screen.findByRole('region', { name: 'Pay by bank transfer' }));
    expect(notice.getByText(/\$20\.00 has arrived.*by March 6, 2026/)).toBeInTheDocument();
    for (const text of ['$49.63', 'Bistro Supplies SRL', 'RO49 AAAA 1B31 0075 9384 0000', 'ORD-2026-000041'])
      expect(notice.getByText(text)).toBeInTheDocument();
    expect(notice.getByRole('img', { name: 'Scan in your banking app' })).toBeInTheDocument();
    expect(notice.getByRole('link')).toHaveAttribute('href', transfer.proFormaPath);
    await user.click(notice.getByRole('button', { name: 'Copy: IBAN' }));
    expect(await navigator.clipboard.readText()).toBe(transfer.iban);
    expect(await notice.findByText('Copied')).toBeInTheDocument();
  });

  it('says of a shipped order the days that its parcel is expected, as its mail did', async () => {
    const promised = { promisedFirstDay: '2026-12-03', promisedLastDay: '2026-12-07' };
    const parcel = {
      ...order,
      id: 1,
      shippedAt: '2026-12-04T10:00:00Z',
      items: [{ itemId: 1, quantity: 3 }],
    };
    const shipments = [{ ...parcel, expectedFirstDay: '2026-12-08', expectedLastDay: '2026-12-10' }];
    network.on(CALL, json({ ...order, ...promised, shipments }));
    await open();
    expect(await screen.findByText(/^Arrives Tue, Dec 8\s?–\s?Thu, Dec 10$/)).toBeVisible();
    expect(screen.queryByText(/Dec 3/)).not.toBeInTheDocument();
  });

  it('to a paid order says that it was received and paid', async () => {
    network.on(CALL, json({ ...order, status: 'pending', paymentMethod: 'stripe', paymentStatus: 'paid' }));
    await open();
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading.parentElement).toHaveTextContent('Order received · Paid');
    expect(screen.queryByText('Pending Review')).not.toBeInTheDocument();
  });

  it('says how many units of an item are on backorder', async () => {
    const [line] = order.items;
    const items = [
      { ...line!, quantity: 40, backorderedQuantity: 12 },
      { ...line!, id: 2, backorderedQuantity: 0 },
    ];
    network.on(CALL, json({ ...order, items }));
    await open();
    expect(await screen.findByText('12 of 40 on backorder')).toBeVisible();
    expect(screen.getAllByText(/on backorder/)).toHaveLength(1);
  });

  it.each([
    ['stripe', 'unpaid', true],
    ['stripe', 'paid', false],
    ['cash', 'unpaid', false],
  ])(
    'to an order by %s that is %s shows whether it waits for its payment: %s',
    async (method, status, isAwaited) => {
      network.on(CALL, json({ ...order, status: 'pending', paymentMethod: method, paymentStatus: status }));
      await open();
      await screen.findByRole('heading', { level: 1 });
      const notes = screen.queryAllByText(/We'll start preparing it as soon as your payment arrives/);
      expect(notes).toHaveLength(isAwaited ? 1 : 0);
    },
  );

  it('that is incomplete shows no order, with a link to the products', async () => {
    network.on(CALL, problem(404, 'ORDERS.NOT_FOUND', 'Order not found'));
    await open();
    expect(await screen.findByText("We can't find this order")).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/products');
  });

  it('can be retried when the shop does not answer', async () => {
    network.on(CALL, offline);
    const { user } = await open();
    expect(await screen.findByText("We couldn't load your order.")).toBeInTheDocument();
    network.on(CALL, json(order));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Order ORD-2026-000041' })).toBeInTheDocument();
  });

  it('that has expired shows what to do', async () => {
    network.on(CALL, problem(410, 'ORDERS.LINK_EXPIRED', 'This link has expired'));
    await open();
    expect(await screen.findByText('This link has expired')).toBeInTheDocument();
    expect(screen.getByText(/Contact us with your order number/)).toBeInTheDocument();
  });

  it('confirms a large order by a press, with the token that only the email has', async () => {
    const large = { ...order, status: 'pending', confirmationRequired: true };
    network.on(CALL, json(large));
    const sent: unknown[] = [];
    network.on('POST /api/order-confirmations', (request) => {
      sent.push(request.body);
      return json({ ...large, confirmationRequired: false });
    });
    const { user } = await open('#confirm=42.mailed');
    const button = await screen.findByRole('button', { name: 'Confirm order' });
    expect(sent).toEqual([]);
    await user.click(button);
    expect(await screen.findByText('Thank you. Your order is confirmed.')).toBeInTheDocument();
    expect(sent).toEqual([{ token: '42.mailed' }]);
  });

  it('that is too late to confirm shows the status of the order, and no button', async () => {
    network.on(CALL, json({ ...order, status: 'pending', confirmationRequired: true }));
    network.on('POST /api/order-confirmations', problem(410, 'ORDERS.LINK_EXPIRED', 'This link has expired'));
    const { user } = await open('#confirm=42.mailed');
    await user.click(await screen.findByRole('button', { name: 'Confirm order' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /wasn't confirmed in time, so we cancelled it/,
    );
    expect(screen.queryByRole('button', { name: 'Confirm order' })).not.toBeInTheDocument();
  });

  it('without that token shows that the order waits to be confirmed, and no button', async () => {
    network.on(CALL, json({ ...order, status: 'pending', confirmationRequired: true }));
    await open();
    expect(await screen.findByRole('heading', { name: 'Awaiting confirmation' })).toBeInTheDocument();
    expect(screen.getByText(/^Open the link in the email/)).toBeInTheDocument();
    const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName);
    expect(levels[0]).toBe('H1');
    expect(screen.queryByRole('button', { name: 'Confirm order' })).not.toBeInTheDocument();
  });
});

describe('the order of a guest, opened by who is signed in', () => {
  const joinable = { ...order, account: 'joinable' };
  const isOffered = () => screen.queryByRole('button', { name: 'Add to my account' }) !== null;

  it('with the same email can be added to the account, and says so from then on', async () => {
    network.on(CALL, json(joinable)).on(JOIN, () => {
      network.on(CALL, json({ ...order, account: 'own' }));
      return { status: 204, body: '' };
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Add to my account' }));
    const done = await screen.findByRole('status');
    expect(within(done).getByRole('heading', { name: 'This order is in your account' })).toBeVisible();
    expect(within(done).getByRole('link', { name: 'View my orders' })).toHaveAttribute(
      'href',
      '/account?tab=orders',
    );
    expect([isOffered(), network.callsTo(JOIN).length]).toEqual([false, 1]);
  });

  it('that is in the account says so, without a message of something that happened', async () => {
    network.on(CALL, json({ ...order, account: 'own' }));
    await open();
    expect(await screen.findByRole('heading', { name: 'This order is in your account' })).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(isOffered()).toBe(false);
  });

  it('of another email, or opened by nobody, is offered nothing', async () => {
    network.on(CALL, json(order));
    await open();
    await screen.findByRole('heading', { level: 1 });
    expect(isOffered()).toBe(false);
    expect(screen.queryByText(/your account/)).not.toBeInTheDocument();
  });

  it('can be tried again when it was refused, or the shop does not answer', async () => {
    network.on(CALL, json(joinable)).on(JOIN, problem(404, 'ORDERS.NOT_FOUND', 'Order not found'));
    const { user } = await open();
    const button = await screen.findByRole('button', { name: 'Add to my account' });
    await user.click(button);
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
    network.on(JOIN, offline);
    await user.click(button);
    await waitFor(() => expect(network.callsTo(JOIN)).toHaveLength(2));
    expect(isOffered()).toBe(true);
  });
});

describe('a guest who orders again', () => {
  const product = {
    id: 3,
    name: 'Day dots, Monday',
    slug: 'day-dots-monday',
    price: '13.00',
    currency: 'USD',
  };

  it('fills the cart with what is left, and reads what is not', async () => {
    const gone = { ...order.items[0]!, id: 2, productId: 4, productName: 'Old thermometer' };
    network
      .on(CALL, json({ ...order, items: [...order.items, gone] }))
      .on('GET /api/products/3', json({ ...product, inStock: true, stockQuantity: 2, status: 'active' }))
      .on('GET /api/products/4', problem(404, 'CATALOG.NOT_FOUND', 'Product not found'));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Reorder ORD-2026-000041' }));
    const result = (await screen.findByText('2 items added to your cart')).closest('[role="status"]')!;
    expect(result).toHaveTextContent('Old thermometer is no longer available, so we left it out');
    expect(result).toHaveTextContent('Only 2 of Day dots, Monday left');
    expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
    expect(JSON.parse(localStorage.getItem('guestCart')!)).toMatchObject([{ productId: 3, quantity: 2 }]);
  });

  it('orders one of its lines again', async () => {
    const [line] = order.items;
    const items = [line!, { ...line!, id: 2, productId: 5, productName: 'Tongs', quantity: 4 }];
    const tongs = {
      ...product,
      id: 5,
      slug: 'tongs',
      name: 'Tongs',
      inStock: true,
      stockQuantity: 9,
      status: 'active',
    };
    network.on(CALL, json({ ...order, items })).on('GET /api/products/5', json(tongs));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Reorder Tongs' }));
    expect(await screen.findByText('4 items added to your cart')).toBeVisible();
    expect(JSON.parse(localStorage.getItem('guestCart')!)).toMatchObject([{ productId: 5, quantity: 4 }]);
  });

  it('of which nothing is left, reads that the cart is as it was', async () => {
    network.on(CALL, json(order)).on('GET /api/products/3', problem(404, 'CATALOG.NOT_FOUND', 'Not found'));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Reorder ORD-2026-000041' }));
    expect(await screen.findByText('Nothing was added to your cart')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'View cart' })).not.toBeInTheDocument();
  });
});

describe('a guest who cancels the order', () => {
  const CANCEL = 'POST /api/order-status/42.signed/cancel';
  const paid = {
    ...order,
    status: 'pending',
    paymentMethod: 'stripe',
    paymentStatus: 'paid',
    canCancel: true,
  };
  const cancelled = { ...paid, status: 'cancelled', canCancel: false };
  const ask = async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Cancel order ORD-2026-000041' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel this order?' }));
    return { user, dialog };
  };

  it('reads first what happens with the money', async () => {
    network.on(CALL, json(paid)).on(CANCEL, () => {
      network.on(CALL, json(cancelled));
      return json(cancelled);
    });
    const { user, dialog } = await ask();
    expect(dialog.getByText(/We'll refund \$69\.63 the way you paid/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('Order cancelled')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('ORD-2026-000041');
    await waitFor(() => expect(screen.queryByRole('button', { name: /Cancel order/ })).toBeNull());
  });

  it('keeps it by the other button, and reads that nothing was paid', async () => {
    network.on(CALL, json({ ...paid, paymentStatus: 'unpaid' }));
    const { user, dialog } = await ask();
    expect(dialog.getByText(/nothing to refund/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep order' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(network.callsTo(CANCEL)).toEqual([]);
  });

  it('reads that it was packed meanwhile', async () => {
    network.on(CALL, json(paid)).on(CANCEL, () => {
      network.on(CALL, json({ ...paid, status: 'processing', canCancel: false }));
      return problem(409, 'ORDERS.NOT_CANCELLABLE', 'It is being packed.');
    });
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(/It is being packed/));
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Cancel order' })).toBeNull());
  });
});
