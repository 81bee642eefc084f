import type { PaymentResponse } from '@kp/api-client/admin';
import { dayAfter, shopDayOf } from '@kp/i18n/shop-time';
import {
  anAdministrator,
  anOrder,
  aPayment,
  aUser,
  fakeNetwork,
  json,
  listOf,
  problem,
  renderPage,
} from '@kp/testing/browser';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import routes from '../../routes';

const network = fakeNetwork();
const open = (at = '/admin?tab=orders') =>
  renderPage(routes, { at, texts: ['admin', 'adminOrders'], token: 'token-1' });
const status = (orderNumber = 'ORD-2026-000041') =>
  screen.findByRole('combobox', { name: `Status of order ${orderNumber}` });
const cell = async () => (await status()).closest('td')!;

type MediaListener = (event: { matches: boolean }) => void;

/**
 * A wide screen.
 * @returns makes it narrow
 */
function turnableScreen(): () => void {
  const listeners = new Set<MediaListener>();
  let isNarrow = false;
  const answer = (media: string) => ({
    media,
    get matches() {
      return isNarrow && media.includes('max-width');
    },
    addEventListener: (_type: string, listener: MediaListener) => listeners.add(listener),
    removeEventListener: (_type: string, listener: MediaListener) => listeners.delete(listener),
  });
  jest.spyOn(globalThis, 'matchMedia').mockImplementation((media) => answer(media) as never);
  return () => {
    isNarrow = true;
    act(() => listeners.forEach((listener) => listener({ matches: isNarrow })));
  };
}

/** rc-select reads the key codes that browsers send beside the names of keys. */
const KEY_CODES = { ArrowDown: 40, Enter: 13 };

const CANCEL_HINT = 'Refund up to $20.00. Enter 0 to cancel without a refund.';

async function retype(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}

