import { anAddress, anOrder, type OrderAnswer } from '@kp/orders/testing';
import type { Problem } from '@kp/platform/http';
import { readPdf, withoutSpaces } from '@kp/testing';
import { type InvoiceAnswer, type InvoicesShop, startInvoicesShop } from './testing/invoices-shop';
import { brokenRules } from './ubl/testing/ubl-rules';

/** Of a pan at 12.10 with 21% and a bag of flour at 3.33 with 11%; shipping costs 25.00 up to 500.00. */
const ORDERS = [
  {
    name: 'one of each',
    pans: 1,
    bags: 1,
    // 15.43 + 25.00; 12.10 × 21/121 and 3.33 × 11/111
    expected: {
      subtotal: '15.43',
      discount: '0.00',
      shipping: '25.00',
      vatAmount: '2.43',
      totalAmount: '40.43',
    },
    lines: [
      [0.21, '10.00', '2.10'],
      [0.11, '3.00', '0.33'],
    ],
  },
  {
    name: 'several of each',
    pans: 3,
    bags: 7,
    // 36.30 + 23.31 + 25.00; 36.30 × 21/121 and 23.31 × 11/111
    expected: {
      subtotal: '59.61',
      discount: '0.00',
      shipping: '25.00',
      vatAmount: '8.61',
      totalAmount: '84.61',
    },
    lines: [
      [0.21, '30.00', '6.30'],
      [0.11, '21.00', '2.31'],
    ],
  },
  {
    name: '10% off from 59.61 on',
    pans: 3,
    bags: 7,
    discountCode: 'SUMMER',
    // 5.96 off, of it 3.63 and 2.33: 32.67 × 21/121 and 20.98 × 11/111
    expected: {
      subtotal: '59.61',
      discount: '5.96',
      shipping: '25.00',
      vatAmount: '7.75',
      totalAmount: '78.65',
    },
    lines: [
      [0.21, '27.00', '5.67'],
      [0.11, '18.90', '2.08'],
    ],
  },
  {
    name: 'above the threshold for free shipping only with VAT',
    pans: 42,
    bags: 0,
    // 508.20 with, 420.00 without
    expected: {
      subtotal: '508.20',
      discount: '0.00',
      shipping: '0.00',
      vatAmount: '88.20',
      totalAmount: '508.20',
    },
    lines: [[0.21, '420.00', '88.20']],
  },
] as const;

