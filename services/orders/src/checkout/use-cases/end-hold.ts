import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { CheckoutPayments } from '../checkout-payments';
import { CheckoutRepository } from '../persistence/checkout.repository';
import { StockHolds } from '../stock-holds';
import { PlaceFromCheckout } from './place-from-checkout';

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
      await this.holds.release(checkoutId);
      await this.checkouts.saveReleased(checkoutId);
    });
  }
}
