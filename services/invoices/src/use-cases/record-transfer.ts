import { Injectable } from '@nestjs/common';
import { minorToDecimal } from '@kp/commerce';
import { AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { ClosedMonths } from '@kp/settings';
import { splitTransfer } from '../domain/customer-credit';
import type { Invoice } from '../domain/invoice';
import type { ArrivedTransfer, InvoicePayment } from '../domain/invoice-payment';
import { alreadyPaid, creditUsed, invoiceNotFound, notPayable, overpaid } from '../domain/invoice.errors';
import { PaidInvoices } from '../paid-invoices';
import { CustomerCreditRepository } from '../persistence/customer-credit.repository';
import { InvoicePaymentRepository } from '../persistence/invoice-payment.repository';

type RecordedTransfer = Pick<InvoicePayment, 'amountMinor' | 'paidOn' | 'reference'>;

export interface TransferOptions {
  /** What is above the outstanding amount is a credit of the customer; otherwise that is INVOICES.OVERPAID. */
  isExcessKept?: boolean;
}

const arrivedMinor = ({ amountMinor, excessMinor }: InvoicePayment) => amountMinor + excessMinor;

@Injectable()
export class RecordTransfer {
  constructor(
    private readonly transactions: Transactions,
    private readonly paidInvoices: PaidInvoices,
    private readonly payments: InvoicePaymentRepository,
    private readonly credits: CustomerCreditRepository,
    private readonly months: ClosedMonths,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Once per line of a statement; by hand once per amount, day and reference. Transfers add up to the total, never above it,
   * and none is of a closed month.
   */
  execute(
    number: string,
    transfer: ArrivedTransfer,
    admin: Principal,
    { isExcessKept = false }: TransferOptions = {},
  ): Promise<void> {
    return this.transactions.run(async () => {
      const invoice = await this.paidInvoices.lockKnown(number);
      if (await this.payments.hasTransfer(invoice.id, transfer)) return;
      await this.months.assertOpen(transfer.paidOn);
      if (invoice.kind !== 'invoice' || invoice.reversedByNumber !== null) throw notPayable();
      if (invoice.isPaid && !isExcessKept) throw alreadyPaid();
      const split = splitTransfer(invoice, transfer.amountMinor);
      if (split.excessMinor > 0 && !isExcessKept) throw overpaid(split.amountMinor, invoice.currency);
      const payment = { kind: 'wire_transfer', ...transfer, ...split, actorUserId: admin.userId } as const;
      await this.payments.add(invoice.id, payment);
      await this.paidInvoices.recordTransferred(invoice);
      await this.record(admin, 'invoice.transfer-recorded', number, transfer);
    });
  }

  /**
   * A mistaken entry no longer counts; it stays with the time and the administrator that undid it. So does what a credit paid,
   * which is free again.
   */
  undo(number: string, id: number, admin: Principal): Promise<void> {
    return this.transactions.run(async () => {
      const invoice = await this.paidInvoices.lockKnown(number);
      const payment = (await this.payments.list(invoice.id)).find((each) => each.id === id);
      if (payment?.kind !== 'wire_transfer' && payment?.kind !== 'credit') throw invoiceNotFound();
      if (payment.excessMinor > 0 && payment.undoneAt === null) await this.assertUnused(invoice, payment);
      if (payment.undoneAt === null) await this.months.assertOpen(payment.paidOn);
      if (!(await this.payments.undo(invoice.id, id, admin.userId))) return;
      await this.paidInvoices.recordTransferred(invoice);
      const undone = { ...payment, amountMinor: arrivedMinor(payment) };
      const action = payment.kind === 'credit' ? 'invoice.credit-undone' : 'invoice.transfer-undone';
      await this.record(admin, action, number, undone);
    });
  }

  /** What a line of a bank statement paid, whatever became of its invoice. The caller holds the locks of the orders. */
  async undoOfEntry(bankEntryId: number, admin: Principal): Promise<void> {
    for (const { id, number } of await this.payments.listOfEntry(bankEntryId))
      await this.undo(number, id, admin);
  }

  private async assertUnused(invoice: Invoice, { id, excessMinor }: InvoicePayment): Promise<void> {
    const credits = await this.credits.lock(invoice.id);
    if (credits.some((credit) => credit.id === id && credit.leftMinor < excessMinor)) throw creditUsed();
  }

  private record(
    admin: Principal,
    action: string,
    number: string,
    transfer: RecordedTransfer,
  ): Promise<void> {
    const { amountMinor, paidOn: date, reference } = transfer;
    const state = { amount: minorToDecimal(amountMinor), date, reference };
    const isUndone = action.endsWith('-undone');
    return this.audit.record(admin, {
      action,
      subject: 'invoice',
      subjectId: number,
      before: isUndone ? state : null,
      after: isUndone ? null : state,
    });
  }
}
