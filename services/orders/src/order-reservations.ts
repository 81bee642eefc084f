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

const LOCK_VISITOR = prepared(
  'orders.lock-visitor',
  `SELECT pg_advisory_xact_lock(hashtextextended('checkout.visitor.' || $1, 0))`,
);

/** Orders and checkouts above the limit of units count too, although they wait without stock. */
const COUNT_RESERVED = prepared(
  'orders.count-reserved',
  `WITH waiting AS (
     SELECT id, is_stock_released FROM orders WHERE visitor = $1 AND reserved_until IS NOT NULL
   ), opened AS (
     SELECT id FROM checkout WHERE visitor = $1 AND is_held
      UNION SELECT id FROM checkout WHERE visitor = $1 AND state = 'open' AND expires_at > now()
   )
   SELECT ((SELECT count(*) FROM waiting)
            + (SELECT count(*) FROM opened WHERE id IS DISTINCT FROM $2))::int AS reservations,
          ((SELECT coalesce(sum(quantity), 0) FROM order_line
             WHERE order_id IN (SELECT id FROM waiting WHERE NOT is_stock_released))
            + (SELECT coalesce(sum(quantity), 0) FROM stock_hold
                WHERE checkout_id IN (SELECT id FROM opened)))::int AS units`,
);

const MARK_RELEASED = prepared(
  'orders.mark-released',
  `UPDATE orders SET is_stock_released = true, updated_at = now()
    WHERE id = $1 AND reserved_until IS NOT NULL AND NOT is_stock_released`,
);

/** Limits what a visitor reserves with checkouts and waiting orders. Call inside a transaction. */
@Injectable()
export class OrderReservations {
  constructor(
    private readonly sql: Sql,
    private readonly orders: OrderRepository,
    private readonly stock: CatalogStock,
    private readonly config: OrdersConfig,
    private readonly http: HttpConfig,
    private readonly keys: SigningKeys,
  ) {}

  /** Guests are identified by a hash of their network, so that no IP is stored. */
  visitorOf(principal: Principal | null, ip: string): string {
    if (principal) return `user:${principal.userId}`;
    return `guest:${this.keys.sign('visitor', networkOf(ip)).toString('base64url')}`;
  }

  /** First of LOCK_ORDER (transactions.ts): serializes the reservations of a visitor. */
  async lockVisitor(visitor: string): Promise<void> {
    await this.sql.run(LOCK_VISITOR, [visitor]);
  }

  minutesOf({ confirmationRequired }: Pick<Order, 'confirmationRequired'>): number {
    const { confirmationMinutes, unpaidReservationMinutes } = this.config;
    return confirmationRequired ? confirmationMinutes : unpaidReservationMinutes;
  }

  /** The new order counts too; above the limit of units it waits without stock. */
  async assertWithinLimits(orderId: number, visitor: string): Promise<void> {
    const { reservations } = await this.count(visitor);
    if (reservations > this.maxReservationsOf(visitor)) throw tooManyCheckouts();
    if (await this.isAboveUnits(visitor)) await this.release(orderId);
  }

  async assertCanReserve(visitor: string, exceptCheckoutId: string): Promise<void> {
    const { reservations } = await this.count(visitor, exceptCheckoutId);
    if (reservations >= this.maxReservationsOf(visitor)) throw tooManyCheckouts();
  }

  async isAboveUnits(visitor: string): Promise<boolean> {
    return (await this.count(visitor)).units > this.config.reservationMaxUnits * this.http.limitFactor;
  }

  async release(orderId: number): Promise<void> {
    if ((await this.sql.run(MARK_RELEASED, [orderId])) === 0) return;
    await this.stock.restock(deductedUnits(await this.orders.findLines(orderId)), { orderId });
  }

  private async count(
    visitor: string,
    exceptCheckoutId: string | null = null,
  ): Promise<{ reservations: number; units: number }> {
    return (await this.sql.first<{ reservations: number; units: number }>(COUNT_RESERVED, [
      visitor,
      exceptCheckoutId,
    ]))!;
  }

  private maxReservationsOf(visitor: string): number {
    return Math.ceil(maxReservations(visitor.startsWith('user:')) * this.http.limitFactor);
  }
}
