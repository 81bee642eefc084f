import {
  anInvoice,
  anOrder,
  aUser,
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
  renderPage(routes, {
    at: '/account?tab=invoices',
    texts: ['account', 'accountTabs', 'invoice'],
    token: 'token-7',
  });

const delivered = anOrder({ status: 'delivered' });
const createButton = () => screen.findByRole('button', { name: 'Create invoice for order ORD-2026-000041' });

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(aUser()))
    .on('GET /api/cart', json([]))
    .on('GET /api/invoices', listOf([]))
    .on('GET /api/orders', listOf([]));
});

describe('the customer’s invoices', () => {
  it('show number, date, order, payment, state and total in euro, and lead to their page', async () => {
    network.on('GET /api/invoices', listOf([anInvoice()]));
    await open();
    const row = within((await screen.findByText('INV-2026-000009')).closest('tr')!);
    expect(row.getByRole('link')).toHaveAttribute('href', '/invoice/INV-2026-000009');
    for (const fact of ['22/11/2026', 'ORD-2026-000041', 'Wire Transfer', 'Unpaid', '€66.77']) {
      expect(row.getByText(fact)).toBeVisible();
    }
    expect(network.callsTo('GET /api/invoices')[0]!.query).toEqual({
      mine: 'true',
      limit: '20',
      offset: '0',
    });
  });

  it.each([
    ['paid', anInvoice({ isPaid: true }), 'Paid'],
    ['reversed', anInvoice({ reversedByNumber: 'STO-2026-000001' }), 'Reversed'],
    ['a storno', anInvoice({ kind: 'storno', totalAmount: '-66.77' }), 'Reversal'],
    ['paid in another way', anInvoice({ paymentMethod: 'cheque' }), 'cheque'],
  ])('that are %s say so', async (_state, invoice, text) => {
    network.on('GET /api/invoices', listOf([invoice]));
    await open();
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('are cards on narrow screens, with the same facts and files', async () => {
    const narrow = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
    jest.spyOn(globalThis, 'matchMedia').mockImplementation(() => narrow as never);
    network.on('GET /api/invoices', listOf([anInvoice()]));
    await open();
    const card = within((await screen.findByText('INV-2026-000009')).closest('li')!);
    expect(screen.queryByRole('table')).toBeNull();
    for (const fact of ['22/11/2026', 'ORD-2026-000041', 'Wire Transfer', 'Unpaid', '€66.77']) {
      expect(card.getByText(fact)).toBeVisible();
    }
    expect(card.getByRole('link')).toHaveAttribute('href', '/invoice/INV-2026-000009');
    expect(card.getByRole('button', { name: 'Download invoice INV-2026-000009 as PDF' })).toBeEnabled();
    jest.restoreAllMocks();
  });

  it('say when there are none, and that no order can have one', async () => {
    await open();
    expect(await screen.findByText('No invoices created yet')).toBeVisible();
    expect(await screen.findByText('No orders available for invoice creation')).toBeVisible();
  });

  it('come twenty at a time', async () => {
    const invoices = Array.from({ length: 21 }, (_, index) => anInvoice({ invoiceNumber: `INV-${index}` }));
    network.on('GET /api/invoices', ({ query }) =>
      listOf(invoices.slice(Number(query.offset), Number(query.offset) + 20), invoices.length),
    );
    const { user } = await open();
    expect(await screen.findByText('20 of 21 invoices')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more invoices' }));
    expect(await screen.findByText('INV-20')).toBeVisible();
  });

  it('that cannot be loaded are explained and asked for again', async () => {
    network.on('GET /api/invoices', problem(500, 'INTERNAL', 'boom'));
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load your invoices.");
    network.on('GET /api/invoices', listOf([anInvoice()]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('INV-2026-000009')).toBeVisible();
  });

  it('are not asked for by a guest', async () => {
    const { address } = await renderPage(routes, {
      at: '/account?tab=invoices',
      texts: ['account', 'accountTabs'],
    });
    await waitFor(() => expect(address()).toBe('/login?redirect=/account%3Ftab%3Dinvoices'));
    expect(network.callsTo('GET /api/invoices')).toEqual([]);
  });
});

describe('a file of an invoice', () => {
  const saved: { name: string; file: unknown }[] = [];
  beforeEach(() => {
    saved.length = 0;
    let file: unknown;
    URL.createObjectURL = (blob) => {
      file = blob;
      return 'blob:file';
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, file });
    });
    network.on('GET /api/invoices', listOf([anInvoice()]));
  });
  afterEach(() => jest.restoreAllMocks());

  it.each(['pdf', 'xml'])('is fetched with the token and saved under its number: %s', async (format) => {
    network.on(`GET /api/invoices/number/INV-2026-000009/${format}`, json(`the ${format}`));
    const { user } = await open();
    const name = `Download invoice INV-2026-000009 as ${format.toUpperCase()}`;
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() =>
      expect(saved).toEqual([{ name: `INV-2026-000009.${format}`, file: `the ${format}` }]),
    );
    const [call] = network.callsTo(`GET /api/invoices/number/INV-2026-000009/${format}`);
    expect(call!.headers.authorization).toBe('Bearer token-7');
  });

  it('that cannot be had is explained', async () => {
    network.on('GET /api/invoices/number/INV-2026-000009/pdf', problem(404, 'INVOICES.NOT_FOUND', 'Gone'));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /as PDF/ }));
    const toast = (await screen.findByText('Download failed')).closest('li')!;
    expect(toast).toHaveTextContent('Gone');
    expect(saved).toEqual([]);
  });
});

