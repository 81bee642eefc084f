import { Injectable } from '@nestjs/common';
import { PaymentSettings } from '@kp/payments';
import { isoOfShopTime } from '@kp/i18n/shop-time';
import { businessDay, DeliveryService } from '@kp/settings';

const MINUTE_MS = 60_000;

/** Until when an order waits for its transfer: the end of the last working day. */
@Injectable()
export class TransferDeadlines {
  constructor(
    private readonly settings: PaymentSettings,
    private readonly delivery: DeliveryService,
  ) {}

  from(now: Date): Date {
    const last = this.delivery.afterWorkingDays(businessDay(now), this.settings.current.transferDays);
    return new Date(isoOfShopTime(`${last}T23:59`));
  }

  minutes(now = new Date()): number {
    return Math.round((this.from(now).getTime() - now.getTime()) / MINUTE_MS);
  }
}
