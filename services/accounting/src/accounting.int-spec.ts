import { bankStatementsDescriptor } from '@kp/bank-statements';
import { type InvoicesShop, startInvoicesShop } from '@kp/invoices/testing';
import { accountingDescriptor } from '.';
import type { AccountingMonthResponse } from './months/accounting-months.dto';
import type { SaleResponse } from './sales-journal/sales-journal.dto';
import type { VatOfRateResponse } from './vat-report/vat-report.dto';

/** Two day dots of 19.99, 25.00 of shipping with its VAT, and 19%, at 0.92: 36.78 + 19.33 euro. */
const INVOICE = { taxable: '56.11', vat: '10.66' };

describe('the books of the shop', () => {
  let shop: InvoicesShop;
  beforeAll(async () => {
    shop = await startInvoicesShop({ modules: [bankStatementsDescriptor, accountingDescriptor] });
  });
  afterAll(() => shop.close());

  const dayAt = (at: number) => new Date(at).toLocaleDateString('en-CA', { timeZone: 'Europe/Bucharest' });
  const today = () => dayAt(Date.now());
  const period = (from = today(), to = today()) => `from=${from}&to=${to}`;
  const report = async (of = period()) =>
    (await shop.call<VatOfRateResponse[]>('GET', `/admin/api/vat-report?${of}`, { token: shop.adminToken }))
      .body;
  const exported = async () => {
    const { body } = await shop.call<string>('GET', `/admin/api/invoices.csv?${period()}`, {
      token: shop.adminToken,
    });
    const [head = '', ...rows] = body.replace('\uFEFF', '').trimEnd().split(/\r?\n/);
    const names = head.split(',');
    return rows.map((row) => Object.fromEntries(row.split(',').map((cell, index) => [names[index]!, cell])));
  };
  const reversed = async () => {
    const id = await shop.delivered();
    await shop.issue(id);
    await shop.setStatus(id, 'cancelled');
    await shop.untilIdle();
  };

  it('sum VAT as documents state it by country, category and rate, and what was cancelled counts against it', async () => {
    await shop.issue(await shop.delivered());
    const one = { country: 'RO', category: 'S', rate: 0.19, currency: 'EUR', ...INVOICE, due: INVOICE.vat };
    expect(await report()).toEqual([
      {
        ...one,
        documents: 1,
        accountingCurrency: 'RON',
        accountingVat: '54.26',
        accountingTaxable: '285.60',
      },
    ]);
    await reversed();
    expect(await report()).toEqual([
      {
        ...one,
        documents: 3,
        accountingCurrency: 'RON',
        accountingVat: '54.26',
        accountingTaxable: '285.60',
      },
    ]);
    expect(await report(period('2020-01-01', '2020-12-31'))).toEqual([]);
    const wrong = await shop.call('GET', `/admin/api/vat-report?${period('2026-02-01', '2026-01-01')}`, {
      token: shop.adminToken,
    });
    expect(wrong.status).toBe(400);
  });

  it('export a row per document and rate, whose sums are those of the report', async () => {
    const rows = await exported();
    expect(rows.map(({ Kind, Net, VAT, Currency }) => [Kind, Net, VAT, Currency])).toEqual([
      ['invoice', '56.11', '10.66', 'EUR'],
      ['invoice', '56.11', '10.66', 'EUR'],
      ['storno', '-56.11', '-10.66', 'EUR'],
    ]);
    expect(rows[0]).toMatchObject({
      'Tax country': 'RO',
      Category: 'S',
      'Rate in percent': '19',
      Total: '66.77',
      'VAT in accounting currency': '54.26',
      'Accounting currency': 'RON',
    });
  });

  const month = () => today().slice(0, 7);
  const journal = async () => {
    const path = `/admin/api/sales-journal?month=${month()}`;
    return shop.call<SaleResponse[]>('GET', path, { token: shop.adminToken });
  };

  it('list the documents of a month with base and VAT per rate, in lei too', async () => {
    const { body: sales, headers } = await journal();
    expect(headers['x-total-count']).toBe('3');
    expect(sales.map(({ kind, total, accountingTotal }) => [kind, total, accountingTotal])).toEqual([
      ['invoice', '66.77', '339.86'],
      ['invoice', '66.77', '339.86'],
      ['storno', '-66.77', '-339.86'],
    ]);
    expect(sales[0]).toMatchObject({
      customer: 'Ana Popescu',
      country: 'Romania',
      rates: [{ country: 'RO', category: 'S', rate: 0.19, ...INVOICE }],
      currency: 'EUR',
      accountingCurrency: 'RON',
      orderCurrency: 'USD',
      paymentMethod: 'cash',
      isPaid: true,
    });
    const [summed] = await report();
    const sumOf = (read: (sale: SaleResponse) => string) =>
      sales.reduce((sum, sale) => sum + Math.round(Number(read(sale)) * 100), 0);
    expect(sumOf(({ net }) => net)).toBe(Number(summed!.taxable) * 100);
    expect(sumOf(({ accountingNet }) => accountingNet!)).toBe(
      Math.round(Number(summed!.accountingTaxable) * 100),
    );
    const wrong = await shop.call('GET', '/admin/api/sales-journal?month=2026-13', {
      token: shop.adminToken,
    });
    expect(wrong.status).toBe(400);
  });

  it('write the journal in the language of who exports it', async () => {
    const { body, headers } = await shop.call<string>(
      'GET',
      `/admin/api/sales-journal.csv?month=${month()}`,
      {
        token: shop.adminToken,
        headers: { 'accept-language': 'ro' },
      },
    );
    expect(headers['content-disposition']).toContain(`jurnal-de-vanzari-${month()}.csv`);
    const [head, first] = body.replace('\uFEFF', '').split(/\r?\n/);
    expect(head).toContain(
      'Data emiterii;Număr;Tip de document;Client;Cod fiscal;Țara;Bază 19% România;TVA 19% România',
    );
    expect(first).toContain(
      ';Factură;Ana Popescu;;România;56,11;10,66;56,11;10,66;66,77;EUR;285,60;54,26;339,86;RON;',
    );
  });

  it('have VAT on collection fall due as it is paid', async () => {
    const before = await report();
    await shop.call('POST', '/admin/api/vat-registrations', {
      token: shop.adminToken,
      body: { validFrom: today(), status: 'on_collection' },
    });
    const { body: invoice } = await shop.issueUnpaid();
    expect(invoice).toMatchObject({ isVatOnCollection: true, isPaid: false, vatAmount: '10.66' });
    const [issued] = await report();
    expect([issued!.vat, issued!.due]).toEqual(['21.32', before[0]!.due]);

    const transferred = async (amount: string) => {
      const path = `/admin/api/invoices/${invoice.invoiceNumber}/payment`;
      const body = { amount, reference: `Transfer of ${amount}`, date: today() };
      expect((await shop.call('PUT', path, { token: shop.adminToken, body })).status).toBe(200);
      return (await report())[0]!.due;
    };
    // A third, then the rest: 3.55 of 10.66, then all of it.
    expect(await transferred('22.26')).toBe('14.21');
    expect(await transferred('44.51')).toBe('21.32');
  });

  describe('of a month', () => {
    const asAccountant = <Body>(method: 'GET' | 'PUT' | 'DELETE', path: string) =>
      shop.call<Body & { code?: string }>(method, `/admin/api/accounting-months/${path}`, {
        token: shop.adminToken,
      });
    const last = () => {
      const day = new Date(`${month()}-01T00:00:00Z`);
      day.setUTCDate(0);
      return day.toISOString().slice(0, 10);
    };

    it('are closed when it is over and opened again, on record, and name what is paid and not invoiced', async () => {
      const orderId = await shop.delivered();
      const open = await asAccountant<AccountingMonthResponse>('GET', month());
      expect(open.body).toMatchObject({
        closedAt: null,
        notInvoiced: 1,
        orders: [{ id: orderId, total: '72.58' }],
      });
      expect((await asAccountant('PUT', `${month()}/closing`)).body.code).toBe('SETTINGS.MONTH_NOT_OVER');
      const before = last().slice(0, 7);
      for (let call = 0; call < 2; call += 1) {
        const { status, body } = await asAccountant<AccountingMonthResponse>('PUT', `${before}/closing`);
        expect([status, typeof body.closedAt, body.closedBy]).toEqual([
          200,
          'string',
          'admin@kitchenpass.example',
        ]);
      }
      const { body: reopened } = await asAccountant<AccountingMonthResponse>('DELETE', `${before}/closing`);
      expect(reopened).toMatchObject({ month: before, closedAt: null, closedBy: null });
      const entries = await shop.sql(
        `SELECT action, subject_id FROM audit_entry WHERE subject = 'accounting-month' ORDER BY id`,
      );
      expect(entries).toEqual([
        { action: 'accounting-month.closed', subject_id: before },
        { action: 'accounting-month.open', subject_id: before },
      ]);
    });

    it('name a document that comes after they were closed, which is of the open month', async () => {
      const orderId = await shop.delivered();
      await shop.sql(`UPDATE order_event SET at = $2 WHERE order_id = $1`, [orderId, `${last()}T12:00:00Z`]);
      await asAccountant('PUT', `${last().slice(0, 7)}/closing`);
      const { body } = await shop.issue(orderId);
      expect([body.supplyDate, body.issueDate]).toEqual([last(), today()]);
      const listed = (await journal()).body.find(({ invoiceNumber }) => invoiceNumber === body.invoiceNumber);
      expect(listed).toMatchObject({ issueDate: today(), supplyDate: last(), lateOf: last().slice(0, 7) });
      await expect(
        shop.sql(`INSERT INTO invoice (number, issue_date) VALUES ('X', $1)`, [last()]),
      ).rejects.toThrow('are closed');
    });
  });
});