async function choose(user: UserEvent, name: string) {
  await user.click(await status());
  await user.click(await screen.findByRole('option', { name }));
}

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(anAdministrator()))
    .on('GET /api/cart', json([]))
    .on('GET /admin/api/tags', json([]))
    .on('GET /admin/api/orders/:id/notes', json([]))
    .on('GET /admin/api/orders/:id/mails', json([]));
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the list of orders', () => {
  it('tells number, date, customer, items, total and status of each', async () => {
    network.on('GET /api/orders', listOf([anOrder()]));
    await open();
    const row = (await status()).closest('tr')!;
    for (const fact of ['ORD-2026-000041', 'Mar 1', 'Maria Popescu', '3', '$69.63', 'Pending']) {
      expect(row).toHaveTextContent(fact);
    }
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual([
      '',
      'Order',
      'Date',
      'Customer',
      'Items',
      'Payment',
      'Status',
      'Ship to',
      'Total',
      'Actions',
    ]);
  });

  it('names the company that buys, then who receives it', async () => {
    const { billingAddress } = anOrder();
    const company = { ...billingAddress, company: 'Brutăria Someș SRL' };
    network.on('GET /api/orders', listOf([anOrder({ buyerKind: 'business', billingAddress: company })]));
    await open();
    const row = (await status()).closest('tr')!;
    expect(within(row).getByText('Brutăria Someș SRL · Maria Popescu')).toBeVisible();
  });

  it('calls what an accepted quote stores as cash by arrangement, and the filter all that it finds', async () => {
    const agreed = anOrder({ isNegotiated: true, orderNumber: 'ORD-2026-000042', id: 42 });
    const free = anOrder({ totalAmount: '0.00', orderNumber: 'ORD-2026-000043', id: 43 });
    network.on('GET /api/orders', listOf([anOrder(), agreed, free]));
    const { user } = await open('/admin?tab=orders&paymentMethod=cash');
    await status();
    await user.click(screen.getByRole('button', { name: 'Columns and density' }));
    await user.click(screen.getByRole('checkbox', { name: 'Payment method' }));
    const names = { 41: 'Cash on delivery', 42: 'By arrangement', 43: 'Nothing to pay' };
    for (const [id, name] of Object.entries(names)) {
      const row = (await status(`ORD-2026-0000${id}`)).closest('tr')!;
      expect(within(row).getAllByText(name)).toHaveLength(2);
    }
    const chip = 'Cash on delivery · By arrangement · Nothing to pay';
    expect(screen.getByRole('button', { name: new RegExp(chip) })).toBeVisible();
  });

  it('says N/A for an order without a recipient', async () => {
    const noName = { ...anOrder().shippingAddress, firstName: '', lastName: '', name: '' };
    network.on('GET /api/orders', listOf([anOrder({ shippingAddress: noName })]));
    await open();
    expect((await status()).closest('tr')).toHaveTextContent('N/A');
  });

  it('takes filter and page from the address, and puts them there', async () => {
    network.on('GET /api/orders', listOf([anOrder()], 60));
    const { user, address } = await open('/admin?tab=orders&status=pending&page=2');
    await status();
    expect(network.callsTo('GET /api/orders').at(-1)?.query).toEqual({
      status: 'pending',
      sort: '-createdAt',
      limit: '25',
      offset: '25',
    });
    expect(screen.getByText('26–26 of 60')).toBeVisible();
    expect(screen.getByText('Page 2 of 3')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Next' }));
    expect(address()).toBe('/admin?tab=orders&status=pending&page=3');
    await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByRole('option', { name: 'Shipped' }));
    expect(address()).toBe('/admin?tab=orders&status=shipped');
    const yesterday = dayAfter(shopDayOf(new Date()), -1);
    await user.click(screen.getByRole('combobox', { name: 'Period' }));
    await user.click(await screen.findByRole('option', { name: 'Yesterday' }));
    expect(address()).toBe(`/admin?tab=orders&status=shipped&from=${yesterday}&to=${yesterday}`);
  });

  it('end where a search finds too many to be counted, which is said', async () => {
    network.on('GET /api/orders', listOf([anOrder()], 10_000));
    await open('/admin?tab=orders&search=ana&page=80');
    expect(await screen.findByText('Page 80 of 80')).toBeVisible();
    expect(screen.getByText(/of 10,000\+/)).toBeVisible();
    expect(screen.getByText(/^The first 2,000 are shown/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  it('are selected to print their packing slips in one file', async () => {
    network.on('GET /api/orders', listOf([anOrder()])).on('GET /admin/api/packing-slips.pdf', json({}));
    const { user } = await open();
    expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull();
    await user.click(await screen.findByRole('checkbox', { name: 'Select ORD-2026-000041' }));
    const selection = screen.getByRole('group', { name: 'Selection' });
    expect(selection).toHaveTextContent('1 selected');
    await user.click(within(selection).getByRole('button', { name: 'Print packing slips' }));
    await waitFor(() =>
      expect(network.callsTo('GET /admin/api/packing-slips.pdf')[0]?.query).toEqual({ orderIds: '41' }),
    );
    await user.click(within(selection).getByRole('button', { name: 'Clear Selection' }));
    expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull();
  });

  it('are invoiced together, and those that cannot be are named with the reason', async () => {
    const delivered = (id: number) =>
      anOrder({ id, orderNumber: `ORD-2026-0000${id}`, status: 'delivered', invoiceNumber: null });
    network
      .on('GET /api/orders', listOf([delivered(41), delivered(42), anOrder({ id: 43 })]))
      .on('POST /api/orders/41/create-invoice', json({ invoiceNumber: 'INV-2026-000001' }))
      .on('POST /api/orders/42/create-invoice', problem(409, 'INVOICES.NOT_CONFIGURED', 'Not now.'));
    const { user } = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
    await user.click(screen.getByRole('button', { name: 'Issue invoices (2)' }));
    const dialog = await screen.findByRole('dialog', { name: 'Not issued' });
    expect(dialog).toHaveTextContent('Company data or exchange rates are missing.');
    const refused = within(dialog).getByRole('link', { name: 'ORD-2026-000042' });
    expect(refused).toHaveAttribute('href', '/admin?tab=orders&order=42');
    expect(dialog).not.toHaveTextContent('ORD-2026-000041');
    expect(await screen.findByText('Issued 1 of 2 invoices')).toBeVisible();
  });

  it('without a match offers all orders again', async () => {
    network.on('GET /api/orders', listOf([]));
    await open('/admin?tab=orders&status=cancelled');
    expect(await screen.findByText('No orders match these filters.')).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: 'Clear Filters' })) {
      expect(link).toHaveAttribute('href', '/admin?tab=orders');
    }
  });

  it('no orders yet', async () => {
    network.on('GET /api/orders', listOf([]));
    await open();
    expect(await screen.findByText('No orders yet')).toBeVisible();
  });

  it('that cannot be loaded is explained and asked for again', async () => {
    network.on('GET /api/orders', problem(500, 'INTERNAL', 'boom'));
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load the orders.");
    network.on('GET /api/orders', listOf([anOrder()]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await status()).toBeVisible();
  });

  const shipped = anOrder().items.map((item) => ({ ...item, shippedQuantity: item.quantity }));
  const awaited = { ...anOrder().payment, isAwaited: true };
  it.each([
    ['is to be shipped', anOrder(), 'button', 'Ship items (3)'],
    ['waits for its payment', anOrder({ payment: awaited }), 'link', 'Find payment'],
    ['is on its way', anOrder({ status: 'shipped', items: shipped }), 'button', 'Mark as delivered'],
  ] as const)('that %s names its next step', async (_state, order, role, name) => {
    network.on('GET /api/orders', listOf([order])).on('GET /api/orders/41', json(order));
    await open('/admin?tab=orders&order=41');
    await screen.findByRole('heading', { name: 'Order ORD-2026-000041' });
    expect(await screen.findByRole(role, { name })).toBeVisible();
  });

  it('that was cancelled has no next step', async () => {
    const order = anOrder({ status: 'cancelled' });
    network.on('GET /api/orders', listOf([order])).on('GET /api/orders/41', json(order));
    await open('/admin?tab=orders&order=41');
    await screen.findByRole('heading', { name: 'Order ORD-2026-000041' });
    expect(screen.getByText('Cancelled')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Ship items|Mark as)/ })).toBeNull();
  });

  it('opens the page of an order, and its address can be passed on', async () => {
    const order = anOrder({
      notes: 'Back door, please',
      promisedFirstDay: '2026-12-03',
      promisedLastDay: '2026-12-07',
      awbNumber: '2459018834',
      courier: 'Cargus',
      trackingUrl: 'https://courier.example/2459018834',
    });
    network.on('GET /api/orders', listOf([order])).on('GET /api/orders/41', json(order));
    const { user, address } = await open();
    await user.click(await screen.findByRole('link', { name: 'ORD-2026-000041' }));
    await screen.findByRole('heading', { name: 'Order ORD-2026-000041' });
    expect(address()).toBe('/admin?tab=orders&order=41');
    const facts = [
      '3 × $12.50',
      'Cash on delivery',
      'Unpaid',
      'Strada Lungă 12',
      'Back door, please',
      'Arrives Thu, Dec 3',
      'by Maria Popescu',
    ];
    const page = (await screen.findByRole('region', { name: 'Items' })).closest('main');
    for (const fact of facts) expect(page).toHaveTextContent(fact);
    const track = screen.getByRole('link', { name: /^Track/ });
    expect(track).toHaveAttribute('href', 'https://courier.example/2459018834');
    await user.click(screen.getByRole('link', { name: 'Back to orders' }));
    expect(address()).toBe('/admin?tab=orders');
  });

  it('can be looked at beside the list, which gets the focus back', async () => {
    const order = anOrder();
    network.on('GET /api/orders', listOf([order])).on('GET /api/orders/41', json(order));
    const { user, address } = await open();
    const menu = await screen.findByRole('button', { name: 'More actions: ORD-2026-000041' });
    await user.click(menu);
    await user.click(await screen.findByRole('menuitem', { name: 'Quick look' }));
    const drawer = await screen.findByRole('dialog', { name: 'Order ORD-2026-000041' });
    expect(address()).toBe('/admin?tab=orders&peek=41');
    expect(await within(drawer).findByRole('button', { name: 'Ship items (3)' })).toBeVisible();
    const page = within(drawer).getByRole('link', { name: 'Open order' });
    expect(page).toHaveAttribute('href', '/admin?tab=orders&order=41');
    await user.click(within(drawer).getByRole('button', { name: 'Close' }));
    expect(address()).toBe('/admin?tab=orders');
  });

  it('offers the credit notes of its refunds beside the invoice, and says what the tax office thinks of it', async () => {
    const order = anOrder({ invoiceNumber: 'INV-2026-000009' });
    const transmission = { state: 'rejected', isOverdue: false, workingDaysLeft: 3 };
    network
      .on('GET /admin/api/invoices', json([{ id: 9, invoiceNumber: 'INV-2026-000009', transmission }]))
      .on('GET /api/orders', listOf([order]))
      .on('GET /api/orders/41', json(order))
      .on(
        'GET /admin/api/invoices/INV-2026-000009/payments',
        json({
          invoiceNumber: 'INV-2026-000009',
          currency: 'EUR',
          totalAmount: '66.77',
          isPaid: true,
          outstandingAmount: '0.00',
          paidAt: null,
          payments: [],
          creditNotes: ['CN-2026-000001'],
          creditAmount: '0.00',
          creditRefunds: [],
        }),
      );
    await open('/admin?tab=orders&order=41');
    const link = await screen.findByRole('link', { name: 'Credit note CN-2026-000001' });
    expect(link).toHaveAttribute('href', '/invoice/CN-2026-000001');
    expect(screen.getByRole('button', { name: 'Credit note PDF CN-2026-000001' })).toBeVisible();
    expect(await screen.findByText('Rejected')).toBeVisible();
    expect(screen.getByRole('link', { name: 'At the tax office' })).toHaveAttribute(
      'href',
      '/admin?tab=invoices&open=9',
    );
  });
});

