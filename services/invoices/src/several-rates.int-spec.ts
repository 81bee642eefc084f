import { anAddress, anOrder, type OrderAnswer } from '@kp/orders/testing';
import { Taxes } from '@kp/settings';
import { type InvoiceAnswer, type InvoicesShop, startInvoicesShop } from './testing/invoices-shop';
import { brokenRules } from './ubl/testing/ubl-rules';

const DAY_MS = 86_400_000;

describe('a shop with several rates of VAT', () => {
  let shop: InvoicesShop;
  let dots: number;
  let flour: number;
  beforeAll(async () => {
    shop = await startInvoicesShop({ environment: { PAYMENTS_CASH_COUNTRIES: 'RO,CH,FR' } });
    dots = await shop.product({ name: 'Day dots', priceMinor: 1999, stock: 1000 });
    flour = await shop.product({ name: 'Flour', priceMinor: 1000, stock: 1000 });
    // Classes of single countries come before that of all others, at home too.
    await shop.sql(
      `UPDATE product SET tax_classes = '{"*": "standard", "RO": "reduced", "FR": "super_reduced"}' WHERE id = $1`,
      [flour],
    );
    for (const [taxClass, rate] of [
      ['standard', 0.19],
      ['reduced', 0.11],
    ] as const) {
      const entered = { country: 'RO', taxClass, rate, validFrom: today() };
      expect((await asAdmin('POST', 'vat-rates', entered)).status).toBe(201);
    }
  });
  afterAll(() => shop.close());

  const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/Bucharest' });
  const asAdmin = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
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

  it('invoices exempt goods alone, and says so', async () => {
    const book = await shop.product({ name: 'Training', priceMinor: 5000, stock: 10 });
    await shop.sql(`UPDATE product SET tax_classes = '{"*": "exempt"}' WHERE id = $1`, [book]);
    const person = anAddress({ company: '' });
    const body = anOrder([{ productId: book, quantity: 1 }], {
      shippingAddress: person,
      billingAddress: person,
    });
    const { body: order } = await shop.call<OrderAnswer>('POST', '/api/orders', { body });
    const invoice = await issued(order);
    expect(invoice).toMatchObject({ vatAmount: '0.00', vatExemption: 'exempt' });
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
      [0.021, '0.63'],
    ]);
    const preview = { items: items(), shippingAddress: { country: 'France' } };
    const { body } = await shop.call<OrderAnswer>('POST', '/api/orders/preview', { body: preview });
    expect([body.vatAmount, body.totalAmount]).toEqual(['8.63', '103.61']);
  });

  it('charges no VAT before the day of its registration, which is planned ahead', async () => {
    const taxes = shop.app.get(Taxes);
    const rateOn = (at: Date) => taxes.of(null, at).byClass.standard;
    const tomorrow = new Date(Date.now() + DAY_MS);
    const validFrom = tomorrow.toLocaleDateString('en-CA', { timeZone: 'Europe/Bucharest' });
    const planned = await asAdmin('POST', 'vat-registrations', { validFrom, status: 'not_registered' });
    expect(planned.body).toMatchObject({
      current: 'registered',
      periods: [
        { validFrom, status: 'not_registered', isFuture: true },
        { status: 'registered', isFirst: true, isInForce: true },
      ],
    });
    expect([rateOn(new Date()), rateOn(tomorrow)]).toEqual([
      { category: 'S', rate: 0.19 },
      { category: 'O', rate: 0 },
    ]);
    const path = `vat-registrations/${validFrom}`;
    expect(
      (await asAdmin('POST', 'vat-registrations', { validFrom, status: 'registered' })).body,
    ).toMatchObject({
      code: 'SETTINGS.REGISTRATION_EXISTS',
    });
    expect((await asAdmin('DELETE', path)).status).toBe(204);
    expect(rateOn(tomorrow)).toEqual({ category: 'S', rate: 0.19 });
    expect((await asAdmin('DELETE', path)).status).toBe(404);
    const past = { validFrom: '2026-01-01', status: 'registered' };
    expect((await asAdmin('POST', 'vat-registrations', past)).status).toBe(400);
  });

  it('says on invoices of taxed sales at home that VAT is due once they are paid', async () => {
    const onCollection = { validFrom: today(), status: 'on_collection' };
    expect((await asAdmin('POST', 'vat-registrations', onCollection)).status).toBe(201);
    const invoice = await issued(await orderTo('Romania'));
    expect(invoice.isVatOnCollection).toBe(true);
    const path = `/api/invoices/number/${invoice.invoiceNumber}/xml`;
    const { body: xml } = await shop.call<string>('GET', path, { token: shop.adminToken });
    expect(xml).toContain('<cbc:DescriptionCode>432</cbc:DescriptionCode>');
    expect(brokenRules(xml)).toEqual([]);
    expect((await issued(await orderTo('France'))).isVatOnCollection).toBe(false);
  });
});
