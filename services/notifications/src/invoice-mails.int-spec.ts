import { rmSync } from 'node:fs';
import path from 'node:path';
import { contactDescriptor } from '@kp/contact';
import {
  AUTHORITY_ACCESS_LOST,
  type AuthorityAccessLost,
  TRANSMISSIONS_LATE,
  type TransmissionsLate,
} from '@kp/invoices';
import { type InvoicesShop, startInvoicesShop } from '@kp/invoices/testing';
import type { OrderAnswer } from '@kp/orders/testing';
import { Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import { StorageConfig } from '@kp/platform/storage';
import { readPdf, waitUntil } from '@kp/testing';
import { notificationsDescriptor } from './index';
import { MailServer } from './testing';

interface KeptMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: string[];
}

const modules = [contactDescriptor, notificationsDescriptor];

describe('the mail of an invoice', () => {
  let shop: InvoicesShop;

  beforeAll(async () => {
    shop = await startInvoicesShop({ storesPdfs: true, modules, environment: { EMBEDDED: 'true' } });
  });
  afterAll(() => shop.close());

  async function invoiceMails(number: string): Promise<KeptMail[]> {
    await shop.untilIdle();
    const { body } = await shop.call<KeptMail[]>('GET', '/dev/api/mail');
    return body.filter(({ attachments }) => attachments.includes(`${number}.pdf`));
  }

  it('goes to the billing email once, with the PDF that is downloaded', async () => {
    const maria = await shop.customer('maria@nord.example');
    await shop.sql(
      `UPDATE app_user SET company_name = 'Nord SRL', vat_number = 'RO124', billing_email = 'bills@nord.example' WHERE email = 'maria@nord.example'`,
    );
    const ordered = await shop.delivered(maria, 'en', { poNumber: 'PO-4711' });
    const { body } = await shop.issue(ordered, maria);
    const number = body.invoiceNumber;
    const [mail, ...more] = await invoiceMails(number);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: 'bills@nord.example',
      subject: `Invoice ${number} for order ${body.orderNumber}`,
    });
    expect(mail!.text).toContain(`is attached as a PDF. The total is €${body.totalAmount}.`);
    expect(mail!.text).toContain("It's paid already.");
    expect(mail!.text).toContain('PO number: PO-4711');
    expect(mail!.html).toContain(`/invoice/${number}`);

    const [row] = await shop.sql<{ id: number }>(
      `SELECT id FROM mail WHERE unique_key = 'invoice:${number}'`,
    );
    const attached = await shop.app.inject({ method: 'GET', url: `/dev/mail/${row!.id}/attachment` });
    const download = await shop.app.inject({
      method: 'GET',
      url: `/api/invoices/number/${number}/pdf`,
      headers: { authorization: `Bearer ${maria}` },
    });
    expect(attached.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${number}.pdf"`,
    });
    expect(attached.rawPayload.equals(download.rawPayload)).toBe(true);
    expect((await shop.call<string>('GET', '/dev/mail')).body).toContain(`/dev/mail/${row!.id}/attachment`);
    expect((await shop.call('GET', '/dev/mail/999999/attachment')).status).toBe(404);
    const elsewhere = { remoteAddress: '192.0.2.1' };
    expect((await shop.call('GET', `/dev/mail/${row!.id}/attachment`, elsewhere)).status).toBe(401);
  });

  it('goes out once more whenever the staff sends it, which is audited', async () => {
    const { body } = await shop.issue(await shop.delivered());
    const number = body.invoiceNumber;
    expect(await invoiceMails(number)).toHaveLength(1);
    for (let sent = 0; sent < 2; sent += 1) {
      const again = { token: shop.adminToken };
      expect((await shop.call('POST', `/admin/api/invoices/${number}/send`, again)).status).toBe(202);
    }
    const mails = await invoiceMails(number);
    expect(mails.map(({ subject }) => subject)).toEqual(Array(3).fill(mails[0]!.subject));
    const entries = await shop.sql(`SELECT after FROM audit_entry WHERE action = 'invoice.mail_resent'`);
    expect(entries).toEqual(Array(2).fill({ after: { email: mails[0]!.to } }));
    const unknown = { token: shop.adminToken };
    expect((await shop.call('POST', '/admin/api/invoices/INV-2026-999999/send', unknown)).status).toBe(404);
  });

  it('is written in the language of the order, and says how to pay when it is not paid', async () => {
    const orderId = await shop.delivered(undefined, 'de');
    await shop.sql(`UPDATE orders SET payment_method = 'stripe', payment_status = 'unpaid' WHERE id = $1`, [
      orderId,
    ]);
    const { body } = await shop.issue(orderId);
    const [mail] = await invoiceMails(body.invoiceNumber);
    expect(mail!.subject).toBe(`Rechnung ${body.invoiceNumber} zur Bestellung ${body.orderNumber}`);
    expect(mail!.text).toContain(`geben Sie ${body.invoiceNumber} als Verwendungszweck an`);
  });

  it('has company in what the owner is told of the tax office', async () => {
    const outbox = shop.app.get(Outbox, { strict: false });
    const channel = 'ro-efactura';
    await shop.app.get(Transactions, { strict: false }).run(async () => {
      const late = { channel, day: '2026-12-04', documents: 3, deadline: '2026-12-08' };
      await outbox.record(TRANSMISSIONS_LATE, late satisfies TransmissionsLate);
      await outbox.record(AUTHORITY_ACCESS_LOST, { channel } satisfies AuthorityAccessLost);
    });
    await shop.untilIdle();
    const { body } = await shop.call<KeptMail[]>('GET', '/dev/api/mail');
    const told = body.filter(({ subject }) => subject.startsWith('e-Factura'));
    expect(told.map(({ subject }) => subject).sort()).toEqual([
      'e-Factura: connect your shop again',
      'e-Factura: documents not accepted yet: 3',
    ]);
    expect(told.map(({ text }) => text).join()).toMatch(/last day of the first one is December 8, 2026/);
  });

  it('is followed by that of its storno, whatever the account wants to be mailed', async () => {
    const { body } = await shop.issue(await shop.delivered());
    await shop.setStatus(body.orderId, 'cancelled');
    await shop.untilIdle();
    const { reversedByNumber } = await shop.invoice(body.invoiceNumber);
    const [mail, ...more] = await invoiceMails(reversedByNumber!);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe(`Invoice ${body.invoiceNumber} was reversed`);
    expect(mail!.text).toContain(`The reversal invoice ${reversedByNumber} is attached as a PDF.`);
  });

  it('is followed by those of both documents when the staff changes its order, whose mail names them', async () => {
    const customer = await shop.customer('changed@nord.example');
    const orderId = await shop.delivered(customer);
    const { body: invoice } = await shop.issue(orderId, customer);
    await shop.setStatus(orderId, 'processing');
    const { updatedAt, items: ordered } = await shop.order(orderId);
    const { body: changed } = await shop.call<OrderAnswer>('PUT', `/admin/api/orders/${orderId}/items`, {
      token: shop.adminToken,
      // 19.99, 25.00 and 3.80 of VAT.
      body: { updatedAt, items: [{ itemId: ordered[0]!.id, quantity: 1 }], totalAmount: '48.79' },
    });
    const { reversedByNumber } = await shop.invoice(invoice.invoiceNumber);
    const issued = changed.invoiceNumber!;
    for (const number of [reversedByNumber!, issued]) expect(await invoiceMails(number)).toHaveLength(1);
    const { body: mails } = await shop.call<KeptMail[]>('GET', '/dev/api/mail');
    const mail = mails.find(({ subject }) => subject === `Order ${invoice.orderNumber} was changed`);
    expect(mail!.text).toContain(
      `Invoice ${invoice.invoiceNumber} is cancelled by ${reversedByNumber} and replaced by ${issued}.`,
    );
  });

  it('is followed by that of a credit note, with the link of the invoice', async () => {
    const maria = await shop.customer('maria@credit.example');
    const { body } = await shop.issue(await shop.delivered(maria), maria);
    const { items } = await shop.order(body.orderId);
    const asked = await shop.call<{ returns: { id: number }[] }>(
      'POST',
      `/api/orders/${body.orderId}/returns`,
      {
        token: maria,
        body: {
          items: [
            {
              itemId: items[0]!.id,
              quantity: 1,
              reason: 'damaged',
            },
          ],
        },
      },
    );
    for (const [action, more] of [
      ['approve', {}],
      ['receive', { restockItemIds: [] }],
      ['refund', { method: 'transfer', amount: '23.79' }],
    ] as const)
      await shop.call('POST', `/admin/api/returns/${asked.body.returns[0]!.id}/${action}`, {
        token: shop.adminToken,
        body: more,
      });
    await shop.untilIdle();
    const [number] = (await shop.invoice(body.invoiceNumber)).creditedByNumbers;
    const [mail, ...more] = await invoiceMails(number!);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe(`Credit note ${number} for order ${body.orderNumber}`);
    expect(mail!.text).toContain('It takes €21.89 off the invoice.');
    expect(mail!.html).toContain(`/invoice/${number}`);
  });
});

