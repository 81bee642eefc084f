import { Injectable } from '@nestjs/common';
import { PRODUCTS_INCLUDING_DELETED_SQL } from '@kp/catalog';
import { type ProductQuantity, type QuantityRule, quantitySteps } from '@kp/commerce';
import { prepared, Sql, type Statement, Transactions } from '@kp/platform/database';
import { CartItem, type CartLine, type ChangeScope } from '../domain/cart-line';
import type { AdjustedLine, MergedUnits } from '../domain/merged-units';

const COLUMNS = `id, user_id AS "userId", product_id AS "productId", quantity, created_at AS "createdAt"`;

const linesOf = (items: string) => `
  SELECT item.*, to_json(product) AS product FROM (${items}) item
  JOIN LATERAL (${PRODUCTS_INCLUDING_DELETED_SQL} WHERE p.id = item."productId") product ON true
  ORDER BY item.id`;

const LINES = prepared('cart.lines', linesOf(`SELECT ${COLUMNS} FROM cart_item WHERE user_id = $1`));
const LINE = prepared(
  'cart.line',
  linesOf(`SELECT ${COLUMNS} FROM cart_item WHERE user_id = $1 AND id = $2`),
);

type ChangeStatements = Readonly<Record<ChangeScope, Statement>>;

/** @param change of lines of user $1 */
function changeStatements(name: string, change: string): ChangeStatements {
  return {
    line: prepared(name, `${change} RETURNING ${COLUMNS}`),
    // The rest of the query still sees the rows as they were before the change.
    cart: prepared(
      `${name}-in-cart`,
      `WITH changed AS (${change} RETURNING ${COLUMNS})
       ${linesOf(`
         SELECT *, true AS "isChanged" FROM changed
         UNION ALL
         SELECT ${COLUMNS}, false FROM cart_item WHERE user_id = $1 AND id NOT IN (SELECT id FROM changed)`)}`,
    ),
  };
}

/** Parallel calls add up, because the second waits for the row of the first. $5 is the smallest quantity, $6 the step. */
const ADD = changeStatements(
  'cart.add',
  `INSERT INTO cart_item (user_id, product_id, quantity)
   SELECT $1::int, $2::int, $3::int
    WHERE ($3::int >= $5::int AND $3::int % $6::int = 0)
       OR EXISTS (SELECT FROM cart_item WHERE user_id = $1 AND product_id = $2)
   ON CONFLICT (user_id, product_id) DO UPDATE SET quantity = cart_item.quantity + excluded.quantity
     WHERE cart_item.quantity + excluded.quantity BETWEEN $5::int AND $4
       AND (cart_item.quantity + excluded.quantity) % $6::int = 0`,
);

const SET_QUANTITY = changeStatements(
  'cart.set-quantity',
  'UPDATE cart_item SET quantity = $3 WHERE user_id = $1 AND id = $2',
);

const REMOVE = changeStatements('cart.remove', 'DELETE FROM cart_item WHERE user_id = $1 AND id = $2');

/** Up to the next quantity that can be ordered, and never above the most, which can be. */
const fitted = (quantity: string) =>
  `least(greatest((${quantity} + step - 1) / step * step, smallest), most)`;

/** Ordered by product id, like every statement that locks several lines, to avoid deadlocks. */
const MERGE = prepared(
  'cart.merge',
  `WITH wanted AS (
     SELECT * FROM unnest($2::int[], $3::int[], $4::int[], $5::int[], $6::int[])
                     AS line (product_id, quantity, most, smallest, step)
   ), before AS (
     SELECT product_id, quantity FROM cart_item WHERE user_id = $1
   ), merged AS (
     INSERT INTO cart_item (user_id, product_id, quantity)
     SELECT $1, product_id, ${fitted('quantity')} FROM wanted ORDER BY product_id
     ON CONFLICT (user_id, product_id) DO UPDATE SET quantity = (
       SELECT ${fitted('(cart_item.quantity + wanted.quantity)')} FROM wanted WHERE product_id = excluded.product_id)
     RETURNING product_id, quantity
   )
   SELECT merged.product_id AS "productId", merged.quantity,
          wanted.quantity + coalesce(before.quantity, 0) AS requested
   FROM merged JOIN wanted USING (product_id) LEFT JOIN before USING (product_id)
   ORDER BY merged.product_id`,
);

const UNITS = prepared(
  'cart.units',
  'SELECT product_id AS "productId", quantity FROM cart_item WHERE user_id = $1 AND product_id = ANY ($2)',
);

const REMOVE_PRODUCTS = prepared(
  'cart.remove-products',
  `DELETE FROM cart_item WHERE id IN (
     SELECT id FROM cart_item WHERE user_id = $1 AND product_id = ANY ($2) ORDER BY product_id FOR UPDATE)`,
);

export interface LimitedUnits extends ProductQuantity {
  maxQuantity: number;
  article: QuantityRule | null;
}

