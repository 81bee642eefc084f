import { SettingsService } from '@kp/settings';
import { parseUbl } from './ubl/testing/ubl-document';
import { brokenRules } from './ubl/testing/ubl-rules';
import { type InvoiceAnswer, type InvoicesShop, startInvoicesShop } from './testing/invoices-shop';

const year = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Bucharest', year: 'numeric' }).format();
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Bucharest' }).format();

describe('issuing an invoice', () => {
  let shop: InvoicesShop;
  let maria: string;

  beforeAll(async () => {
    shop = await startInvoicesShop();
    maria = await shop.customer('maria@nord.example');
  });
  afterAll(() => shop.close());

  it('answers the invoice of a delivered order in euro, with what was paid in dollars', async () => {
    const orderId = await shop.delivered(maria);
    const { status, body } = await shop.issue(orderId, maria);
    expect([status, body.message]).toEqual([201, undefined]);
    expect(body).toMatchObject({
      invoiceNumber: `INV-${year}-000001`,
      kind: 'invoice',
      orderId,
      issueDate: today,
      supplyDate: today,
      paymentMethod: 'cash',
      isPaid: true,
      dueDate: null,
      language: 'en',
      currency: 'EUR',
      subtotal: '56.11',
      vatAmount: '10.66',
      totalAmount: '66.77',
      items: [
        {
          productName: 'Day dots',
          quantity: 2,
          unitPrice: '18.39',
          vatRate: 0.19,
          lineTotal: '36.78',
        },
        {
          productName: 'Shipping',
          productCode: null,
          quantity: 1,
          unitPrice: '19.33',
          lineTotal: '19.33',
        },
      ],
      user: {
        firstName: 'Ana',
        companyName: '',
        vatNumber: '',
        taxId: '',
        companyAddress: 'Strada Lipscani 12',
      },
      seller: {
        name: 'Bistro Supplies SRL',
        vatNumber: 'RO123',
        iban: 'RO00BANK',
      },
      ordered: {
        currency: 'USD',
        subtotal: '39.98',
        shipping: '25.00',
        vatAmount: '7.60',
        totalAmount: '72.58',
        exchangeRate: '0.920000',
        exchangeRateDate: '2025-11-01',
        exchangeRateSource: 'sample',
      },
    });
    expect(body.items[0]!.productCode).toMatch(/^KP-\d+$/);
    expect((await shop.order(orderId)).invoiceNumber).toBe(body.invoiceNumber);
  });

  it('takes the order off the list of those that await one', async () => {
    const orderId = await shop.delivered(maria);
    const awaiting = async () => {
      const path = '/api/orders?mine=true&awaitingInvoice=true';
      const { body, headers } = await shop.call<{ id: number }[]>('GET', path, { token: maria });
      expect(headers['x-total-count']).toBe(String(body.length));
      return body.map(({ id }) => id);
    };
    expect(await awaiting()).toEqual([orderId]);
    await shop.issue(orderId, maria);
    expect(await awaiting()).toEqual([]);
  });

  it('answers a second call with the number of the first, whichever of the two calls it is', async () => {
    const orderId = await shop.delivered(maria);
    const created = await shop.call<InvoiceAnswer>('POST', `/api/orders/${orderId}/create-invoice`, {
      token: maria,
    });
    expect(created.status).toBe(201);
    const { invoiceNumber } = created.body;
    for (const call of ['invoice', 'create-invoice']) {
      const again = await shop.call<InvoiceAnswer>('POST', `/api/orders/${orderId}/${call}`, {
        token: maria,
      });
      expect([again.status, again.body.code]).toEqual([409, 'INVOICES.ALREADY_ISSUED']);
      expect(again.body.details).toEqual({ invoiceNumber });
    }
  });

  it('is in the audit log when an administrator issues it, not when its customer does', async () => {
    const [byCustomer, byAdmin] = [
      await shop.issue(await shop.delivered(maria), maria),
      await shop.issue(await shop.delivered(maria)),
    ];
    const numbers = [byCustomer, byAdmin].map(({ body }) => body.invoiceNumber);
    const entries = await shop.sql(
      `SELECT subject_id AS number, before, after ->> 'total' AS total FROM audit_entry
        WHERE action = 'invoice.issued' AND subject_id = ANY ($1)`,
      [numbers],
    );
    expect(entries).toEqual([{ number: numbers[1], before: null, total: '72.58' }]);
  });

  it('is refused before the order is delivered, and uses up no number', async () => {
    const orderId = await shop.delivered(maria);
    await shop.setStatus(orderId, 'shipped');
    const before = await shop.numbers();
    const { status, body } = await shop.issue(orderId, maria);
    expect([status, body.code]).toEqual([409, 'INVOICES.ORDER_NOT_DELIVERED']);
    expect(await shop.numbers()).toEqual(before);
  });

  it('names shipping in the language of the order', async () => {
    const { body } = await shop.issue(await shop.delivered(maria, 'de'), maria);
    expect([body.language, body.items[1]!.productName]).toEqual(['de', 'Versand']);
  });

  it('keeps the buyer as it was', async () => {
    await shop.sql(
      `UPDATE app_user SET company_name = 'Nord Group SRL', vat_number = 'RO779', company_address = 'Unirii 1',
              company_city = 'Brașov', company_country = 'Romania' WHERE email = 'maria@nord.example'`,
    );
    const { body } = await shop.issue(await shop.delivered(maria), maria);
    await shop.sql(`UPDATE app_user SET company_name = 'Renamed SRL' WHERE email = 'maria@nord.example'`);
    const path = `/api/invoices/number/${body.invoiceNumber}`;
    const read = await shop.call<InvoiceAnswer>('GET', path, { token: maria });
    expect(read.body).toEqual(body);
    expect(read.body.user).toMatchObject({
      companyName: 'Nord Group SRL',
      vatNumber: 'RO779',
      companyCity: 'Brașov',
    });
  });

  it('asks a company for its number and Bucharest for its sector, and uses up no number', async () => {
    const dan = await shop.customer('dan@nord.example');
    const orderId = await shop.delivered(dan);
    const before = await shop.numbers();
    const refused = async (address: object) => {
      await shop.sql(`UPDATE orders SET billing_address = billing_address || $2::jsonb WHERE id = $1`, [
        orderId,
        JSON.stringify(address),
      ]);
      const { status, body } = await shop.issue(orderId, dan);
      return [status, body.code, body.details];
    };
    expect(await refused({ company: 'Bistro Sud SRL' })).toEqual([
      409,
      'INVOICES.TAX_NUMBER_REQUIRED',
      { missing: ['vatNumber'] },
    ]);
    expect(await refused({ company: '', zipCode: '99', city: 'București' })).toEqual([
      409,
      'INVOICES.ADDRESS_INCOMPLETE',
      { missing: ['city'] },
    ]);
    expect(await shop.numbers()).toEqual(before);
    const details = {
      companyName: 'Bistro Sud SRL',
      vatNumber: ' cif: 12345674',
      companyAddress: 'Unirii 1',
      companyCity: 'București, Sector 2',
      companyCounty: 'București',
      companyCountry: 'Romania',
    };
    const saved = await shop.call('PUT', '/api/auth/invoice', { token: dan, body: details });
    expect([saved.status, saved.body]).toMatchObject([200, { vatNumber: '12345674' }]);
    const { body } = await shop.issue(orderId, dan);
    expect(body.user).toMatchObject({ companyName: 'Bistro Sud SRL', vatNumber: 'RO12345674' });
    const xml = await shop.call<string>('GET', `/api/invoices/number/${body.invoiceNumber}/xml`, {
      token: dan,
    });
    expect(brokenRules(xml.body)).toEqual([]);
    expect(parseUbl(xml.body).all('cbc:CompanyID')).toEqual(['RO123', 'J08/1/2017', 'RO12345674']);
    expect(parseUbl(xml.body).all('cac:PaymentMeans')).toEqual(['10']);
  });

  it('is refused while the seller is not filled in, and names to whom it may concern what is missing', async () => {
    const orderId = await shop.delivered(maria);
    await shop.sql(`UPDATE company_settings SET vat_number = '', iban = ''`);
    await shop.app.get(SettingsService).refresh();
    try {
      const { status, body } = await shop.issue(orderId, maria);
      expect([status, body.code]).toEqual([409, 'INVOICES.NOT_CONFIGURED']);
      expect(body.details).toEqual({ missing: ['vatNumber', 'iban'] });
    } finally {
      await shop.sql(`UPDATE company_settings SET vat_number = 'RO123', iban = 'RO00BANK'`);
      await shop.app.get(SettingsService).refresh();
    }
    expect((await shop.issue(orderId, maria)).status).toBe(201);
  });

  it.each([
    [14, 14],
    [30, 30],
  ])('asks for money that is still owed within the %s days of the settings', async (days, expected) => {
    await shop.sql('UPDATE company_settings SET payment_term_days = $1', [days]);
    await shop.app.get(SettingsService).refresh();
    const { body } = await shop.issueUnpaid(maria);
    const due = new Date(`${body.issueDate}T00:00:00Z`);
    due.setUTCDate(due.getUTCDate() + expected);
    expect(body.dueDate).toBe(due.toISOString().slice(0, 10));
    const path = `/api/invoices/number/${body.invoiceNumber}/xml`;
    const { body: xml } = await shop.call<string>('GET', path, { token: maria });
    expect(brokenRules(xml)).toEqual([]);
    expect(parseUbl(xml).text('cbc:DueDate')).toBe(body.dueDate);
  });

  it('of a seller outside VAT names its tax number and no VAT, and refuses an order that charged some', async () => {
    const taxed = await shop.delivered(maria);
    await shop.sql(`UPDATE company_settings SET vat_number = '', tax_id = '59482171'`);
    await shop.app.get(SettingsService).refresh();
    try {
      const { status, body } = await shop.issue(await shop.delivered(maria), maria);
      expect([status, body.vatAmount, body.vatExemption]).toEqual([201, '0.00', 'notRegistered']);
      expect(body.seller).toMatchObject({ vatNumber: '', taxId: '59482171' });
      const path = `/api/invoices/number/${body.invoiceNumber}/xml`;
      const { body: xml } = await shop.call<string>('GET', path, { token: maria });
      expect(brokenRules(xml)).toEqual([]);
      expect(parseUbl(xml).all('cbc:TaxExemptionReasonCode')).toEqual(['VATEX-EU-O']);
      const refused = await shop.issue(taxed, maria);
      expect([refused.status, refused.body.details]).toEqual([409, { missing: ['vatNumber'] }]);
    } finally {
      await shop.sql(`UPDATE company_settings SET vat_number = 'RO123', tax_id = ''`);
      await shop.app.get(SettingsService).refresh();
    }
  });

  it.each([
    ['2025-11-20T12:00:00Z', '2025-11-20', '0.920000', '2025-11-01', '54.26'],
    ['2025-11-30T21:59:00Z', '2025-11-30', '0.920000', '2025-11-01', '54.26'],
    ['2025-11-30T22:00:00Z', '2025-12-01', '0.500000', '2025-12-01', '34.80'],
  ])(
    'takes the rates of the day of supply, delivered at %s',
    async (at, supplyDate, rate, since, vatInLei) => {
      const orderId = await shop.delivered(maria);
      await shop.sql(`UPDATE order_event SET at = $2 WHERE order_id = $1 AND to_status = 'delivered'`, [
        orderId,
        at,
      ]);
      await shop.sql(
        `INSERT INTO exchange_rate VALUES ('EUR', 'RON', '2025-12-01', 6), ('USD', 'EUR', '2025-12-01', 0.5)`,
      );
      await shop.app.get(SettingsService).refresh();
      try {
        const { status, body } = await shop.issue(orderId, maria);
        expect([status, body.issueDate, body.supplyDate]).toEqual([201, today, supplyDate]);
        expect(body.ordered).toMatchObject({ exchangeRate: rate, exchangeRateDate: since });
        expect(body.accounting).toMatchObject({ vatAmount: vatInLei, exchangeRateDate: since });
      } finally {
        await shop.sql(`DELETE FROM exchange_rate WHERE valid_from = '2025-12-01'`);
        await shop.app.get(SettingsService).refresh();
      }
    },
  );

  it('refuses another way to pay', async () => {
    const orderId = await shop.delivered(maria);
    const body = { paymentMethod: 'cheque' };
    const answer = await shop.call('POST', `/api/orders/${orderId}/invoice`, { token: maria, body });
    expect(answer.status).toBe(400);
  });
});

