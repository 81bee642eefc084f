import { Injectable } from '@nestjs/common';
import { minorToDecimal } from '@kp/commerce';
import {
  type CorrectedInvoice,
  editRefundKey,
  type InvoiceCorrector,
  type InvoicedOrder,
  type OrderCorrection,
  OrderInvoicing,
} from '@kp/orders';
import { Payments, refundableMinor } from '@kp/payments';
import { AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { businessDay } from '@kp/settings';
import type { Invoice } from '../domain/invoice';
import { convert } from '../domain/invoice-amounts';
import type { Buyer } from '../domain/invoice-parties';
import { carriedOver, type InvoicePayment } from '../domain/invoice-payment';
import { invoiceNotFound } from '../domain/invoice.errors';
import { InvoicePaymentRepository } from '../persistence/invoice-payment.repository';
import { InvoiceRepository } from '../persistence/invoice.repository';
import { IssueDocument } from './issue-document';
import { ConcessionNotes } from './concession-notes';
import { CreditRefund } from './credit-refund';
import { InvoiceDrafts } from './invoice-drafts';
import { ReverseInvoice } from './reverse-invoice';

/** Reverses the invoice of an order that was changed and issues it again: what was paid for the first counts for the second. */
@Injectable()
export class CorrectInvoice implements InvoiceCorrector {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderInvoicing,
    private readonly invoices: InvoiceRepository,
    private readonly invoicePayments: InvoicePaymentRepository,
    private readonly payments: Payments,
    private readonly reverse: ReverseInvoice,
    private readonly drafts: InvoiceDrafts,
    private readonly credit: CreditRefund,
    private readonly concessions: ConcessionNotes,
    private readonly issuing: IssueDocument,
    private readonly audit: AuditLog,
  ) {}

  /** @param correctedBuyer whom the new invoice is made out to, where that is neither the same nor told by the order */
  correct(correction: OrderCorrection, correctedBuyer?: Buyer): Promise<CorrectedInvoice> {
    return this.transactions.run(async () => {
      const order = await this.orders.getForUpdate(correction.orderId, null);
      const invoice = await this.invoices.findActiveOfOrder(order.id);
      if (!invoice) throw invoiceNotFound();
      const carried = carriedOver(await this.invoicePayments.list(invoice.id));
      const isPaid = isPaidInFull(order) && carried.length === 0;
      const buyer = correctedBuyer ?? (correction.isBuyerKept ? invoice.buyer : null);
      const draft = await this.drafts.of(order, { replaced: { invoice, buyer, isPaid } });
      const reversal = await this.reverse.reverse(invoice);
      const issued = await this.issuing.execute(draft);
      await this.orders.markInvoiced(order.id, issued);
      const next = (await this.invoices.find(issued))!;
      await this.carryOver(carried, { from: invoice, to: next });
      await this.recordOrderPayment(order, next, carried);
      await this.refundExcess(carried, next, correction);
      await this.credit.ofOrder(order);
      await this.concessions.carryOver(invoice, next);
      if (correction.admin) await this.record(correction.admin, { invoice, reversal, next });
      return { reversed: invoice.number, reversal, issued };
    });
  }

  private async carryOver(
    carried: readonly InvoicePayment[],
    { from, to }: { from: Invoice; to: Invoice },
  ): Promise<void> {
    if (carried.length === 0) return;
    await this.invoicePayments.carryOver(
      carried.map(({ id }) => id),
      to.id,
    );
    await this.payments.carryOver(from.number, to.number);
  }

  /** Of an order that was paid by a payment of its own, all but what the change added. */
  private async recordOrderPayment(
    order: InvoicedOrder,
    next: Invoice,
    carried: readonly InvoicePayment[],
  ): Promise<void> {
    const isByInvoice = carried.length > 0 && order.paymentId === null;
    if (order.paymentStatus === 'unpaid' || next.isPaidWhenIssued || isByInvoice) return;
    const outstandingMinor = convert(order.outstandingMinor, next.exchange?.rate);
    const amountMinor = next.totalMinor - outstandingMinor - sumOf(carried);
    if (amountMinor <= 0) return;
    const paidOn = businessDay(new Date());
    await this.invoicePayments.add(next.id, { kind: 'order', amountMinor, paidOn });
  }

  /** Of what was paid online for the invoice; transferred money is returned by hand. */
  private async refundExcess(
    carried: readonly InvoicePayment[],
    { totalMinor }: Invoice,
    { eventId, admin }: OrderCorrection,
  ): Promise<void> {
    const amountMinor = sumOf(carried) - totalMinor;
    if (amountMinor <= 0) return;
    for (const { paymentId } of carried) {
      const payment = paymentId === null ? null : await this.payments.findById(paymentId);
      if (!payment || refundableMinor(payment) < amountMinor) continue;
      const key = editRefundKey(eventId);
      await this.payments.requestRefund({
        paymentId: payment.id,
        amountMinor,
        reason: 'by-hand',
        admin: admin ?? undefined,
        key,
      });
      return;
    }
  }

  private record(
    admin: Principal,
    { invoice, reversal, next }: { invoice: Invoice; reversal: string | null; next: Invoice },
  ): Promise<void> {
    const { currency, orderNumber } = next;
    return this.audit.record(admin, {
      action: 'invoice.corrected',
      subject: 'invoice',
      subjectId: next.number,
      before: { invoice: invoice.number, total: minorToDecimal(invoice.totalMinor), currency },
      after: {
        invoice: next.number,
        total: minorToDecimal(next.totalMinor),
        currency,
        orderNumber,
        reversal,
      },
    });
  }
}

const isPaidInFull = ({ paymentStatus, outstandingMinor }: InvoicedOrder): boolean =>
  paymentStatus !== 'unpaid' && outstandingMinor === 0;

const sumOf = (payments: readonly InvoicePayment[]): number =>
  payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
