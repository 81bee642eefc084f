import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import { Backorders } from '../backorders/backorders';
import type { Order } from '../domain/order.entity';
import { alreadyShipped, backordered } from '../domain/order.errors';
import { PromisedDays } from '../promised-days';

export interface Parcel {
  awbNumber?: string | null;
  courier?: string | null;
}

type ShippedOrder = Pick<Order, 'id' | 'shippingAddress' | 'deliveryMethod'>;

export interface ShippedItem {
  itemId: number;
  quantity: number;
}

const COUNT_UNITS = prepared(
  'orders.ship-units',
  `UPDATE order_line l SET shipped_quantity = l.shipped_quantity + item.quantity
     FROM unnest($2::int[], $3::int[]) AS item (id, quantity)
    WHERE l.id = item.id AND l.order_id = $1 AND l.backordered_quantity + l.shipped_quantity + l.withdrawn_quantity + item.quantity <= l.quantity`,
);

/** Missing facts of the first shipment are those the order has already. */
const INSERT = prepared(
  'orders.insert-shipment',
  `WITH sent AS (
     INSERT INTO shipment (order_id, awb_number, courier, expected_first_day, expected_last_day)
     SELECT id, coalesce(nullif($2, ''), CASE WHEN is_first THEN awb_number END),
            coalesce(nullif($3, ''), CASE WHEN is_first THEN courier END), $6::date, $7::date
       FROM (SELECT *, NOT EXISTS (SELECT FROM shipment WHERE order_id = o.id) AS is_first
               FROM orders o WHERE id = $1) o
     RETURNING id
   ), lines AS (
     INSERT INTO shipment_line (shipment_id, order_line_id, quantity)
     SELECT sent.id, item.id, item.quantity FROM sent, unnest($4::int[], $5::int[]) AS item (id, quantity)
   )
   SELECT id FROM sent`,
);

const LIST_REST = prepared(
  'orders.list-unshipped',
  `SELECT id AS "itemId", quantity - shipped_quantity - withdrawn_quantity AS quantity
     FROM order_line WHERE order_id = $1 AND shipped_quantity + withdrawn_quantity < quantity ORDER BY id`,
);

const CORRECT_NEWEST = prepared(
  'orders.correct-newest-shipment',
  `UPDATE shipment SET awb_number = coalesce($2, awb_number), courier = coalesce($3, courier)
    WHERE id = (SELECT max(id) FROM shipment WHERE order_id = $1)`,
);

/** Returned units have left the shop, so their shipment stays. */
const WITHDRAW_NEWEST = prepared(
  'orders.withdraw-newest-shipment',
  `WITH newest AS (
     DELETE FROM shipment
      WHERE id = (SELECT max(id) FROM shipment WHERE order_id = $1)
        AND NOT EXISTS (SELECT FROM order_line WHERE order_id = $1 AND returned_quantity > 0)
     RETURNING id
   )
   UPDATE order_line l SET shipped_quantity = l.shipped_quantity - item.quantity
     FROM shipment_line item JOIN newest ON newest.id = item.shipment_id WHERE l.id = item.order_line_id`,
);

/** Its callers hold the lock of the order. */
@Injectable()
export class Shipments {
  constructor(
    private readonly sql: Sql,
    private readonly backorders: Backorders,
    private readonly promises: PromisedDays,
  ) {}

  /**
   * What is on backorder is taken from stock first.
   *
   * @throws OrderError ORDERS.ALREADY_SHIPPED, ORDERS.BACKORDERED
   */
  async ship(
    order: ShippedOrder,
    items: readonly ShippedItem[],
    { awbNumber, courier }: Parcel,
  ): Promise<number> {
    const { id: orderId } = order;
    const waiting = await this.backorders.allocate(orderId);
    const ids = items.map(({ itemId }) => itemId);
    const quantities = items.map(({ quantity }) => quantity);
    const shipped = await this.sql.run(COUNT_UNITS, [orderId, ids, quantities]);
    if (shipped !== items.length) {
      const missing = waiting.filter(({ id }) => ids.includes(id));
      throw missing.length > 0 ? backordered(missing) : alreadyShipped();
    }
    const expected = this.promises.ofParcel(order, new Date());
    const days = [expected?.firstDay ?? null, expected?.lastDay ?? null];
    const values = [orderId, awbNumber ?? null, courier ?? null, ids, quantities, ...days];
    return (await this.sql.first<{ id: number }>(INSERT, values))!.id;
  }

  listRest(orderId: number): Promise<ShippedItem[]> {
    return this.sql.rows<ShippedItem>(LIST_REST, [orderId]);
  }

  async shipRest(order: ShippedOrder, parcel: Parcel): Promise<void> {
    const rest = await this.listRest(order.id);
    if (rest.length > 0) await this.ship(order, rest, parcel);
  }

  async correctNewest(orderId: number, { awbNumber, courier }: Parcel): Promise<void> {
    if (awbNumber || courier)
      await this.sql.run(CORRECT_NEWEST, [orderId, awbNumber ?? null, courier ?? null]);
  }

  async withdrawNewest(orderId: number): Promise<void> {
    await this.sql.run(WITHDRAW_NEWEST, [orderId]);
  }
}
