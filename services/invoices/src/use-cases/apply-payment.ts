import { Injectable } from '@nestjs/common';
import { OrderInvoicing } from '@kp/orders';
import { Transactions } from '@kp/platform/database';
import { Payments, refundableMinor } from '@kp/payments';
import { businessDay } from '@kp/settings';
import { isPayableOnline } from '../domain/invoice';
import { outstandingMinor } from '../domain/invoice-payment';
import { PaidInvoices } from '../paid-invoices';
import { InvoicePaymentRepository } from '../persistence/invoice-payment.repository';
import { InvoiceRepository } from '../persistence/invoice.repository';

@Injectable()
export class ApplyPayment {
  constructor(
    private readonly transactions: Transactions,
    private readonly paidInvoices: PaidInvoices,
    private readonly orders: OrderInvoicing,
    private readonly payments: Payments,
    private readonly invoices: InvoiceRepository,
    private readonly invoicePayments: InvoicePaymentRepository,
  ) {}

  /** A captured payment pays its invoice once, or is refunded: when it is paid or reversed, or the amount differs. */
  execute(paymentId: number): Promise<void> {
    return this.transactions.run(async () => {
      const invoiceNumber = (await this.payments.findById(paymentId))?.invoiceNumber ?? null;
      const invoice = invoiceNumber === null ? null : await this.paidInvoices.lock(invoiceNumber);
      const payment = (await this.payments.findById(paymentId))!;
      if (!invoice || payment.paysInvoice || refundableMinor(payment) === 0) return;
      const { id, totalMinor: amountMinor, currency } = invoice;
      if (isPayableOnline(invoice) && (await this.payments.matchToInvoice(payment, amountMinor, currency))) {
        const paidOn = businessDay(new Date());
        await this.invoicePayments.add(id, { kind: 'online', amountMinor, paidOn, paymentId });
        return this.paidInvoices.record(invoice);
      }
      const key = 'invoice-not-payable';
      await this.payments.requestRefund({ paymentId, amountMinor: null, reason: 'unmatched', key });
    });
  }

  /** The order was paid, in full or what a change had added to it, after its invoice had been issued. */
  executeForOrder(orderId: number): Promise<void> {
    return this.transactions.run(async () => {
      const order = await this.orders.getForUpdate(orderId, null);
      const isPaid = order.paymentStatus !== 'unpaid' && order.outstandingMinor === 0;
      const invoice = isPaid ? await this.invoices.findActiveOfOrder(orderId) : null;
      const amountMinor = invoice ? outstandingMinor(invoice) : 0;
      if (amountMinor === 0) return;
      const paidOn = businessDay(new Date());
      await this.invoicePayments.add(invoice!.id, { kind: 'order', amountMinor, paidOn });
    });
  }
}
