import { Injectable } from '@nestjs/common';
import { ScheduledJob } from '@kp/platform/scheduler';
import { CartMergeRepository } from '../persistence/cart.repository';

const KEPT_DAYS = 30;
const BATCH = 1000;

/** What was merged under a key is remembered for 30 days: no browser repeats a merge after that. */
@Injectable()
export class SweepCartMerges {
  constructor(private readonly merges: CartMergeRepository) {}

  @ScheduledJob('cart.sweep-merges', '10 * * * *')
  async sweep(): Promise<void> {
    while ((await this.merges.deleteOlderThan(KEPT_DAYS, BATCH)) === BATCH);
  }
}