describe('a delivered order without an invoice', () => {
  const CREATE = 'POST /api/orders/41/create-invoice';
  beforeEach(() => {
    network
      .on('GET /api/orders', listOf([delivered]))
      .on('GET /admin/api/company-settings', problem(404, 'SETTINGS.NOT_FOUND', 'Company settings not found'))
      .on('GET /api/invoices/number/INV-2026-000009', json(anInvoice()));
  });

  it('gets one, which opens', async () => {
    network.on(CREATE, { status: 201, body: anInvoice() });
    const { user, address } = await open();
    await user.click(await createButton());
    await waitFor(() => expect(address()).toBe('/invoice/INV-2026-000009'));
    expect(await screen.findByText('Invoice created')).toBeVisible();
    expect(network.callsTo('GET /api/orders')[0]!.query).toMatchObject({
      mine: 'true',
      awaitingInvoice: 'true',
    });
    expect(network.callsTo(CREATE)[0]!.body).toBeUndefined();
  });

  it('that got one meanwhile opens it', async () => {
    const details = { invoiceNumber: 'INV-2026-000009' };
    network.on(
      CREATE,
      problem(409, 'INVOICES.ALREADY_ISSUED', 'This order already has an invoice.', { details }),
    );
    const { user, address } = await open();
    await user.click(await createButton());
    await waitFor(() => expect(address()).toBe('/invoice/INV-2026-000009'));
  });

  it.each([
    ['without a number', json({}), 'Invalid invoice data returned from server'],
    ['with an error of the server', problem(500, 'INTERNAL', 'boom'), 'Server returned error: 500'],
    ['with no reason', { status: 403 }, 'Server returned error: 403'],
    [
      'because the shop is not set up',
      problem(409, 'INVOICES.NOT_CONFIGURED', "We can't create invoices at the moment. Please contact us."),
      "We can't create invoices at the moment. Please contact us.",
    ],
  ])('that is answered %s keeps its button and says why', async (_case, answer, text) => {
    network.on(CREATE, answer);
    const { user } = await open();
    await user.click(await createButton());
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('Invoice error')).toBeVisible();
    expect(await createButton()).toBeEnabled();
  });
});
