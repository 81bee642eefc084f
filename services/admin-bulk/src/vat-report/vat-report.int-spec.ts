import { contactDescriptor } from '@kp/contact';
import { type InvoicesShop, startInvoicesShop } from '@kp/invoices/testing';
import { notificationsDescriptor } from '@kp/notifications';
import { adminBulkDescriptor } from '..';
import type { VatOfRateResponse } from './vat-report.dto';

/** Two day dots of 19.99, 25.00 of shipping with its VAT, and 19%, at 0.92: 36.78 + 19.33 euro. */
const INVOICE = { taxable: '56.11', vat: '10.66' };

describe('the report of VAT', () => {
  let shop: InvoicesShop;
  beforeAll(async () => {
    shop = await startInvoicesShop({
      modules: [contactDescriptor, notificationsDescriptor, adminBulkDescriptor],
    });
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

  it('sums what documents state by country, category and rate, and what was cancelled counts against it', async () => {
    await shop.issue(await shop.delivered());
    const one = { country: 'RO', category: 'S', rate: 0.19, currency: 'EUR', ...INVOICE, due: INVOICE.vat };
    expect(await report()).toEqual([
      { ...one, documents: 1, accountingCurrency: 'RON', accountingVat: '54.26' },
    ]);
    await reversed();
    expect(await report()).toEqual([
      { ...one, documents: 3, accountingCurrency: 'RON', accountingVat: '54.26' },
    ]);
    expect(await report(period('2020-01-01', '2020-12-31'))).toEqual([]);
    const wrong = await shop.call('GET', `/admin/api/vat-report?${period('2026-02-01', '2026-01-01')}`, {
      token: shop.adminToken,
    });
    expect(wrong.status).toBe(400);
  });

  it('is exported a row per document and rate, whose sums are those of the report', async () => {
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

  it('has VAT on collection fall due as it is paid', async () => {
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
});
