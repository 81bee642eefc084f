import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import type { Invoice } from '../domain/invoice';
import { outstandingMinor, type Transfer } from '../domain/invoice-payment';
import { alreadyPaid, invoiceNotFound, notPayable, overpaid } from '../domain/invoice.errors';
import { InvoiceSettlement } from '../invoice-settlement';
import { InvoicePaymentRepository } from '../persistence/invoice-payment.repository';

@Injectable()
export class RecordTransfer {
  constructor(
    private readonly transactions: Transactions,
    private readonly settlement: InvoiceSettlement,
    private readonly payments: InvoicePaymentRepository,
  ) {}

  /** Once per amount, day and reference. Transfers add up to the total, never above it. */
  execute(number: string, transfer: Transfer, actorUserId: number): Promise<void> {
    return this.transactions.run(async () => {
      const invoice = await this.lock(number);
      if (await this.payments.hasTransfer(invoice.id, transfer)) return;
      if (invoice.kind !== 'invoice' || invoice.reversedByNumber !== null) throw notPayable();
      if (invoice.isPaid) throw alreadyPaid();
      const outstanding = outstandingMinor(invoice);
      if (transfer.amountMinor > outstanding) throw overpaid(outstanding, invoice.currency);
      await this.payments.add(invoice.id, { kind: 'wire_transfer', ...transfer, actorUserId });
      await this.settlement.record(invoice);
    });
  }

  /** A mistaken entry no longer counts; it stays with the time and the administrator that undid it. */
  undo(number: string, id: number, actorUserId: number): Promise<void> {
    return this.transactions.run(async () => {
      const invoice = await this.lock(number);
      const transfer = (await this.payments.list(invoice.id)).find((payment) => payment.id === id);
      if (transfer?.kind !== 'wire_transfer') throw invoiceNotFound();
      if (await this.payments.undo(invoice.id, id, actorUserId)) await this.settlement.record(invoice);
    });
  }

  private async lock(number: string): Promise<Invoice> {
    const invoice = await this.settlement.lock(number);
    if (!invoice) throw invoiceNotFound();
    return invoice;
  }
}
