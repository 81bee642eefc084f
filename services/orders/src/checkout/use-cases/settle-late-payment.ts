import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { type PaymentFacts, Payments } from '@kp/payments';
import { PayOrder } from '../../pay-order';
import { isMoneyThere } from '../checkout-payments';

/**
 * Money for a checkout that has its order: it pays the order if that waits for money, else it goes back. Nobody pays
 * twice for what they bought once.
 */
@Injectable()
export class SettleLatePayment {
  constructor(
    private readonly transactions: Transactions,
    private readonly payments: Payments,
    private readonly payOrder: PayOrder,
  ) {}

  execute(orderId: number, paymentId: number): Promise<void> {
    return this.transactions.run(async () => {
      const payment = await this.payments.findById(paymentId);
      if (!payment || !isMoneyThere(payment) || payment.orderId !== null) return;
      if (await this.payOrder.execute(orderId, payment)) return;
      await this.refund(payment);
    });
  }

  private async refund({ id }: PaymentFacts): Promise<void> {
    const wish = { paymentId: id, amountMinor: null, reason: 'unmatched', key: 'paid-twice' } as const;
    await this.payments.requestRefund(wish);
  }
}