describe('an administrator', () => {
  it('ships an order with a tracking number', async () => {
    let order = anOrder({ status: 'processing' });
    network
      .on('GET /api/orders', () => listOf([order]))
      .on('PUT /api/orders/:id/status', ({ body }) => {
        order = { ...order, ...(body as object) };
        return json(order);
      });
    const { user } = await open();
    await choose(user, 'Shipped');
    const dialog = await screen.findByRole('dialog', { name: 'Ship order ORD-2026-000041' });
    await user.type(within(dialog).getByLabelText('Tracking number (AWB)'), '2459018834');
    await user.type(within(dialog).getByLabelText('Courier'), 'Fan Courier');
    await user.click(within(dialog).getByRole('button', { name: 'Mark as shipped' }));

    expect(await screen.findByText('Order status updated successfully')).toBeVisible();
    expect(network.callsTo('PUT /api/orders/41/status').map(({ body }) => body)).toEqual([
      { status: 'shipped', awbNumber: '2459018834', courier: 'Fan Courier' },
    ]);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(await cell()).toHaveTextContent('Shipped');
  });

  it('ships without a number, or thinks better of it', async () => {
    network
      .on('GET /api/orders', listOf([anOrder()]))
      .on('PUT /api/orders/:id/status', json(anOrder({ status: 'shipped' })));
    const { user } = await open();
    await choose(user, 'Shipped');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    expect(network.callsTo('PUT /api/orders/41/status')).toEqual([]);
    expect(await cell()).toHaveTextContent('Pending');

    await choose(user, 'Shipped');
    await user.click(screen.getByRole('button', { name: 'Mark as shipped' }));
    await waitFor(() => expect(network.callsTo('PUT /api/orders/41/status')).toHaveLength(1));
  });

  it('ships by a courier that is typed, and Enter takes none of those that are offered instead', async () => {
    network
      .on('GET /api/orders', listOf([anOrder()]))
      .on('PUT /api/orders/:id/status', json(anOrder({ status: 'shipped' })));
    const { user } = await open();
    await choose(user, 'Shipped');
    // The dialog begins in its first field.
    await waitFor(() => expect(screen.getByLabelText('Tracking number (AWB)')).toHaveFocus());
    const courier = screen.getByLabelText('Courier');
    await user.type(courier, 'Own van');
    fireEvent.keyDown(courier, { key: 'Enter', keyCode: KEY_CODES.Enter });
    expect(courier).toHaveValue('Own van');
    await user.click(screen.getByRole('button', { name: 'Mark as shipped' }));
    await waitFor(() =>
      expect(network.callsTo('PUT /api/orders/41/status')[0]?.body).toMatchObject({ courier: 'Own van' }),
    );
  });

  it('keeps what is typed when a turned tablet changes the layout', async () => {
    network.on('GET /api/orders', listOf([anOrder()]));
    const turn = turnableScreen();
    const { user } = await open();
    await choose(user, 'Shipped');
    await user.type(await screen.findByLabelText('Tracking number (AWB)'), '2459018834');
    turn();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByLabelText('Tracking number (AWB)')).toHaveValue('2459018834');
  });

  it('sees the new status at once, and can take it back', async () => {
    let order = anOrder();
    let answer = () => {};
    network
      .on('GET /api/orders', () => listOf([order]))
      .on('PUT /api/orders/:id/status', async ({ body }) => {
        await new Promise<void>((resolve) => (answer = resolve));
        order = { ...order, ...(body as object) };
        return json(order);
      });
    const { user } = await open();
    await choose(user, 'Processing');
    await waitFor(async () => expect(await cell()).toHaveTextContent('Processing'));
    answer();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await cell()).toHaveTextContent('Pending'));
    answer();
    await waitFor(() =>
      expect(network.callsTo('PUT /api/orders/41/status').map(({ body }) => body)).toEqual([
        { status: 'processing' },
        { status: 'pending' },
      ]),
    );
  });

  it.each([
    ['Cancelled', 'cancelled', 'Cancel order', "Items that weren't shipped go back into stock"],
    ['Delivered', 'delivered', 'Mark as delivered', 'The customer gets an email.'],
  ])('asks before an order is %s, of which the customer is told, and offers no undo', async (...row) => {
    const [name, status, submit, text] = row;
    network
      .on('GET /api/orders', listOf([anOrder()]))
      .on('PUT /api/orders/:id/status', json(anOrder({ status: status as 'cancelled' })));
    const { user } = await open();
    await choose(user, name);
    const title = /^(Cancel order ORD-2026-000041|Mark order ORD-2026-000041 as delivered)$/;
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(dialog.getByText(text, { exact: false })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    expect(network.callsTo('PUT /api/orders/41/status')).toEqual([]);
    expect(await cell()).toHaveTextContent('Pending');

    await choose(user, name);
    await user.click(await screen.findByRole('button', { name: submit }));
    expect(await screen.findByText('Order status updated successfully')).toBeVisible();
    expect(network.callsTo('PUT /api/orders/41/status').map(({ body }) => body)).toEqual([{ status }]);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('asks before an order that waits for its payment is cancelled, and keeps the question when refused', async () => {
    network
      .on('GET /api/orders', listOf([anOrder({ paymentMethod: 'stripe', paymentStatus: 'unpaid' })]))
      .on('PUT /api/orders/:id/status', problem(409, 'ORDERS.NOT_REFUNDABLE', 'Not now.'));
    const { user } = await open();
    await choose(user, 'Cancelled');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order ORD-2026-000041' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Not now.');
    expect(network.callsTo('PUT /api/orders/41/status')).toHaveLength(1);
  });

  it.each([
    ['cancelled', 'Pending', 'pending'],
    ['shipped', 'Processing', 'processing'],
  ] as const)('takes a %s order back to %s, and no press mails it once more', async (from, name, to) => {
    network
      .on('GET /api/orders', listOf([anOrder({ status: from })]))
      .on('PUT /api/orders/:id/status', json(anOrder({ status: to })));
    const { user } = await open();
    await choose(user, name);
    expect(await screen.findByText('Order status updated successfully')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  const aPaidOrder = () =>
    anOrder({
      paymentMethod: 'stripe',
      paymentStatus: 'partly_refunded',
      totalAmount: '62.50',
      payment: {
        id: 7,
        method: 'stripe',
        status: 'partly_refunded',
        refundedAmount: '12.50',
        chargedBackAmount: '0.00',
        isAwaited: false,
      },
    });

  /** A part of the captured amount was refunded, and a refund of 30.00 is pending. */
  const itsPayment = (changes: Partial<PaymentResponse> = {}) =>
    aPayment({
      id: 7,
      status: 'partly_refunded',
      capturedAmount: '62.50',
      refundRequestedAmount: '42.50',
      refundedAmount: '12.50',
      refundableAmount: '20.00',
      orderId: 41,
      ...changes,
    });

  it.each([
    ['all that is left, as prefilled', undefined, '20.00'],
    ['a part', '10,50', '10.50'],
    ['nothing', '0', '0'],
  ])('cancels a paid order and gives back %s, which offers no undo', async (_what, typed, refundAmount) => {
    network.on('GET /api/orders', listOf([aPaidOrder()]));
    network.on('GET /admin/api/payments/7', json(itsPayment()));
    network.on('PUT /api/orders/:id/status', json({ ...aPaidOrder(), status: 'cancelled' }));
    const { user } = await open();
    await choose(user, 'Cancelled');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order ORD-2026-000041' }));
    const amount = await dialog.findByLabelText('Refund amount');
    expect(amount).toHaveValue('20.00');
    expect(amount).toHaveAccessibleDescription(CANCEL_HINT);
    if (typed) await retype(user, amount, typed);
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await screen.findByText('Order status updated successfully');
    expect(network.callsTo('PUT /api/orders/41/status').map(({ body }) => body)).toEqual([
      { status: 'cancelled', refundAmount },
    ]);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('cannot give back more than is left, and what was typed stays', async () => {
    network.on('GET /api/orders', listOf([aPaidOrder()]));
    network.on('GET /admin/api/payments/7', json(itsPayment()));
    const { user } = await open();
    await choose(user, 'Cancelled');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order ORD-2026-000041' }));
    await retype(user, await dialog.findByLabelText('Refund amount'), '20.01');
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await dialog.findByText('You can refund up to $20.00')).toBeInTheDocument();
    expect(dialog.getByLabelText('Refund amount')).toHaveValue('20.01');
  });

  it('warns of a disputed payment before it is cancelled', async () => {
    const openedAt = '2026-03-02T09:00:00.000Z';
    const terms = { reason: 'fraudulent', respondBy: null, openedAt, closedAt: null };
    const opened = { id: 1, kind: 'dispute', state: 'open', amount: '20.00', ...terms } as const;
    network.on('GET /api/orders', listOf([aPaidOrder()]));
    network.on('GET /admin/api/payments/7', json(itsPayment({ disputes: [opened] })));
    const { user } = await open();
    await choose(user, 'Cancelled');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order ORD-2026-000041' }));
    expect(await dialog.findByText('Dispute open: $20.00')).toBeInTheDocument();
  });

  it('asks for the payment again when it could not be loaded, and cancels nothing meanwhile', async () => {
    network.on('GET /api/orders', listOf([aPaidOrder()]));
    network.on('GET /admin/api/payments/7', problem(500, 'SERVER.ERROR', 'Broken'));
    const { user } = await open();
    await choose(user, 'Cancelled');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order ORD-2026-000041' }));
    const alert = within(await dialog.findByRole('alert'));
    expect(dialog.getByRole('button', { name: 'Cancel order' })).toBeDisabled();
    network.on('GET /admin/api/payments/7', json(itsPayment()));
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText(CANCEL_HINT)).toBeInTheDocument();
  });

  it('shows why a change was rejected, and rolls it back', async () => {
    const sentence = 'Only 1 of Day dots, Monday left in stock.';
    const items = [{ productId: 3, name: 'Day dots, Monday', requested: 3, left: 1 }];
    network
      .on('GET /api/orders', listOf([anOrder({ status: 'cancelled' })]))
      .on('PUT /api/orders/:id/status', problem(409, 'ORDERS.SHORT_STOCK', sentence, { details: { items } }));
    const { user } = await open();
    await choose(user, 'Pending');
    expect(await screen.findByText('Failed to update order status')).toBeVisible();
    const explanation = `We can't reopen this order: there isn't enough stock. ${sentence}`;
    await waitFor(async () => expect(await cell()).toHaveTextContent(explanation));
    expect(await cell()).toHaveTextContent('Cancelled');
  });

  it('changes a status with the keyboard alone; the arrows by themselves change nothing', async () => {
    network
      .on('GET /api/orders', listOf([anOrder()]))
      .on('PUT /api/orders/:id/status', json(anOrder({ status: 'processing' })));
    await open();
    const press = async (key: keyof typeof KEY_CODES) =>
      fireEvent.keyDown(await status(), { key, keyCode: KEY_CODES[key] });
    await press('ArrowDown');
    await screen.findByRole('listbox');
    await press('ArrowDown');
    expect(network.callsTo('PUT /api/orders/41/status')).toEqual([]);
    await press('Enter');
    await waitFor(() =>
      expect(network.callsTo('PUT /api/orders/41/status').map(({ body }) => body)).toEqual([
        { status: 'processing' },
      ]),
    );
  });
});

describe('the back office', () => {
  it('is closed to guests', async () => {
    const { address } = await renderPage(routes, { at: '/admin', texts: ['admin', 'adminOrders'] });
    await waitFor(() => expect(address()).toBe('/login?redirect=/admin'));
  });

  it('is closed to customers', async () => {
    network.on('GET /api/auth/me', json(aUser()));
    const { address } = await open('/admin');
    await waitFor(() => expect(address()).toBe('/login?redirect=/admin'));
  });
});
