import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { formatDate, formatMoney, formatNumber, type LanguageCode } from '@kp/i18n';
import { anAddress, anOrder, type OrderAnswer } from '@kp/orders/testing';
import { StorageConfig } from '@kp/platform/storage';
import { type Answer, GatewayProcess, readPdf, S3Server, waitUntil, withoutSpaces } from '@kp/testing';
import { InvoicePdfs } from './pdf/invoice-pdfs';
import type { InvoiceAccountingResponse, InvoiceResponse } from './http/invoices.dto';
import { InvoiceRepository } from './persistence/invoice.repository';
import { type InvoicesShop, startInvoicesShop } from './testing/invoices-shop';

interface Download extends Answer<string> {
  pdf: Buffer;
}

async function download(
  shop: InvoicesShop,
  number: string,
  token: string | undefined,
  headers: Record<string, string> = {},
): Promise<Download> {
  const answer = await shop.app.inject({
    method: 'GET',
    url: `/api/invoices/number/${number}/pdf`,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
  });
  return { status: answer.statusCode, body: answer.body, headers: answer.headers, pdf: answer.rawPayload };
}

const storedFile = (shop: InvoicesShop, number: string) =>
  path.join(shop.app.get(StorageConfig).dataDir, 'files', 'invoices', number.split('-')[1]!, `${number}.pdf`);

/** Amounts and texts that the API answers, as the PDF writes them. */
function factsOf(invoice: InvoiceResponse): string[] {
  const language = invoice.language as LanguageCode;
  const amount = (value: string) => formatMoney({ amount: value, currency: invoice.currency }, language);
  const paid = (value: string) =>
    formatMoney({ amount: value, currency: invoice.ordered.currency }, language);
  const { user, seller, ordered, items, accounting } = invoice;
  const day = invoice.issueDate.split('-').reverse().join('/');
  return [
    invoice.invoiceNumber,
    invoice.orderNumber,
    day,
    seller.name,
    seller.address,
    seller.city,
    seller.country,
    seller.vatNumber,
    seller.registrationNumber,
    user.companyName,
    user.firstName,
    user.lastName,
    user.email,
    user.companyAddress,
    user.companyCity,
    user.companyZip,
    user.companyCountry,
    user.vatNumber,
    ...items.flatMap((item) => [item.productName, item.productCode ?? '–', String(item.quantity)]),
    ...items.flatMap((item) => [amount(item.unitPrice), amount(item.lineTotal)]),
    amount(invoice.subtotal),
    amount(invoice.vatAmount),
    amount(invoice.totalAmount),
    ...(ordered.exchangeRate === null
      ? []
      : [paid(ordered.subtotal), paid(ordered.shipping), paid(ordered.vatAmount), paid(ordered.totalAmount)]),
    ...(accounting === null ? [] : vatInLei(accounting, language)),
  ];
}

function vatInLei(
  { currency, vatAmount, exchangeRate, exchangeRateDate }: InvoiceAccountingResponse,
  language: LanguageCode,
): string[] {
  const rate = formatNumber(Number(exchangeRate), language, 2);
  return [
    `${currency}${formatMoney({ amount: vatAmount, currency }, language)}`,
    `1 EUR = ${rate} ${currency}`,
    formatDate(exchangeRateDate, language),
  ];
}

const WITHOUT_VAT = `
  WITH lines AS (UPDATE order_line SET tax_category = 'Z', tax_rate = 0 WHERE order_id = $1)
  UPDATE orders SET tax_lines = jsonb_set(tax_lines, '{0}', tax_lines -> 0 || '{"category": "Z", "rate": 0, "taxMinor": 0}'),
         vat_minor = 0, total_minor = subtotal_minor + shipping_minor WHERE id = $1`;

