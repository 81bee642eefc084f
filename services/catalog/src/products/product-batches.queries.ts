import { prepared } from '@kp/platform/database';

const FACTS = `p.id, p.name, p.slug, p.price_minor AS "priceMinor", p.compare_at_price_minor AS "compareAtPriceMinor",
  p.cost_price_minor AS "costPriceMinor", p.tax_classes AS "taxClasses", p.category_id AS "categoryId", p.status, p.stock_quantity AS "stockQuantity",
  p.deleted_at IS NOT NULL AS "isDeleted", p.version`;

/** The sub-select hides the number of ids from the planner; otherwise it plans each call anew. */
const NAMED = 'product p JOIN unnest((SELECT $1::int[])) AS named (id) ON named.id = p.id';

export const READ_PRODUCTS = prepared('catalog.read-batch', `SELECT ${FACTS} FROM ${NAMED} ORDER BY p.id`);

/** In the order of their ids, as orders lock them. */
export const LOCK_PRODUCTS = prepared(
  'catalog.lock-batch',
  `SELECT ${FACTS} FROM ${NAMED} ORDER BY p.id FOR NO KEY UPDATE OF p`,
);

/** Locked, so that none is deleted before the products are in it. */
export const LOCK_CATEGORIES = prepared(
  'catalog.lock-batch-categories',
  'SELECT id FROM category WHERE id = ANY ($1::int[]) AND deleted_at IS NULL ORDER BY id FOR SHARE',
);

export const USED_SLUGS = prepared(
  'catalog.used-slugs',
  'SELECT slug FROM product WHERE slug = ANY ($1::text[]) AND deleted_at IS NULL',
);

export const TAKE_SLUGS = prepared(
  'catalog.take-slugs',
  'DELETE FROM product_slug_redirect WHERE slug = ANY ($1::text[])',
);

/** Only columns that change are named: triggers, for example of the search, start for the columns of a statement. */
export const SET_PRICES = prepared(
  'catalog.set-prices',
  'SELECT id, version FROM catalog_set_prices($1, $2, $3)',
);

export const SET_TAX_CLASSES = prepared(
  'catalog.set-tax-classes',
  `UPDATE product p SET tax_classes = change.tax_classes, updated_at = now()
     FROM unnest((SELECT $1::int[]), (SELECT $2::jsonb[])) AS change (id, tax_classes)
    WHERE p.id = change.id RETURNING p.id, p.version`,
);

export const SET_CATEGORIES = prepared(
  'catalog.set-categories',
  `UPDATE product p SET category_id = change.category_id, updated_at = now()
     FROM unnest((SELECT $1::int[]), (SELECT $2::int[])) AS change (id, category_id)
    WHERE p.id = change.id RETURNING p.id, p.version`,
);

export const SET_STATUSES = prepared(
  'catalog.set-statuses',
  `UPDATE product p SET status = change.status, updated_at = now()
     FROM unnest((SELECT $1::int[]), (SELECT $2::text[])) AS change (id, status)
    WHERE p.id = change.id RETURNING p.id, p.version`,
);

export const SET_STOCKS = prepared(
  'catalog.set-stocks',
  `WITH change AS (
     SELECT * FROM unnest((SELECT $1::int[]), (SELECT $2::int[]), (SELECT $3::int[])) AS change (id, stock, units)
   ), adjusted AS (
     UPDATE product p SET stock_quantity = change.stock, updated_at = now() FROM change WHERE p.id = change.id
     RETURNING p.id, change.units, p.stock_quantity, p.version
   ), ledger AS (
     INSERT INTO stock_movement (product_id, change, balance, reason)
     SELECT id, units, stock_quantity, 'adjustment' FROM adjusted
   )
   SELECT id, version FROM adjusted`,
);

export const SET_DELETIONS = prepared(
  'catalog.set-deletions',
  `UPDATE product p SET deleted_at = CASE WHEN change.is_deleted THEN now() END, updated_at = now()
     FROM unnest((SELECT $1::int[]), (SELECT $2::boolean[])) AS change (id, is_deleted)
    WHERE p.id = change.id RETURNING p.id, p.version`,
);
