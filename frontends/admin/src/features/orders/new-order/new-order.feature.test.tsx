import {
  anAdministrator,
  anOrder,
  fakeNetwork,
  json,
  listOf,
  problem,
  renderPage,
} from '@kp/testing/browser';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import routes from '../../../routes';

const network = fakeNetwork();

const TRAY = { id: 7, name: 'Tray', price: '12.50', currency: 'USD', stockQuantity: 4 };
const FOUND = {
  customerId: 5,
  firstName: 'Maria',
  lastName: 'Popescu',
  language: 'ro',
  shippingAddress: anOrder().shippingAddress,
  billingAddress: null,
};

/** Prices as the server does. */
function totalsOf(body: unknown) {
  const { items } = body as { items: { productId: number; quantity: number; agreedPrice?: string }[] };
  const [{ productId, quantity, agreedPrice = '12.50' }] = items as [(typeof items)[number]];
  const subtotal = (Number(agreedPrice) * quantity).toFixed(2);
  return {
    items: [
      {
        productId,
        quantity,
        productCode: 'KP-7',
        productName: 'Tray',
        listPrice: '12.50',
        stockLeft: 4,
        price: agreedPrice,
        totalPrice: subtotal,
      },
    ],
    isInStock: true,
    currency: 'USD',
    subtotal,
    shipping: '25.00',
    vatRate: 0.19,
    taxLines: [],
    isTaxIncluded: false,
    vatAmount: '1.00',
    totalAmount: (Number(subtotal) + 26).toFixed(2),
  };
}

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(anAdministrator()))
    .on('GET /api/cart', json([]))
    .on('GET /api/config', json({ paymentMethods: [] }))
    .on('GET /admin/api/tags', json([]))
    .on('GET /api/orders', listOf([]))
    .on('GET /api/orders/:id', json(anOrder()))
    .on('GET /admin/api/orders/:id/mails', json([]))
    .on('GET /admin/api/orders/:id/notes', json([]))
    .on('GET /api/products', json([TRAY]))
    .on('GET /admin/api/orders/customer', json(FOUND))
    .on('POST /admin/api/orders/preview', ({ body }) => json(totalsOf(body)));
});

const MARIA = {
  id: 5,
  firstName: 'Maria',
  lastName: 'Popescu',
  email: 'maria@bistro.example',
  language: 'ro',
};

describe('Enter in a field that looks for a customer', () => {
  const LABEL = 'Find a customer by name, company or email';
  const ION = { ...MARIA, id: 6, firstName: 'Ion', email: 'ion@hotel.example' };
  const press = (field: HTMLElement, key: string, keyCode: number) => {
    fireEvent.keyDown(field, { key, keyCode });
    fireEvent.keyUp(field, { key, keyCode });
  };
  const pressEnter = (field: HTMLElement) => press(field, 'Enter', 13);
  const open = async () => {
    const details = { billingPhone: null, deliveryAddress: null };
    network
      .on('GET /admin/api/customers/5', json({ ...MARIA, ...details }))
      .on('GET /admin/api/customers/6', json({ ...ION, ...details }));
    const at = '/admin?tab=orders';
    const { user } = await renderPage(routes, { at, texts: ['admin', 'adminOrders'], token: 'token-1' });
    await user.click(await screen.findByRole('button', { name: 'New order' }));
    const page = within(await screen.findByRole('region', { name: 'New order' }));
    return { user, page, field: page.getByRole('combobox', { name: LABEL }) };
  };

  it('takes who was found for what is typed now, not for an earlier text', async () => {
    network.on('GET /admin/api/customers', ({ query }) =>
      listOf(query['search'] === 'popescu ion' ? [ION] : [MARIA]),
    );
    const { user, page, field } = await open();
    await user.type(field, 'popescu');
    await screen.findByText('Maria Popescu · maria@bistro.example');
    await user.type(field, ' ion');
    pressEnter(field);
    await screen.findByText('Ion Popescu · ion@hotel.example');
    expect(network.callsTo('GET /admin/api/customers/5')).toEqual([]);
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', expect.stringMatching(/_0$/)));
    pressEnter(field);
    expect(await page.findByText('Order for the account of Ion Popescu')).toBeVisible();
  });

  it('takes nobody in whose entry it is not, until the arrows point at it', async () => {
    network.on('GET /admin/api/customers', listOf([MARIA]));
    const { user, page, field } = await open();
    await user.type(field, '0721 000');
    await screen.findByText('Maria Popescu · maria@bistro.example');
    pressEnter(field);
    expect(network.callsTo('GET /admin/api/customers/5')).toEqual([]);
    press(field, 'ArrowDown', 40);
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', expect.stringMatching(/_0$/)));
    pressEnter(field);
    expect(await page.findByText('Order for the account of Maria Popescu')).toBeVisible();
  });
});

