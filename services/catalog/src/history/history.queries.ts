import { sellableSql } from '../persistence/sellable';

/**
 * For joins of other modules: the products on sale, and when price and availability last changed. The times are null
 * where nothing changed within the retention of the history.
 */
export const PRODUCT_CHANGES_SQL = `
  SELECT id, name, (SELECT json_object_agg(t.language, t.name) FROM product_translation t
                     WHERE t.product_id = product.id) AS names, slug, price_minor, currency, ${sellableSql('product')} AS is_available,
         (SELECT max(h.changed_at) FROM product_price_history h WHERE h.product_id = product.id) AS price_changed_at,
         (SELECT max(h.changed_at) FROM product_stock_history h WHERE h.product_id = product.id)
           AS availability_changed_at
    FROM product
   WHERE status = 'active' AND deleted_at IS NULL`;

/** Classes by country of the product with this id: its own, else those of its category. */
export const taxClassesSql = (productId: string): string =>
  `(SELECT coalesce(p.tax_classes, c.tax_classes) FROM product p JOIN category c ON c.id = p.category_id WHERE p.id = ${productId})`;
