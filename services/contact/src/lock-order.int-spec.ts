import { invoicesDescriptor } from '@kp/invoices';
import {
  anAddress,
  anOrder,
  type CheckoutShop,
  type OrderAnswer,
  startCheckoutShop,
} from '@kp/orders/testing';
import { businessDay } from '@kp/settings';
import { aQuoteRequest } from './testing/a-conversation';
import { contactDescriptor } from './index';

type Call = () => Promise<{ status: number }>;

const ROUNDS = 6;

/** Each pair takes the same rows from two sides; PostgreSQL would end one of a deadlock, which is a 503. */
describe('use cases that lock the same rows', () => {
  let shop: CheckoutShop;
  let admin: string;
  let ana: string;
  /** In every order, quote and checkout below, in one order of lines or the other. */
  let products: number[];

  beforeAll(async () => {
    shop = await startCheckoutShop({ modules: [invoicesDescriptor, contactDescriptor] });
    [admin, ana] = [await shop.admin(), await shop.customer('ana@locks.example')];
    await shop.sql(`
      INSERT INTO company_settings (name, address, zip_code, city, country, vat_number, registration_number, iban)
      VALUES ('Bistro Supplies SRL', 'Strada Lungă 1', '500001', 'Brașov', 'Romania', 'RO123', 'J08/1/2017', 'RO00BANK')`);
    await shop.sql('UPDATE exchange_rate SET valid_from = valid_from - 400');
    products = [await shop.product({ stock: 100_000 }), await shop.product({ stock: 100_000 })];
  });
  afterAll(() => shop.close());

  const lines = (isReversed = false) => {
    const items = products.map((productId) => ({ productId, quantity: 1 }));
    return isReversed ? items.reverse() : items;
  };
  const person = { shippingAddress: anAddress({ company: '' }), billingAddress: anAddress({ company: '' }) };
  const post = (path: string, body: object, token = admin) =>
    shop.call<OrderAnswer>('POST', path, { token, body });
  const place = (isReversed = false) => post('/api/orders', anOrder(lines(isReversed), person), ana);
  const setStatus = (id: number, status: string) =>
    shop.call<OrderAnswer>('PUT', `/api/orders/${id}/status`, { token: admin, body: { status } });
  const placed = async (status?: string) => {
    const { body } = await place();
    if (status) await setStatus(body.id, status);
    return body;
  };
  const paid = async () => {
    const { paymentIntentId } = (await shop.begin(lines(), { token: ana, changes: person })).body;
    await shop.pay(paymentIntentId);
    const { body } = await shop.submit(lines(), { ...person, paymentIntentId }, ana);
    return { id: body.id, paymentId: body.payment.id!, itemId: body.items[0]!.id };
  };
  const askBack = async ({ id, itemId }: { id: number; itemId: number }) => {
    await setStatus(id, 'delivered');
    const items = [{ itemId, quantity: 1, reason: 'damaged' }];
    await post(`/api/orders/${id}/returns`, { items }, ana);
    const [row] = await shop.sql<{ id: number }>('SELECT id FROM order_return WHERE order_id = $1', [id]);
    await post(`/admin/api/returns/${row!.id}/approve`, {});
    return row!.id;
  };
  const quoted = async () => {
    await shop.call('POST', '/api/quote-requests', { body: aQuoteRequest() });
    const [row] = await shop.sql<{ id: number }>('SELECT max(id) AS id FROM quote_request');
    const path = `/admin/api/quote-requests/${row!.id}`;
    const items = lines(true).map((line) => ({ ...line, unitPrice: '9.00' }));
    const send = (replaces: number) =>
      post(`${path}/quotes`, { items, shipping: '0', validUntil: businessDay(new Date()), replaces });
    await send(0);
    const { body } = await shop.call<{ link: string }>('GET', path, { token: admin });
    const accept = () =>
      post(`/api/quotes/${body.link.split('/quote/')[1]!}/accept`, {
        version: 1,
        address: anAddress({ company: '' }),
      });
    return { send: () => send(1), accept };
  };
  const held = async () => (await shop.begin(lines())).body.checkoutId;

  /** What takes the rows, by the names in LOCK_ORDER. */
  const PAIRS: [first: string, second: string, pair: () => Promise<[Call, Call]>][] = [
    ['products in one order', 'in the other', () => Promise.resolve([() => place(), () => place(true)])],
    [
      'order, then products: cancelled',
      'products: placed',
      async () => {
        const { id } = await placed();
        return [() => setStatus(id, 'cancelled'), () => place(true)];
      },
    ],
    [
      'order, then its payment, then products: a paid order cancelled',
      'its payment: refunded by hand',
      async () => {
        const { id, paymentId } = await paid();
        const refund = { amount: '0.01', reason: 'by-hand' };
        return [
          () => setStatus(id, 'cancelled'),
          () => post(`/admin/api/payments/${paymentId}/refunds`, refund),
        ];
      },
    ],
    [
      'order, then return, then products: received',
      'order, then its payment: refunded with its status',
      async () => {
        const order = await paid();
        const returnId = await askBack(order);
        const receive = { restockItemIds: [order.itemId] };
        return [
          () => post(`/admin/api/returns/${returnId}/receive`, receive),
          () => setStatus(order.id, 'cancelled'),
        ];
      },
    ],
    [
      'customer, checkout, products: lines replaced',
      'checkout: given up',
      async () => {
        const checkoutId = await held();
        return [
          () => shop.begin(lines(true), { checkoutId }),
          () => shop.call('DELETE', `/api/checkouts/${checkoutId}`),
        ];
      },
    ],
    [
      'customer, checkout, products: lines replaced',
      'products: placed',
      async () => {
        const checkoutId = await held();
        return [() => shop.begin(lines(true), { checkoutId }), () => place()];
      },
    ],
    [
      'quote request, then products: accepted',
      'quote request: another version',
      async () => {
        const { accept, send } = await quoted();
        return [accept, send];
      },
    ],
    [
      'quote request, then products: accepted',
      'products: placed',
      async () => [(await quoted()).accept, () => place()],
    ],
    [
      'order, then invoice and its number: issued',
      'order, then its payment: cancelled',
      async () => {
        const order = await paid();
        await setStatus(order.id, 'delivered');
        return [() => post(`/api/orders/${order.id}/invoice`, {}), () => setStatus(order.id, 'processing')];
      },
    ],
    [
      'order, then invoice: a transfer recorded',
      'order, then invoice: reversed with its order',
      async () => {
        const { id } = await placed('delivered');
        await shop.sql(
          `UPDATE orders SET payment_method = 'stripe', payment_status = 'unpaid' WHERE id = $1`,
          [id],
        );
        const { body } = await post(`/api/orders/${id}/invoice`, { paymentMethod: 'wire_transfer' });
        const transfer = { amount: '1.00', date: businessDay(new Date()), reference: 'OP 1' };
        const path = `/admin/api/invoices/${body.invoiceNumber}/payment`;
        return [
          () => shop.call('PUT', path, { token: admin, body: transfer }),
          () => setStatus(id, 'cancelled'),
        ];
      },
    ],
  ];

  it.each(PAIRS)('%s × %s', async (_first, _second, pairOf) => {
    const pairs: [Call, Call][] = [];
    for (let round = 0; round < ROUNDS; round += 1) pairs.push(await pairOf());
    const calls = pairs.flatMap(([first, second], round) =>
      round % 2 ? [second(), first()] : [first(), second()],
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    // Refusals of one by the other are fine; that both were refused each time would test nothing.
    expect(statuses.filter((status) => status < 300).length).toBeGreaterThanOrEqual(ROUNDS);
    await shop.untilIdle();
    expect(await shop.sql('SELECT id FROM outbox_delivery WHERE failed_at IS NOT NULL')).toEqual([]);
  });
});
