import { prepared } from '@kp/platform/database';
import { ARTICLE_JSON } from '../articles/article-columns';

/** The sub-selects hide the number of lines from the planner; otherwise it plans each call anew (a third of the time). */
const LINES = 'unnest((SELECT $1::int[]), (SELECT $2::int[]))';

type ReferenceColumn = 'order_id' | 'checkout_id';

interface Deduction {
  reason: 'sale' | 'reservation';
  column: ReferenceColumn;
  /** SQL of the units that a product can give. */
  available: string;
  /** Takes what there is when that is too little; otherwise nothing. */
  isPartial?: boolean;
}

const SELLABLE_UNITS = `CASE WHEN p.status = 'active' AND p.deleted_at IS NULL AND p.in_stock
                 THEN p.stock_quantity ELSE 0 END`;

/** $4 is the language of the names. Locks rows in the order of their ids to prevent deadlocks, and compares the quantities under the lock. */
const deduction = ({ reason, column, available, isPartial = false }: Deduction) =>
  `WITH line AS (
     SELECT * FROM ${LINES} AS line (product_id, quantity)
   ), locked AS MATERIALIZED (
     SELECT p.id, CASE WHEN p.status = 'active' AND p.deleted_at IS NULL THEN p.name END AS name, p.slug, p.image_url, p.price_minor, p.currency, p.weight_grams, ${ARTICLE_JSON} AS article,
            coalesce(p.tax_classes, c.tax_classes) AS tax_classes,
            ${isPartial ? `least(line.quantity, ${available})` : 'line.quantity'} AS quantity,
            ${available} AS available
       FROM product p JOIN line ON line.product_id = p.id JOIN category c ON c.id = p.category_id
      ORDER BY p.id
        FOR NO KEY UPDATE OF p
   ), decided AS MATERIALIZED (
     SELECT ${isPartial} OR NOT EXISTS (SELECT FROM line LEFT JOIN locked ON locked.id = line.product_id
                         WHERE coalesce(locked.available, 0) < line.quantity) AS is_enough
   ), taken AS (
     UPDATE product p
        SET stock_quantity = p.stock_quantity - locked.quantity, updated_at = now()
       FROM locked, decided
      WHERE p.id = locked.id AND decided.is_enough AND locked.quantity > 0
      RETURNING p.id, locked.quantity, p.stock_quantity
   ), ledger AS (
     INSERT INTO stock_movement (product_id, change, balance, reason, ${column})
     SELECT id, -quantity, stock_quantity, '${reason}', $3 FROM taken
   )
   SELECT line.product_id AS "productId", line.quantity,
          CASE WHEN locked.name IS NOT NULL THEN coalesce(
            (SELECT t.name FROM product_translation t WHERE t.product_id = locked.id AND t.language = $4), locked.name
          ) END AS name, locked.slug, locked.image_url AS "imageUrl",
          locked.price_minor AS "priceMinor", locked.currency, locked.weight_grams AS "weightGrams", locked.article,
          locked.tax_classes AS "taxClasses",
          (SELECT c.withdrawal_exception FROM product_compliance c WHERE c.product_id = locked.id) AS "withdrawalException",
          coalesce(locked.available, 0) AS available,
          decided.is_enough AS "isEnough"
     FROM decided, line LEFT JOIN locked ON locked.id = line.product_id
    ORDER BY line.product_id`;

export const DEDUCT_STOCK = prepared(
  'catalog.deduct-stock',
  deduction({ reason: 'sale', column: 'order_id', available: SELLABLE_UNITS }),
);
export const RESERVE_STOCK = prepared(
  'catalog.reserve-stock',
  deduction({ reason: 'reservation', column: 'checkout_id', available: SELLABLE_UNITS }),
);

/** For units that are sold already, so the product may have left the shop meanwhile. */
export const DEDUCT_AVAILABLE_STOCK = prepared(
  'catalog.deduct-available-stock',
  deduction({
    reason: 'sale',
    column: 'order_id',
    isPartial: true,
    available: 'CASE WHEN p.in_stock THEN p.stock_quantity ELSE 0 END',
  }),
);

export const LIST_IN_STOCK = prepared(
  'catalog.list-in-stock',
  'SELECT id FROM product WHERE id = ANY ($1::int[]) AND in_stock AND stock_quantity > 0',
);

const addition = (reason: 'return' | 'release', column: ReferenceColumn) =>
  `WITH line AS (
     SELECT * FROM ${LINES} AS line (product_id, quantity)
   ), locked AS MATERIALIZED (
     SELECT p.id, line.quantity FROM product p JOIN line ON line.product_id = p.id
      ORDER BY p.id
        FOR NO KEY UPDATE OF p
   ), given AS (
     UPDATE product p
        SET stock_quantity = p.stock_quantity + locked.quantity, updated_at = now()
       FROM locked
      WHERE p.id = locked.id
      RETURNING p.id, locked.quantity, p.stock_quantity
   )
   INSERT INTO stock_movement (product_id, change, balance, reason, ${column})
   SELECT id, quantity, stock_quantity, '${reason}', $3 FROM given`;

export const RESTOCK = prepared('catalog.restock', addition('return', 'order_id'));
export const RELEASE_STOCK = prepared('catalog.release-stock', addition('release', 'checkout_id'));

/** Reserved units are deducted already, so only the ledger changes. */
export const COMMIT_RESERVATION = prepared(
  'catalog.commit-reservation',
  `WITH line AS (
     SELECT * FROM ${LINES} AS line (product_id, quantity)
   ), locked AS MATERIALIZED (
     SELECT p.id, p.stock_quantity, line.quantity FROM product p JOIN line ON line.product_id = p.id
      ORDER BY p.id
        FOR NO KEY UPDATE OF p
   ), moved AS (
     SELECT id, quantity AS change, stock_quantity + quantity AS balance, 'release' AS reason, NULL::int AS order_id,
            1 AS step
       FROM locked
     UNION ALL
     SELECT id, -quantity, stock_quantity, 'sale', $3::int, 2 FROM locked
   )
   INSERT INTO stock_movement (product_id, change, balance, reason, order_id, checkout_id)
   SELECT id, change, balance, reason, order_id, $4 FROM moved ORDER BY id, step`,
);

/** LOCK_ORDER (transactions.ts): all products of a transaction at once. */
export const LOCK_STOCK = prepared(
  'catalog.lock-stock',
  `SELECT p.id FROM product p JOIN unnest((SELECT $1::int[])) AS wanted (id) ON wanted.id = p.id
    ORDER BY p.id
      FOR NO KEY UPDATE OF p`,
);

/** By an administrator: what is in stock was counted, bought in or lost. */
export const ADJUST_STOCK = prepared(
  'catalog.adjust-stock',
  `WITH adjusted AS (
     UPDATE product SET stock_quantity = stock_quantity + $2, updated_at = now()
      WHERE id = $1
      RETURNING id, stock_quantity
   )
   INSERT INTO stock_movement (product_id, change, balance, reason)
   SELECT id, $2, stock_quantity, 'adjustment' FROM adjusted`,
);
