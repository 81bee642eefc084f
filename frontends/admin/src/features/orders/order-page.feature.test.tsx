import type { OrderEditPreviewResponse } from '@kp/api-client/admin';
import {
  anAdministrator,
  anOrder,
  fakeNetwork,
  json,
  listOf,
  problem,
  renderPage,
} from '@kp/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';

const network = fakeNetwork();
const open = () =>
  renderPage(routes, { at: '/admin?tab=orders&order=41', texts: ['admin', 'adminOrders'], token: 'token-1' });

const PREVIEW = 'POST /admin/api/orders/41/items/preview';
const SAVE = 'PUT /admin/api/orders/41/items';

/** Five rolls instead of three. */
const previewed = (changes: Partial<OrderEditPreviewResponse> = {}): OrderEditPreviewResponse => ({
  currency: 'USD',
  subtotal: '62.50',
  discountCode: null,
  discount: '0.00',
  shipping: '25.00',
  vatRate: 0.19,
  taxLines: [{ category: 'S', rate: 0.19, taxable: '62.50', tax: '11.88', removed: '0.00' }],
  isTaxIncluded: false,
  vatNumberCheck: null,
  vatAmount: '11.88',
  totalAmount: '99.38',
  difference: '29.75',
  refundAmount: '0.00',
  outstandingAmount: '0.00',
  isInStock: true,
  items: [
    {
      itemId: 1,
      productId: 3,
      productCode: 'KP-3',
      productName: 'Day dots, Monday',
      quantity: 5,
      price: '12.50',
      totalPrice: '62.50',
      stockLeft: 40,
    },
  ],
  ...changes,
});

const mail = {
  id: 7,
  to: 'maria@bistro-nord.example',
  subject: 'Order ORD-2026-000041 confirmed',
  createdAt: '2026-03-01T10:06:00.000Z',
  sentAt: '2026-03-01T10:06:05.000Z',
};

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(anAdministrator()))
    .on('GET /api/cart', json([]))
    .on('GET /api/config', json({ paymentMethods: [] }))
    .on('GET /admin/api/tags', json([]))
    .on('GET /api/orders', listOf([]))
    .on('GET /api/orders/41', json(anOrder()))
    .on('GET /admin/api/orders/:id/notes', json([]))
    .on('GET /admin/api/orders/:id/mails', json([mail]))
    .on(PREVIEW, json(previewed()));
});

