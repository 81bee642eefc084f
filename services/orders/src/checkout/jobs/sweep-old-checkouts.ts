import { Injectable } from '@nestjs/common';
import { ScheduledJob } from '@kp/platform/scheduler';
import { CheckoutRepository } from '../persistence/checkout.repository';

const KEPT_DAYS = 30;
const BATCH = 500;

/** Drafts hold addresses; what came of them is in the orders. */
@Injectable()
export class SweepOldCheckouts {
  constructor(private readonly checkouts: CheckoutRepository) {}

  @ScheduledJob('orders.sweep-checkouts', '20 * * * *')
  async sweep(): Promise<void> {
    while ((await this.checkouts.deleteOlderThan(KEPT_DAYS, BATCH)) === BATCH);
  }
}
