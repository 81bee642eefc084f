import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { CheckoutPayments } from '../checkout-payments';
import { CheckoutRepository } from '../persistence/checkout.repository';
import { StockHolds } from '../stock-holds';
import { PlaceFromCheckout } from './place-from-checkout';

const MAX_REVIEW_HOLD_MS = 3 * 24 * 3_600_000;

/** The time of a hold is over: with its money there it becomes an order, else its units can be bought again. */
@Injectable()
export class EndHold {
  constructor(
    private readonly transactions: Transactions,
    private readonly checkouts: CheckoutRepository,
    private readonly payments: CheckoutPayments,
    private readonly place: PlaceFromCheckout,
    private readonly holds: StockHolds,
  ) {}

  /** What is held again, ordered or cancelled meanwhile stays as it is. */
  execute(checkoutId: string): Promise<void> {
    return this.transactions.run(async () => {
      const due = await this.checkouts.lockDue(checkoutId);
      if (!due) return;
      const payment = await this.payments.findPaid(checkoutId);
      if (payment && (await this.place.execute(checkoutId, { payment }))) return;
      if (await this.isInReview(checkoutId)) return this.checkouts.extendHold(checkoutId);
      await this.holds.release(checkoutId);
      await this.checkouts.saveReleased(checkoutId);
    });
  }

  /** A payment is under review, and not for so long that its units should be sold to others. */
  private async isInReview(checkoutId: string): Promise<boolean> {
    const oldest = Date.now() - MAX_REVIEW_HOLD_MS;
    const payments = await this.payments.list(checkoutId);
    return payments.some(({ isInReview, createdAt }) => isInReview && createdAt.getTime() > oldest);
  }
}