describe('the page of an order', () => {
  it('shows who ordered, and what they ordered before', async () => {
    const before = anOrder({
      id: 12,
      orderNumber: 'ORD-2026-000012',
      status: 'delivered',
      totalAmount: '80.00',
    });
    const stranger = anOrder({
      id: 13,
      orderNumber: 'ORD-2026-000013',
      email: 'x.maria@bistro-nord.example',
    });
    network.on('GET /api/orders', listOf([anOrder(), before, stranger]));
    await open();
    const customer = within(await screen.findByRole('region', { name: 'Customer' }));
    expect(customer.getByText('Bistro Nord SRL')).toBeVisible();
    expect(customer.getByRole('link', { name: '+40 722 000 111' })).toHaveAttribute(
      'href',
      'tel:+40722000111',
    );
    const others = within(await customer.findByRole('list', { name: 'Other orders' }));
    expect(others.getAllByRole('link').map((link) => link.textContent)).toEqual(['ORD-2026-000012']);
    expect(others.getByText('$80.00')).toBeVisible();
  });

  it('shows a mail as it was sent, without its scripts, and sends it again', async () => {
    network
      .on(
        'GET /admin/api/orders/41/mails/7',
        json({ ...mail, html: '<p style="color: red">Thank you</p>', attachment: null }),
      )
      .on('POST /admin/api/orders/41/mails/7/resend', json(null));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: `Email: ${mail.subject}` }));
    const dialog = within(await screen.findByRole('dialog', { name: mail.subject }));
    const frame = await dialog.findByTitle(mail.subject);
    expect([frame.getAttribute('sandbox'), frame.getAttribute('srcdoc')]).toEqual([
      'allow-same-origin',
      '<p data-style="color: red">Thank you</p>',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText("We'll send it again")).toBeVisible();
    expect(network.callsTo('POST /admin/api/orders/41/mails/7/resend')).toHaveLength(1);
  });

  it('records that what a change added was paid', async () => {
    network
      .on('GET /api/orders/41', json(anOrder({ paymentStatus: 'paid', outstandingAmount: '14.87' })))
      .on('POST /admin/api/orders/41/balance', json(anOrder()));
    const { user } = await open();
    expect(await screen.findByText('$14.87 still to be paid after a change')).toBeVisible();
    expect(screen.getAllByText(/Partially paid/).length).toBeGreaterThan(0);
    expect(screen.queryByText('Paid')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Record payment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record payment' }));
    await user.type(dialog.getByLabelText('How it was paid'), 'Transfer of 3 December');
    await user.click(dialog.getByRole('button', { name: 'Record payment' }));
    await waitFor(() =>
      expect(network.callsTo('POST /admin/api/orders/41/balance')[0]?.body).toEqual({
        amount: '14.87',
        reference: 'Transfer of 3 December',
      }),
    );
  });

  it('says that VAT is to be given back, and records that it was', async () => {
    const taxed = anOrder({ paymentStatus: 'paid', vatNumber: 'DE136695976', vatToReturn: '19.00' });
    network.on('GET /api/orders/41', json(taxed)).on('POST /admin/api/orders/41/vat-return', () => {
      network.on('GET /api/orders/41', json(anOrder({ paymentStatus: 'paid' })));
      return json(anOrder({ paymentStatus: 'paid' }));
    });
    const { user } = await open();
    expect(
      await screen.findByText(/register confirmed DE136695976 .*Give \$19\.00 of VAT back/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Record as returned' }));
    await waitFor(() => expect(screen.queryByText(/register confirmed/)).toBeNull());
    expect(network.callsTo('POST /admin/api/orders/41/vat-return')[0]?.body).toEqual({ amount: '19.00' });
  });

  it('asks for what a change added first, and is sent before only when the staff says so', async () => {
    const due = anOrder({ paymentStatus: 'paid', outstandingAmount: '14.87' });
    const balanceLink = {
      path: '/pay/o-secret',
      sentAt: '2026-03-02T10:00:00.000Z',
      expiresAt: '2099-03-16T10:00:00.000Z',
    };
    network.on('GET /api/orders/41', json(due)).on('POST /admin/api/orders/41/balance-link', () => {
      network.on('GET /api/orders/41', json({ ...due, balanceLink }));
      return json({ ...due, balanceLink });
    });
    network.on('POST /admin/api/orders/41/shipments', json(due));
    const { user } = await open();
    const [link] = await screen.findAllByRole('button', { name: 'Send payment link' });
    await user.click(link!);
    expect(await screen.findByText(/^Link sent: .*, works until /)).toBeVisible();
    expect(network.callsTo('POST /admin/api/orders/41/balance-link')[0]?.body).toEqual({ amount: '14.87' });
    await user.click(await screen.findByRole('button', { name: /^Ship items/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ship items' }));
    await user.click(dialog.getByRole('button', { name: 'Ship items' }));
    expect(await dialog.findByText('$14.87 still to be paid after a change')).toBeVisible();
    expect(network.callsTo('POST /admin/api/orders/41/shipments')).toEqual([]);
    await user.click(dialog.getByRole('checkbox', { name: 'Ship although $14.87 is still to be paid' }));
    await user.click(dialog.getByRole('button', { name: 'Ship items' }));
    await waitFor(() =>
      expect(network.callsTo('POST /admin/api/orders/41/shipments')[0]?.body).toMatchObject({
        isOutstandingAccepted: true,
      }),
    );
  });

  it('opens a return of a delivered order by quantity, and goes on to it', async () => {
    const items = [{ ...anOrder().items[0]!, shippedQuantity: 3 }];
    network
      .on('GET /api/orders/41', json(anOrder({ status: 'delivered', items })))
      .on('GET /admin/api/returns', listOf([]))
      .on('GET /admin/api/returns/5', problem(500, 'X.X', 'boom'))
      .on('POST /admin/api/orders/41/returns', json({ id: 5, returnNumber: 'RMA-2026-000005' }));
    const { user, address } = await open();
    await user.click(await screen.findByRole('button', { name: 'Open return' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Open return' }));
    const quantity = dialog.getByLabelText('Day dots, Monday: up to 3');
    await user.clear(quantity);
    await user.type(quantity, '2');
    await user.click(dialog.getByRole('combobox', { name: 'Reason' }));
    await user.click(await screen.findByRole('option', { name: 'Arrived damaged' }));
    await user.click(dialog.getByRole('button', { name: 'Open return' }));
    await waitFor(() => expect(address()).toBe('/admin?tab=returns&open=5'));
    expect(network.callsTo('POST /admin/api/orders/41/returns')[0]?.body).toEqual({
      items: [{ itemId: 1, quantity: 2, reason: 'damaged' }],
    });
  });

  it('duplicates the order into a new one at the prices of today, without what is no longer on sale', async () => {
    const gone = { ...anOrder().items[0]!, id: 2, productId: 9, productName: 'Old tray' };
    const fields = [{ field: 'items.1.productId', message: 'Unknown product' }];
    network
      .on('GET /api/orders/41', json(anOrder({ items: [anOrder().items[0]!, gone] })))
      .on('POST /admin/api/orders/preview', ({ body }) =>
        (body as { items: object[] }).items.length > 1
          ? problem(400, 'VALIDATION', 'Invalid', { fields })
          : json({ ...previewed(), items: [{ ...previewed().items[0], listPrice: '13.00', quantity: 3 }] }),
      );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'More actions: ORD-2026-000041' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    const page = within(await screen.findByRole('region', { name: 'New order like ORD-2026-000041' }));
    expect(await page.findByLabelText('Email')).toHaveValue('maria@bistro-nord.example');
    expect(page.getByLabelText('City')).toHaveValue('Brașov');
    expect(page.getByLabelText('Quantity')).toHaveValue('3');
    expect(await page.findByText(/\$13\.00/)).toBeVisible();
    expect(await screen.findByText('No longer on sale: Old tray')).toBeVisible();
  });
});

describe('editing the items of an order', () => {
  async function edit() {
    const page = await open();
    await page.user.click(await screen.findByRole('button', { name: 'Edit items' }));
    const form = within(await screen.findByRole('region', { name: 'Edit items' }));
    const quantity = await form.findByLabelText('Quantity');
    const retype = async (text: string) => {
      await page.user.clear(quantity);
      await page.user.type(quantity, text);
    };
    const save = async () => {
      const button = form.getByRole('button', { name: 'Save changes' });
      await waitFor(() => expect(button).toBeEnabled());
      await page.user.click(button);
    };
    return { ...page, form, quantity, retype, save };
  }

  it('shows the totals before and after, and what becomes of the difference', async () => {
    network
      .on('GET /api/orders/41', json(anOrder({ paymentStatus: 'paid' })))
      .on(PREVIEW, json(previewed({ totalAmount: '39.88', difference: '-29.75', refundAmount: '29.75' })));
    const { form, retype } = await edit();
    await retype('1');
    const total = await form.findByRole('row', { name: /^Total/ });
    expect(
      within(total)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['$69.63', '$39.88']);
    expect(form.getByRole('row', { name: /^Difference/ })).toHaveTextContent('-$29.75');
    expect(
      form.getByText(/\$29\.75 will be refunded the way it was paid\. The customer gets an email\./),
    ).toBeVisible();
  });

  it('saves what was previewed', async () => {
    network.on(SAVE, json(anOrder()));
    const { retype, save } = await edit();
    await retype('5');
    await save();
    expect(await screen.findByText('Order changed')).toBeVisible();
    expect(network.callsTo(SAVE).map(({ body }) => body)).toEqual([
      { updatedAt: anOrder().updatedAt, items: [{ itemId: 1, quantity: 5 }], totalAmount: '99.38' },
    ]);
    expect(await screen.findByRole('button', { name: 'Edit items' })).toBeVisible();
  });

  it('another price needs a reason', async () => {
    network.on(SAVE, json(anOrder()));
    const { user, form, save } = await edit();
    await user.type(form.getByLabelText('New price'), '10,00');
    await save();
    expect(await form.findByText('Say why this price was agreed')).toBeVisible();
    await user.type(form.getByLabelText('Reason'), 'Dented');
    await save();
    await waitFor(() =>
      expect(network.callsTo(SAVE)[0]?.body).toMatchObject({
        items: [{ itemId: 1, quantity: 3, agreedPrice: '10.00', priceReason: 'Dented' }],
      }),
    );
  });

  it('after another change keeps what was typed beside the newest state, and saves on top of it', async () => {
    const current = {
      updatedAt: '2026-03-01T11:00:00.000Z',
      items: [{ ...anOrder().items[0]!, quantity: 2 }],
    };
    let isFirst = true;
    network.on(SAVE, () => {
      if (!isFirst) return json(anOrder());
      isFirst = false;
      network.on('GET /api/orders/41', json(anOrder(current)));
      return problem(409, 'ORDERS.CHANGED', 'Changed', { details: { current } });
    });
    const { form, quantity, retype, save } = await edit();
    await retype('5');
    await save();
    expect(await form.findByRole('alert')).toHaveTextContent('Someone else changed this order meanwhile.');
    expect(quantity).toHaveValue('5');
    expect(form.getByText(/In the order now: 2 × \$12\.50/)).toBeVisible();
    await save();
    await waitFor(() => expect(network.callsTo(SAVE)).toHaveLength(2));
    expect(network.callsTo(SAVE)[1]?.body).toMatchObject({
      updatedAt: current.updatedAt,
      items: [{ itemId: 1, quantity: 5 }],
    });
  });

  it('stock that ran out meanwhile is said, and nothing typed is lost', async () => {
    const items = [{ productId: 3, name: 'Day dots, Monday', requested: 2, left: 1 }];
    const text = 'Only 1 of Day dots, Monday left in stock.';
    network.on(SAVE, problem(409, 'ORDERS.SHORT_STOCK', text, { details: { items } }));
    const { form, quantity, retype, save } = await edit();
    await retype('5');
    network.on(PREVIEW, json(previewed({ items: [{ ...previewed().items[0]!, stockLeft: 1 }] })));
    await save();
    expect(await form.findByRole('alert')).toHaveTextContent('Day dots, Monday');
    expect(quantity).toHaveValue('5');
    expect(await form.findByText('In stock: 4')).toBeVisible();
  });

  it('is closed while the order waits for its payment', async () => {
    network.on('GET /api/orders/41', json(anOrder({ paymentMethod: 'stripe' })));
    await open();
    expect(await screen.findByRole('button', { name: 'Edit items' })).toBeDisabled();
  });

  it('says that an invoice is issued again', async () => {
    network
      .on('GET /api/orders/41', json(anOrder({ invoiceNumber: 'INV-2026-000001' })))
      .on('GET /admin/api/invoices/INV-2026-000001/payments', problem(404, 'X.X', 'none'))
      .on('GET /admin/api/invoices', json([]))
      .on(PREVIEW, json(previewed()));
    const { form, retype } = await edit();
    await retype('5');
    expect(
      await form.findByText(/Invoice INV-2026-000001 will be cancelled and issued again\./),
    ).toBeVisible();
  });

  it('the addresses follow the rules of the checkout', async () => {
    network.on('PUT /admin/api/orders/41/addresses', json(anOrder()));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Edit addresses' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit addresses' }));
    const street = dialog.getByLabelText('Address');
    await user.clear(street);
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(network.callsTo('PUT /admin/api/orders/41/addresses')).toEqual([]);
    await user.type(street, 'Strada Nouă 5');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(network.callsTo('PUT /admin/api/orders/41/addresses')[0]?.body).toMatchObject({
        updatedAt: anOrder().updatedAt,
        shippingAddress: { address: 'Strada Nouă 5', city: 'Brașov' },
      }),
    );
  });

  it('what an invoice lacks is asked for, of an order that was sent too', async () => {
    const sent = anOrder({ status: 'delivered', invoiceNumber: null });
    const missing = 'An invoice for a company needs its valid VAT or tax number.';
    network
      .on('GET /api/orders/41', json(sent))
      .on('POST /api/orders/41/create-invoice', problem(409, 'INVOICES.TAX_NUMBER_REQUIRED', missing))
      .on('PUT /admin/api/orders/41/addresses', json(sent));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Issue invoice' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit billing address' }));
    expect(dialog.getByText(/needs its valid VAT or tax number/)).toBeVisible();
    expect(dialog.queryByText('Shipping Address')).toBeNull();
    await user.type(dialog.getByLabelText('VAT or tax number'), 'RO18547290');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(network.callsTo('PUT /admin/api/orders/41/addresses')[0]?.body).toMatchObject({
        vatNumber: 'RO18547290',
      }),
    );
  });

  it('an address that is taxed in another way is saved once its total was seen', async () => {
    const path = 'PUT /admin/api/orders/41/addresses';
    const totals = { totalAmount: '125.00', currency: 'USD' };
    network.on(path, problem(409, 'ORDERS.PRICE_CHANGED', 'Prices have changed.', { details: { totals } }));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Edit addresses' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit addresses' }));
    const city = dialog.getByLabelText('City');
    await user.clear(city);
    await user.type(city, 'Hamburg');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await dialog.findByText(/the VAT changes, so the new total is \$125\.00/)).toBeVisible();
    await user.type(city, '!');
    expect(await dialog.findByRole('button', { name: 'Save changes' })).toBeVisible();
    await user.type(city, '{Backspace}');
    network.on(path, json(anOrder()));
    await user.click(await dialog.findByRole('button', { name: 'Save with the new total' }));
    await waitFor(() =>
      expect(network.callsTo(path).map(({ body }) => (body as { totalAmount?: string }).totalAmount)).toEqual(
        [undefined, '125.00'],
      ),
    );
  });
});
