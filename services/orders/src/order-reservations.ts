import { Injectable } from '@nestjs/common';
import { CatalogStock } from '@kp/catalog';
import { prepared, Sql } from '@kp/platform/database';
import { HttpConfig, type Principal, networkOf } from '@kp/platform/http';
import { SigningKeys } from '@kp/platform/keys';
import { maxReservations } from './checkout/domain/checkout';
import { deductedUnits } from './domain/backorder';
import type { Order } from './domain/order.entity';
import { tooManyCheckouts } from './checkout/domain/checkout.errors';
import { OrdersConfig } from './orders.config';
import { OrderRepository } from './persistence/order.repository';
import { TransferDeadlines } from './transfers/transfer-deadlines';

const LOCK_RESERVATIONS = prepared(
  'orders.lock-reservations',
  `SELECT pg_advisory_xact_lock(hashtextextended('checkout.reservations.' || $1, 0))`,
);

/** Orders and checkouts above the limit of units count too, although they wait without stock. */
const COUNT_RESERVED = prepared(
  'orders.count-reserved',
  `WITH waiting AS (
     SELECT id, is_stock_released FROM orders WHERE rate_limit_key = $1 AND reserved_until IS NOT NULL
   ), opened AS (
     SELECT id FROM checkout WHERE rate_limit_key = $1 AND is_reserved
      UNION SELECT id FROM checkout WHERE rate_limit_key = $1 AND state = 'open' AND expires_at > now()
   )
   SELECT ((SELECT count(*) FROM waiting)
            + (SELECT count(*) FROM opened WHERE id IS DISTINCT FROM $2))::int AS reservations,
          ((SELECT coalesce(sum(quantity), 0) FROM order_line
             WHERE order_id IN (SELECT id FROM waiting WHERE NOT is_stock_released))
            + (SELECT coalesce(sum(quantity), 0) FROM stock_reservation
                WHERE checkout_id IN (SELECT id FROM opened)))::int AS units`,
);

const MARK_RELEASED = prepared(
  'orders.mark-released',
  `UPDATE orders SET is_stock_released = true, updated_at = now()
    WHERE id = $1 AND reserved_until IS NOT NULL AND NOT is_stock_released`,
);

/** Limits what a customer reserves with checkouts and waiting orders. Call inside a transaction. */
@Injectable()
export class OrderReservations {
  constructor(
    private readonly sql: Sql,
    private readonly orders: OrderRepository,
    private readonly stock: CatalogStock,
    private readonly config: OrdersConfig,
    private readonly http: HttpConfig,
    private readonly keys: SigningKeys,
    private readonly transfers: TransferDeadlines,
  ) {}

  /** Guests are identified by a hash of their network, so that no IP is stored. */
  rateLimitKeyOf(principal: Principal | null, ip: string): string {
    if (principal) return `user:${principal.userId}`;
    return `guest:${this.keys.sign('visitor', networkOf(ip)).toString('base64url')}`;
  }

  /** First of LOCK_ORDER (transactions.ts): serializes the reservations of a customer. */
  async lockReservations(rateLimitKey: string): Promise<void> {
    await this.sql.run(LOCK_RESERVATIONS, [rateLimitKey]);
  }

  minutesOf({
    confirmationRequired,
    paymentMethod,
  }: Pick<Order, 'confirmationRequired'> & Partial<Pick<Order, 'paymentMethod'>>): number {
    const { confirmationMinutes, unpaidReservationMinutes } = this.config;
    if (confirmationRequired) return confirmationMinutes;
    return paymentMethod === 'bank_transfer' ? this.transfers.minutes() : unpaidReservationMinutes;
  }

  /** The new order counts too; above the limit of units it waits without stock. */
  async assertWithinLimits(orderId: number, rateLimitKey: string): Promise<void> {
    const { reservations } = await this.count(rateLimitKey);
    if (reservations > this.maxReservationsOf(rateLimitKey)) throw tooManyCheckouts();
    if (await this.isAboveUnits(rateLimitKey)) await this.release(orderId);
  }

  async assertCanReserve(rateLimitKey: string, exceptCheckoutId: string): Promise<void> {
    const { reservations } = await this.count(rateLimitKey, exceptCheckoutId);
    if (reservations >= this.maxReservationsOf(rateLimitKey)) throw tooManyCheckouts();
  }

  async isAboveUnits(rateLimitKey: string): Promise<boolean> {
    return (await this.count(rateLimitKey)).units > this.config.reservationMaxUnits * this.http.limitFactor;
  }

  async release(orderId: number): Promise<void> {
    if ((await this.sql.run(MARK_RELEASED, [orderId])) === 0) return;
    await this.stock.restock(deductedUnits(await this.orders.findLines(orderId)), { orderId });
  }

  private async count(
    rateLimitKey: string,
    exceptCheckoutId: string | null = null,
  ): Promise<{ reservations: number; units: number }> {
    return (await this.sql.first<{ reservations: number; units: number }>(COUNT_RESERVED, [
      rateLimitKey,
      exceptCheckoutId,
    ]))!;
  }

  private maxReservationsOf(rateLimitKey: string): number {
    return Math.ceil(maxReservations(rateLimitKey.startsWith('user:')) * this.http.limitFactor);
  }
}
