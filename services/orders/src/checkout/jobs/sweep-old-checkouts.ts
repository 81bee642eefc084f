import { Injectable } from '@nestjs/common';
import { type RepeatedWork, Repeats } from '@kp/platform/timers';
import { CheckoutRepository } from '../persistence/checkout.repository';

const KEPT_DAYS = 30;
const BATCH = 500;

/** Drafts hold addresses; what came of them is in the orders. */
@Injectable()
@Repeats({ name: 'orders.sweep-checkouts', everySeconds: 3600 })
export class SweepOldCheckouts implements RepeatedWork {
  constructor(private readonly checkouts: CheckoutRepository) {}

  async run(): Promise<void> {
    while ((await this.checkouts.deleteOlderThan(KEPT_DAYS, BATCH)) === BATCH);
  }
}
