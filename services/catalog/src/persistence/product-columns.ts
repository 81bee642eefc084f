/**
 * Columns of a product `p` with its category `c` in the form they have on the wire (ProductResponse): PostgreSQL
 * writes amounts, dates and nested objects, so that a page needs neither parsing nor mapping on its way out.
 */
export const PRODUCT_COLUMNS = `
  p.id, p.name, p.slug, p.description, to_char(p.price_minor / 100.0, 'FM9999999990.00') AS price,
  to_char(p.compare_at_price_minor / 100.0, 'FM9999999990.00') AS "compareAtPrice", p.currency,
  p.image_url AS "imageUrl", p.rating::text AS rating, p.review_count AS "reviewCount",
  p.in_stock AND p.stock_quantity > 0 AS "inStock", p.stock_quantity AS "stockQuantity", p.featured, p.status,
  json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) AS category, p.category_id AS "categoryId",
  p.supplier_id AS "supplierId",
  to_char(p.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt"`;