describe('the mail server', () => {
  let shop: InvoicesShop;
  let server: MailServer;

  beforeAll(async () => {
    server = await MailServer.start();
    shop = await startInvoicesShop({ storesPdfs: true, modules, environment: { MAIL_URL: server.url } });
  });
  afterAll(async () => {
    await shop.close();
    await server.stop();
  });

  const received = (number: string) =>
    server.received.filter((message) => message.includes(`filename=${number}.pdf`));

  it('receives an invoice once, with a readable PDF', async () => {
    const { body } = await shop.issue(await shop.delivered());
    await shop.untilIdle();
    // The same event again, as after a crash.
    await shop.sql(`INSERT INTO outbox_message (event, payload) VALUES ('invoices.issued', $1)`, [
      JSON.stringify({ invoiceNumber: body.invoiceNumber }),
    ]);
    await shop.untilIdle();
    const [message, ...more] = received(body.invoiceNumber);
    expect(more).toEqual([]);
    expect(message).toContain('Content-Type: application/pdf');
    const encoded = message!.split(/filename=[^]*?\r\n\r\n/)[1]!.split('\r\n--')[0]!;
    expect((await readPdf(Buffer.from(encoded, 'base64'))).text).toContain(body.invoiceNumber);
  });

  it('receives it later when it refused it, or when the file was not there', async () => {
    server.isRefusing = true;
    const { body } = await shop.issue(await shop.delivered());
    const number = body.invoiceNumber;
    const tried = () =>
      shop.sql(
        `SELECT 1 FROM outbox_delivery d JOIN mail m ON m.unique_key = $1
          WHERE d.handler = 'notifications.deliver-mail' AND d.last_error IS NOT NULL`,
        [`invoice:${number}`],
      );
    await waitUntil('the mail server refuses it', async () => (await tried()).length > 0);
    rmSync(path.join(shop.app.get(StorageConfig).dataDir, 'files'), { recursive: true });
    server.isRefusing = false;
    expect(received(number)).toEqual([]);
    // A download draws it again.
    const download = await shop.call('GET', `/api/invoices/number/${number}/pdf`, { token: shop.adminToken });
    expect(download.status).toBe(200);
    await shop.untilIdle();
    expect(received(number)).toHaveLength(1);
  });
});
