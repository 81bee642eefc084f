import { Injectable } from '@nestjs/common';
import { Payments, refundableMinor } from '@kp/payments';
import type { Invoice } from '../domain/invoice';
import { carriedOver } from '../domain/invoice-payment';
import { type PaymentShare, type SharedPayment, sharesOf } from '../domain/payment-shares';
import { CustomerCreditRepository } from '../persistence/customer-credit.repository';
import { InvoicePaymentRepository } from '../persistence/invoice-payment.repository';

/** What is above an invoice that takes less, or is replaced by one that does, stays with whom it is from. */
@Injectable()
export class PaymentShares {
  constructor(
    private readonly payments: Payments,
    private readonly invoicePayments: InvoicePaymentRepository,
    private readonly credits: CustomerCreditRepository,
  ) {}

  /** What counts for an invoice beside its order. LOCK_ORDER (transactions.ts): before documents get their numbers. */
  async lock({ id, number }: Invoice): Promise<SharedPayment[]> {
    const online = new Map((await this.payments.lockOfInvoice(number)).map((each) => [each.id, each]));
    const credits = new Map((await this.credits.lock(id)).map((credit) => [credit.id, credit.leftMinor]));
    return carriedOver(await this.invoicePayments.list(id)).map((counted) => {
      const payment = counted.paymentId === null ? undefined : online.get(counted.paymentId);
      const { amountMinor } = counted;
      return {
        ...counted,
        releasableMinor: payment ? Math.min(amountMinor, refundableMinor(payment)) : amountMinor,
        creditLeftMinor: credits.get(counted.id) ?? 0,
      };
    });
  }

  /**
   * @param payments locked by `lock`
   * @param takenMinor of all of them
   * @param day of the document that changes it
   * @returns how each of them counts from then on
   */
  async share(
    { id }: Pick<Invoice, 'id'>,
    payments: readonly SharedPayment[],
    { takenMinor, day }: { takenMinor: number; day: string },
  ): Promise<PaymentShare[]> {
    const shares = sharesOf(payments, takenMinor);
    await this.invoicePayments.share(id, shares, day);
    return shares;
  }
}
