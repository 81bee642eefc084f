import { Injectable } from '@nestjs/common';
import { minorToDecimal } from '@kp/commerce';
import { AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { ClosedMonths } from '@kp/settings';
import type { Invoice } from '../domain/invoice';
import { type InvoicePayment, outstandingMinor, type Transfer } from '../domain/invoice-payment';
import { alreadyPaid, invoiceNotFound, notPayable, overpaid } from '../domain/invoice.errors';
import { PaidInvoices } from '../paid-invoices';
import { InvoicePaymentRepository } from '../persistence/invoice-payment.repository';

type RecordedTransfer = Pick<InvoicePayment, 'amountMinor' | 'paidOn' | 'reference'>;

@Injectable()
export class RecordTransfer {
  constructor(
    private readonly transactions: Transactions,
    private readonly paidInvoices: PaidInvoices,
    private readonly payments: InvoicePaymentRepository,
    private readonly months: ClosedMonths,
    private readonly audit: AuditLog,
  ) {}

  /** Once per amount, day and reference. Transfers add up to the total, never above it, and none is of a closed month. */
  execute(number: string, transfer: Transfer, admin: Principal): Promise<void> {
    return this.transactions.run(async () => {
      const invoice = await this.lock(number);
      if (await this.payments.hasTransfer(invoice.id, transfer)) return;
      await this.months.assertOpen(transfer.paidOn);
      if (invoice.kind !== 'invoice' || invoice.reversedByNumber !== null) throw notPayable();
      if (invoice.isPaid) throw alreadyPaid();
      const outstanding = outstandingMinor(invoice);
      if (transfer.amountMinor > outstanding) throw overpaid(outstanding, invoice.currency);
      await this.payments.add(invoice.id, { kind: 'wire_transfer', ...transfer, actorUserId: admin.userId });
      await this.paidInvoices.record(invoice);
      await this.record(admin, 'invoice.transfer-recorded', number, transfer);
    });
  }

  /** A mistaken entry no longer counts; it stays with the time and the administrator that undid it. */
  undo(number: string, id: number, admin: Principal): Promise<void> {
    return this.transactions.run(async () => {
      const invoice = await this.lock(number);
      const transfer = (await this.payments.list(invoice.id)).find((payment) => payment.id === id);
      if (transfer?.kind !== 'wire_transfer') throw invoiceNotFound();
      if (transfer.undoneAt === null) await this.months.assertOpen(transfer.paidOn);
      if (!(await this.payments.undo(invoice.id, id, admin.userId))) return;
      await this.paidInvoices.record(invoice);
      await this.record(admin, 'invoice.transfer-undone', number, transfer);
    });
  }

  /** The transfer with this amount, day and reference, if it counts. */
  undoSame(number: string, { amountMinor, paidOn, reference }: Transfer, admin: Principal): Promise<void> {
    return this.transactions.run(async () => {
      const invoice = await this.lock(number);
      const same = (await this.payments.list(invoice.id)).find(
        (payment) =>
          payment.kind === 'wire_transfer' &&
          payment.undoneAt === null &&
          payment.amountMinor === amountMinor &&
          payment.paidOn === paidOn &&
          payment.reference === reference,
      );
      if (same) await this.undo(number, same.id, admin);
    });
  }

  private record(
    admin: Principal,
    action: string,
    number: string,
    transfer: RecordedTransfer,
  ): Promise<void> {
    const { amountMinor, paidOn: date, reference } = transfer;
    const state = { amount: minorToDecimal(amountMinor), date, reference };
    const isUndone = action === 'invoice.transfer-undone';
    return this.audit.record(admin, {
      action,
      subject: 'invoice',
      subjectId: number,
      before: isUndone ? state : null,
      after: isUndone ? null : state,
    });
  }

  private async lock(number: string): Promise<Invoice> {
    const invoice = await this.paidInvoices.lock(number);
    if (!invoice) throw invoiceNotFound();
    return invoice;
  }
}
