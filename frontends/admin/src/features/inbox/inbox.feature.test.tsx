import { anAdministrator, fakeNetwork, json, listOf, problem, renderPage } from '@kp/testing/browser';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';

const network = fakeNetwork();
const texts = ['admin', 'adminPeople'] as const;
const open = (search = '', isReturning = false) =>
  renderPage(routes, { at: `/admin?tab=inbox${search}`, texts: [...texts], token: 'token-1', isReturning });

const message = {
  id: 5,
  createdAt: '2026-11-20T10:00:00.000Z',
  status: 'new',
  userId: null,
  name: 'Ana Popescu',
  email: 'ana@bistro.example',
  phone: null,
  subject: 'Labels',
  category: 'product',
  message: '<img src=x onerror=alert(1)>',
  orderNumber: null,
  language: 'ro',
};
const request = {
  id: 9,
  createdAt: '2026-11-20T10:00:00.000Z',
  status: 'new',
  userId: null,
  name: 'Ion Pop',
  email: 'ion@hotel.example',
  companyName: 'Hotel Sud',
  phone: null,
  country: 'Romania',
  vatNumber: null,
  products: 'Forty thermometers',
  locations: 2,
  language: 'de',
  quoteState: 'requested',
};
const TAX = { category: 'S', rate: 0.19 };
const TAX_OF_LINE = { taxCategory: 'S', taxRate: 0.19 };
const requestConversation = {
  ...request,
  replies: [],
  quotes: [],
  requested: [],
  link: null,
  stock: [],
  terms: {
    currency: 'USD',
    isTaxIncluded: false,
    taxes: { standard: TAX },
    shipping: '25.00',
    freeShippingThreshold: '500.00',
  },
};
const product = {
  id: 4,
  name: 'Probe thermometer',
  price: '99.00',
  currency: 'USD',
  status: 'active',
  inStock: true,
  stockQuantity: 10,
};

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(anAdministrator()))
    .on('GET /api/cart', json([]))
    .on('GET /admin/api/dashboard/open-tasks', json({ messages: 2, quoteRequests: 1 }))
    .on('GET /admin/api/contact-messages', listOf([message]))
    .on('GET /admin/api/contact-messages/5', json({ ...message, replies: [] }))
    .on('GET /admin/api/quote-requests', listOf([request]))
    .on('GET /admin/api/quote-requests/9', json(requestConversation));
});

const REPLY = 'POST /admin/api/contact-messages/5/replies';