describe('the PDF of an invoice', () => {
  let shop: InvoicesShop;
  let maria: string;

  beforeAll(async () => {
    shop = await startInvoicesShop({ storesPdfs: true, environment: { PAYMENTS_SANDBOX: 'true' } });
    maria = await shop.customer('maria@nord.example');
  });
  afterAll(() => shop.close());

  async function expectSameFacts(invoice: InvoiceResponse): Promise<string> {
    const { status, pdf } = await download(shop, invoice.invoiceNumber, shop.adminToken);
    expect(status).toBe(200);
    const { text } = await readPdf(pdf);
    expect(factsOf(invoice).filter((fact) => !text.includes(withoutSpaces(fact)))).toEqual([]);
    return text;
  }

  it('says what the API says: paid, converted from dollars', async () => {
    const { body } = await shop.issue(await shop.delivered(maria), maria);
    const text = await expectSameFacts(body);
    expect(text).toContain('Convertedat1USD=0.92EUR,theexchangerateinforcesinceNovember1,2025.');
    expect(text).toContain('VAT(19%)');
    expect(text).toContain('VATinRON54.26lei');
    expect(text).toContain('Convertedat1EUR=5.09RON,');
    expect(text).toContain('Paid');
  });

  it('says how to pay one that is not paid, with its payment link', async () => {
    const { body } = await shop.issueUnpaid(maria);
    const text = await expectSameFacts(body);
    expect(text).toContain(withoutSpaces(body.paymentLink!));
    expect(text).toContain(`IBANRO00BANKTransferreference${body.invoiceNumber}`);
  });

  it('says 0% without VAT', async () => {
    const orderId = await shop.delivered(maria);
    await shop.sql(WITHOUT_VAT, [orderId]);
    const { body } = await shop.issue(orderId, maria);
    expect(body.vatAmount).toBe('0.00');
    expect(await expectSameFacts(body)).toContain('VAT(0%)€0.00');
  });

  it.each([
    ['Japan', 'export', 'Export outside the EU, Article 146 of Directive 2006/112/EC'],
    ['Romania', null, null],
  ])('says why there is no VAT on what goes to %s', async (country, exemption, reason) => {
    const orderId = await shop.delivered(maria);
    await shop.sql(
      `UPDATE orders SET shipping_address = shipping_address || jsonb_build_object('country', $2::text) WHERE id = $1`,
      [orderId, country],
    );
    await shop.sql(WITHOUT_VAT, [orderId]);
    const { body } = await shop.issue(orderId, maria);
    expect(body.vatExemption).toBe(exemption);
    const text = await expectSameFacts(body);
    if (reason) expect(text).toContain(withoutSpaces(reason));
    else expect(text).not.toContain('Directive');
  });

  it('says nothing of a conversion when the order was in euro', async () => {
    const orderId = await shop.delivered(maria);
    await shop.sql(`UPDATE orders SET currency = 'EUR' WHERE id = $1`, [orderId]);
    const { body } = await shop.issue(orderId, maria);
    expect(await expectSameFacts(body)).not.toContain('OrderamountsinUSD');
  });

  it('has the lines of an order of sixty products on several pages', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `Gastronorm container ${index}`);
    const productIds = await Promise.all(names.map((name) => shop.product({ name, priceMinor: 199 })));
    const lines = productIds.map((productId) => ({ productId, quantity: 1 }));
    const placed = await shop.call<OrderAnswer>('POST', '/api/orders', {
      body: anOrder(lines, { billingAddress: anAddress({ company: '' }) }),
      token: maria,
    });
    expect(placed.status).toBe(201);
    const orderId = placed.body.id;
    await shop.setStatus(orderId, 'delivered');
    const { body } = await shop.issue(orderId, maria);
    expect(body.items).toHaveLength(61);
    const text = await expectSameFacts(body);
    expect(text).toContain('Page1of3');
  });

  it('of a storno says what it reverses', async () => {
    const { body } = await shop.issue(await shop.delivered(maria), maria);
    const before = await download(shop, body.invoiceNumber, maria);
    await shop.setStatus(body.orderId, 'cancelled');
    await shop.untilIdle();
    const { reversedByNumber } = await shop.invoice(body.invoiceNumber);
    const text = await expectSameFacts(await shop.invoice(reversedByNumber!));
    const day = body.issueDate.split('-').toReversed().join('/');
    expect(text).toContain(`Thisinvoicereversesinvoice${body.invoiceNumber}of${day}.`);
    // The invoice itself stays as it was sent.
    expect((await download(shop, body.invoiceNumber, maria)).pdf.equals(before.pdf)).toBe(true);
  });

  it.each([
    ['ro', 'Brânzeturi și Țuică', 'FACTURĂ'],
    ['ar', 'مطعم الشام', 'فاتورة'],
    ['zh', '北京厨房', '发票'],
    ['ja', '株式会社キッチン', '請求書'],
    ['ko', '주식회사 키친', '인보이스'],
  ])('is written in the language of the order: %s', async (language, name, title) => {
    const orderId = await shop.delivered(maria, language);
    await shop.sql(
      `UPDATE orders SET billing_address = billing_address || jsonb_build_object('lastName', $2::text) WHERE id = $1`,
      [orderId, name],
    );
    const { body } = await shop.issue(orderId, maria);
    const { pdf } = await download(shop, body.invoiceNumber, maria);
    const { text } = await readPdf(pdf);
    expect(body.user.lastName).toBe(name);
    for (const fact of [title, name, body.invoiceNumber]) expect(text).toContain(withoutSpaces(fact));
  });

  it('is shown by the browser, kept by no cache, and known by its bytes', async () => {
    const { body } = await shop.issue(await shop.delivered(maria), maria);
    const { headers, pdf } = await download(shop, body.invoiceNumber, maria);
    const etag = `"${createHash('sha256').update(pdf).digest('base64url')}"`;
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      etag,
      'content-disposition': `inline; filename="${body.invoiceNumber}.pdf"`,
    });
    const again = await download(shop, body.invoiceNumber, maria, { 'if-none-match': etag });
    expect([again.status, again.pdf.length]).toEqual([304, 0]);
  });

  it('is for its owner and administrators', async () => {
    const { body } = await shop.issue(await shop.delivered(maria), maria);
    const dan = await shop.customer('dan@elsewhere.example');
    const statuses = await Promise.all(
      [maria, shop.adminToken, dan, undefined].map(async (token) => {
        return (await download(shop, body.invoiceNumber, token)).status;
      }),
    );
    expect(statuses).toEqual([200, 200, 404, 401]);
    expect((await download(shop, 'INV-2026-999999', maria)).status).toBe(404);
    expect((await download(shop, encodeURIComponent('../../etc/passwd'), maria)).status).toBe(404);
  });

  it('is the same for twenty downloads at once, before and after its job, and drawn again when it was lost', async () => {
    const { body } = await shop.issue(await shop.delivered(maria), maria);
    const downloads = await Promise.all(
      Array.from({ length: 20 }, () => download(shop, body.invoiceNumber, maria)),
    );
    await shop.untilIdle();
    rmSync(storedFile(shop, body.invoiceNumber));
    // Paid meanwhile, which the PDF does not say.
    await shop.sql(
      `INSERT INTO invoice_payment (invoice_id, kind, amount_minor, paid_on, reference) VALUES ($1, 'wire_transfer', 1, now(), 'T9')`,
      [body.id],
    );
    downloads.push(await download(shop, body.invoiceNumber, maria));
    expect(new Set(downloads.map(({ pdf }) => pdf.toString('base64'))).size).toBe(1);
    expect(downloads[0]!.pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('has the same bytes when another process in another time zone draws it', async () => {
    const { body } = await shop.issueUnpaid(maria);
    const here = await download(shop, body.invoiceNumber, shop.adminToken);
    const gateway = await GatewayProcess.start(shop, {
      environment: {
        TZ: 'Pacific/Kiritimati',
        LANG: 'ar_EG.UTF-8',
        DATA_DIR: `${shop.app.get(StorageConfig).dataDir}-2`,
      },
    });
    try {
      const answer = await fetch(`${gateway.url}/api/invoices/number/${body.invoiceNumber}/pdf`, {
        headers: { authorization: `Bearer ${shop.adminToken}` },
      });
      expect(answer.status).toBe(200);
      expect(Buffer.from(await answer.arrayBuffer()).equals(here.pdf)).toBe(true);
    } finally {
      await gateway.stop();
      rmSync(`${shop.app.get(StorageConfig).dataDir}-2`, { recursive: true, force: true });
    }
  });
});

describe('the job of a PDF', () => {
  it('is tried again until the storage works; downloads are answered meanwhile', async () => {
    const server = await S3Server.start();
    const shop = await startInvoicesShop({ storesPdfs: true, environment: server.environment });
    try {
      server.isFailing = true;
      const { body } = await shop.issue(await shop.delivered());
      const jobs = () =>
        shop.sql<{ attempts: number; done: boolean; failed: boolean }>(
          `SELECT attempts, done_at IS NOT NULL AS done, failed_at IS NOT NULL AS failed
             FROM outbox_delivery WHERE handler = 'invoices.store-pdf'`,
        );
      await waitUntil('the job fails for the first time', async () => {
        const [job] = await shop.sql('SELECT 1 FROM outbox_delivery WHERE last_error IS NOT NULL');
        return job !== undefined;
      });
      expect(await jobs()).toMatchObject([{ done: false, failed: false }]);
      const meanwhile = await download(shop, body.invoiceNumber, shop.adminToken);
      expect(meanwhile.status).toBe(200);
      expect(server.objects.size).toBe(0);

      server.isFailing = false;
      await shop.untilIdle();
      expect((await jobs())[0]!.attempts).toBeGreaterThan(1);
      const stored = server.objects.get(
        `invoices/${body.invoiceNumber.split('-')[1]}/${body.invoiceNumber}.pdf`,
      );
      expect(stored!.content.equals(meanwhile.pdf)).toBe(true);
      expect(server.refused).toBe(0);
    } finally {
      await shop.close();
      await server.stop();
    }
  });

  it('draws a PDF once, however often it runs', async () => {
    const server = await S3Server.start();
    const shop = await startInvoicesShop({ storesPdfs: true, environment: server.environment });
    try {
      const { body } = await shop.issue(await shop.delivered());
      await shop.untilIdle();
      const invoice = await shop.app.get(InvoiceRepository, { strict: false }).find(body.invoiceNumber);
      await Promise.all(Array.from({ length: 5 }, () => shop.app.get(InvoicePdfs).store(invoice!)));
      expect(server.requests.filter((method) => method === 'PUT')).toHaveLength(1);
    } finally {
      await shop.close();
      await server.stop();
    }
  });
});
