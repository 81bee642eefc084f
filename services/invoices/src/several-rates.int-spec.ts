import { anAddress, anOrder, type OrderAnswer } from '@kp/orders/testing';
import { type InvoiceAnswer, type InvoicesShop, startInvoicesShop } from './testing/invoices-shop';
import { brokenRules } from './ubl/testing/ubl-rules';

describe('a shop with several rates of VAT', () => {
  let shop: InvoicesShop;
  let dots: number;
  let flour: number;
  beforeAll(async () => {
    shop = await startInvoicesShop({ environment: { PAYMENTS_CASH_COUNTRIES: 'RO,CH,FR' } });
    dots = await shop.product({ name: 'Day dots', priceMinor: 1999, stock: 1000 });
    flour = await shop.product({ name: 'Flour', priceMinor: 1000, stock: 1000 });
    await shop.sql(`UPDATE product SET tax_classes = '{"*": "reduced"}' WHERE id = $1`, [flour]);
    const rate = { country: 'RO', taxClass: 'reduced', rate: 0.11, validFrom: today() };
    expect((await asAdmin('POST', 'vat-rates', rate)).status).toBe(201);
  });
  afterAll(() => shop.close());

  const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/Bucharest' });
  const asAdmin = (method: 'POST' | 'PUT', path: string, body?: object) =>
    shop.call<Record<string, unknown>>(method, `/admin/api/${path}`, { token: shop.adminToken, body });
  const items = () => [
    { productId: dots, quantity: 2 },
    { productId: flour, quantity: 3 },
  ];
  const orderTo = async (country: string, changes: object = {}) => {
    const address = anAddress({ company: '', country });
    const body = anOrder(items(), { shippingAddress: address, billingAddress: address, ...changes });
    const { status, body: order } = await shop.call<OrderAnswer>('POST', '/api/orders', { body });
    expect(status).toBe(201);
    return order;
  };
  const issued = async ({ id }: OrderAnswer): Promise<InvoiceAnswer> => {
    await shop.setStatus(id, 'delivered');
    return (await shop.issue(id)).body;
  };

  it('taxes each class of goods at its rate, and the invoice with them', async () => {
    const order = await orderTo('Romania');
    expect(order).toMatchObject({
      vatRate: null,
      vatAmount: '10.90',
      totalAmount: '105.88',
      taxLines: [
        { category: 'S', rate: 0.19, taxable: '39.98', tax: '7.60' },
        { category: 'S', rate: 0.11, taxable: '30.00', tax: '3.30' },
      ],
    });
    // 2 × 18.39, 3 × 9.20 and 25.00 of shipping as 14.28 and 10.72, without VAT 12.00 and 9.66, at 0.92.
    const invoice = await issued(order);
    expect(invoice.items.map(({ lineTotal, vatRate }) => [lineTotal, vatRate])).toEqual([
      ['36.78', 0.19],
      ['27.60', 0.11],
      ['11.04', 0.19],
      ['8.89', 0.11],
    ]);
    expect(invoice).toMatchObject({
      vatAmount: '13.10',
      totalAmount: '97.41',
      vatLines: [
        { category: 'S', rate: 0.19, taxable: '47.82', vatAmount: '9.09' },
        { category: 'S', rate: 0.11, taxable: '36.49', vatAmount: '4.01' },
      ],
    });
    const path = `/api/invoices/number/${invoice.invoiceNumber}/xml`;
    const { body: xml } = await shop.call<string>('GET', path, { token: shop.adminToken });
    expect(brokenRules(xml)).toEqual([]);
  });

  it('adds the official rates where it has none, and replaces nothing', async () => {
    const { body } = await asAdmin('PUT', 'tax-settings/official-rates');
    expect(body['added']).toBeGreaterThan(80);
    expect((await asAdmin('PUT', 'tax-settings/official-rates')).body).toEqual({ added: 0 });
    const { taxLines } = await orderTo('Romania');
    expect(taxLines.map(({ rate }) => rate)).toEqual([0.19, 0.11]);
  });

  it('goes on to tax at home what goes abroad, until it taxes by destination', async () => {
    expect((await orderTo('Switzerland')).taxLines.map(({ rate }) => rate)).toEqual([0.19, 0.11]);
    const settings = { isByDestination: true, ossSince: null };
    expect((await asAdmin('PUT', 'tax-settings', settings)).body).toMatchObject({ homeCountry: 'RO' });
    const exported = await orderTo('Switzerland');
    expect(exported).toMatchObject({
      vatAmount: '0.00',
      totalAmount: '94.98',
      taxLines: [{ category: 'G', rate: 0, taxable: '69.98', tax: '0.00' }],
    });
    expect(await issued(exported)).toMatchObject({ vatExemption: 'export', vatAmount: '0.00' });
    expect((await orderTo('France')).taxLines.map(({ rate }) => rate)).toEqual([0.19, 0.11]);
  });

  it('charges consumers of other member states their VAT once it uses the One Stop Shop', async () => {
    await asAdmin('PUT', 'tax-settings', { isByDestination: true, ossSince: today() });
    const { taxLines } = await orderTo('France');
    expect(taxLines.map(({ rate, tax }) => [rate, tax])).toEqual([
      [0.2, '8.00'],
      [0.1, '3.00'],
    ]);
    const preview = { items: items(), shippingAddress: { country: 'France' } };
    const { body } = await shop.call<OrderAnswer>('POST', '/api/orders/preview', { body: preview });
    expect([body.vatAmount, body.totalAmount]).toEqual(['11.00', '105.98']);
  });
});
