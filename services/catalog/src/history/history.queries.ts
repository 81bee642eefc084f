/**
 * For joins of other modules: the products on sale, and when price and availability last changed. The times are null
 * where nothing changed within the retention of the history.
 */
export const PRODUCT_CHANGES_SQL = `
  SELECT id, name, (SELECT json_object_agg(t.language, t.name) FROM product_translation t
                     WHERE t.product_id = product.id) AS names, slug, price_minor, currency,
         coalesce(product.tax_classes, (SELECT c.tax_classes FROM category c WHERE c.id = product.category_id)) AS tax_classes,
         in_stock AND stock_quantity > 0 AS is_available,
         (SELECT max(h.changed_at) FROM product_price_history h WHERE h.product_id = product.id) AS price_changed_at,
         (SELECT max(h.changed_at) FROM product_stock_history h WHERE h.product_id = product.id)
           AS availability_changed_at
    FROM product
   WHERE status = 'active' AND deleted_at IS NULL`;
