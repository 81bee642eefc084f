import { prepared } from '@kp/platform/database';

/**
 * The sub-selects hide from the planner how many lines there are. Seeing it, it took every plan for cheaper than one for
 * any number of lines and planned each call anew, which cost a third of the whole call.
 */
const LINES = 'unnest((SELECT $1::int[]), (SELECT $2::int[]))';

/** What a movement happens for. */
type ReferenceColumn = 'order_id' | 'checkout_id';

/**
 * Takes all lines or none in one statement. Rows are locked in the order of their ids, so buyers of the same products
 * wait for each other and never in a circle; the quantities are compared after the lock is held.
 */
const taking = (reason: 'sale' | 'hold', column: ReferenceColumn) =>
  `WITH line AS (
     SELECT * FROM ${LINES} AS line (product_id, quantity)
   ), locked AS MATERIALIZED (
     SELECT p.id, CASE WHEN p.status = 'active' AND p.deleted_at IS NULL THEN p.name END AS name, p.slug, p.image_url, p.price_minor, p.currency, line.quantity,
            CASE WHEN p.status = 'active' AND p.deleted_at IS NULL AND p.in_stock
                 THEN p.stock_quantity ELSE 0 END AS available
       FROM product p JOIN line ON line.product_id = p.id
      ORDER BY p.id
        FOR NO KEY UPDATE OF p
   ), decided AS MATERIALIZED (
     SELECT NOT EXISTS (SELECT FROM line LEFT JOIN locked ON locked.id = line.product_id
                         WHERE coalesce(locked.available, 0) < line.quantity) AS is_enough
   ), taken AS (
     UPDATE product p
        SET stock_quantity = p.stock_quantity - locked.quantity, updated_at = now()
       FROM locked, decided
      WHERE p.id = locked.id AND decided.is_enough
      RETURNING p.id, locked.quantity, p.stock_quantity
   ), ledger AS (
     INSERT INTO stock_movement (product_id, change, balance, reason, ${column})
     SELECT id, -quantity, stock_quantity, '${reason}', $3 FROM taken
   )
   SELECT line.product_id AS "productId", line.quantity, locked.name, locked.slug, locked.image_url AS "imageUrl",
          locked.price_minor AS "priceMinor", locked.currency, coalesce(locked.available, 0) AS available,
          decided.is_enough AS "isEnough"
     FROM decided, line LEFT JOIN locked ON locked.id = line.product_id
    ORDER BY line.product_id`;

export const TAKE_STOCK = prepared('catalog.take-stock', taking('sale', 'order_id'));
export const HOLD_STOCK = prepared('catalog.hold-stock', taking('hold', 'checkout_id'));

/** Puts units back, also of products that are off sale or deleted meanwhile. */
const giving = (reason: 'return' | 'release', column: ReferenceColumn) =>
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

export const GIVE_STOCK_BACK = prepared('catalog.give-stock-back', giving('return', 'order_id'));
export const RELEASE_STOCK = prepared('catalog.release-stock', giving('release', 'checkout_id'));

/** Held units have left the stock already, so nothing moves but the ledger: their hold ends and they are sold. */
export const SELL_HELD_STOCK = prepared(
  'catalog.sell-held-stock',
  `WITH line AS (
     SELECT * FROM ${LINES} AS line (product_id, quantity)
   ), locked AS MATERIALIZED (
     SELECT p.id, p.stock_quantity, line.quantity FROM product p JOIN line ON line.product_id = p.id
      ORDER BY p.id
        FOR NO KEY UPDATE OF p
   ), moved AS (
     SELECT id, quantity AS change, stock_quantity + quantity AS balance, 'release' AS reason, NULL::int AS order_id,
            1 AS place
       FROM locked
     UNION ALL
     SELECT id, -quantity, stock_quantity, 'sale', $3::int, 2 FROM locked
   )
   INSERT INTO stock_movement (product_id, change, balance, reason, order_id, checkout_id)
   SELECT id, change, balance, reason, order_id, $4 FROM moved ORDER BY id, place`,
);

/** For a transaction that moves stock more than once: it locks all its products first, in the one order. */
export const LOCK_STOCK = prepared(
  'catalog.lock-stock',
  `SELECT p.id FROM product p JOIN unnest((SELECT $1::int[])) AS wanted (id) ON wanted.id = p.id
    ORDER BY p.id
      FOR NO KEY UPDATE OF p`,
);