describe('an issued invoice', () => {
  let shop: InvoicesShop;
  beforeAll(async () => {
    shop = await startInvoicesShop();
    await shop.issue(await shop.delivered());
    // TRUNCATE locks whole tables: jobs that read them the other way round would be its deadlock.
    await shop.untilIdle();
  });
  afterAll(() => shop.close());

  it.each([
    `UPDATE invoice SET total_minor = total_minor + 1, subtotal_minor = subtotal_minor + 1`,
    `UPDATE invoice SET buyer = '{}'`,
    `UPDATE invoice SET number = 'INV-1999-000001'`,
    `UPDATE invoice_line SET quantity = 1`,
    `DELETE FROM invoice_line`,
    `DELETE FROM invoice`,
    `TRUNCATE invoice CASCADE`,
    `TRUNCATE invoice_line`,
  ])('refuses %s', async (statement) => {
    await expect(shop.sql(statement)).rejects.toThrow('An issued invoice cannot be changed or deleted.');
  });

  it('refuses another line, because the lines are its sum', async () => {
    const line = `INSERT INTO invoice_line SELECT invoice_id, position + 100, product_name, product_code, quantity,
      unit_price, vat_rate, line_total_minor, ordered_total_minor, vat_category FROM invoice_line`;
    await expect(shop.sql(line)).rejects.toThrow('The lines do not sum to their invoice.');
  });

  it('keeps its order, but lets an account be deleted', async () => {
    await expect(shop.sql('DELETE FROM orders')).rejects.toThrow('violates foreign key constraint');
    const maria = await shop.customer('maria@nord.example');
    const { body } = await shop.issue(await shop.delivered(maria), maria);
    await shop.sql(`DELETE FROM app_user WHERE email = 'maria@nord.example'`);
    const path = `/api/invoices/number/${body.invoiceNumber}`;
    const read = await shop.call<InvoiceAnswer>('GET', path, { token: shop.adminToken });
    expect(read.body).toEqual(body);
  });
});