export interface ChangedCart {
  item: CartItem;
  /** With the scope `cart`: all lines, also the one that changed or was removed. */
  lines: CartLine[];
}

export interface MergedLine extends ProductQuantity {
  requested: number;
}

/** Ownership is part of every statement. */
@Injectable()
export class CartRepository {
  constructor(
    private readonly sql: Sql,
    private readonly transactions: Transactions,
  ) {}

  list(userId: number): Promise<CartLine[]> {
    return this.sql.rows<CartLine>(LINES, [userId]);
  }

  findOwned(userId: number, id: number): Promise<CartLine | null> {
    return this.sql.first<CartLine>(LINE, [userId, id]);
  }

  findByProduct(userId: number, productId: number): Promise<CartItem | null> {
    return this.transactions.manager.findOneBy(CartItem, { userId, productId });
  }

  async add(userId: number, units: LimitedUnits, scope: ChangeScope): Promise<ChangedCart | null> {
    const { productId, quantity, maxQuantity, article } = units;
    if (quantity > maxQuantity) return null;
    const { min, step } = quantitySteps(article);
    return this.change(ADD, scope, [userId, productId, quantity, maxQuantity, min, step]);
  }

  setQuantity(userId: number, id: number, quantity: number, scope: ChangeScope): Promise<ChangedCart | null> {
    return this.change(SET_QUANTITY, scope, [userId, id, quantity]);
  }

  merge(userId: number, lines: readonly LimitedUnits[]): Promise<MergedLine[]> {
    const steps = lines.map(({ article }) => quantitySteps(article));
    return this.sql.rows<MergedLine>(MERGE, [
      userId,
      lines.map(({ productId }) => productId),
      lines.map(({ quantity }) => quantity),
      lines.map(({ maxQuantity }) => maxQuantity),
      steps.map(({ min }) => min),
      steps.map(({ step }) => step),
    ]);
  }

  async unitsOf(userId: number, productIds: readonly number[]): Promise<Map<number, number>> {
    if (productIds.length === 0) return new Map();
    const rows = await this.sql.rows<ProductQuantity>(UNITS, [userId, productIds]);
    return new Map(rows.map(({ productId, quantity }) => [productId, quantity]));
  }

  remove(userId: number, id: number, scope: ChangeScope): Promise<ChangedCart | null> {
    return this.change(REMOVE, scope, [userId, id]);
  }

  async removeProducts(userId: number, productIds: readonly number[]): Promise<void> {
    await this.sql.run(REMOVE_PRODUCTS, [userId, productIds]);
  }

  async clear(userId: number): Promise<void> {
    await this.transactions.manager.delete(CartItem, { userId });
  }

  private async change(
    statements: ChangeStatements,
    scope: ChangeScope,
    values: unknown[],
  ): Promise<ChangedCart | null> {
    if (scope === 'line') {
      const item = await this.sql.first<CartItem>(statements.line, values);
      return item && { item, lines: [] };
    }
    const rows = await this.sql.rows<CartLine & { isChanged: boolean }>(statements.cart, values);
    const item = rows.find(({ isChanged }) => isChanged);
    return item ? { item, lines: rows.map(({ isChanged: _isChanged, ...line }) => line) } : null;
  }
}

/** The update changes nothing: it locks the row, so that a retry waits for the first call. */
const LOCK_MERGE = prepared(
  'cart.lock-merge',
  `INSERT INTO cart_merge (user_id, key) VALUES ($1, $2)
   ON CONFLICT (user_id, key) DO UPDATE SET key = excluded.key
   RETURNING merged, adjusted`,
);
const SAVE_MERGE = prepared(
  'cart.save-merge',
  'UPDATE cart_merge SET merged = $3, adjusted = $4 WHERE user_id = $1 AND key = $2',
);

const DELETE_OLD_MERGES = prepared(
  'cart.delete-old-merges',
  `DELETE FROM cart_merge WHERE (user_id, key) IN (
     SELECT user_id, key FROM cart_merge WHERE created_at < now() - make_interval(days => $1)
      ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
);

export interface MergeRecord {
  merged: MergedUnits;
  adjusted: AdjustedLine[];
}

@Injectable()
export class CartMergeRepository {
  constructor(private readonly sql: Sql) {}

  async lock(userId: number, key: string): Promise<MergeRecord> {
    return (await this.sql.first<MergeRecord>(LOCK_MERGE, [userId, key]))!;
  }

  async save(userId: number, key: string, { merged, adjusted }: MergeRecord): Promise<void> {
    await this.sql.run(SAVE_MERGE, [userId, key, JSON.stringify(merged), JSON.stringify(adjusted)]);
  }

  deleteOlderThan(days: number, limit: number): Promise<number> {
    return this.sql.run(DELETE_OLD_MERGES, [days, limit]);
  }
}
