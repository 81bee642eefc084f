import { Injectable } from '@nestjs/common';
import type { CurrencyCode } from '@kp/commerce';
import { createTranslator } from '@kp/i18n/create-translator';
import { DEFAULT_LANGUAGE, isLanguageCode } from '@kp/i18n/languages';
import { loadMessages } from '@kp/i18n/load-messages';
import { type InvoicedOrder, isEditRefund, OrderInvoicing, type RefundedReturn } from '@kp/orders';
import { Payments, type RefundEvent } from '@kp/payments';
import { Transactions } from '@kp/platform/database';
import { creditNoteOf } from '../domain/credit-note';
import type { Invoice } from '../domain/invoice';
import { paymentKeyPrefixOf, returnKeyOf } from '../domain/refund-keys';
import { InvoiceRepository } from '../persistence/invoice.repository';
import { IssueDocument } from './issue-document';
import { paidOf } from './paid-of';
import { ReverseInvoice } from './reverse-invoice';

interface Refund {
  key: string;
  orderId: number;
  amountMinor: number;
  currency: CurrencyCode;
  returned: RefundedReturn | null;
  /** Refunded now of the payment; null without one. */
  payment: { id: number; refundedMinor: number } | null;
}

/** Issues the credit note of a refund, once, while its order has an invoice that is not reversed. */
@Injectable()
export class CreditRefund {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderInvoicing,
    private readonly invoices: InvoiceRepository,
    private readonly payments: Payments,
    private readonly reverse: ReverseInvoice,
    private readonly issuing: IssueDocument,
  ) {}

  /** Everything that was refunded while the order had no invoice, or another one. */
  async ofOrder({ id }: Pick<InvoicedOrder, 'id'>): Promise<void> {
    const refunds = [];
    const invoice = await this.invoices.findActiveOfOrder(id);
    const byLink = invoice ? await this.payments.listOfInvoice(invoice.number) : [];
    for (const payment of [...(await this.payments.listOfOrder(id)), ...byLink])
      refunds.push(...(await this.payments.listRefunds(payment.id)));
    const done = refunds.filter(({ status }) => status === 'done');
    for (const { id: refundId, paymentId: of, amountMinor } of done)
      await this.ofPayment({ paymentId: of, refundId, amountMinor });
    for (const returnId of await this.orders.listRefundedReturns(id)) await this.ofReturn(returnId);
  }

  /** A refund that the provider has paid out. */
  ofPayment({
    paymentId,
    refundId,
    amountMinor,
  }: Pick<RefundEvent, 'paymentId' | 'refundId' | 'amountMinor'>): Promise<void> {
    return this.transactions.run(async () => {
      const payment = await this.payments.findById(paymentId);
      const orderId = payment && (payment.orderId ?? (await this.orderPaidBy(payment)));
      if (!payment || !orderId) return;
      const { currency, refundedMinor } = payment;
      const refundKey = await this.payments.refundKeyOf(refundId);
      // The invoice is over the total that the change left.
      if (isEditRefund(refundKey)) return;
      const returned = refundKey === null ? null : await this.orders.findReturnOfRefund(refundKey);
      const key = `${paymentKeyPrefixOf(paymentId)}${refundId}`;
      await this.credit({
        key,
        orderId,
        amountMinor,
        currency,
        returned,
        payment: {
          id: paymentId,
          refundedMinor,
        },
      });
    });
  }

  /** A return whose money was given back in cash or by transfer. */
  ofReturn(returnId: number): Promise<void> {
    return this.transactions.run(async () => {
      const returned = await this.orders.findReturnPaidBack(returnId);
      if (!returned) return;
      const { orderId, amountMinor, currency } = returned;
      const key = returnKeyOf(returnId);
      await this.credit({ key, orderId, amountMinor, currency, returned, payment: null });
    });
  }

  /** A payment that its invoice did not accept pays nothing that could be credited. */
  private async orderPaidBy(payment: { invoiceNumber: string | null; paysInvoice: boolean }) {
    if (payment.invoiceNumber === null || !payment.paysInvoice) return null;
    return (await this.invoices.find(payment.invoiceNumber))?.orderId ?? null;
  }

  private async credit(refund: Refund): Promise<void> {
    const { orderId, key, currency, returned } = refund;
    const order = await this.orders.getForUpdate(orderId, null);
    // The storno of a cancelled order credits the whole invoice.
    if (order.status === 'cancelled') return this.reverse.execute(orderId);
    const invoice = await this.invoices.findActiveOfOrder(orderId);
    if (!invoice || (await this.invoices.findCreditNoteOf(invoice.id, key))) return;
    const amountMinor = await this.uncreditedOf(refund, invoice);
    const earlier = await this.invoices.listCreditNotes(invoice.id);
    const money = { key, amountMinor, currency, units: returned?.units ?? [] };
    const credited = { paid: paidOf(order, invoice), names: await lineNamesOf(invoice) };
    const draft = creditNoteOf(invoice, earlier, money, credited);
    if (draft) await this.issuing.execute(draft);
  }

  /** A refund that the bank returned is repeated later, though its credit note stands. */
  private async uncreditedOf({ amountMinor, currency, payment }: Refund, invoice: Invoice): Promise<number> {
    if (!payment) return amountMinor;
    const credited = await this.invoices.sumCredited(invoice.id, paymentKeyPrefixOf(payment.id), currency);
    return Math.min(amountMinor, payment.refundedMinor - credited);
  }
}

async function lineNamesOf(invoice: Invoice) {
  const language = isLanguageCode(invoice.language) ? invoice.language : DEFAULT_LANGUAGE;
  const { t } = createTranslator(language, await loadMessages(language, ['invoice']));
  return {
    refund: t('invoice:creditNote.refund', { orderNumber: invoice.orderNumber }),
    deduction: t('invoice:creditNote.deduction'),
  };
}
