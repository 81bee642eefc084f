import {
  brokenRules,
  type InvoiceAnswer,
  type InvoicesShop,
  parseUbl,
  startInvoicesShop,
} from '@kp/invoices/testing';
import { anAddress, StatusLinks } from '@kp/orders/testing';
import type { Problem } from '@kp/platform/http';
import { ScheduledJobs } from '@kp/platform/scheduler';
import { businessDay } from '@kp/settings';
import { startViesFake, type ViesFake } from '@kp/settings/testing';
import { CatalogStock } from '@kp/catalog';
import { Transactions } from '@kp/platform/database';
import { contactDescriptor } from '..';
import { aQuoteRequest } from '../testing/a-conversation';
import type { OpenedQuoteResponse, QuoteConversationResponse } from './quotes.dto';

type Opened = OpenedQuoteResponse & Omit<Problem, 'status' | 'message'>;

const BILLED = {
  address: 'Unirii 1',
  city: 'Brașov',
  county: 'Brașov',
  zip: '',
  country: 'Romania',
  email: '',
};
const TODAY = businessDay(new Date());

describe('a quote', () => {
  let vies: ViesFake;
  let shop: InvoicesShop;
  let productId: number;
  let admin: string;

  beforeAll(async () => {
    vies = await startViesFake();
    shop = await startInvoicesShop({
      modules: [contactDescriptor],
      environment: { PAYMENTS_SANDBOX: 'true', VIES_URL: vies.url },
    });
    admin = shop.adminToken;
    productId = await shop.product({ name: 'Probe thermometer', priceMinor: 9_900, stock: 50 });
  });
  afterAll(async () => {
    await shop.close();
    vies.close();
  });

  const input = (changes: object = {}) => ({
    items: [{ productId, quantity: 3, unitPrice: '33.33' }],
    shipping: '12.34',
    validUntil: TODAY,
    replaces: 0,
    ...changes,
  });

  async function requested(token?: string, changes: object = {}): Promise<string> {
    const body = aQuoteRequest({ language: 'ro', ...changes });
    expect((await shop.call('POST', '/api/quote-requests', { body, token })).status).toBe(200);
    const [row] = await shop.sql<{ id: number }>('SELECT max(id) AS id FROM quote_request');
    return `/admin/api/quote-requests/${row!.id}`;
  }
  const send = (request: string, changes: object = {}) =>
    shop.call<Problem>('POST', `${request}/quotes`, { token: admin, body: input(changes) });
  const conversation = async (request: string) =>
    (await shop.call<QuoteConversationResponse>('GET', request, { token: admin })).body;
  async function sent(changes: object = {}, token?: string, asked: object = {}) {
    const request = await requested(token, asked);
    expect((await send(request, changes)).status).toBe(201);
    return { request, link: `/api/quotes/${(await conversation(request)).link!.split('/quote/')[1]!}` };
  }
  const accept = (link: string, version = 1) =>
    shop.call<Opened>('POST', `${link}/accept`, { body: { version, address: anAddress({ company: '' }) } });
  const orders = () => shop.count('orders');
  const orderOf = async (request: string) => shop.order((await conversation(request)).quotes[0]!.orderId!);

  /** An invoice of an order that nobody paid: due, payable by its link or by transfer, and paid only then. */
  async function isOwed(orderId: number, number: string): Promise<void> {
    const invoice = await shop.invoice(number);
    expect(invoice).toMatchObject({ paymentMethod: 'wire_transfer', isPaid: false });
    expect(invoice.dueDate).not.toBeNull();
    expect(invoice.paymentLink).toContain('/pay/');
    const xml = await shop.call<string>('GET', `/api/invoices/number/${number}/xml`, {
      token: admin,
    });
    expect(brokenRules(xml.body)).toEqual([]);
    const ubl = parseUbl(xml.body);
    expect(ubl.text('cac:PaymentMeans/cbc:PaymentMeansCode')).toBe('30');
    expect(ubl.text('cbc:DueDate')).toBe(invoice.dueDate);
    expect(ubl.text('cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID')).toBe('RO00BANK');
    const csv = await shop.call<string>('GET', '/admin/api/orders.csv', { token: admin });
    const { orderNumber } = await shop.order(orderId);
    expect(csv.body.split('\r\n').find((line) => line.includes(orderNumber))).toContain(',agreed,unpaid,');

    const path = `/admin/api/invoices/${number}/payment`;
    const transfer = { amount: invoice.totalAmount, date: TODAY, reference: 'OP 12' };
    const paid = await shop.call<{ isPaid: boolean; payments: { id: number }[] }>('PUT', path, {
      token: admin,
      body: transfer,
    });
    expect([paid.status, paid.body.isPaid]).toEqual([200, true]);
    expect((await shop.order(orderId)).paymentStatus).toBe('paid');
    const undo = `/admin/api/invoices/${number}/payments/${paid.body.payments[0]!.id}`;
    expect((await shop.call('DELETE', undo, { token: admin })).status).toBe(200);
    expect((await shop.order(orderId)).paymentStatus).toBe('unpaid');
  }

  it('begins with the products of the cart that it was asked for, as they are on sale today', async () => {
    const gone = await shop.product({ name: 'Old probe' });
    const items = [
      { productId, quantity: 40 },
      { productId: gone, quantity: 1 },
    ];
    const request = await requested(undefined, { items });
    await shop.sql(`UPDATE product SET status = 'draft' WHERE id = $1`, [gone]);
    const { requested: lines, stock } = await conversation(request);
    expect(lines).toMatchObject([{ productId, quantity: 40, unitPrice: expect.any(String) as string }]);
    expect(stock.map(({ productId: id }) => id)).toEqual([productId]);
    expect((await conversation(await requested())).requested).toEqual([]);
    for (const wrong of [[{ productId, quantity: 0 }], [{ quantity: 1 }], 'all', Array(201).fill(items[0])]) {
      const body = aQuoteRequest({ items: wrong as typeof items });
      expect((await shop.call('POST', '/api/quote-requests', { body })).status).toBe(400);
    }
  });

  it('is shown by its link with the totals of the server, and kept to the cent by order and invoice', async () => {
    const translate = `INSERT INTO product_translation (product_id, language, name) VALUES ($1, 'ro', $2)`;
    await shop.sql(translate, [productId, 'Termometru cu sondă']);
    const { request, link } = await sent({}, undefined, { vatNumber: '' });
    const { body: open } = await shop.call<Opened>('GET', link);
    const amounts = { subtotal: '99.99', shipping: '12.34', vatAmount: '19.00', totalAmount: '131.33' };
    expect(open).toMatchObject({ state: 'sent', version: 1, validUntil: TODAY, ...amounts });
    expect(open).toMatchObject({ items: [{ productName: 'Termometru cu sondă' }] });
    expect(open).not.toHaveProperty('email');

    await shop.sql('UPDATE product SET price_minor = 12345 WHERE id = $1', [productId]);
    const accepted = await accept(link);
    expect([accepted.status, accepted.body.state]).toEqual([200, 'accepted']);
    const orderId = (await conversation(request)).quotes[0]!.orderId!;
    const order = await shop.order(orderId);
    expect(order).toMatchObject({
      ...amounts,
      orderNumber: accepted.body.orderNumber,
      email: 'ana@bistro-nord.example',
      language: 'ro',
      paymentMethod: 'cash',
      status: 'pending',
      items: [
        {
          productId,
          quantity: 3,
          price: '33.33',
        },
      ],
      history: [
        {
          kind: 'placed',
          note: open.number,
        },
      ],
    });
    await shop.setStatus(orderId, 'delivered');
    expect((await shop.order(orderId)).paymentStatus).toBe('unpaid');
    // A quote is for a company, which an invoice knows by its number.
    expect((await shop.issue(orderId)).body.code).toBe('INVOICES.TAX_NUMBER_REQUIRED');
    const company = { ...BILLED, companyName: 'Bistro Nord SRL', vatNumber: 'RO124' };
    const token = shop.app.get(StatusLinks, { strict: false }).tokenOf(orderId);
    const issued = await shop.call<InvoiceAnswer>('POST', `/api/order-status/${token}/invoice`, {
      body: { company },
    });
    expect(issued.status).toBe(201);
    await isOwed(orderId, issued.body.invoiceNumber);
    const [invoiced] = await shop.sql<object>(
      `SELECT l.ordered_total_minor AS line, i.ordered_shipping_minor AS shipping, i.ordered_total_minor AS total
         FROM invoice i JOIN invoice_line l ON l.invoice_id = i.id WHERE i.order_id = $1 AND l.position = 1`,
      [orderId],
    );
    expect(invoiced).toEqual({ line: 9_999, shipping: 1_234, total: 13_133 });
  });

  it.each([
    ['as it was written', 'cod fiscal 1234567 4', 'Romania', 'RO12345674'],
    ['of another country than the delivery', 'DE 136 695 976', 'Germany', 'DE136695976'],
    ['completed by the country of the request', '136695976', 'Germany', 'DE136695976'],
  ])(
    'carries the VAT number of the company, %s, to order and invoice',
    async (_how, vatNumber, country, number) => {
      const { request, link } = await sent({}, undefined, { vatNumber, country });
      await accept(link);
      const orderId = (await conversation(request)).quotes[0]!.orderId!;
      expect(await shop.order(orderId)).toMatchObject({ vatNumber: number });
      await shop.setStatus(orderId, 'delivered');
      const { status, body } = await shop.issue(orderId);
      expect(status).toBe(201);
      const { user } = await shop.invoice(body.invoiceNumber);
      expect(user).toMatchObject({ companyName: 'Bistro Nord SRL', vatNumber: number, taxId: '' });
    },
  );

  describe('that sells also what is not in stock', () => {
    const backordered = async (orderId: number) =>
      (await shop.order(orderId)).items.map(({ backorderedQuantity }) => backorderedQuantity);
    const receive = (id: number, units: number) => {
      const stock = shop.app.get(CatalogStock, { strict: false });
      return shop.app.get(Transactions, { strict: false }).run(async () => {
        await stock.lock([id]);
        await stock.adjust(id, units);
      });
    };
    const allocate = () =>
      shop.app.get(ScheduledJobs, { strict: false }).runNow('orders.allocate-backorders');
    /** Every unit that is gone is one that an order has, and every movement is in the ledger. */
    const ledgerOf = async (id: number) => {
      const [sums] = await shop.sql<{ stock: number; moved: number; sold: number }>(
        `SELECT p.stock_quantity AS stock, coalesce(sum(m.change), 0)::int AS moved,
                coalesce(-sum(m.change) FILTER (WHERE m.order_id IS NOT NULL), 0)::int AS sold
           FROM product p LEFT JOIN stock_movement m ON m.product_id = p.id WHERE p.id = $1 GROUP BY p.id`,
        [id],
      );
      return sums!;
    };
    async function ordered(quantity: number, stock: number) {
      const id = await shop.product({ name: 'Chafing dish', stock });
      const items = [{ productId: id, quantity, unitPrice: '5.00' }];
      const { request, link } = await sent({ items, allowBackorder: true });
      expect((await shop.call<Opened>('GET', link)).body.allowBackorder).toBe(true);
      expect((await accept(link)).status).toBe(200);
      return { id, orderId: (await conversation(request)).quotes[0]!.orderId! };
    }
    const setStatus = (orderId: number, status: string) =>
      shop.call<Problem>('PUT', `/api/orders/${orderId}/status`, { token: admin, body: { status } });

    it('is accepted, takes what there is, and ships the rest once it has arrived', async () => {
      const { id, orderId } = await ordered(40, 10);
      expect([await backordered(orderId), await shop.stockOf(id)]).toEqual([[30], 0]);
      expect((await shop.order(orderId)).promisedFirstDay).toBeNull();
      const refused = await setStatus(orderId, 'shipped');
      expect([refused.status, refused.body.code, refused.body.details]).toEqual([
        409,
        'ORDERS.BACKORDERED',
        { items: [{ productId: id, name: 'Chafing dish', backordered: 30 }] },
      ]);
      const itemId = (await shop.order(orderId)).items[0]!.id;
      const ship = (quantity: number) =>
        shop.call<Problem>('POST', `/admin/api/orders/${orderId}/shipments`, {
          token: admin,
          body: { items: [{ itemId, quantity }] },
        });
      expect((await ship(11)).body.code).toBe('ORDERS.BACKORDERED');
      expect((await ship(10)).status).toBe(200);
      await receive(id, 25);
      await allocate();
      expect([await backordered(orderId), await shop.stockOf(id)]).toEqual([[5], 0]);
      await receive(id, 7);
      // The shipment itself takes what the scheduled job has not taken yet.
      expect((await setStatus(orderId, 'delivered')).status).toBe(200);
      expect([await backordered(orderId), await shop.stockOf(id)]).toEqual([[0], 2]);
      expect(await ledgerOf(id)).toEqual({ stock: 2, moved: -8, sold: 40 });
    });

    it('gives back only the units it had when it is cancelled, and takes them again', async () => {
      const { id, orderId } = await ordered(8, 3);
      expect((await setStatus(orderId, 'cancelled')).status).toBe(200);
      await receive(id, 1);
      await allocate();
      expect([await shop.stockOf(id), await ledgerOf(id)]).toEqual([4, { stock: 4, moved: 1, sold: 0 }]);
      expect((await setStatus(orderId, 'processing')).status).toBe(200);
      await allocate();
      expect([await backordered(orderId), await shop.stockOf(id)]).toEqual([[4], 0]);
    });

    it('serves the first order first, and no order what is not on sale', async () => {
      const { id, orderId } = await ordered(3, 0);
      const items = [{ productId: id, quantity: 2, unitPrice: '5.00' }];
      const { request, link } = await sent({ items, allowBackorder: true });
      await accept(link);
      const second = (await conversation(request)).quotes[0]!.orderId!;
      await receive(id, 4);
      await allocate();
      expect([await backordered(orderId), await backordered(second)]).toEqual([[0], [1]]);
      expect((await shop.order(orderId)).promisedFirstDay).toMatch(/^20\d\d-/);
      expect((await shop.order(second)).promisedFirstDay).toBeNull();
      const late = await sent({ items, allowBackorder: true });
      await shop.sql(`UPDATE product SET status = 'inactive' WHERE id = $1`, [id]);
      expect((await accept(late.link)).body.code).toBe('ORDERS.SHORT_STOCK');
    });

    it('keeps stock and ledger right when units arrive twice while it is cancelled', async () => {
      for (let round = 0; round < 4; round += 1) {
        const { id, orderId } = await ordered(12, 2);
        await Promise.all([
          receive(id, 4).then(allocate),
          setStatus(orderId, 'cancelled'),
          receive(id, 5).then(allocate),
        ]);
        expect(await ledgerOf(id)).toEqual({ stock: 11, moved: 9, sold: 0 });
        const [missing] = await backordered(orderId);
        expect((await setStatus(orderId, 'pending')).status).toBe(200);
        expect(await ledgerOf(id)).toMatchObject({ stock: 11 - (12 - missing!), sold: 12 - missing! });
      }
    });
  });

  describe('for a company of another member state', () => {
    const taxes = (isByDestination: boolean) =>
      shop.call('PUT', '/admin/api/tax-settings', {
        token: admin,
        body: { isByDestination, ossSince: null },
      });
    beforeAll(() => taxes(true));
    afterAll(() => taxes(false));
    const asked = (vatNumber: string) =>
      sent({}, undefined, { companyName: 'Gasthaus Nord GmbH', country: 'Germany', vatNumber });
    const acceptAbroad = (link: string) =>
      shop.call<Opened>('POST', `${link}/accept`, {
        body: { version: 1, address: anAddress({ company: '', country: 'Germany' }) },
      });
    const UNTAXED = { vatAmount: '0.00', totalAmount: '112.33' };

    it('has no VAT once the register confirmed its number, and neither has its order', async () => {
      vies.answer('DE136695976', 'valid');
      const { request, link } = await asked('DE136695976');
      expect((await shop.call<Opened>('GET', link)).body).toMatchObject(UNTAXED);
      expect((await acceptAbroad(link)).status).toBe(200);
      expect(await orderOf(request)).toMatchObject({ ...UNTAXED, taxLines: [{ category: 'K', rate: 0 }] });
    });

    it('is asked about again when it is accepted', async () => {
      const { request, link } = await asked('DE129273398');
      expect((await shop.call<Opened>('GET', link)).body.totalAmount).toBe('131.33');
      vies.answer('DE129273398', 'valid');
      expect((await acceptAbroad(link)).status).toBe(200);
      expect(await orderOf(request)).toMatchObject({ ...UNTAXED, taxLines: [{ category: 'K', rate: 0 }] });
    });
  });

  it('is accepted in its currency, also in the moment of a change of it', async () => {
    const { request, link } = await sent();
    const [accepted, changed] = await Promise.all([
      accept(link),
      shop.call<Problem>('PUT', '/admin/api/shop-settings', { token: admin, body: { currency: 'RON' } }),
    ]);
    expect([accepted.status, changed.status, changed.body.code]).toEqual([
      200,
      409,
      'SETTINGS.CURRENCY_IN_USE',
    ]);
    expect(await orderOf(request)).toMatchObject({ currency: 'USD', totalAmount: '131.33' });
  });

  it('becomes one order, however often and at once it is accepted', async () => {
    const { link } = await sent();
    const [before, stock] = [await orders(), await shop.stockOf(productId)];
    const answers = await Promise.all(Array.from({ length: 8 }, () => accept(link)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(({ body }) => body.orderNumber)).size).toBe(1);
    expect([await orders(), await shop.stockOf(productId)]).toEqual([before + 1, stock - 3]);
    const decline = await shop.call<Opened>('POST', `${link}/decline`, { body: { version: 1 } });
    expect([decline.status, decline.body.code]).toEqual([410, 'CONTACT.QUOTE_DECIDED']);
  });

  it('belongs to the account of the customer who asked for it, without emptying the cart', async () => {
    const token = await shop.customer('maria@nord.example');
    await shop.call('POST', '/api/cart', { token, body: { productId, quantity: 1 } });
    const { link } = await sent({}, token);
    const { body } = await accept(link);
    const own = await shop.call<{ orderNumber: string }[]>('GET', '/api/orders?mine=true', { token });
    expect(own.body.map(({ orderNumber }) => orderNumber)).toEqual([body.orderNumber]);
    expect(await shop.count('cart_item')).toBe(1);
  });

  it('is still not paid by its delivery once the account of its order is deleted', async () => {
    const token = await shop.customer('radu@hotel.example');
    const { request, link } = await sent({}, token);
    await accept(link);
    const orderId = (await conversation(request)).quotes[0]!.orderId!;
    await shop.setStatus(orderId, 'delivered');
    const deletion = { token, body: { currentPassword: 'a-good-password' } };
    expect((await shop.call('POST', '/api/auth/me/delete', deletion)).status).toBe(204);
    await shop.setStatus(orderId, 'shipped');
    await shop.setStatus(orderId, 'delivered');
    expect(await shop.order(orderId)).toMatchObject({
      email: '',
      vatNumber: null,
      paymentStatus: 'unpaid',
    });
  });

  it('is accepted and withdrawn at once: one of both wins', async () => {
    const { request, link } = await sent();
    const before = await orders();
    const [accepted, withdrawn] = await Promise.all([
      accept(link),
      shop.call('POST', `${request}/withdrawals`, { token: admin, body: { version: 1 } }),
    ]);
    expect([accepted.status, withdrawn.status].sort()).toEqual([200, 410]);
    expect((await orders()) - before).toBe(accepted.status === 200 ? 1 : 0);
  });

  it.each([
    ['expired', "UPDATE quote SET valid_until = (now() - interval '2 days')::date"],
    ['withdrawn', "UPDATE quote SET status = 'withdrawn'"],
    ['declined', "UPDATE quote SET status = 'declined'"],
  ])('that is %s is 410 and places no order', async (state, sql) => {
    const { request, link } = await sent();
    await shop.sql(`${sql} WHERE request_id = $1`, [Number(request.split('/').at(-1))]);
    const before = await orders();
    const answer = await accept(link);
    expect([answer.status, answer.body.code, answer.body.details]).toEqual([
      410,
      'CONTACT.QUOTE_DECIDED',
      { state },
    ]);
    expect((await shop.call<Opened>('GET', link)).body.state).toBe(state);
    expect(await orders()).toBe(before);
  });

  it('sent again takes the place of the one before, which the link no longer accepts', async () => {
    const { request, link } = await sent();
    const other = { replaces: 1, items: [{ productId, quantity: 1, unitPrice: '80.00' }] };
    const answers = await Promise.all([send(request, other), send(request, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const old = await accept(link, 1);
    expect([old.status, old.body.code]).toEqual([409, 'CONTACT.QUOTE_REPLACED']);
    expect((await shop.call<Opened>('GET', link)).body).toMatchObject({ version: 2, subtotal: '80.00' });
    expect((await conversation(request)).quotes.map(({ state }) => state)).toEqual(['sent', 'replaced']);
    expect((await accept(link, 2)).status).toBe(200);
    expect((await send(request, { replaces: 2 })).status).toBe(410);
  });

  it('offers free shipping above the threshold and tells what is in stock of its products', async () => {
    const scarce = await shop.product({ name: 'Vacuum sealer', stock: 10 });
    const { request } = await sent({ items: [{ productId: scarce, quantity: 40, unitPrice: '1400.00' }] });
    const { terms, stock } = await conversation(request);
    expect(terms).toMatchObject({ shipping: '25.00', freeShippingThreshold: '500.00' });
    expect(stock).toEqual([{ productId: scarce, left: 10 }]);
    await shop.sql(`UPDATE product SET status = 'inactive' WHERE id = $1`, [scarce]);
    expect((await conversation(request)).stock).toEqual([{ productId: scarce, left: 0 }]);
  });

  it('that is refused comes back to the inbox once, with what is short, and uses up no order number', async () => {
    const scarce = await shop.product({ name: 'Ice machine', stock: 10 });
    const { request, link } = await sent({ items: [{ productId: scarce, quantity: 40, unitPrice: '5.00' }] });
    const told = () => shop.sql(`SELECT 1 FROM outbox_message WHERE event = 'contact.quote-refused'`);
    const before = (await told()).length;
    const last = Number(((await accept((await sent()).link)).body.orderNumber ?? '').split('-')[2]);
    for (const left of [10, 10, 9]) {
      await shop.sql('UPDATE product SET stock_quantity = $2 WHERE id = $1', [scarce, left]);
      expect((await accept(link)).status).toBe(409);
    }
    const { status, quotes } = await conversation(request);
    expect([status, quotes[0]!.state]).toEqual(['new', 'sent']);
    expect(quotes[0]!.shortages).toEqual([
      { productId: scarce, name: 'Ice machine', requested: 40, left: 9 },
    ]);
    expect((await shop.call<Opened>('GET', link)).body).not.toHaveProperty('shortages');
    expect((await told()).length).toBe(before + 1);
    await shop.sql('UPDATE product SET stock_quantity = 40 WHERE id = $1', [scarce]);
    const accepted = await accept(link);
    expect(Number(accepted.body.orderNumber!.split('-')[2])).toBe(last + 1);
    expect((await conversation(request)).quotes[0]!.shortages).toBeNull();
  });

  it('names the product whose stock is short, and can be accepted later', async () => {
    const scarce = await shop.product({ name: 'Blast chiller', stock: 1 });
    const { link } = await sent({ items: [{ productId: scarce, quantity: 2, unitPrice: '5.00' }] });
    const short = await accept(link);
    expect([short.status, short.body.code]).toEqual([409, 'ORDERS.SHORT_STOCK']);
    expect(short.body.details).toMatchObject({ items: [{ name: 'Blast chiller', left: 1 }] });
    await shop.sql('UPDATE product SET stock_quantity = 2 WHERE id = $1', [scarce]);
    expect((await accept(link)).status).toBe(200);
  });

  it.each([
    [{ items: [{ productId: 999_999, quantity: 1, unitPrice: '1.00' }] }, 'items.0.productId'],
    [{ items: [] }, 'items'],
    [{ shipping: '-1' }, 'shipping'],
    [{ validUntil: '2020-01-01' }, 'validUntil'],
    [{ validUntil: '2026-13-45' }, 'validUntil'],
  ])('with %j names %s', async (changes, field) => {
    const request = await requested();
    const answer = await send(request, changes);
    expect([answer.status, answer.body.fields?.[0]?.field]).toEqual([400, field]);
    const free = { items: [{ productId, quantity: 1, unitPrice: '0' }] };
    expect((await send(request, free)).body.fields?.[0]?.field).toBe('items.0.unitPrice');
  });

  it('needs an address, and is not found by a forged link', async () => {
    const { link } = await sent();
    const none = await shop.call<Opened>('POST', `${link}/accept`, { body: { version: 1, address: {} } });
    expect([none.status, none.body.fields?.map(({ field }) => field)]).toEqual([
      400,
      expect.arrayContaining(['address.firstName', 'address.county', 'address.phone']),
    ]);
    expect((await accept(`${link.slice(0, -2)}xx`)).status).toBe(404);
  });

  it('cannot be accepted once the account that asked for it is deleted', async () => {
    const token = await shop.customer('ion@hotel.example');
    const { request, link } = await sent({ note: 'For Ion' }, token);
    const answered = { token: admin, body: { text: 'Dear Ion' } };
    expect((await shop.call('POST', `${request}/replies`, answered)).status).toBe(200);
    const deletion = { token, body: { currentPassword: 'a-good-password' } };
    expect((await shop.call('POST', '/api/auth/me/delete', deletion)).status).toBe(204);
    expect((await accept(link)).status).toBe(404);
    expect(await conversation(request)).toMatchObject({
      email: '',
      name: '',
      replies: [{ text: '' }],
      quotes: [
        {
          state: 'withdrawn',
          note: null,
        },
      ],
    });
    const again = await shop.call<Problem>('POST', `${request}/replies`, answered);
    expect([again.status, again.body.code]).toEqual([409, 'CONTACT.NO_RECIPIENT']);
  });

  it('has prices that no order of a customer can set', async () => {
    const body = {
      email: 'eve@bistro.example',
      shippingAddress: anAddress(),
      billingAddress: anAddress(),
      paymentMethod: 'cash',
      items: [
        {
          productId,
          quantity: 1,
          priceOverride: {
            unitPriceMinor: 1,
            reason: 'x',
          },
        },
      ],
      shippingMinor: 0,
    };
    const placed = await shop.call<{ subtotal: string }>('POST', '/api/orders', { body });
    expect([placed.status, placed.body.subtotal]).toEqual([201, '123.45']);
  });
});
