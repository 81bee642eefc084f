import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { CheckoutRepository } from '../persistence/checkout.repository';
import { StockHolds } from '../stock-holds';

/** The shopper goes away: what was held for them can be bought again. A payment that comes in all the same is kept. */
@Injectable()
export class CancelCheckout {
  constructor(
    private readonly transactions: Transactions,
    private readonly checkouts: CheckoutRepository,
    private readonly holds: StockHolds,
  ) {}

  /** What is ordered, or not there, stays as it is. */
  execute(id: string): Promise<void> {
    return this.transactions.run(async () => {
      const checkout = await this.checkouts.lock(id);
      if (checkout?.state !== 'open') return;
      await this.holds.release(id);
      await this.checkouts.saveState(id, 'cancelled');
    });
  }
}
