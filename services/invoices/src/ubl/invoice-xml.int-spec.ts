import type { Problem } from '@kp/platform/http';
import { SettingsService } from '@kp/settings';
import { type InvoicesShop, startInvoicesShop } from '../testing/invoices-shop';
import { parseUbl } from './testing/ubl-document';
import { brokenRules } from './testing/ubl-rules';

describe('the e-invoice file of an invoice', () => {
  let shop: InvoicesShop;
  let maria: string;
  let number: string;

  beforeAll(async () => {
    shop = await startInvoicesShop();
    maria = await shop.customer('maria@nord.example');
    number = (await shop.issue(await shop.delivered(maria), maria)).body.invoiceNumber;
  });
  afterAll(() => shop.close());

  const download = (token: string | undefined, of = number) =>
    shop.call<string & Problem>('GET', `/api/invoices/number/${of}/xml`, { token });

  it('is a download for its owner and for administrators, kept in no cache', async () => {
    for (const token of [maria, shop.adminToken]) {
      const { status, headers, body } = await download(token);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'application/xml; charset=utf-8',
        'content-disposition': `attachment; filename="${number}.xml"`,
        'cache-control': 'no-store',
      });
      expect(body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<Invoice /);
    }
  });

  it('does not exist for anybody else', async () => {
    const dan = await shop.customer('dan@nord.example');
    expect((await download(undefined)).status).toBe(401);
    for (const [token, of] of [
      [dan, number],
      [maria, 'INV-1999-000001'],
    ] as const) {
      const { status, body } = await download(token, of);
      expect([status, body.code]).toEqual([404, 'INVOICES.NOT_FOUND']);
    }
  });

  it('follows the rules and has the amounts of the invoice', async () => {
    const { body } = await download(maria);
    expect(brokenRules(body)).toEqual([]);
    const document = parseUbl(body);
    expect(document.all('cbc:TaxAmount')).toEqual(['10.66 EUR', '10.66 EUR', '54.26 RON']);
    expect(document.all('cbc:TaxInclusiveAmount')).toEqual(['66.77 EUR']);
    expect(document.all('cbc:Note')[0]).toBe(
      'Amount ordered: 72.58 USD. Exchange rate since 2025-11-01: 1 USD = 0.92 EUR. Source: sample rate of a new shop, not an official one.',
    );
  });

  it('stays the same, byte for byte, when company, rates and language texts around it change', async () => {
    const before = await download(maria);
    await shop.sql(`UPDATE company_settings SET name = 'Renamed SRL', county = 'Cluj'`);
    await shop.sql(
      `INSERT INTO exchange_rate VALUES ('EUR', 'RON', '2025-12-01', 6), ('USD', 'EUR', '2025-12-01', 0.5)`,
    );
    await shop.sql(`UPDATE orders SET shipping_address = shipping_address || '{"country":"Japan"}'`);
    await shop.app.get(SettingsService).refresh();
    const after = await download(maria);
    await shop.sql(`UPDATE company_settings SET name = 'Bistro Supplies SRL', county = ''`);
    await shop.sql(`DELETE FROM exchange_rate WHERE valid_from = '2025-12-01'`);
    await shop.app.get(SettingsService).refresh();
    expect(after.body).toBe(before.body);
  });

  it('of a storno refers to its invoice and negates it', async () => {
    const orderId = await shop.delivered(maria);
    const { body: invoice } = await shop.issue(orderId, maria);
    await shop.setStatus(orderId, 'cancelled');
    await shop.untilIdle();
    const { body: reversed } = await shop.call<{ reversedByNumber: string; accounting: object }>(
      'GET',
      `/api/invoices/number/${invoice.invoiceNumber}`,
      { token: maria },
    );
    const { body } = await download(maria, reversed.reversedByNumber);
    expect(brokenRules(body)).toEqual([]);
    const document = parseUbl(body);
    expect(document.all('cac:InvoiceDocumentReference')).toEqual([
      `${invoice.invoiceNumber} ${invoice.issueDate}`,
    ]);
    expect(document.all('cbc:TaxAmount')).toEqual(['-10.66 EUR', '-10.66 EUR', '-54.26 RON']);
    expect(document.all('cbc:InvoicedQuantity')).toEqual(['-2', '-1']);
    expect(document.all('cbc:PriceAmount')).toEqual(['18.39 EUR', '19.33 EUR']);
  });

  it('is refused with the missing facts for an invoice of before they were recorded', async () => {
    const orderId = await shop.delivered(maria);
    await shop.sql(`
      CREATE FUNCTION forget_tax() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.vat_category := NULL; NEW.accounting_currency := NULL; NEW.accounting_rate := NULL;
        NEW.accounting_rate_date := NULL; NEW.accounting_vat_minor := NULL; NEW.delivered_to := NULL;
        RETURN NEW;
      END $$;
      CREATE TRIGGER forget_tax BEFORE INSERT ON invoice FOR EACH ROW EXECUTE FUNCTION forget_tax()`);
    const { body: old } = await shop.issue(orderId, maria);
    await shop.sql('DROP TRIGGER forget_tax ON invoice');
    expect(old.accounting).toBeNull();
    const { status, body } = await download(maria, old.invoiceNumber);
    expect([status, body.code, body.details]).toEqual([409, 'INVOICES.XML_INCOMPLETE', { missing: ['tax'] }]);
  });

  it('needs a rate of the day for lei: without it nothing is issued', async () => {
    const orderId = await shop.delivered(maria);
    await shop.sql(`UPDATE exchange_rate SET valid_from = '2999-01-01' WHERE quote = 'RON'`);
    await shop.app.get(SettingsService).refresh();
    const refused = await shop.issue(orderId, maria);
    await shop.sql(`UPDATE exchange_rate SET valid_from = '2025-11-01' WHERE quote = 'RON'`);
    await shop.app.get(SettingsService).refresh();
    expect([refused.status, refused.body.code, refused.body.details]).toEqual([
      409,
      'INVOICES.NOT_CONFIGURED',
      { missing: ['exchangeRate'] },
    ]);
    expect((await shop.issue(orderId, maria)).status).toBe(201);
  });
});
