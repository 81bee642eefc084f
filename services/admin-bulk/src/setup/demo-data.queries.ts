import { prepared } from '@kp/platform/database';

/** What the demo seed has added, by its tables; the owner's own rows are never among them. */
export const FIND_DEMO_ROWS = prepared(
  'admin-bulk.demo-rows',
  'SELECT table_name AS "table", array_agg(row_id) AS ids FROM demo_row GROUP BY table_name',
);

export const KNOWS_DEMO_ROWS = prepared(
  'admin-bulk.knows-demo-rows',
  `SELECT to_regclass('demo_row') IS NOT NULL AS known`,
);

/** An order that was invoiced, paid or quoted is a record of the business by now. */
export const DELETE_ORDERS = prepared(
  'admin-bulk.delete-demo-orders',
  `DELETE FROM orders o WHERE id = ANY ($1)
      AND NOT EXISTS (SELECT FROM invoice_part WHERE order_id = o.id)
      AND NOT EXISTS (SELECT FROM payment WHERE order_id = o.id)
      AND NOT EXISTS (SELECT FROM quote WHERE order_id = o.id)`,
);

export const DELETE_REVIEWS = prepared(
  'admin-bulk.delete-demo-reviews',
  'DELETE FROM review WHERE product_id = ANY ($1)',
);

export const LEAVE_SUPPLIERS = prepared(
  'admin-bulk.leave-demo-suppliers',
  'UPDATE product SET supplier_id = NULL WHERE id = ANY ($1)',
);

export const DELETE_SUPPLIERS = prepared(
  'admin-bulk.delete-demo-suppliers',
  'DELETE FROM supplier s WHERE id = ANY ($1) AND NOT EXISTS (SELECT FROM product WHERE supplier_id = s.id)',
);

/** A category with a product of the owner stays. */
export const DELETE_CATEGORIES = prepared(
  'admin-bulk.delete-demo-categories',
  `UPDATE category c SET deleted_at = now() WHERE id = ANY ($1) AND deleted_at IS NULL
      AND NOT EXISTS (SELECT FROM product WHERE category_id = c.id AND deleted_at IS NULL)`,
);

/** Orders that a demo customer has placed meanwhile stay, without the account. */
export const DELETE_CUSTOMERS = prepared(
  'admin-bulk.delete-demo-customers',
  `DELETE FROM app_user u WHERE id = ANY ($1) AND NOT EXISTS (SELECT FROM staff_membership WHERE user_id = u.id)`,
);

/** A company that somebody has saved since is the owner's. */
export const DELETE_COMPANY = prepared(
  'admin-bulk.delete-demo-company',
  `DELETE FROM company_settings WHERE id = ANY ($1)
      AND NOT EXISTS (SELECT FROM audit_entry WHERE subject = 'company-settings')`,
);

/** What the demo claims of itself goes with it, and its name unless the owner has given another. */
export const UNNAME_SHOP = prepared(
  'admin-bulk.unname-demo',
  `UPDATE shop_settings SET has_sample_content = false,
          name = CASE WHEN name = $1 THEN $2 ELSE name END`,
);

/** The seed, which may run at every start, adds nothing any more. */
export const MARK_REMOVED = prepared(
  'admin-bulk.mark-demo-removed',
  `WITH seeded AS (DELETE FROM demo_seed WHERE name = 'demo'), rows AS (DELETE FROM demo_row)
   INSERT INTO demo_seed (name) VALUES ('removed') ON CONFLICT DO NOTHING`,
);
