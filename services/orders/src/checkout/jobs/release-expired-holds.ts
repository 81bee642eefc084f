import { Injectable, Logger } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import { ScheduledJob } from '@kp/platform/scheduler';
import { HOLD_EXPIRED, type HoldExpired } from '../../events';
import { CheckoutRepository } from '../persistence/checkout.repository';
import { EndHold } from '../use-cases/end-hold';

const BATCH = 100;

/**
 * Finds holds whose time is over. A job asks the provider before it ends them; when it has not done so in five minutes,
 * because the provider does not answer, they are ended here: nobody waits longer for units that nobody has paid.
 */
@Injectable()
export class ReleaseExpiredHolds {
  private readonly logger = new Logger(ReleaseExpiredHolds.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly checkouts: CheckoutRepository,
    private readonly outbox: Outbox,
    private readonly endHold: EndHold,
  ) {}

  @ScheduledJob('orders.release-expired-holds', '*/15 * * * * *')
  async release(): Promise<void> {
    await this.transactions.run(async () => {
      for (const checkoutId of await this.checkouts.takeDue(BATCH)) {
        await this.outbox.record(HOLD_EXPIRED, { checkoutId } satisfies HoldExpired);
      }
    });
    for (const checkoutId of await this.checkouts.listOverdue(BATCH)) await this.end(checkoutId);
  }

  private async end(checkoutId: string): Promise<void> {
    try {
      await this.endHold.execute(checkoutId);
    } catch (error) {
      this.logger.error({ err: error, msg: `The hold of checkout ${checkoutId} could not be ended` });
    }
  }
}
