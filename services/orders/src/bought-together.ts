import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import { LRUCache } from 'lru-cache';

const MAX_PRODUCTS = 4;
/** One order alone tells what one customer bought. */
const MIN_ORDERS = 2;
/** The latest ones, so that a product of very many orders costs no more. */
const MAX_ORDERS = 500;
const TTL_MS = 3_600_000;
const MAX_CACHED = 5000;

const OTHERS = prepared(
  'orders.bought-together',
  `SELECT other.product_id AS id
     FROM (SELECT own.order_id FROM order_line own JOIN orders o ON o.id = own.order_id AND o.status <> 'cancelled'
            WHERE own.product_id = $1 ORDER BY own.order_id DESC LIMIT ${MAX_ORDERS}) latest
     JOIN order_line other ON other.order_id = latest.order_id AND other.product_id <> $1
    GROUP BY other.product_id HAVING count(DISTINCT other.order_id) >= ${MIN_ORDERS}
    ORDER BY count(DISTINCT other.order_id) DESC, other.product_id LIMIT ${MAX_PRODUCTS}`,
);

/** What orders of a product had beside it; up to an hour old. */
@Injectable()
export class BoughtTogether {
  private readonly cached = new LRUCache<number, number[]>({ max: MAX_CACHED, ttl: TTL_MS });

  constructor(private readonly sql: Sql) {}

  async of(productId: number): Promise<number[]> {
    const known = this.cached.get(productId);
    if (known) return known;
    const ids = (await this.sql.rows<{ id: number }>(OTHERS, [productId])).map(({ id }) => id);
    this.cached.set(productId, ids);
    return ids;
  }
}
