import { Injectable } from '@nestjs/common';
import { CatalogStock } from '@kp/catalog';
import { prepared, Sql } from '@kp/platform/database';
import { missingUnits } from '../domain/backorder';
import type { OrderLine } from '../domain/order.entity';
import { OrderRepository } from '../persistence/order.repository';

const LIST_PRODUCTS = prepared(
  'orders.list-backordered-products',
  `SELECT DISTINCT l.product_id AS id FROM order_line l JOIN orders o ON o.id = l.order_id
    WHERE l.backordered_quantity > 0 AND o.status <> 'cancelled'`,
);

/** Who ordered first is served first. */
const LIST_WAITING = prepared(
  'orders.list-backorders',
  `SELECT DISTINCT o.id FROM order_line l JOIN orders o ON o.id = l.order_id
    WHERE l.backordered_quantity > 0 AND l.product_id = ANY ($1::int[]) AND o.status <> 'cancelled'
    ORDER BY o.id LIMIT $2`,
);

const SET_BACKORDERED = prepared(
  'orders.set-backordered',
  `UPDATE order_line l SET backordered_quantity = item.quantity
     FROM unnest($2::int[], $3::int[]) AS item (id, quantity)
    WHERE l.id = item.id AND l.order_id = $1`,
);

/** Units that were sold before they are in stock. */
@Injectable()
export class Backorders {
  constructor(
    private readonly sql: Sql,
    private readonly orders: OrderRepository,
    private readonly stock: CatalogStock,
  ) {}

  /**
   * Deducts what there is now for the units on backorder. The caller holds the lock of the order, which is not cancelled.
   *
   * @returns the lines that have units on backorder still
   */
  async allocate(orderId: number): Promise<OrderLine[]> {
    const lines = await this.orders.findLines(orderId);
    const waiting = lines.filter(({ backorderedQuantity }) => backorderedQuantity > 0);
    if (waiting.length === 0) return [];
    const wanted = waiting.map(({ productId, backorderedQuantity: quantity }) => ({ productId, quantity }));
    const { deducted } = await this.stock.deductAvailable(wanted, { orderId });
    const missing = missingUnits(wanted, deducted);
    await this.sql.run(SET_BACKORDERED, [orderId, waiting.map(({ id }) => id), missing]);
    return waiting
      .map((line, index) => ({ ...line, backorderedQuantity: missing[index]! }))
      .filter(({ backorderedQuantity }) => backorderedQuantity > 0);
  }

  /** Orders with units on backorder that are in stock now, oldest first. */
  async listAllocatable(limit: number): Promise<number[]> {
    const products = await this.sql.rows<{ id: number }>(LIST_PRODUCTS);
    if (products.length === 0) return [];
    const inStock = await this.stock.listInStock(products.map(({ id }) => id));
    if (inStock.length === 0) return [];
    const waiting = await this.sql.rows<{ id: number }>(LIST_WAITING, [inStock, limit]);
    return waiting.map(({ id }) => id);
  }
}
