import { Injectable } from '@nestjs/common';
import { afterWorkingDays } from '@kp/commerce/delivery-range';
import { momentOf } from '@kp/commerce/zone-clock';
import { PaymentSettings } from '@kp/payments';
import { businessDay } from '@kp/settings';
import { SHOP_TIME_ZONE } from '@kp/i18n/shop-time';

const MINUTE_MS = 60_000;

/** Until when an order waits for its transfer: the end of the last working day. */
@Injectable()
export class TransferDeadlines {
  constructor(private readonly settings: PaymentSettings) {}

  from(now: Date): Date {
    const last = afterWorkingDays(businessDay(now), this.settings.current.transferDays);
    return new Date(momentOf(Date.parse(`${last}T23:59:00Z`), SHOP_TIME_ZONE));
  }

  minutes(now = new Date()): number {
    return Math.round((this.from(now).getTime() - now.getTime()) / MINUTE_MS);
  }
}
