import { ORDER_TEXT_FIELDS, orderTexts } from '@kp/commerce';
import type { Problem } from '@kp/platform/http';
import { readPdf, readWorkbook, withoutSpaces } from '@kp/testing';
import type { OrderResponse } from '../http/orders.dto';
import { anAddress, anOrder } from '../testing/an-order';
import { type OrderAnswer, type OrdersShop, startOrdersShop } from '../testing/orders-shop';
import type { StaffNoteResponse } from './staff-notes.dto';

const TEXTS = orderTexts((field) => `Typed as ${field}`);
const poNumberOf = (email: string) => `PO/${email.split('@')[0]}-4711`;

describe('orders for the staff', () => {
  let shop: OrdersShop;
  let admin: string;
  let maria: string;
  let label: number;
  let oven: number;
  let placed: Record<'small' | 'large' | 'old', OrderResponse>;

  beforeAll(async () => {
    shop = await startOrdersShop({ environment: { PAYMENTS_CASH_COUNTRIES: 'RO,FR,HK' } });
    [admin, maria] = [await shop.admin(), await shop.customer('maria@bistro.example')];
    [label, oven] = [await shop.product({ priceMinor: 1_250 }), await shop.product({ priceMinor: 90_000 })];
    const place = async (productId: number, address: object, email: string, token?: string) => {
      const shippingAddress = anAddress(address);
      const company = { vatNumber: 'RO7654320', ...TEXTS, poNumber: poNumberOf(email) };
      const body = anOrder([{ productId, quantity: 2 }], { email, shippingAddress, ...company });
      return (await shop.call<OrderResponse>('POST', '/api/orders', { body, token })).body;
    };
    placed = {
      old: await place(
        label,
        { firstName: 'Ștefan', lastName: 'Țurcanu', phone: '٠٧٢٢ ٣٣٣ ٤٤٤' },
        'stefan@hotel.example',
      ),
      large: await place(
        oven,
        {
          firstName: 'Jo',
          lastName: "O'Hara",
          company: 'Grill & Co',
          phone: '06 12-34-56-78',
          country: 'France',
        },
        'jo@grill.example',
      ),
      small: await place(label, { firstName: '=HYPERLINK("x")' }, 'maria@bistro.example', maria),
    };
    await shop.sql(`UPDATE orders SET created_at = '2026-03-31T21:30:00Z' WHERE id = $1`, [placed.old.id]);
  });
  afterAll(() => shop.close());

  const list = (query: string, token = admin) =>
    shop.call<OrderResponse[]>('GET', `/api/orders?${query}`, { token });
  const found = async (query: string, token?: string) => {
    const { body, headers } = await list(query, token);
    expect(headers['x-total-count']).toBe(String(body.length));
    const names = Object.fromEntries(Object.entries(placed).map(([name, { id }]) => [id, name]));
    return body.map(({ id }) => names[id]);
  };
  const exported = async (query = '') =>
    (await shop.call<string>('GET', `/admin/api/orders.csv${query}`, { token: admin })).body;

  it.each([
    ['', ['small', 'large', 'old']],
    ['sort=createdAt', ['old', 'large', 'small']],
    ['sort=totalAmount', ['old', 'small', 'large']],
    ['sort=-totalAmount', ['large', 'small', 'old']],
  ])('in the order %j', async (query, names) => {
    expect(await found(query)).toEqual(names);
  });

  it.each([
    ['search=stefan turcanu', ['old']],
    ['search=ȚURC', ['old']],
    ['search=JO@GRILL', ['large']],
    ["search=o'hara grill", ['large']],
    ['search=nobody', []],
    ['search=PO/JO-4711', ['large']],
    ['search=4711', ['small', 'large', 'old']],
    ['search=po jo 47', ['large']],
    ['search=0722333444', ['old']],
    ['search=%2B40 (0)722.333.444', ['old']],
    ['search=０７２２-３３３-４４４', ['old']],
    ['search=0612345678', ['large']],
    ['search=0033 6 12 34 56 78', ['large']],
    ['search=0722 333 445', []],
    ["search='\\ | & !", []],
    ['paymentStatus=unpaid&paymentMethod=cash&status=pending', ['small', 'large', 'old']],
    ['paymentStatus=paid', []],
    // Midnight in Bucharest was 21:00 UTC.
    ['from=2026-04-01&to=2026-04-01', ['old']],
    ['to=2026-03-31', []],
    ['from=2026-04-02&search=maria', ['small']],
  ])('that match %j', async (query, names) => {
    expect(await found(query)).toEqual(names);
  });

  it('has phone numbers in one spelling, and nothing for what a country has not', async () => {
    const [small, large, old] = (await list('')).body.map(({ shippingAddress }) => shippingAddress.phone);
    expect([small, large, old]).toEqual(['+40721000111', '+33612345678', '+40722333444']);
    const abroad = anAddress({
      country: 'Hong Kong',
      zipCode: '-',
      state: '-',
      county: '-',
      phone: '2812 0000 ext 4',
    });
    const body = anOrder([{ productId: label, quantity: 1 }], {
      email: 'hk@grill.example',
      shippingAddress: abroad,
    });
    const { body: order } = await shop.call<OrderResponse>('POST', '/api/orders', { body });
    await shop.sql('DELETE FROM orders WHERE id = $1', [order.id]);
    expect(order.shippingAddress).toMatchObject({
      zipCode: '',
      state: '',
      county: '',
      phone: '2812 0000 ext 4',
    });
  });

  it('by product code and by order number, also while it is being typed', async () => {
    expect(await found(`search=kp-${label}`)).toEqual(['small', 'old']);
    expect(await found(`search=${placed.large.orderNumber.toLowerCase()}`)).toEqual(['large']);
    expect(await found(`search=${placed.large.orderNumber.slice(-6)}`)).toEqual(['large']);
    expect(await found(`search=${placed.large.orderNumber.slice(0, 14)}`)).toEqual(['small', 'large', 'old']);
  });

  it('a search of a customer stays within their own orders', async () => {
    expect(await found('search=hotel', maria)).toEqual([]);
    expect(await found('search=bistro', maria)).toEqual(['small']);
  });

  it.each(['sort=name', 'from=2026-02-30', 'to=x', 'paymentStatus=none', `search=${'x'.repeat(101)}`])(
    'refuses %s',
    async (query) => {
      const { status, body } = await list(query);
      const { fields } = body as unknown as OrderAnswer;
      expect([status, fields?.[0]?.field]).toEqual([400, query.split('=')[0]]);
    },
  );

  it('notes of the staff are added with author and time, and no customer sees them', async () => {
    const path = `/admin/api/orders/${placed.small.id}/notes`;
    const add = (text: string, token = admin) =>
      shop.call<StaffNoteResponse>('POST', path, { token, body: { text } });
    const { status } = await add('Called: deliver after 10.');
    await add('Second call');
    const { body } = await shop.call<StaffNoteResponse[]>('GET', path, { token: admin });
    expect([status, body.map(({ text }) => text)]).toEqual([
      201,
      ['Second call', 'Called: deliver after 10.'],
    ]);
    expect(body[0]).toMatchObject({ author: 'admin@kitchenpass.example', at: expect.stringMatching(/Z$/) });
    const own = await shop.call<OrderResponse>('GET', `/api/orders/${placed.small.id}`, { token: maria });
    expect(JSON.stringify(own.body)).not.toContain('Second call');
    expect((await add('', admin)).status).toBe(400);
    expect((await add('Mine', maria)).status).toBe(403);
    const unknown = await shop.call('POST', '/admin/api/orders/99999/notes', {
      token: admin,
      body: { text: 'x' },
    });
    expect(unknown.status).toBe(404);
    expect(
      await shop.sql(`SELECT after FROM audit_entry WHERE action = 'order.note-added' ORDER BY id`),
    ).toEqual(body.toReversed().map(({ id }) => ({ after: { noteId: id, hasNote: true } })));
  });

  it('are exported as a workbook with amounts as numbers, an order or a line in each row', async () => {
    const workbook = async (query: string) => {
      const url = `/admin/api/orders.xlsx?${query}`;
      const { rawPayload } = await shop.app.inject({ url, headers: { authorization: `Bearer ${admin}` } });
      const [names = [], ...rows] = readWorkbook(rawPayload);
      return rows.map((cells) =>
        Object.fromEntries(cells.map((cell, index): [string, typeof cell] => [String(names[index]), cell])),
      );
    };
    const [large, ...others] = await workbook('search=JO@GRILL');
    expect(others).toEqual([]);
    expect(large).toMatchObject({ Order: placed.large.orderNumber, Email: 'jo@grill.example' });
    expect(large).toMatchObject({ Total: Number(placed.large.totalAmount), Currency: 'USD', Refunded: 0 });
    const texts = { ...TEXTS, poNumber: 'PO/jo-4711' };
    for (const field of ORDER_TEXT_FIELDS) expect(Object.values(large!)).toContain(texts[field]);
    expect(large).toMatchObject({ 'PO number': 'PO/jo-4711', 'Tax number': 'RO7654320' });
    const lines = await workbook('search=JO@GRILL&lines=true');
    expect(lines.map((line) => [line['Product code'], line['Quantity']])).toContainEqual([`KP-${oven}`, 2]);
  });

  it('packing slip and order are PDFs; only the order has prices', async () => {
    const textOf = async (file: string) => {
      const url = `/admin/api/orders/${placed.large.id}/${file}`;
      const answer = await shop.app.inject({ url, headers: { authorization: `Bearer ${admin}` } });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
      return withoutSpaces((await readPdf(answer.rawPayload)).text);
    };
    const [slip, order] = [await textOf('packing-slip.pdf'), await textOf('order.pdf')];
    for (const text of [slip, order]) {
      const texts = { ...TEXTS, poNumber: 'PO/jo-4711' };
      const typed = ORDER_TEXT_FIELDS.map((field) => withoutSpaces(texts[field]));
      const facts = [placed.large.orderNumber, `KP-${oven}`, 'Labelroll2', "O'Hara", 'Page1of1'];
      for (const fact of [...facts, ...typed]) expect(text).toContain(fact);
    }
    expect(slip).toContain('PACKINGSLIP');
    expect(slip).not.toMatch(/900|1,800/);
    expect(order).toContain('$1,800.00');
    expect(order).toContain('VATnumber:RO7654320');
  });

  it('a delivery note has a number of its own and what its parcel holds', async () => {
    const { id, items } = placed.large;
    const [first] = items;
    const ship = (body: object) =>
      shop.call<OrderAnswer>('POST', `/admin/api/orders/${id}/shipments`, { token: admin, body });
    const { shipments } = (await ship({ items: [{ itemId: first!.id, quantity: 1 }], awbNumber: 'AWB-1' }))
      .body;
    const [{ id: shipmentId, deliveryNoteNumber }] = shipments as [(typeof shipments)[number]];
    expect(deliveryNoteNumber).toMatch(/^DN-\d{4}-\d{6}$/);
    const print = (of: number) =>
      shop.app.inject({
        url: `/admin/api/orders/${id}/shipments/${of}/delivery-note.pdf`,
        headers: { authorization: `Bearer ${admin}` },
      });
    const { rawPayload } = await print(shipmentId);
    const text = withoutSpaces((await readPdf(rawPayload)).text);
    const facts = ['DELIVERYNOTE', deliveryNoteNumber, placed.large.orderNumber, first!.productCode, 'AWB-1'];
    for (const fact of facts) expect(text).toContain(withoutSpaces(fact));
    expect((await print(2_000_000_000)).statusCode).toBe(404);
  });

  it('a pick list sums what several orders still wait for, by product', async () => {
    const url = `/admin/api/pick-list.pdf?orderIds=${placed.large.id},${placed.small.id}`;
    const { rawPayload } = await shop.app.inject({ url, headers: { authorization: `Bearer ${admin}` } });
    const text = withoutSpaces((await readPdf(rawPayload)).text);
    expect(text).toContain('PICKLIST');
    for (const { orderNumber } of [placed.large, placed.small]) expect(text).toContain(orderNumber);
  });

  it('packing slips of several orders are one PDF, whose pages are counted per order', async () => {
    const print = (orderIds: string) => {
      const url = `/admin/api/packing-slips.pdf?orderIds=${orderIds}`;
      return shop.app.inject({ url, headers: { authorization: `Bearer ${admin}` } });
    };
    const { statusCode, rawPayload } = await print(`${placed.large.id},${placed.small.id}`);
    const text = withoutSpaces((await readPdf(rawPayload)).text);
    const footers = [placed.large, placed.small].map(({ orderNumber }) => `${orderNumber}·Page1of1`);
    expect([statusCode, footers.map((footer) => text.includes(footer))]).toEqual([200, [true, true]]);
    expect(text.indexOf(footers[0]!)).toBeLessThan(text.indexOf(footers[1]!));

    expect((await print(`${placed.small.id},99999`)).statusCode).toBe(404);
    const tooMany = Array.from({ length: 101 }, (_, index) => index + 1).join(',');
    for (const wrong of ['', 'x', '1.5', tooMany]) {
      const answer = await print(wrong);
      expect([wrong, answer.statusCode, answer.json<Problem>().fields?.[0]?.field]).toEqual([
        wrong,
        400,
        'orderIds',
      ]);
    }
  });

  it('a CSV has a row per order, in the order of the list, and formulas are defused', async () => {
    const rows = (await exported('?sort=createdAt')).split('\r\n');
    expect(rows[0]).toMatch(/^\uFEFFOrder,Placed at,Status,/);
    const start = [placed.old, placed.large, placed.small].map(({ orderNumber }) => orderNumber);
    expect(rows.slice(1).map((row) => row.split(',')[0])).toEqual([...start, '']);
    const promisedAt = rows[0]!.split(',').indexOf('Promised from');
    expect(rows[0]!.split(',')[promisedAt + 1]).toBe('Promised to');
    expect(rows[3]).toMatch(/,\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d,/);
    expect(rows[3]).toContain(`"'=HYPERLINK(""x"")"`);
    expect(rows[3]).toContain(`,'+40721000111,`);
    expect((await exported('?search=grill')).split('\r\n')).toHaveLength(3);
  });

  it('a CSV with lines has a row per line', async () => {
    const rows = (await exported(`?lines=true&search=kp-${oven}`)).split('\r\n');
    expect(rows).toHaveLength(3);
    expect(rows[1]).toMatch(new RegExp(`,KP-${oven},Label roll 2,2,900.00,1800.00$`));
  });

  it('a CSV of more orders than one batch has each once, also when their totals are equal', async () => {
    await shop.sql(
      `INSERT INTO orders (id, order_number, email, language, status, payment_method, payment_status, currency,
         subtotal_minor, shipping_minor, tax_lines, vat_minor, total_minor, shipping_address, billing_address)
       OVERRIDING SYSTEM VALUE
       SELECT 100000 + n, 'ORD-2025-' || lpad(n::text, 6, '0'), 'bulk@many.example', 'en', 'shipped', 'cash', 'unpaid',
              'USD', 100, 0, '[]', 19, 119, '{}', '{}' FROM generate_series(1, 1200) AS n`,
    );
    for (const sort of ['totalAmount', '-createdAt']) {
      const rows = (await exported(`?search=bulk&sort=${sort}`)).split('\r\n').slice(1, -1);
      expect([rows.length, new Set(rows).size]).toEqual([1200, 1200]);
    }
  });

  it('customers get no document and no export', async () => {
    for (const path of [
      'orders.csv',
      'orders.xlsx',
      `orders/${placed.small.id}/order.pdf`,
      `orders/${placed.small.id}/notes`,
    ]) {
      expect((await shop.call('GET', `/admin/api/${path}`, { token: maria })).status).toBe(403);
    }
  });
});