describe('a shop whose prices are entered with VAT', () => {
  let shop: InvoicesShop;
  let pan: number;
  let flour: number;

  beforeAll(async () => {
    shop = await startInvoicesShop();
    pan = await shop.product({ name: 'Frying pan', priceMinor: 1210, stock: 1000 });
    flour = await shop.product({ name: 'Flour', priceMinor: 333, stock: 1000 });
    await shop.sql(`UPDATE product SET tax_classes = '{"*": "reduced"}' WHERE id = $1`, [flour]);
    const from = { country: 'RO', validFrom: today() };
    await asAdmin('POST', 'vat-rates', { ...from, taxClass: 'standard', rate: 0.21 });
    await asAdmin('POST', 'vat-rates', { ...from, taxClass: 'reduced', rate: 0.11 });
    const code = { code: 'SUMMER', kind: 'percent', value: '10', minimumSubtotal: '59.61' };
    const always = { startsAt: '', endsAt: '', maxUses: null, oncePerCustomer: false, isActive: true };
    expect((await asAdmin('POST', 'discount-codes', { ...code, ...always })).status).toBe(201);
    expect((await enterPrices(true)).body).toMatchObject({ isTaxIncluded: true });
  });
  afterAll(() => shop.close());

  const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/Bucharest' });
  const asAdmin = (method: 'POST' | 'PUT', path: string, body: object) =>
    shop.call<Problem>(method, `/admin/api/${path}`, { token: shop.adminToken, body });
  const enterPrices = (isTaxIncluded: boolean) =>
    asAdmin('PUT', 'tax-settings', { isByDestination: false, isTaxIncluded });
  const tradeIn = async (currency: string) =>
    expect((await asAdmin('PUT', 'shop-settings', { currency })).status).toBe(200);
  const itemsOf = (pans: number, bags: number) =>
    [
      { productId: pan, quantity: pans },
      { productId: flour, quantity: bags },
    ].filter(({ quantity }) => quantity > 0);
  const previewed = async (pans: number, bags: number, discountCode?: string) =>
    (
      await shop.call<OrderAnswer>('POST', '/api/orders/preview', {
        body: { items: itemsOf(pans, bags), discountCode },
      })
    ).body;
  const linesOf = ({ taxLines }: OrderAnswer) =>
    taxLines.map(({ rate, taxable, tax }) => [rate, taxable, tax]);

  it('says so to the pages', async () => {
    const { body } = await shop.call('GET', '/api/shipping-settings');
    expect(body).toMatchObject({ isTaxIncluded: true, vatRate: 0.21, vatRates: { reduced: 0.11 } });
  });

  it('counts forints to the fillér', async () => {
    await tradeIn('HUF');
    await shop.sql('UPDATE product SET price_minor = price_minor * 400 WHERE id = ANY($1)', [[pan, flour]]);
    // 3 × 4,840.00 and 7 × 1,332.00: 14,520.00 × 21/121 and 9,324.00 × 11/111
    const preview = await previewed(3, 7);
    expect(preview).toMatchObject({ subtotal: '23844.00', vatAmount: '3444.00', totalAmount: '23844.00' });
    expect(linesOf(preview)).toEqual([
      [0.21, '12000.00', '2520.00'],
      [0.11, '8400.00', '924.00'],
    ]);
    await shop.sql('UPDATE product SET price_minor = price_minor / 400 WHERE id = ANY($1)', [[pan, flour]]);
    await tradeIn('RON');
  });

  it.each(ORDERS)('$name', async ({ pans, bags, expected, lines, ...asked }) => {
    const { discountCode } = { discountCode: undefined, ...asked };
    const preview = await previewed(pans, bags, discountCode);
    expect(preview).toMatchObject({ ...expected, isTaxIncluded: true });
    expect(linesOf(preview)).toEqual(lines);
    const body = anOrder(itemsOf(pans, bags), { discountCode });
    const placed = await shop.call<OrderAnswer>('POST', '/api/orders', { body });
    expect([placed.status, placed.body]).toEqual([201, expect.objectContaining(expected)]);
    expect(linesOf(placed.body)).toEqual(lines);
  });

  it('invoices line by line what the customer saw, and sums it to what was paid', async () => {
    const person = anAddress({ company: '' });
    const items = itemsOf(3, 7);
    const order = await shop.delivered(undefined, 'en', {
      items,
      shippingAddress: person,
      billingAddress: person,
    });
    const { body: invoice } = await shop.issue(order);
    // 25.00 of shipping as 15.22 and 9.78.
    expect(
      invoice.items.map(({ quantity, lineTotal, grossTotal }) => [quantity, lineTotal, grossTotal]),
    ).toEqual([
      [3, '30.00', '36.30'],
      [7, '21.00', '23.31'],
      [1, '12.58', '15.22'],
      [1, '8.81', '9.78'],
    ]);
    expect(invoice).toMatchObject({ currency: 'RON', vatAmount: '12.22', totalAmount: '84.61' });
    const { body: xml } = await shop.call<string>('GET', pathOf(invoice, 'xml'), { token: shop.adminToken });
    expect(brokenRules(xml)).toEqual([]);
    const { rawPayload } = await shop.app.inject({
      method: 'GET',
      url: pathOf(invoice, 'pdf'),
      headers: { authorization: `Bearer ${shop.adminToken}` },
    });
    const text = withoutSpaces((await readPdf(rawPayload)).text);
    for (const shown of ['TotalwithVAT', '36.30', '23.31', '84.61']) expect(text).toContain(shown);
  });
  const pathOf = ({ invoiceNumber }: InvoiceAnswer, kind: 'xml' | 'pdf') =>
    `/api/invoices/number/${invoiceNumber}/${kind}`;

  it('keeps to it once there is an order', async () => {
    const refused = await enterPrices(false);
    expect([refused.status, refused.body.code]).toEqual([409, 'SETTINGS.PRICE_ENTRY_IN_USE']);
    expect((await enterPrices(true)).status).toBe(200);
    expect((await asAdmin('PUT', 'tax-settings', { isByDestination: true })).body).toMatchObject({
      isByDestination: true,
      isTaxIncluded: true,
    });
  });
});
