import { Injectable } from '@nestjs/common';
import { minorToDecimal } from '@kp/commerce';
import { AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { businessDay, ClosedMonths } from '@kp/settings';
import { creditsThatPay } from '../domain/customer-credit';
import type { Transfer } from '../domain/invoice-payment';
import { creditTooSmall, invoiceNotFound } from '../domain/invoice.errors';
import { PaidInvoices } from '../paid-invoices';
import { CustomerCreditRepository } from '../persistence/customer-credit.repository';
import { InvoicePaymentRepository } from '../persistence/invoice-payment.repository';

/** Where the credit of a customer goes: to another invoice, or back. */
@Injectable()
export class UseCredit {
  constructor(
    private readonly transactions: Transactions,
    private readonly paidInvoices: PaidInvoices,
    private readonly payments: InvoicePaymentRepository,
    private readonly credits: CustomerCreditRepository,
    private readonly months: ClosedMonths,
    private readonly audit: AuditLog,
  ) {}

  /** As much of an invoice as there is credit of its customer in its currency; twice changes nothing more. */
  pay(number: string, admin: Principal): Promise<void> {
    return this.transactions.run(async () => {
      const invoice = await this.paidInvoices.lockKnown(number);
      const parts = creditsThatPay(invoice, await this.credits.lock(invoice.id));
      const paidOn = businessDay(new Date());
      for (const part of parts)
        await this.payments.add(invoice.id, { kind: 'credit', ...part, paidOn, actorUserId: admin.userId });
      if (parts.length === 0) return;
      await this.paidInvoices.recordTransferred(invoice);
      const paidMinor = parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
      await this.record(admin, 'invoice.credit-used', number, { after: amountOf(paidMinor, paidOn) });
    });
  }

  /**
   * The shop has transferred it back to the customer; once per amount, day and reference.
   *
   * @throws InvoiceError INVOICES.CREDIT_TOO_SMALL, SettingsError MONTH_CLOSED
   */
  refund(number: string, paymentId: number, refund: Transfer, admin: Principal): Promise<void> {
    return this.transactions.run(async () => {
      const invoice = await this.paidInvoices.lockKnown(number);
      const credits = await this.credits.lock(invoice.id);
      const payment = (await this.payments.list(invoice.id)).find(({ id }) => id === paymentId);
      if (!payment || payment.excessMinor === 0) throw invoiceNotFound();
      const known = await this.credits.listRefunds(invoice.id);
      if (known.some((each) => each.paymentId === paymentId && isSame(each, refund))) return;
      await this.months.assertOpen(refund.paidOn);
      const isLocked = credits.some(({ id }) => id === paymentId);
      const left = isLocked ? await this.credits.leastSince(paymentId, refund.paidOn) : 0;
      if (refund.amountMinor > left) throw creditTooSmall(left, invoice.currency);
      await this.credits.addRefund(paymentId, refund, admin.userId);
      const after = amountOf(refund.amountMinor, refund.paidOn, refund.reference);
      await this.record(admin, 'invoice.credit-refunded', number, { after });
    });
  }

  /** A mistaken entry. */
  undoRefund(number: string, id: number, admin: Principal): Promise<void> {
    return this.transactions.run(async () => {
      const invoice = await this.paidInvoices.lockKnown(number);
      const refund = (await this.credits.listRefunds(invoice.id)).find((each) => each.id === id);
      if (!refund) throw invoiceNotFound();
      if (refund.undoneAt === null) await this.months.assertOpen(refund.paidOn);
      if (!(await this.credits.undoRefund(id, admin.userId))) return;
      const before = amountOf(refund.amountMinor, refund.paidOn, refund.reference);
      await this.record(admin, 'invoice.credit-refund-undone', number, { before });
    });
  }

  private record(
    admin: Principal,
    action: string,
    subjectId: string,
    { before = null, after = null }: { before?: object | null; after?: object | null },
  ): Promise<void> {
    return this.audit.record(admin, { action, subject: 'invoice', subjectId, before, after });
  }
}

const amountOf = (amountMinor: number, date: string, reference?: string) => ({
  amount: minorToDecimal(amountMinor),
  date,
  ...(reference !== undefined && { reference }),
});

const isSame = (known: Transfer & { undoneAt: Date | null }, refund: Transfer): boolean =>
  known.undoneAt === null &&
  known.amountMinor === refund.amountMinor &&
  known.paidOn === refund.paidOn &&
  known.reference === refund.reference;
