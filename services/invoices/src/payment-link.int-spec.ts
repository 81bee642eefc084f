import type { InvoiceSummaryResponse } from './http/invoices.dto';
import { PaymentLinks } from './payment-links';
import { type InvoicesShop, startInvoicesShop } from './testing/invoices-shop';

describe('the payment link of an invoice', () => {
  let shop: InvoicesShop;
  let maria: string;

  beforeAll(async () => {
    shop = await startInvoicesShop({ environment: { PAYMENTS_SANDBOX: 'true' } });
    maria = await shop.customer('maria@nord.example');
  });
  afterAll(() => shop.close());

  it('is that of the invoice, the same each time, and cannot be forged', async () => {
    const { body } = await shop.issueUnpaid(maria);
    expect(body).toMatchObject({ isPaid: false, paidAt: null });
    const token = body.paymentLink!.split('/pay/')[1]!;
    const links = shop.app.get(PaymentLinks);
    expect(links.findInvoiceId(token)).toBe(body.id);
    expect((await shop.invoice(body.invoiceNumber, maria)).paymentLink).toBe(body.paymentLink);
    expect(links.findInvoiceId(token.replace(/^\d+/, '999'))).toBeNull();
    expect(links.findInvoiceId(`${body.id}.${'A'.repeat(43)}`)).toBeNull();
  });

  it('is absent when the order was paid, and shown as paid once a transfer covers the total', async () => {
    const paid = await shop.issue(await shop.delivered(maria), maria);
    expect(paid.body).toMatchObject({ isPaid: true, paidAt: null, paymentLink: null });

    const { body } = await shop.issueUnpaid(maria);
    await shop.sql(
      `INSERT INTO invoice_payment (invoice_id, kind, amount_minor, paid_on, reference)
       VALUES ($1, 'wire_transfer', 6677, '2026-11-20', 'T1')`,
      [body.id],
    );
    expect(await shop.invoice(body.invoiceNumber, maria)).toMatchObject({
      isPaid: true,
      paidAt: '2026-11-20',
      paymentLink: null,
    });
    const list = await shop.call<InvoiceSummaryResponse[]>('GET', '/api/invoices', { token: maria });
    expect(list.body[0]).toMatchObject({ isPaid: true, paidAt: '2026-11-20' });
  });

  it('ends with the storno of the invoice, which has none', async () => {
    const { body } = await shop.issueUnpaid(maria);
    await shop.setStatus(body.orderId, 'cancelled');
    await shop.untilIdle();
    const reversed = await shop.invoice(body.invoiceNumber, maria);
    const storno = await shop.invoice(reversed.reversedByNumber!, maria);
    expect([reversed.paymentLink, storno.paymentLink, storno.isPaid]).toEqual([null, null, false]);
  });
});

describe('without a payment provider', () => {
  it('an unpaid invoice has no payment link', async () => {
    const shop = await startInvoicesShop();
    const { body } = await shop.issueUnpaid();
    expect([body.isPaid, body.paymentLink]).toEqual([false, null]);
    await shop.close();
  });
});
