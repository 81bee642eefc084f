import { Injectable } from '@nestjs/common';
import { type RepeatedWork, Repeats } from '@kp/platform/timers';
import { CartMergeRepository } from '../persistence/cart-merge.repository';

const KEPT_DAYS = 30;
const BATCH = 1000;

/** What was merged under a key is remembered for 30 days: no browser repeats a merge after that. */
@Injectable()
@Repeats({ name: 'cart.sweep-merges', everySeconds: 3600 })
export class SweepCartMerges implements RepeatedWork {
  constructor(private readonly merges: CartMergeRepository) {}

  async run(): Promise<void> {
    while ((await this.merges.deleteOlderThan(KEPT_DAYS, BATCH)) === BATCH);
  }
}
