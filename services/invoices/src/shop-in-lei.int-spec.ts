import { SettingsService } from '@kp/settings';
import { readPdf, withoutSpaces } from '@kp/testing';
import { type InvoicesShop, startInvoicesShop } from './testing/invoices-shop';

/** Two rolls of 129.00 lei, 19% VAT on them, and delivery for 25.00. */
const PAID = '332.02';

describe('a Romanian restaurant that buys in lei', () => {
  let shop: InvoicesShop;
  let customer: string;

  beforeAll(async () => {
    shop = await startInvoicesShop();
    await tradeIn('RON');
    await shop.sql('DELETE FROM exchange_rate');
    await shop.app.get(SettingsService).refresh();
    customer = await shop.customer('chef@bistro-nord.example');
  });
  afterAll(() => shop.close());

  const tradeIn = async (currency: string) => {
    const body = { currency };
    const { status } = await shop.call('PUT', '/admin/api/shop-settings', { token: shop.adminToken, body });
    expect(status).toBe(200);
  };
  const ordered = async (priceMinor: number) => {
    const items = [{ productId: await shop.product({ priceMinor }), quantity: 2 }];
    return shop.delivered(customer, 'ro', { items });
  };

  it('pays, and is invoiced, what the page says, without an exchange rate', async () => {
    const order = await ordered(12_900);
    expect(await shop.order(order)).toMatchObject({ totalAmount: PAID, currency: 'RON' });
    const { status, body } = await shop.issue(order, customer);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      currency: 'RON',
      totalAmount: PAID,
      accounting: null,
      ordered: { currency: 'RON', totalAmount: PAID, exchangeRate: null },
    });

    const xml = await shop.call<string>('GET', `/api/invoices/number/${body.invoiceNumber}/xml`, {
      token: customer,
    });
    expect(xml.status).toBe(200);
    expect(xml.body).toContain('<cbc:DocumentCurrencyCode>RON</cbc:DocumentCurrencyCode>');
    expect(xml.body).toContain(`<cbc:TaxInclusiveAmount currencyID="RON">${PAID}</cbc:TaxInclusiveAmount>`);
    expect(xml.body).not.toContain('TaxCurrencyCode');
    expect(xml.body.match(/<cac:TaxTotal>/g)).toHaveLength(1);

    const { rawPayload } = await shop.app.inject({
      method: 'GET',
      url: `/api/invoices/number/${body.invoiceNumber}/pdf`,
      headers: { authorization: `Bearer ${customer}` },
    });
    const text = withoutSpaces((await readPdf(rawPayload)).text);
    expect(text).toContain('332,02lei');
    expect(text).not.toMatch(/EUR|€|USD|\$/);
  });
});

describe('a kitchen for 45,000,000 forints', () => {
  let shop: InvoicesShop;
  beforeAll(async () => {
    shop = await startInvoicesShop();
    const body = { currency: 'HUF' };
    await shop.call('PUT', '/admin/api/shop-settings', { token: shop.adminToken, body });
    await shop.sql(`INSERT INTO exchange_rate (base, quote, valid_from, rate, source)
                    VALUES ('HUF', 'RON', '2025-11-01', 0.013, 'manual')`);
    await shop.app.get(SettingsService).refresh();
  });
  afterAll(() => shop.close());

  it('is ordered, paid, invoiced and summed to the fillér', async () => {
    const kitchen = await shop.product({ priceMinor: 4_500_000_000, stock: 5 });
    const cart = await shop.call<object[]>('GET', `/api/products?minPrice=40000000&maxPrice=9999999999`);
    expect(cart.body).toEqual([expect.objectContaining({ price: '45000000.00', currency: 'HUF' })]);
    const customer = await shop.customer('canteen@nagykonyha.example');
    const order = await shop.delivered(customer, 'en', { items: [{ productId: kitchen, quantity: 3 }] });
    expect(await shop.order(order)).toMatchObject({ totalAmount: '160650000.00', currency: 'HUF' });
    const { body } = await shop.issue(order, customer);
    expect(body).toMatchObject({
      currency: 'HUF',
      totalAmount: '160650000.00',
      accounting: { currency: 'RON', vatAmount: '333450.00' },
    });
  });
});
