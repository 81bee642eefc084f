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
import { Payments } from '@kp/payments';
import { AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { businessDay } from '@kp/settings';
import type { Invoice } from '../domain/invoice';
import { convert } from '../domain/invoice-amounts';
import type { Buyer } from '../domain/invoice-parties';
import { type PaymentShare, type SharedPayment, sumOfShares } from '../domain/payment-shares';
import { invoiceNotFound } from '../domain/invoice.errors';
import { PaidInvoices } from '../paid-invoices';
import { InvoicePaymentRepository } from '../persistence/invoice-payment.repository';
import { InvoiceRepository } from '../persistence/invoice.repository';
import { IssueDocument } from './issue-document';
import { ConcessionNotes } from './concession-notes';
import { CreditRefund } from './credit-refund';
import { InvoiceDrafts } from './invoice-drafts';
import { PaymentShares } from './payment-shares';
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
    private readonly paidInvoices: PaidInvoices,
    private readonly shares: PaymentShares,
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
      const carried = await this.shares.lock(invoice);
      const isPaid = isPaidInFull(order) && sumOfShares(carried) === 0;
      const buyer = correctedBuyer ?? (correction.isBuyerKept ? invoice.buyer : null);
      const draft = await this.drafts.of(order, { replaced: { invoice, buyer, isPaid } });
      const reversal = await this.reverse.reverse(invoice);
      const issued = await this.issuing.execute(draft);
      await this.orders.markInvoiced(order.id, issued);
      const next = (await this.invoices.find(issued))!;
      await this.payments.carryOver(invoice.number, issued);
      await this.credit.ofOrder(order);
      const concededMinor = await this.concessions.carryOver(invoice, next);
      const byOrderMinor = await this.recordOrderPayment(order, next, { carried, concededMinor });
      const takenMinor = next.isPaidWhenIssued ? 0 : next.totalMinor - concededMinor - byOrderMinor;
      const shares = await this.shares.share(next, carried, { takenMinor, day: next.issueDate });
      await this.refundReleased(carried, shares, correction);
      const addedMinor = sumOfShares(shares) - sumOfShares(carried);
      if (addedMinor > 0)
        await this.paidInvoices.payOutstanding((await this.invoices.find(issued))!, addedMinor);
      if (correction.admin) await this.record(correction.admin, { invoice, reversal, next });
      return { reversed: invoice.number, reversal, issued };
    });
  }

  /** @returns what an order that was paid by a payment of its own pays: all but what a change added and what was conceded */
  private async recordOrderPayment(
    order: InvoicedOrder,
    next: Invoice,
    { carried, concededMinor }: { carried: readonly SharedPayment[]; concededMinor: number },
  ): Promise<number> {
    const isByInvoice = sumOfShares(carried) > 0 && order.paymentId === null;
    if (!hasPaidItself(order) || next.isPaidWhenIssued || isByInvoice) return 0;
    const addedMinor = convert(order.outstandingMinor, next.exchange?.rate);
    const amountMinor = next.totalMinor - addedMinor - concededMinor - sumOfShares(carried);
    if (amountMinor <= 0) return 0;
    await this.invoicePayments.add(next.id, { kind: 'order', amountMinor, paidOn: businessDay(new Date()) });
    return amountMinor;
  }

  /** Of what was paid online for the invoice; transferred money is a credit. */
  private async refundReleased(
    carried: readonly SharedPayment[],
    shares: readonly PaymentShare[],
    { eventId, admin }: OrderCorrection,
  ): Promise<void> {
    for (const { id, paymentId, amountMinor: beforeMinor } of carried) {
      const amountMinor = beforeMinor - shares.find((share) => share.id === id)!.amountMinor;
      if (paymentId === null || amountMinor <= 0) continue;
      const refund = { paymentId, amountMinor, reason: 'by-hand', admin: admin ?? undefined } as const;
      await this.payments.requestRefund({ ...refund, key: editRefundKey(eventId) });
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

/** What was conceded was not paid, or went back. */
const isPaidInFull = ({ paymentStatus, outstandingMinor, concededMinor }: InvoicedOrder): boolean =>
  paymentStatus !== 'unpaid' && outstandingMinor === 0 && concededMinor === 0;

const hasPaidItself = ({
  paymentStatus,
  totalMinor,
  outstandingMinor,
  concededMinor,
}: InvoicedOrder): boolean => paymentStatus !== 'unpaid' && totalMinor > outstandingMinor + concededMinor;
