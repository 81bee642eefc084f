import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import { ScheduledJob } from '@kp/platform/scheduler';
import { AlertsConfig } from '../alerts.config';
import {
  GUEST_ALERT_DUE,
  type GuestAlertRequested,
  PRODUCT_ALERTS_DUE,
  type ProductAlertsDue,
} from '../domain/product-alert';
import { Newsletter } from '../newsletter';
import { AlertRepository } from '../persistence/alert.repository';
import { GuestAlertRepository } from '../persistence/guest-alert.repository';

const CHUNK_SIZE = 500;

/** Queues one mail per account, and one per alert of a guest; the handler decides what is still due when it writes it. */
@Injectable()
export class AlertJobs {
  constructor(
    private readonly alerts: AlertRepository,
    private readonly guestAlerts: GuestAlertRepository,
    private readonly newsletter: Newsletter,
    private readonly config: AlertsConfig,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  @ScheduledJob('notifications.queue-alerts', '* * * * *')
  async queueAlerts(): Promise<void> {
    while ((await this.queueChunk()) === CHUNK_SIZE);
    while ((await this.queueGuests()) === CHUNK_SIZE);
  }

  @ScheduledJob('notifications.purge-guest-alerts', '25 * * * *')
  async deleteUnconfirmed(): Promise<void> {
    while ((await this.guestAlerts.deleteUnconfirmed(CHUNK_SIZE)) === CHUNK_SIZE);
  }

  @ScheduledJob('notifications.purge-newsletter', '45 3 * * *')
  async deleteStaleSignUps(): Promise<void> {
    while ((await this.newsletter.deleteStale(CHUNK_SIZE)) === CHUNK_SIZE);
  }

  private queueGuests(): Promise<number> {
    return this.transactions.run(async () => {
      const due = await this.guestAlerts.queueDue(this.config.debounceSeconds, CHUNK_SIZE);
      for (const alert of due) await this.outbox.record(GUEST_ALERT_DUE, alert satisfies GuestAlertRequested);
      return due.length;
    });
  }

  private queueChunk(): Promise<number> {
    return this.transactions.run(async () => {
      const accounts = await this.alerts.queueDue(this.config.debounceSeconds, CHUNK_SIZE);
      for (const { userId } of accounts) {
        await this.outbox.record(PRODUCT_ALERTS_DUE, { userId } satisfies ProductAlertsDue);
      }
      return accounts.reduce((sum, { alerts }) => sum + alerts, 0);
    });
  }
}