it('a customer that is picked fills email and delivery address; another one replaces both', async () => {
  const companyName = 'Bistro Nord SRL';
  const deliveryAddress = {
    address: 'Strada Lungă 7',
    city: 'Brașov',
    county: 'Brașov',
    state: 'Brașov',
    zip: '500035',
    country: 'Romania',
  };
  const account = { ...MARIA, companyName, billingPhone: '+40 721 000 222', deliveryAddress };
  const other = { ...MARIA, id: 6, firstName: 'Ion', email: 'ion@hotel.example', companyName: null };
  network
    .on('GET /admin/api/customers', listOf([account, other]))
    .on('GET /admin/api/customers/5', json(account))
    .on('GET /admin/api/customers/6', json({ ...other, billingPhone: null, deliveryAddress: null }));
  const { user } = await renderPage(routes, {
    at: '/admin?tab=orders',
    texts: ['admin', 'adminOrders'],
    token: 'token-1',
  });
  await user.click(await screen.findByRole('button', { name: 'New order' }));
  const page = within(await screen.findByRole('region', { name: 'New order' }));
  const search = page.getByRole('combobox', { name: 'Find a customer by name, company or email' });
  await user.type(search, 'maria');
  await user.click(await screen.findByText('Maria Popescu · Bistro Nord SRL · maria@bistro.example'));
  expect(await page.findByText('Order for the account of Maria Popescu')).toBeVisible();
  expect(page.getByLabelText('Email')).toHaveValue('maria@bistro.example');
  expect(page.getByLabelText('Address')).toHaveValue('Strada Lungă 7');
  expect(page.getByLabelText('ZIP code')).toHaveValue('500035');
  expect(network.callsTo('GET /admin/api/customers').at(-1)?.query).toMatchObject({ state: 'active' });

  await user.type(search, 'ion');
  await user.click(await screen.findByText('Ion Popescu · ion@hotel.example'));
  expect(await page.findByText('Order for the account of Ion Popescu')).toBeVisible();
  expect(page.getByLabelText('Email')).toHaveValue('ion@hotel.example');
  expect(page.getByLabelText('Address')).toHaveValue(FOUND.shippingAddress.address);
  expect(page.getByLabelText('First name')).toHaveValue(FOUND.shippingAddress.firstName);
});

it('an order by phone: product by keyboard, agreed price with its reason, known customer, totals of the server', async () => {
  network.on('POST /admin/api/orders', json(anOrder()));
  const { user, address } = await renderPage(routes, {
    at: '/admin?tab=orders',
    texts: ['admin', 'adminOrders'],
    token: 'token-1',
  });
  await user.click(await screen.findByRole('button', { name: 'New order' }));
  const page = within(await screen.findByRole('region', { name: 'New order' }));
  await user.type(page.getByRole('combobox', { name: 'Search products by name or code' }), 'tray');
  await user.click(await screen.findByText(/^Tray · KP-7/));
  expect(await page.findByText('$38.50')).toBeVisible();

  await user.type(page.getByLabelText('Agreed price'), '10');
  expect(await page.findByText('$36.00')).toBeVisible();
  await user.click(page.getByLabelText('Email'));
  await user.paste('maria@bistro.example');
  await user.tab();
  expect(await page.findByText('Order for the account of Maria Popescu')).toBeVisible();

  await user.click(page.getByLabelText('Discount code'));
  await user.paste('TEN');
  await user.tab();
  await waitFor(() =>
    expect(network.callsTo('POST /admin/api/orders/preview').at(-1)?.body).toMatchObject({
      discountCode: 'TEN',
    }),
  );

  await user.click(page.getByLabelText('PO number'));
  await user.paste('PO-4711');
  const taxNumber = page.getByLabelText('VAT or tax number');
  await user.click(taxNumber);
  await user.paste('RO778');
  const place = () => user.click(page.getByRole('button', { name: 'Place order' }));
  await place();
  expect(await page.findByText(/not a valid VAT or tax number/)).toBeVisible();
  await user.clear(taxNumber);
  await user.click(taxNumber);
  await user.paste('RO779');
  await place();
  expect(await page.findByText('Say why this price was agreed')).toBeVisible();
  expect(network.callsTo('POST /admin/api/orders')).toEqual([]);
  await user.click(page.getByLabelText('Reason'));
  await user.paste('Chain of hotels');

  network.on('POST /admin/api/orders', problem(409, 'ORDERS.SHORT_STOCK', 'Only 0 of Tray left in stock.'));
  await place();
  expect(await page.findByRole('alert')).toBeVisible();
  network.on('POST /admin/api/orders', json(anOrder()));
  await place();
  expect(await screen.findByText('Order ORD-2026-000041 placed')).toBeVisible();
  const [first, second] = network.callsTo('POST /admin/api/orders');
  expect(second!.body).toMatchObject({
    customerId: 5,
    email: 'maria@bistro.example',
    language: 'ro',
    paymentMethod: 'cash',
    discountCode: 'TEN',
    vatNumber: 'RO779',
    poNumber: 'PO-4711',
    costCenter: '',
    items: [
      {
        productId: 7,
        quantity: 1,
        agreedPrice: '10',
        priceReason: 'Chain of hotels',
      },
    ],
    shippingAddress: { city: FOUND.shippingAddress.city },
  });
  expect(second!.body).toEqual(first!.body);
  await waitFor(() => expect(address()).toBe('/admin?tab=orders&order=41'));
});
