import { ZipArchive } from '@kp/platform/zip';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { anAddress } from '@kp/orders/testing';
import { Sql } from '@kp/platform/database';
import type { Problem } from '@kp/platform/http';
import { type PayingShop, startPayingShop } from './testing/paying-shop';
import { listFoundInvoices, listNearInvoices } from './staff/invoice-list.queries';
import type { InvoiceSumsResponse, StaffInvoiceResponse } from './staff/staff-invoices.dto';

/** Each invoice is of two pieces of 19.99 dollars and shipping of 25.00: 66.77 euro with VAT of 10.66. */
describe('the documents of the shop', () => {
  let shop: PayingShop;
  let open: { number: string; orderId: number };
  let overdue: string;
  let paid: { number: string; orderId: number };
  let reversed: { number: string; storno: string };
  let credited: string;

  beforeAll(async () => {
    shop = await startPayingShop();
    const company = anAddress({ company: 'Hotel Șapte Brazi SRL', firstName: 'Ștefan', lastName: 'Pop' });
    const maria = await shop.customer('maria@nord.example');

    const first = await shop.unpaid();
    open = first;
    await first.transfer('60.00');
    overdue = (await shop.unpaid()).number;
    await shop.sql('ALTER TABLE invoice DISABLE TRIGGER invoice_is_final');
    await shop.sql(`UPDATE invoice SET due_date = issue_date - 1 WHERE number = $1`, [overdue]);
    await shop.sql('ALTER TABLE invoice ENABLE TRIGGER invoice_is_final');

    const ordered = await shop.delivered(maria, 'ro', {
      billingAddress: company,
      vatNumber: 'RO18547290',
      poNumber: 'PO-4711',
    });
    paid = { orderId: ordered, number: (await shop.issue(ordered, maria)).body.invoiceNumber };

    const cancelled = await shop.delivered();
    const { invoiceNumber } = (await shop.issue(cancelled)).body;
    await shop.setStatus(cancelled, 'cancelled');
    await shop.untilIdle();
    const storno = (await shop.invoice(invoiceNumber)).reversedByNumber!;
    reversed = { number: invoiceNumber, storno };

    const { orderId, paymentId } = await shop.deliveredOnline(maria);
    const online = (await shop.issue(orderId, maria)).body.invoiceNumber;
    const refund = { token: shop.adminToken, body: { amount: '10.87' } };
    await shop.call('POST', `/admin/api/payments/${paymentId}/refunds`, refund);
    await shop.untilIdle();
    credited = (await shop.invoice(online)).creditedByNumbers[0]!;
  });
  afterAll(() => shop.close());

  const get = <Body>(url: string, token = shop.adminToken) => shop.call<Body>('GET', url, { token });
  const list = async (query = '') =>
    (await get<StaffInvoiceResponse[]>(`/admin/api/invoices${query}`)).body.map(
      ({ invoiceNumber }) => invoiceNumber,
    );
  const sums = async (query = '') =>
    (await get<InvoiceSumsResponse[]>(`/admin/api/invoice-sums${query}`)).body;

  it('are listed with their buyer and what is still to be paid, newest first', async () => {
    const { body, headers } = await get<StaffInvoiceResponse[]>('/admin/api/invoices');
    expect(body.map(({ kind }) => kind).join(' ')).toBe(
      'credit_note invoice storno invoice invoice invoice invoice',
    );
    expect(headers['x-total-count']).toBe('7');
    expect(body.find(({ invoiceNumber }) => invoiceNumber === paid.number)).toMatchObject({
      buyerName: 'Hotel Șapte Brazi SRL',
      buyerTaxNumber: 'RO18547290',
      poNumber: 'PO-4711',
      isPaid: true,
      outstandingAmount: '0.00',
    });
    expect(body.find(({ invoiceNumber }) => invoiceNumber === open.number)).toMatchObject({
      isPaid: false,
      paidAmount: '60.00',
      outstandingAmount: '6.77',
    });
  });

  it.each([
    ['unpaid', () => [overdue, open.number]],
    ['overdue', () => [overdue]],
    ['reversed', () => [reversed.number]],
  ])('are narrowed down to those that are %s', async (state, expected) => {
    expect(await list(`?state=${state}`)).toEqual(expected());
  });

  it('are narrowed down to one kind, to days, and to chosen ones', async () => {
    expect(await list('?kind=storno')).toEqual([reversed.storno]);
    expect(await list('?kind=credit_note')).toEqual([credited]);
    expect(await list('?to=2020-12-31')).toEqual([]);
    const [newest] = (await get<StaffInvoiceResponse[]>('/admin/api/invoices?limit=1')).body;
    expect(await list(`?ids=${newest!.id},999999`)).toEqual([newest!.invoiceNumber]);
  });

  it.each([
    ['its whole number', () => paid.number],
    ['the end of its number', () => String(Number(paid.number.split('-')[2]))],
    ['a company without its accents', () => 'hotel sapte'],
    ['a name', () => 'STEFAN po'],
    ['a tax number', () => 'ro1854'],
  ])('are found by %s', async (_by, words) => {
    expect(await list(`?search=${encodeURIComponent(words())}&kind=invoice`)).toContain(paid.number);
    expect(await list(`?search=${encodeURIComponent(words())}&kind=storno`)).toEqual([]);
  });

  it('are found by the number of their order', async () => {
    const { orderNumber } = await shop.order(paid.orderId);
    expect(await list(`?search=${orderNumber}`)).toEqual([paid.number]);
  });

  it.each(['-number', 'number', 'dueDate'] as const)(
    'have the same pages where a search finds too many to be counted, by %s',
    async (sort) => {
      const page = { limit: 3, offset: 1 };
      const counted = await list(`?search=inv&sort=${sort}&limit=3&offset=1`);
      for (const queryOf of [listNearInvoices, listFoundInvoices]) {
        const { statement, values } = queryOf({ search: 'inv' }, sort, page);
        const rows = await shop.app.get(Sql).rows<{ number: string }>(statement, values);
        expect(rows.map(({ number }) => number)).toEqual(counted);
      }
    },
  );

  it('sum to what was invoiced less what was taken back', async () => {
    // Four invoices of 66.77 beside the reversed one, less a credit note of 10.00.
    expect(await sums()).toMatchObject([
      { currency: 'EUR', documents: 7, totalAmount: '257.08', outstandingAmount: '73.54' },
    ]);
    expect(await sums('?state=unpaid')).toEqual([
      {
        currency: 'EUR',
        documents: 2,
        netAmount: '112.22',
        vatAmount: '21.32',
        totalAmount: '133.54',
        outstandingAmount: '73.54',
      },
    ]);
    expect(await sums('?state=paid')).toMatchObject([{ documents: 2, outstandingAmount: '0.00' }]);
    expect(await sums('?state=reversed')).toMatchObject([{ documents: 1, totalAmount: '66.77' }]);
    expect(await sums('?kind=credit_note')).toMatchObject([{ documents: 1, totalAmount: '-10.00' }]);
    // One by one they come to the same as by day.
    expect(await sums('?search=e')).toEqual(await sums());
    expect(await sums('?to=2020-12-31')).toEqual([]);
  });

  it('come as one archive with a PDF and an e-invoice each, and a list of those without', async () => {
    const url = `/admin/api/invoices.zip?search=${paid.number}`;
    const headers = { authorization: `Bearer ${shop.adminToken}` };
    const { rawPayload, headers: answered } = await shop.app.inject({ method: 'GET', url, headers });
    expect(answered['content-type']).toBe('application/zip');
    const folder = await mkdtemp(path.join(tmpdir(), 'kitchenpass-invoices-'));
    const file = path.join(folder, 'invoices.zip');
    await writeFile(file, rawPayload);
    const archive = await ZipArchive.open(file, { files: 10, fileBytes: 1e7, bytes: 1e7 });
    expect((await archive.read(`${paid.number}.pdf`))!.subarray(0, 5).toString()).toBe('%PDF-');
    const xml = (await archive.read(`${paid.number}.xml`))!.toString();
    expect(xml).toContain('Hotel Șapte Brazi SRL');
    expect(await archive.read('without-xml.txt')).toBeNull();
    archive.close();
    await rm(folder, { recursive: true });
  });

  it('are for those who may see invoices, and wrong filters are named', async () => {
    const customer = await shop.customer('ion@nord.example');
    for (const path of ['invoices', 'invoice-sums', 'invoices.zip']) {
      expect((await get(`/admin/api/${path}`, customer)).status).toBe(403);
    }
    const wrong = await get<Problem>('/admin/api/invoices?from=2026-02-30&state=lost');
    expect(wrong.status).toBe(400);
    expect(JSON.stringify(wrong.body)).toMatch(/state[\s\S]*from|from[\s\S]*state/);
  });

  it('are found by their number before what has it as the number of its order', async () => {
    const [first, second] = [await shop.unpaid(), await shop.unpaid()];
    const { orderNumber } = await shop.order(first.orderId);
    expect(second.number).toBe(orderNumber.replace('ORD', 'INV'));
    const search = second.number.toLowerCase();
    expect(await list(`?search=${search}&sort=number`)).toEqual([second.number, first.number]);
  });
});
