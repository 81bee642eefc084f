import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bankStatementsDescriptor } from '@kp/bank-statements';
import { type InvoicePaymentsResponse, type PayingShop, startPayingShop } from '@kp/invoices/testing';
import { FileStorage } from '@kp/platform/storage';
import { ZipArchive } from '@kp/platform/zip';
import { SettingsService } from '@kp/settings';
import { readPdf } from '@kp/testing/read-pdf';
import { waitUntil } from '@kp/testing';
import { accountingDescriptor } from '.';
import type { FoundMonthArchiveResponse, MonthArchiveResponse } from './archives/month-archives.dto';
import type {
  AgeingResponse,
  CustomerAgeingResponse,
  PunctualityResponse,
} from './open-items/open-items.dto';
import type { AccountingStatesResponse } from './states/state-sums.dto';
import type { AccountingMonthResponse } from './months/accounting-months.dto';
import type { ReceiptResponse, ReceiptSumResponse } from './receipts/receipts.dto';
import type { SaleResponse } from './sales-journal/sales-journal.dto';
import type { VatOfRateResponse } from './vat-report/vat-report.dto';

/** Two day dots of 19.99, 25.00 of shipping with its VAT, and 19%, at 0.92: 36.78 + 19.33 euro. */
const INVOICE = { taxable: '56.11', vat: '10.66' };

interface FoundEntry {
  id: number;
  text: string;
  proposal: object | null;
}