it('counts what is new, and shows a message as the text that was typed', async () => {
  const { user } = await open();
  expect(await screen.findByRole('link', { name: 'Inbox 2 waiting' })).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Labels' }));
  const drawer = await screen.findByRole('dialog');
  expect(await within(drawer).findByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(drawer.querySelector('img')).toBeNull();
});

it('sends a reply by mail, and keeps what was typed when that fails', async () => {
  network.on(REPLY, problem(500, 'SERVER.ERROR', 'boom'));
  const { user } = await open('&open=5');
  const field = await screen.findByRole('textbox', { name: 'Reply' });
  expect(screen.getByText(/ana@bistro\.example, who reads Romanian/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  expect(await screen.findByText('This field is required')).toBeVisible();
  await user.type(field, 'Use roll KP-7.');
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  expect(await screen.findByText("We couldn't send the reply.")).toBeVisible();
  expect(field).toHaveValue('Use roll KP-7.');

  network.on(REPLY, json({ ...message, status: 'answered', replies: [] }));
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  await waitFor(() => expect(field).toHaveValue(''));
  expect(network.callsTo(REPLY).at(-1)?.body).toEqual({ text: 'Use roll KP-7.' });
});

it('begins a quote with the products of the cart that it was asked for', async () => {
  const requested = [
    { productId: 4, productName: 'Probe thermometer', quantity: 40, unitPrice: '99.00', ...TAX_OF_LINE },
  ];
  const asked = { ...requestConversation, requested, stock: [{ productId: 4, left: 10 }] };
  network.on('GET /admin/api/quote-requests/9', json(asked));
  const { user } = await open('&box=quotes&open=9');
  await user.click(await screen.findByRole('button', { name: 'Write a quote' }));
  expect(await screen.findByText('Probe thermometer')).toBeVisible();
  expect(screen.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('40');
  expect(screen.getByRole('textbox', { name: 'Unit price' })).toHaveValue('99.00');
});

it('writes a quote with the totals of the server, and sends it', async () => {
  const SEND = 'POST /admin/api/quote-requests/9/quotes';
  network.on('GET /api/products', listOf([product])).on(SEND, { status: 201, body: {} });
  const { user } = await open('&box=quotes&open=9');
  await user.click(await screen.findByRole('button', { name: 'Write a quote' }));
  await user.type(await screen.findByRole('combobox', { name: /^Add a product/ }), 'probe');
  await user.click(await screen.findByText(/^Probe thermometer · KP-4/));
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity' });
  await user.clear(quantity);
  expect(screen.getByRole('button', { name: 'Send quote' })).toBeDisabled();
  await user.type(quantity, '3');
  const price = screen.getByRole('textbox', { name: 'Unit price' });
  await user.clear(price);
  await user.type(price, '33.33');
  const shipping = screen.getByRole('textbox', { name: 'Shipping' });
  await user.clear(shipping);
  await user.type(shipping, '12.34');
  expect(await screen.findByText('$131.33')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send quote' }));
  await waitFor(() => expect(network.callsTo(SEND)).toHaveLength(1));
  expect(network.callsTo(SEND)[0]?.body).toMatchObject({
    items: [{ productId: 4, quantity: 3, unitPrice: '33.33' }],
    shipping: '12.34',
    replaces: 0,
  });
});

it('has a reply and a quote as they were left, until they are sent or given up', async () => {
  const REPLY_TO_REQUEST = 'POST /admin/api/quote-requests/9/replies';
  network.on('GET /api/products', listOf([product]));
  network.on(REPLY_TO_REQUEST, json({ ...requestConversation, status: 'answered' }));
  const { user } = await open('&box=quotes&open=9');
  await user.type(await screen.findByRole('textbox', { name: 'Reply' }), 'We have them.');
  await user.click(screen.getByRole('button', { name: 'Write a quote' }));
  await user.type(await screen.findByRole('combobox', { name: /^Add a product/ }), 'probe');
  await user.click(await screen.findByText(/^Probe thermometer · KP-4/));
  cleanup();

  const again = await open('&box=quotes&open=9', true);
  expect(await screen.findByText(/^Your draft of .* was restored\.$/)).toBeVisible();
  expect(screen.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('1');
  expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveValue('We have them.');
  await again.user.click(screen.getByRole('button', { name: 'Send reply' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveValue(''));
  const editor = within(screen.getByRole('region', { name: 'Write a quote' }));
  await again.user.click(editor.getByRole('button', { name: 'Cancel' }));
  cleanup();

  await open('&box=quotes&open=9', true);
  expect(await screen.findByRole('textbox', { name: 'Reply' })).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Write a quote' })).toBeVisible();
});

it('warns of a quantity that is not in stock and offers shipping for free above the threshold', async () => {
  network.on('GET /api/products', listOf([product]));
  const { user } = await open('&box=quotes&open=9');
  await user.click(await screen.findByRole('button', { name: 'Write a quote' }));
  await user.type(await screen.findByRole('combobox', { name: /^Add a product/ }), 'probe');
  await user.click(await screen.findByText(/^Probe thermometer · KP-4/));
  const [quantity, shipping] = [
    screen.getByRole('spinbutton', { name: 'Quantity' }),
    screen.getByRole('textbox', { name: 'Shipping' }),
  ];
  const order = async (pieces: string) => {
    await user.clear(quantity);
    await user.type(quantity, pieces);
  };
  await order('5');
  expect(shipping).toHaveValue('25.00');
  expect(screen.queryByText(/^Only .* in stock/)).toBeNull();
  await order('10');
  expect(shipping).toHaveValue('0.00');
  expect(screen.queryByText(/^Only .* in stock/)).toBeNull();
  await order('40');
  expect(screen.getByText("Only 10 in stock: the customer can't accept more.")).toBeVisible();
  await user.clear(shipping);
  await user.type(shipping, '12.34');
  await order('41');
  expect(shipping).toHaveValue('12.34');
  const SEND = 'POST /admin/api/quote-requests/9/quotes';
  network.on(SEND, { status: 201, body: {} });
  await user.click(screen.getByRole('checkbox', { name: 'Sell also what is not in stock' }));
  expect(screen.getByText('31 of 41 on backorder')).toBeVisible();
  expect(screen.queryByText(/^Only .* in stock/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send quote' }));
  await waitFor(() => expect(network.callsTo(SEND)).toHaveLength(1));
  expect(network.callsTo(SEND)[0]?.body).toMatchObject({ allowBackorder: true });
});

it('shows what was short when a customer tried to accept a quote', async () => {
  const items = [
    {
      productId: 4,
      productName: 'Probe thermometer',
      productCode: 'KP-4',
      quantity: 40,
      unitPrice: '90.00',
      ...TAX_OF_LINE,
    },
  ];
  const quote = {
    number: 'Q-9/1',
    version: 1,
    state: 'sent',
    sentAt: '2026-11-20T10:00:00.000Z',
    validUntil: '2026-12-31',
    note: null,
    orderId: null,
    currency: 'USD',
    totalAmount: '4284.00',
    items,
    shortages: [
      {
        productId: 4,
        name: 'Probe thermometer',
        requested: 40,
        left: 10,
      },
    ],
  };
  const conversation = { ...requestConversation, quotes: [quote], stock: [{ productId: 4, left: 10 }] };
  network.on('GET /admin/api/quote-requests/9', json(conversation));
  const { user } = await open('&box=quotes&open=9');
  expect(await screen.findByText(/tried to accept it/)).toBeVisible();
  expect(screen.getByText('10 / 40')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /new version/i }));
  expect(screen.getByText("Only 10 in stock: the customer can't accept more.")).toBeVisible();
});

describe('reviews', () => {
  const review = {
    id: 3,
    productId: 4,
    productName: 'Chef knife',
    productSlug: 'chef-knife',
    rating: 4,
    title: '',
    comment: 'Sharp.',
    authorName: 'Maria P.',
    isVerified: true,
    status: 'pending',
    statusReason: null,
    moderatedAt: null,
    revision: 2,
    createdAt: '2026-11-20T10:00:00.000Z',
  };
  const DECIDE = 'PUT /admin/api/reviews/3';

  it('are approved with one key, and the toast undoes it', async () => {
    network
      .on('GET /admin/api/reviews', listOf([review]))
      .on(DECIDE, json({ ...review, status: 'approved' }));
    const { user } = await renderPage(routes, {
      at: '/admin?tab=reviews',
      texts: [...texts],
      token: 'token-1',
    });
    const card = await screen.findByRole('listitem', { name: 'Chef knife' });
    expect(network.callsTo('GET /admin/api/reviews')[0]?.query).toMatchObject({ status: 'pending' });
    card.focus();
    await user.keyboard('a');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(network.callsTo(DECIDE)).toHaveLength(2));
    expect(network.callsTo(DECIDE).map(({ body }) => body)).toEqual([
      { status: 'approved', revision: 2 },
      { status: 'pending', revision: 2 },
    ]);
  });
});
