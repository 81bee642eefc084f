import { prepared } from '@kp/platform/database';

const FIRST_DAY = `(now() AT TIME ZONE shop_time_zone())::date - ($1::int - 1)`;
/** The first day of the first month that starts within the period. */
const FIRST_MONTH = `(date_trunc('month', ${FIRST_DAY} - 1) + interval '1 month')`;

export const CATALOG_FIGURES = prepared(
  'admin-bulk.catalog-figures',
  `SELECT (SELECT count(*)::int FROM product WHERE deleted_at IS NULL) AS "totalProducts",
          (SELECT count(*)::int FROM category WHERE deleted_at IS NULL) AS "totalCategories"`,
);

export const LOW_STOCK_PRODUCTS = prepared(
  'admin-bulk.low-stock-products',
  `SELECT id, name, slug, stock_quantity AS "stockQuantity" FROM product
    WHERE stock_quantity < $1 AND deleted_at IS NULL ORDER BY stock_quantity, id LIMIT $2`,
);

export const SALES_FIGURES = prepared(
  'admin-bulk.sales-figures',
  `SELECT coalesce(sum(orders), 0)::int AS "totalOrders",
          coalesce(sum(orders) FILTER (WHERE status = 'pending'), 0)::int AS "pendingOrders",
          coalesce(sum(total_minor), 0)::float8 AS "revenueMinor",
          coalesce(sum(total_minor - refunded_minor) FILTER (WHERE status <> 'cancelled'), 0)::float8
            AS "netRevenueMinor"
     FROM sales_by_day`,
);

export const RECENT_ORDERS = prepared(
  'admin-bulk.recent-orders',
  `SELECT id, order_number AS "orderNumber", created_at AS "createdAt", status, total_minor AS "totalMinor", currency
     FROM orders ORDER BY created_at DESC, id DESC LIMIT $1`,
);

/** Also the days without an order. */
export const SALES_BY_DAY = prepared(
  'admin-bulk.sales-by-day',
  `SELECT to_char(period.day, 'YYYY-MM-DD') AS day, coalesce(sum(s.orders), 0)::int AS orders,
          coalesce(sum(s.total_minor - s.refunded_minor), 0)::float8 AS "salesMinor"
     FROM generate_series(${FIRST_DAY}, ${FIRST_DAY} + ($1::int - 1), interval '1 day') AS period (day)
     LEFT JOIN sales_by_day s ON s.day = period.day::date AND s.status <> 'cancelled'
    GROUP BY 1 ORDER BY 1`,
);

/** Of as many days as the period has, right before it. */
export const FORMER_SALES = prepared(
  'admin-bulk.former-sales',
  `SELECT coalesce(sum(orders), 0)::int AS orders, coalesce(sum(total_minor - refunded_minor), 0)::float8 AS "salesMinor"
     FROM sales_by_day WHERE day >= ${FIRST_DAY} - $1::int AND day < ${FIRST_DAY} AND status <> 'cancelled'`,
);

/**
 * Whole months, the days before the first of them, and what is not merged yet. One pass over the sold products; a product counts for the
 * category that it is in today.
 */
export const SALES_BY_PRODUCT = prepared(
  'admin-bulk.sales-by-product',
  `WITH sold AS MATERIALIZED (
     SELECT product_id, sum(units) AS units, sum(sales_minor) AS sales
       FROM (SELECT product_id, units, sales_minor FROM sales_by_product
              WHERE unit = 'month' AND first_day >= ${FIRST_DAY}
             UNION ALL
             SELECT product_id, units, sales_minor FROM sales_by_product
              WHERE unit = 'day' AND first_day >= ${FIRST_DAY} AND first_day < ${FIRST_MONTH}
             UNION ALL
             SELECT product_id, units, sales_minor FROM sales_line_change WHERE day >= ${FIRST_DAY}) part
      GROUP BY product_id HAVING sum(units) > 0
   )
   SELECT (SELECT coalesce(json_agg(category), '[]')
             FROM (SELECT c.id, c.name, c.slug, sum(sold.units) AS units, sum(sold.sales) AS "salesMinor"
                     FROM sold JOIN product p ON p.id = sold.product_id JOIN category c ON c.id = p.category_id
                    GROUP BY c.id ORDER BY sum(sold.sales) DESC, c.id) category) AS categories,
          (SELECT coalesce(json_agg(product), '[]')
             FROM (SELECT p.id, p.name, p.slug, best.units, best.sales AS "salesMinor"
                     FROM (SELECT * FROM sold ORDER BY units DESC, sales DESC, product_id LIMIT $2) best
                     JOIN product p ON p.id = best.product_id
                    ORDER BY best.units DESC, best.sales DESC, p.id) product) AS "bestSellers"`,
);

/** All rows of the keys that have a new one become one row each; a key that sums up to nothing has none. */
export const MERGE_SALES_BY_DAY = prepared(
  'admin-bulk.merge-sales-by-day',
  `WITH changed AS (SELECT DISTINCT day, status FROM sales_by_day WHERE NOT is_merged),
        merged AS (DELETE FROM sales_by_day s USING changed c WHERE s.day = c.day AND s.status = c.status RETURNING s.*)
   INSERT INTO sales_by_day (day, status, orders, total_minor, refunded_minor, is_merged)
   SELECT day, status, sum(orders), sum(total_minor), sum(refunded_minor), true FROM merged GROUP BY day, status
   HAVING (sum(orders), sum(total_minor), sum(refunded_minor)) <> (0, 0, 0)`,
);

/** Both sums of what was sold since the last time; a key that sums up to nothing has no row. */
export const MERGE_SOLD_LINES = prepared(
  'admin-bulk.merge-sold-lines',
  `WITH added AS (DELETE FROM sales_line_change RETURNING *),
        changed AS (
          SELECT unit, date_trunc(unit, day)::date AS first_day, product_id, sum(units) AS units, sum(sales_minor) AS sales_minor
            FROM added, (VALUES ('day'), ('month')) AS units (unit) GROUP BY 1, 2, 3),
        former AS (DELETE FROM sales_by_product s USING changed c
                    WHERE (s.unit, s.first_day, s.product_id) = (c.unit, c.first_day, c.product_id) RETURNING s.*)
   INSERT INTO sales_by_product (unit, first_day, product_id, units, sales_minor)
   SELECT unit, first_day, product_id, sum(units), sum(sales_minor)
     FROM (SELECT unit, first_day, product_id, units, sales_minor FROM former UNION ALL SELECT * FROM changed) part
    GROUP BY unit, first_day, product_id
   HAVING (sum(units), sum(sales_minor)) <> (0, 0)`,
);