describe('the books of the shop', () => {
  let shop: PayingShop;
  beforeAll(async () => {
    shop = await startPayingShop({}, [bankStatementsDescriptor, accountingDescriptor]);
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

  it('list what was paid and what went back, by whatever way, once', async () => {
    const { orderId: online, paymentId } = await shop.deliveredOnline(
      await shop.customer('maria@nord.example'),
    );
    const refund = { token: shop.adminToken, body: { amount: '10.87' } };
    await shop.call('POST', `/admin/api/payments/${paymentId}/refunds`, refund);
    const { body: invoice } = await shop.issueUnpaid();
    await shop.call('PUT', `/admin/api/invoices/${invoice.invoiceNumber}/payment`, {
      token: shop.adminToken,
      body: { amount: '60.00', date: today(), reference: 'OP 7' },
    });
    const cash = await shop.delivered();
    await shop.setStatus(cash, 'shipped');
    await shop.untilIdle();
    const path = `month=${month()}&limit=1000`;
    const { body: rows } = await shop.call<ReceiptResponse[]>('GET', `/admin/api/receipts-journal?${path}`, {
      token: shop.adminToken,
    });
    const of = (id: number) =>
      rows
        .filter(({ orderId }) => orderId === id)
        .map(({ kind, method, amount, currency }) => [kind, method, amount, currency]);
    expect(of(online)).toEqual([
      ['payment', 'stripe', '72.58', 'USD'],
      ['refund', 'stripe', '-10.87', 'USD'],
    ]);
    expect(of(invoice.orderId).at(-1)).toEqual(['transfer', 'bank_transfer', '60.00', 'EUR']);
    expect(of(cash)).toEqual([
      ['cash', 'cash', '72.58', 'USD'],
      ['cash', 'cash', '-72.58', 'USD'],
    ]);
    const { body: sums } = await shop.call<ReceiptSumResponse[]>(
      'GET',
      `/admin/api/receipts-sums?month=${month()}`,
      {
        token: shop.adminToken,
      },
    );
    expect(sums.reduce((count, { movements }) => count + movements, 0)).toBe(rows.length);
    const minorOf = (amount: string) => Math.round(Number(amount) * 100);
    for (const sum of sums) {
      const same = rows.filter(
        (row) => row.kind === sum.kind && row.method === sum.method && row.currency === sum.currency,
      );
      expect([sum.kind, same.reduce((total, { amount }) => total + minorOf(amount), 0)]).toEqual([
        sum.kind,
        minorOf(sum.amount),
      ]);
    }
    const { body: csv } = await shop.call<string>('GET', `/admin/api/receipts-journal.csv?month=${month()}`, {
      token: shop.adminToken,
      headers: { 'accept-language': 'de' },
    });
    expect(csv.trimEnd().split(/\r?\n/)).toHaveLength(rows.length + 1);
    expect(csv).toContain(`;Erstattung;Kredit- oder Debitkarte · Probe;-10,87;USD;`);
  });

  it('list what came back, what was recorded by hand, and which transfer a bank statement proves', async () => {
    const online = await shop.deliveredOnline(await shop.customer('dan@nord.example'));
    const refund = { token: shop.adminToken, body: { amount: '10.87' } };
    await shop.call('POST', `/admin/api/payments/${online.paymentId}/refunds`, refund);
    await shop.untilIdle();
    await shop.sql(
      `UPDATE payment_refund SET status = 'failed', done_at = NULL, failed_at = now() WHERE payment_id = $1`,
      [online.paymentId],
    );
    await shop.sql('UPDATE payment SET refunded_minor = 0 WHERE id = $1', [online.paymentId]);
    for (const kind of ['charged_back', 'dispute_won'])
      await shop.sql('INSERT INTO payment_event (payment_id, kind, amount_minor) VALUES ($1, $2, 7258)', [
        online.paymentId,
        kind,
      ]);

    const edited = await shop.delivered();
    await shop.sql('UPDATE orders SET outstanding_minor = 500 WHERE id = $1', [edited]);
    const balance = { token: shop.adminToken, body: { amount: '5.00', reference: 'Terminal 4' } };
    expect((await shop.call('POST', `/admin/api/orders/${edited}/balance`, balance)).status).toBe(200);
    const untaxed = await shop.delivered();
    await shop.sql(
      `INSERT INTO order_event (order_id, kind, amount_minor, actor) VALUES ($1, 'taxes_edited', -1158, 'admin')`,
      [untaxed],
    );

    const { body: invoice } = await shop.issueUnpaid();
    await shop.call('PUT', `/admin/api/invoices/${invoice.invoiceNumber}/payment`, {
      token: shop.adminToken,
      body: { amount: '20.00', date: today(), reference: 'OP 8' },
    });
    await shop.sql(`UPDATE invoice_payment SET bank_entry_id = 8 WHERE reference = 'OP 8'`);

    const { body: rows } = await shop.call<ReceiptResponse[]>(
      'GET',
      `/admin/api/receipts-journal?month=${month()}&limit=1000`,
      { token: shop.adminToken },
    );
    const of = (id: number) =>
      rows.filter(({ orderId }) => orderId === id).map(({ kind, method, amount }) => [kind, method, amount]);
    expect(of(online.orderId)).toEqual([
      ['payment', 'stripe', '72.58'],
      ['refund', 'stripe', '-10.87'],
      ['refund_reversed', 'stripe', '10.87'],
      ['chargeback', 'stripe', '-72.58'],
      ['chargeback', 'stripe', '72.58'],
    ]);
    expect(of(edited)).toEqual([
      ['cash', 'cash', '72.58'],
      ['balance', 'cash', '5.00'],
    ]);
    // It came to 84.16 with the VAT that was given back.
    expect(of(untaxed)).toEqual([
      ['cash', 'cash', '84.16'],
      ['refund', 'cash', '-11.58'],
    ]);
    const transfers = rows.filter(({ kind }) => kind === 'transfer');
    expect(transfers.filter(({ isMatched }) => isMatched)).toMatchObject([
      { invoiceNumber: invoice.invoiceNumber, amount: '20.00', currency: 'EUR', reference: 'OP 8' },
    ]);
  });

  it('age what is open by customer, and state it in a PDF in the language of the customer', async () => {
    const { body: invoice } = await shop.issueUnpaid(await shop.customer('nora@nord.example'));
    await shop.sql('ALTER TABLE invoice DISABLE TRIGGER invoice_is_final');
    await shop.sql(`UPDATE invoice SET due_date = issue_date - 45, language = 'ro' WHERE number = $1`, [
      invoice.invoiceNumber,
    ]);
    await shop.sql('ALTER TABLE invoice ENABLE TRIGGER invoice_is_final');
    const get = async <Body>(path: string) =>
      (await shop.call<Body>('GET', `/admin/api/open-items${path}`, { token: shop.adminToken })).body;
    const customers = await get<CustomerAgeingResponse[]>('');
    const late = customers.find(({ upTo60 }) => upTo60 !== '0.00')!;
    expect(late).toMatchObject({
      documents: 1,
      upTo60: '66.77',
      notDue: '0.00',
      open: '66.77',
      currency: 'EUR',
    });
    const [sums] = await get<AgeingResponse[]>('/sums');
    const minorOf = (amount: string) => Math.round(Number(amount) * 100);
    for (const age of ['notDue', 'upTo30', 'upTo60', 'upTo90', 'over90', 'open'] as const)
      expect([age, customers.reduce((total, each) => total + minorOf(each[age]), 0)]).toEqual([
        age,
        minorOf(sums![age]),
      ]);
    const { open: unpaid } = await get<PunctualityResponse>('/punctuality');
    expect(unpaid).toBeGreaterThanOrEqual(1);
    expect(await get(`/${late.documentId}/documents`)).toMatchObject([
      { invoiceNumber: invoice.invoiceNumber, daysLate: 45, total: '66.77', open: '66.77' },
    ]);
    // It was issued today, so nothing was open then; two months back it was, with the part that was paid later.
    const monthAgo = new Date(Date.parse(`${month()}-15`) - 31 * 86_400_000).toISOString().slice(0, 7);
    expect(await get(`?month=${monthAgo}`)).toEqual([]);
    await shop.sql('ALTER TABLE invoice DISABLE TRIGGER invoice_is_final');
    await shop.sql(
      `UPDATE invoice SET issue_date = issue_date - 60, due_date = issue_date - 60 WHERE number = $1`,
      [invoice.invoiceNumber],
    );
    await shop.sql('ALTER TABLE invoice ENABLE TRIGGER invoice_is_final');
    await shop.call('PUT', `/admin/api/invoices/${invoice.invoiceNumber}/payment`, {
      token: shop.adminToken,
      body: { amount: '6.77', date: today(), reference: 'OP 9' },
    });
    expect((await get<CustomerAgeingResponse[]>('')).find(({ open }) => open === '60.00')).toBeDefined();
    const then = await get<CustomerAgeingResponse[]>(`?month=${monthAgo}`);
    expect(then).toMatchObject([{ documents: 1, open: '66.77' }]);
    expect(await get(`/sums?month=${monthAgo}`)).toMatchObject([{ documents: 1, open: '66.77' }]);
    expect(await get(`/${late.documentId}/documents?month=${monthAgo}`)).toMatchObject([{ open: '66.77' }]);
    const { rawPayload } = await shop.app.inject({
      method: 'GET',
      url: `/admin/api/open-items/${late.documentId}/statement.pdf`,
      headers: { authorization: `Bearer ${shop.adminToken}` },
    });
    const { text } = await readPdf(rawPayload);
    for (const words of ['Situația contului', invoice.invoiceNumber, '66,77', 'RO00BANK'])
      expect(text).toContain(words.replaceAll(' ', ''));
  });

  it('name what a bank statement proves to be above an invoice, and what of that went back', async () => {
    const { body: invoice } = await shop.issueUnpaid(await shop.customer('vera@nord.example'));
    const { adminToken: token } = shop;
    const line = `${today()};70.00;EUR;Popescu Ana;plata ${invoice.invoiceNumber};R80`;
    const statement = { body: `Data;Suma;Moneda;Partener;Detalii;Referinta\n${line}\n`, token };
    const headers = { 'content-type': 'application/octet-stream' };
    const bank = '/admin/api/bank-statements';
    await shop.call('POST', `${bank}?fileName=a.csv`, { ...statement, headers });
    const { body: entries } = await shop.call<FoundEntry[]>('GET', `${bank}/entries?state=open`, { token });
    const { id: entryId, proposal } = entries.find(({ text }) => text.includes(invoice.invoiceNumber))!;
    expect(proposal).toMatchObject({ isCertain: false, parts: [{ amount: '70.00', openAmount: '66.77' }] });
    const parts = [{ number: invoice.invoiceNumber, amount: '70.00' }];
    await shop.call('POST', `${bank}/matches`, { token, body: { matches: [{ entryId, parts }] } });

    const admin = `/admin/api/invoices/${invoice.invoiceNumber}/payments`;
    const { body: paid } = await shop.call<InvoicePaymentsResponse>('GET', admin, { token });
    expect(paid).toMatchObject({ isPaid: true, creditAmount: '3.23' });
    const refund = { amount: '1.23', date: today(), reference: 'OP back' };
    const back = `${admin}/${paid.payments[0]!.id}/credit-refund`;
    expect((await shop.call('PUT', back, { token, body: refund })).status).toBe(200);

    const journal = `/admin/api/receipts-journal?month=${month()}&limit=1000`;
    const { body: rows } = await shop.call<ReceiptResponse[]>('GET', journal, { token });
    const own = rows.filter(({ invoiceNumber }) => invoiceNumber === invoice.invoiceNumber);
    expect(own.filter(({ kind }) => kind !== 'cash')).toMatchObject([
      { kind: 'credit_refund', amount: '-1.23', excessAmount: null },
      { kind: 'transfer', amount: '70.00', excessAmount: '3.23', isMatched: true },
    ]);
    const get = async <Body>(query: string) =>
      (await shop.call<Body>('GET', `/admin/api/open-items${query}`, { token })).body;
    const customers = await get<CustomerAgeingResponse[]>('');
    const customer = customers.find(({ creditAmount }) => creditAmount === '2.00')!;
    expect(customer).toMatchObject({ documents: 0, open: '0.00', currency: 'EUR' });
    expect(await get(`/${customer.documentId}/documents`)).toMatchObject([
      { invoiceNumber: invoice.invoiceNumber, daysLate: 0, open: '-2.00' },
    ]);
    expect(await get('/sums')).toMatchObject([{ creditAmount: '2.00' }]);
    const undone = await shop.call<{ code: string }>('POST', `${bank}/entries/${entryId}/undo`, { token });
    expect(undone.body.code).toBe('INVOICES.CREDIT_USED');
    // As if it had arrived before this month, in which it went back.
    await shop.sql(
      `UPDATE invoice_payment SET paid_on = date_trunc('month', paid_on)::date - 1 WHERE excess_minor > 0`,
    );
    const monthAgo = new Date(Date.parse(`${month()}-15`) - 31 * 86_400_000).toISOString().slice(0, 7);
    expect(await get(`/sums?month=${monthAgo}`)).toMatchObject([{ creditAmount: '3.23' }]);
  });

  it('stay as they were on a day before an invoice was corrected, credited and reversed', async () => {
    const token = shop.adminToken;
    const { body: invoice } = await shop.issueUnpaid(await shop.customer('olga@nord.example'));
    const { orderId, invoiceNumber } = invoice;
    await shop.sql('ALTER TABLE invoice DISABLE TRIGGER invoice_is_final');
    await shop.sql('UPDATE invoice SET issue_date = issue_date - 60 WHERE number = $1', [invoiceNumber]);
    await shop.sql('ALTER TABLE invoice ENABLE TRIGGER invoice_is_final');
    const paid = { amount: '66.77', date: today(), reference: 'OP then' };
    await shop.call('PUT', `/admin/api/invoices/${invoiceNumber}/payment`, { token, body: paid });
    await shop.sql(`UPDATE invoice_payment SET paid_on = paid_on - 55 WHERE reference = 'OP then'`);
    const monthAgo = new Date(Date.parse(`${month()}-15`) - 31 * 86_400_000).toISOString().slice(0, 7);
    const then = async () => {
      const path = `/admin/api/open-items?month=${monthAgo}`;
      const { body } = await shop.call<CustomerAgeingResponse[]>('GET', path, { token });
      return body.map(({ name, open, creditAmount }) => [name, open, creditAmount]);
    };
    const before = await then();

    await shop.setStatus(orderId, 'processing');
    const order = await shop.order(orderId);
    const items = [{ itemId: order.items[0]!.id, quantity: 1 }];
    const edit = { updatedAt: order.updatedAt, items, totalAmount: '48.79' };
    const edited = await shop.call<{ invoiceNumber: string }>('PUT', `/admin/api/orders/${orderId}/items`, {
      token,
      body: edit,
    });
    expect(edited.status).toBe(200);
    expect(await then()).toEqual(before);
    await shop.call('POST', `/admin/api/invoices/${edited.body.invoiceNumber}/credit-notes`, {
      token,
      body: { amount: '4.89', reason: 'goodwill', note: '' },
    });
    expect(await then()).toEqual(before);
    await shop.setStatus(orderId, 'cancelled');
    await shop.untilIdle();
    expect(await then()).toEqual(before);
    const { body: now } = await shop.call<CustomerAgeingResponse[]>('GET', '/admin/api/open-items', {
      token,
    });
    expect(now.map(({ creditAmount }) => creditAmount)).toContain('66.77');
  });

  it('come as one ZIP of the month that a worker makes, with journals and documents', async () => {
    const path = `/admin/api/accounting-months/${month()}/archive`;
    const options = { token: shop.adminToken, headers: { 'accept-language': 'ro' } };
    expect((await shop.call<{ code: string }>('GET', `${path}.zip`, options)).body.code).toBe(
      'ACCOUNTING.NO_ARCHIVE',
    );
    const [sealed] = (await journal()).body;
    await shop.app.get(FileStorage).put('seals/one.zip', Buffer.from('sealed by the tax office'));
    await shop.sql(
      `INSERT INTO document_transmission (invoice_id, channel, state, deadline, warn_on, seal_file)
       VALUES ($1, 'ro-efactura', 'accepted', $2, $2, 'seals/one.zip')`,
      [sealed!.id, today()],
    );
    const asked = await Promise.all([1, 2].map(() => shop.call<MonthArchiveResponse>('POST', path, options)));
    expect(asked.map(({ status }) => status)).toEqual([202, 202]);
    expect(new Set(asked.map(({ body }) => body.id)).size).toBe(1);
    const find = async () => (await shop.call<FoundMonthArchiveResponse>('GET', path, options)).body.archive;
    await waitUntil('the archive is made', async () => (await find())?.state === 'done');
    const total = Number((await journal()).headers['x-total-count']);
    expect(await find()).toMatchObject({ documents: total, done: total });
    const headers = { authorization: `Bearer ${shop.adminToken}` };
    const { rawPayload } = await shop.app.inject({ method: 'GET', url: `${path}.zip`, headers });
    const folder = await mkdtemp(join(tmpdir(), 'kitchenpass-month-'));
    const file = join(folder, 'month.zip');
    await writeFile(file, rawPayload);
    const archive = await ZipArchive.open(file, { files: 100, fileBytes: 1e7, bytes: 1e8 });
    const sales = (await archive.read(`jurnal-de-vanzari-${month()}.csv`))!.toString();
    expect(sales.trimEnd().split(/\r?\n/)).toHaveLength(total + 1);
    const seal = await archive.read(`documents/${sealed!.invoiceNumber}-seal.zip`);
    expect(seal!.toString()).toBe('sealed by the tax office');
    for (const name of [
      `jurnal-de-incasari-${month()}.xlsx`,
      `centralizator-tva-${month()}.csv`,
      `vanzari-oss-${month().slice(0, 4)}.xlsx`,
      `livrari-intracomunitare-${month()}.csv`,
    ])
      expect((await archive.read(name))!.length).toBeGreaterThan(100);
    const [first] = (await journal()).body;
    expect((await archive.read(`documents/${first!.invoiceNumber}.pdf`))!.subarray(0, 5).toString()).toBe(
      '%PDF-',
    );
    expect((await archive.read(`documents/${first!.invoiceNumber}.xml`))!.toString()).toContain(
      first!.invoiceNumber,
    );
    archive.close();
    await rm(folder, { recursive: true });
  });

  it('sum supplies to companies of other member states by customer, and what is taxed there', async () => {
    const { body } = await shop.call<AccountingStatesResponse>(
      'GET',
      `/admin/api/accounting-states?month=${month()}`,
      {
        token: shop.adminToken,
      },
    );
    expect(body).toEqual({ year: Number(today().slice(0, 4)), sales: [], supplies: [] });
    await shop.sql('ALTER TABLE invoice DISABLE TRIGGER invoice_is_final');
    const [french, german] = await shop.sql<{ id: number }>(
      `SELECT id FROM invoice WHERE kind = 'invoice' AND reversed_at IS NULL ORDER BY id LIMIT 2`,
    );
    await shop.sql(`UPDATE invoice SET tax_country = 'FR' WHERE id = $1`, [french!.id]);
    await shop.sql(
      `UPDATE invoice SET vat_category = 'K', vat_lines = jsonb_set(vat_lines, '{0,category}', '"K"'), buyer = buyer || '{"companyName": "Küche GmbH", "vatNumber": "DE136695976"}'
        WHERE id = $1`,
      [german!.id],
    );
    const { body: filled } = await shop.call<AccountingStatesResponse>(
      'GET',
      `/admin/api/accounting-states?month=${month()}`,
      { token: shop.adminToken },
    );
    expect(filled.sales).toEqual([{ state: 'FR', rate: 0.19, currency: 'EUR', documents: 1, ...INVOICE }]);
    const csvOf = async (name: string) => {
      const path = `/admin/api/${name}.csv?month=${month()}`;
      const headers = { 'accept-language': 'ro' };
      const { body: csv } = await shop.call<string>('GET', path, { token: shop.adminToken, headers });
      return csv.replace('\uFEFF', '').trimEnd().split(/\r?\n/);
    };
    expect(await csvOf('oss-sales')).toEqual([
      'Stat membru;Cotă TVA;Documente;Bază;TVA;Moneda',
      'Franța;19%;1;56,11;10,66;EUR',
    ]);
    expect((await csvOf('intra-community-supplies'))[1]).toBe(
      'Küche GmbH;DE136695976;1;56,11;56,11;EUR;285,60;285,60;RON',
    );
    const amounts = { month: '56.11', accountingMonth: '285.60', year: '56.11', accountingYear: '285.60' };
    expect(filled.supplies).toEqual([
      {
        vatNumber: 'DE136695976',
        name: 'Küche GmbH',
        currency: 'EUR',
        accountingCurrency: 'RON',
        documents: 1,
        ...amounts,
      },
    ]);
    await shop.sql(
      `UPDATE invoice SET tax_country = 'RO', vat_category = 'S', vat_lines = jsonb_set(vat_lines, '{0,category}', '"S"')`,
    );
    await shop.sql('ALTER TABLE invoice ENABLE TRIGGER invoice_is_final');
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
      const { orders, notInvoiced } = open.body;
      expect(orders[0]).toMatchObject({ id: orderId, total: '72.58' });
      expect([open.body.closedAt, notInvoiced]).toEqual([null, orders.length]);
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
        { action: 'accounting-month.exported', subject_id: month() },
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
      const file = `/admin/api/sales-journal.csv?month=${month()}`;
      const { body: csv } = await shop.call<string>('GET', file, { token: shop.adminToken });
      const row = csv.split(/\r?\n/).find((line) => line.includes(body.invoiceNumber));
      expect(row!.split(',').at(-1)).toBe(last().slice(0, 7));
      await expect(
        shop.sql(`INSERT INTO invoice (number, issue_date) VALUES ('X', $1)`, [last()]),
      ).rejects.toThrow('are closed');
    });
  });

  it('count what was credited beside what was paid of an invoice, and leave nothing of it open', async () => {
    // With VAT on collection it would be credited once it is paid.
    await shop.sql('DELETE FROM vat_registration');
    await shop.app.get(SettingsService).refresh();
    const { body: invoice } = await shop.issueUnpaid();
    const own = `/admin/api/invoices/${invoice.invoiceNumber}`;
    const { adminToken: token } = shop;
    const paid = async () => {
      const { body } = await journal();
      return body.find(({ invoiceNumber }) => invoiceNumber === invoice.invoiceNumber)!.isPaid;
    };
    const transfer = { amount: '60.00', date: today(), reference: 'OP 60' };
    await shop.call('PUT', `${own}/payment`, { token, body: transfer });
    expect(await paid()).toBe(false);
    const note = { amount: '6.77', reason: 'goodwill', note: 'Late' };
    expect((await shop.call('POST', `${own}/credit-notes`, { token, body: note })).status).toBe(201);
    expect(await paid()).toBe(true);
    const csv = `/admin/api/sales-journal.csv?month=${month()}`;
    const { body } = await shop.call<string>('GET', csv, { token, headers: { 'accept-language': 'en' } });
    expect(body.split('\n').find((row) => row.includes(`${invoice.invoiceNumber},Invoice`))).not.toContain(
      'Open',
    );
  });

  // Of 10.66 of VAT 1.09 go back with 6.77, and an invoice of 7.17 in its place is credited by as much.
  it('have VAT on collection fall due once, whatever is conceded and corrected after it was paid', async () => {
    const token = shop.adminToken;
    const registration = { validFrom: today(), status: 'on_collection' };
    await shop.call('POST', '/admin/api/vat-registrations', { token, body: registration });
    const dueMinor = async () => {
      const home = (await report()).find(({ country, category }) => country === 'RO' && category === 'S');
      return Math.round(Number(home!.due) * 100);
    };
    const before = await dueMinor();
    const { body: invoice } = await shop.issueUnpaid();
    expect(invoice).toMatchObject({ isVatOnCollection: true, vatAmount: '10.66' });
    const path = `/admin/api/invoices/${invoice.invoiceNumber}`;
    const transfer = { amount: '66.77', reference: 'OP collected', date: today() };
    await shop.call('PUT', `${path}/payment`, { token, body: transfer });
    expect((await dueMinor()) - before).toBe(1066);
    const concession = { amount: '6.77', reason: 'goodwill', note: '' };
    await shop.call('POST', `${path}/credit-notes`, { token, body: concession });
    expect((await dueMinor()) - before).toBe(957);
    await shop.setStatus(invoice.orderId, 'processing');
    const { items, updatedAt } = await shop.order(invoice.orderId);
    const fewer = { updatedAt, items: [{ itemId: items[0]!.id, quantity: 1 }], totalAmount: '48.79' };
    const edit = `/admin/api/orders/${invoice.orderId}/items`;
    expect((await shop.call('PUT', edit, { token, body: fewer })).status).toBe(200);
    expect((await dueMinor()) - before).toBe(608);
  });
});
