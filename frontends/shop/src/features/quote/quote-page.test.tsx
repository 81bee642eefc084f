import { fakeNetwork, json, listOf, problem, renderPage } from '@kp/testing/browser';
import { screen, waitFor } from '@testing-library/react';
import { QuotePage } from './quote-page';

const network = fakeNetwork();
const PAGE = 'GET /api/quotes/7.signed';
const ACCEPT = 'POST /api/quotes/7.signed/accept';

const quote = {
  number: 'Q-7/2',
  version: 2,
  state: 'sent',
  sentAt: '2026-11-20T10:00:00.000Z',
  validUntil: '2026-12-31',
  note: '<b>With love</b>',
  name: 'Ana Maria Popescu',
  companyName: 'Bistro Nord SRL',
  phone: '+40 721 000 111',
  country: 'Romania',
  orderNumber: null as string | null,
  statusUrl: null as string | null,
  currency: 'USD',
  items: [
    {
      productId: 4,
      productName: 'Probe thermometer',
      productCode: 'KP-4',
      quantity: 3,
      unitPrice: '33.33',
      lineTotal: '99.99',
    },
  ],
  subtotal: '99.99',
  shipping: '12.34',
  vatRate: 0.19,
  vatAmount: '19.00',
  taxLines: [{ category: 'S', rate: 0.19, taxable: '99.99', tax: '19.00', removed: '0.00' }],
  isTaxIncluded: false,
  totalAmount: '131.33',
};
const accepted = {
  ...quote,
  state: 'accepted',
  orderNumber: 'ORD-2026-000041',
  statusUrl: 'https://shop.example/order-status/41.signed',
};

const open = () =>
  renderPage([{ path: '/quote/:token', element: <QuotePage /> }], {
    at: '/quote/7.signed',
    texts: ['shop', 'checkout'],
  });

beforeEach(() => {
  network
    .on('GET /api/categories', listOf([]))
    .on('GET /api/config', json({ paymentMethods: [] }))
    .on(PAGE, json(quote));
});

it('shows the totals of the server, and text of the shop as text', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Quote Q-7/2' })).toBeVisible();
  expect(screen.getByText('$131.33')).toBeVisible();
  expect(screen.getByText('$12.34')).toBeVisible();
  expect(screen.getByText('<b>With love</b>')).toBeVisible();
});

it('is accepted with a complete address, at the version that was read', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Accept and order' }));
  expect((await screen.findAllByText('Address is required')).length).toBeGreaterThan(0);
  expect(network.callsTo(ACCEPT)).toHaveLength(0);

  await user.type(screen.getByRole('textbox', { name: /^Address/ }), 'Strada Lipscani 12');
  await user.selectOptions(screen.getByRole('combobox', { name: /^County/ }), 'Cluj');
  await user.type(screen.getByRole('combobox', { name: /^City/ }), 'Cluj-Napoca');
  await user.type(screen.getByRole('textbox', { name: /^ZIP/ }), '400001');
  await user.type(screen.getByRole('textbox', { name: /^PO number/ }), 'PO-4711');
  network.on(ACCEPT, json(accepted)).on(PAGE, json(accepted));
  await user.click(screen.getByRole('button', { name: 'Accept and order' }));
  expect(await screen.findByText('Thank you. Your order ORD-2026-000041 is placed.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View your order' })).toHaveAttribute(
    'href',
    '/order-status/41.signed',
  );
  expect(network.callsTo(ACCEPT)[0]?.body).toMatchObject({
    version: 2,
    poNumber: 'PO-4711',
    costCenter: '',
    address: {
      firstName: 'Ana',
      lastName: 'Maria Popescu',
      county: 'Cluj',
      state: 'Cluj',
      country: 'Romania',
    },
  });
});

it('says that what is not in stock is delivered later, when the shop sells it all the same', async () => {
  network.on(PAGE, json({ ...quote, allowBackorder: true }));
  await open();
  expect(await screen.findByText(/What isn't in stock when you accept is delivered later/)).toBeVisible();
});

it('can be paid by transfer where the shop takes transfers', async () => {
  const paymentMethods = [{ id: 'bank_transfer', available: true }];
  network.on('GET /api/config', json({ paymentMethods }));
  network.on('POST /api/quotes/7.signed/accept', json(quote));
  const { user } = await open();
  await user.click(await screen.findByRole('radio', { name: /^Bank transfer/ }));
  expect(screen.getByRole('radio', { name: /^As agreed with us/ })).not.toBeChecked();
});

it('says what is short when it cannot be accepted, keeps what was typed, and speaks of no cash', async () => {
  const items = [{ productId: 4, name: 'Probe thermometer', requested: 3, left: 1 }];
  const refused = { code: 'ORDERS.SHORT_STOCK', message: 'Only 1 left.', details: { items } };
  network.on(ACCEPT, { status: 409, body: { status: 409, title: 'Conflict', ...refused } });
  const { user } = await open();
  const street = await screen.findByRole('textbox', { name: /^Address/ });
  expect(screen.getByText(/We'll contact you about how to pay/)).toBeVisible();
  expect(screen.queryByText(/cash/i)).toBeNull();
  await user.type(street, 'Strada Lipscani 12');
  await user.selectOptions(screen.getByRole('combobox', { name: /^County/ }), 'Cluj');
  await user.type(screen.getByRole('combobox', { name: /^City/ }), 'Cluj-Napoca');
  await user.type(screen.getByRole('textbox', { name: /^ZIP/ }), '400001');
  await user.click(screen.getByRole('button', { name: 'Accept and order' }));
  const alert = await screen.findByText('Only 1 of Probe thermometer left');
  expect(alert).toBeVisible();
  expect(screen.getByText(/Nothing was ordered/)).toBeVisible();
  expect(screen.queryByText("We couldn't place the order.")).toBeNull();
  expect(street).toHaveValue('Strada Lipscani 12');
});

it('asks once more before it is declined', async () => {
  const { user } = await open();
  const declined = { ...quote, state: 'declined' };
  network.on('POST /api/quotes/7.signed/decline', json(declined));
  await user.click(await screen.findByRole('button', { name: 'Decline the quote' }));
  expect(network.callsTo('POST /api/quotes/7.signed/decline')).toHaveLength(0);
  network.on(PAGE, json(declined));
  await user.click(screen.getByRole('button', { name: 'Decline the quote' }));
  expect(await screen.findByText('You declined this quote')).toBeVisible();
});

it.each([
  ['expired', 'This quote has expired'],
  ['withdrawn', 'This quote was withdrawn'],
])('that is %s cannot be accepted', async (state, title) => {
  network.on(PAGE, json({ ...quote, state }));
  await open();
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept and order' })).not.toBeInTheDocument();
});

it('says when there is none behind the link', async () => {
  network.on(PAGE, problem(404, 'CONTACT.NOT_FOUND', 'This message is not there.'));
  await open();
  await waitFor(() => expect(screen.getByText("We can't find this quote")).toBeVisible());
});
