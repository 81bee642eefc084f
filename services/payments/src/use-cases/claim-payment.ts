import { Injectable } from '@nestjs/common';
import type { CurrencyCode } from '@kp/commerce';
import { Transactions } from '@kp/platform/database';
import { PaymentRepository } from '../persistence/payment.repository';
import { Providers } from '../providers/providers';

/** A payment pays one order, and an order is paid by one payment. */
@Injectable()
export class ClaimPayment {
  constructor(
    private readonly transactions: Transactions,
    private readonly payments: PaymentRepository,
    private readonly providers: Providers,
  ) {}

  /** @returns false when it cannot pay this order */
  execute(paymentId: number, orderId: number, amountMinor: number, currency: CurrencyCode): Promise<boolean> {
    return this.transactions.run(async () => {
      const payment = await this.payments.find(paymentId);
      if (!payment) return false;
      // Test money buys nothing once the shop takes real money.
      const { method } = payment;
      const mode = {
        isSandbox: this.providers.isSandbox(method),
        isTest: this.providers.isTestWorld(method),
      };
      const isClaimed = await this.payments.claim(paymentId, orderId, amountMinor, currency, mode);
      if (isClaimed) await this.payments.addEvents(paymentId, [{ kind: 'matched', amountMinor }]);
      return isClaimed;
    });
  }
}
