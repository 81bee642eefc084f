import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { type PaymentSnapshot, Payments } from '@kp/payments';
import { paymentLinkStateOf } from '../domain/invoice-payment';
import { PaidInvoices } from '../paid-invoices';
import { ApplyPayment } from './apply-payment';

/** What a customer approved is captured only while the invoice needs it; otherwise the payment is cancelled. */
@Injectable()
export class CapturePayment {
  constructor(
    private readonly transactions: Transactions,
    private readonly paidInvoices: PaidInvoices,
    private readonly payments: Payments,
    private readonly applyPayment: ApplyPayment,
  ) {}

  /** Calls the provider, so it must not run inside a transaction. */
  async execute(payment: PaymentSnapshot): Promise<void> {
    if (payment.capturedMinor === 0) {
      if (payment.status === 'cancelled' || !(await this.isNeeded(payment))) return;
      await this.payments.capture(payment.providerRef!);
    }
    await this.applyPayment.execute(payment.id);
  }

  private isNeeded({ id, invoiceNumber }: PaymentSnapshot): Promise<boolean> {
    return this.transactions.run(async () => {
      const invoice = (await this.paidInvoices.lock(invoiceNumber!))!;
      const all = await this.payments.listOfInvoice(invoiceNumber!);
      const payments = all.filter((payment) => payment.id !== id);
      const state = paymentLinkStateOf(invoice, { isOnlineAvailable: true, payments });
      if (state === 'payable') return true;
      await this.payments.cancelApproved(id, `Not captured: the invoice is ${state}`);
      return false;
    });
  }
}
