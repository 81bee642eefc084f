import { Injectable } from '@nestjs/common';
import { ScheduledJob } from '@kp/platform/scheduler';
import { SettingsService } from '@kp/settings';
import { CheckoutRepository } from '../checkout/persistence/checkout.repository';
import { OrderIdentityRepository } from '../persistence/order-identity.repository';

const KEY_RETENTION_DAYS = 30;
const KEY_BATCH_SIZE = 1000;
const CHECKOUT_BATCH_SIZE = 500;

/** Browsers do not retry an order after 30 days; the addresses of a checkout are copied to its order. */
@Injectable()
export class DeleteOldRecords {
  constructor(
    private readonly identities: OrderIdentityRepository,
    private readonly checkouts: CheckoutRepository,
    private readonly settings: SettingsService,
  ) {}

  @ScheduledJob('orders.purge-keys', '15 * * * *')
  deleteKeys(): Promise<void> {
    return this.identities.deleteKeysOlderThan(KEY_RETENTION_DAYS, KEY_BATCH_SIZE);
  }

  @ScheduledJob('orders.purge-checkouts', '20 * * * *')
  async deleteCheckouts(): Promise<void> {
    const { checkoutDays } = this.settings.getRetentionPeriods();
    let deleted = CHECKOUT_BATCH_SIZE;
    while (deleted === CHECKOUT_BATCH_SIZE)
      deleted = await this.checkouts.deleteOlderThan(checkoutDays, CHECKOUT_BATCH_SIZE);
  }
}
