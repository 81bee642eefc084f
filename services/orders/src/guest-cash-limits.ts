import { Injectable } from '@nestjs/common';
import { mailboxOf } from '@kp/commerce';
import { HttpConfig, OrdersConfig } from '@kp/platform/config';
import type { PricedOrder } from './domain/order-pricing';
import type { GuestCashUsage } from './persistence/order.queries';

/** A guest's cash order exceeds the daily limits: it is only accepted with a confirmation by email. */
export class ConfirmationNeeded extends Error {}

/** How much guests of one mailbox or one visitor may order for cash in a day without confirming it. */
@Injectable()
export class GuestCashLimits {
  constructor(
    private readonly config: OrdersConfig,
    private readonly http: HttpConfig,
  ) {}

  /** @throws ConfirmationNeeded for an order that is too large by itself */
  usageOf(email: string, visitor: string, { lines, totals }: PricedOrder): GuestCashUsage {
    const { guestCashMaxOrders, guestCashMaxUnits, guestCashMaxTotal } = this.config;
    const usage = {
      keys: [`email:${mailboxOf(email)}`, `visitor:${visitor}`],
      maxOrders: this.scaled(guestCashMaxOrders),
      maxUnits: this.scaled(guestCashMaxUnits),
      maxTotalMinor: this.scaled(guestCashMaxTotal * 100),
    };
    const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    if (usage.maxOrders < 1 || units > usage.maxUnits || totals.total.minor > usage.maxTotalMinor)
      throw new ConfirmationNeeded();
    return usage;
  }

  private scaled(limit: number): number {
    return Math.min(Math.ceil(limit * this.http.limitFactor), 2_000_000_000);
  }
}
