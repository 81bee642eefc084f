import { prepared } from '@kp/platform/database';
import { ARTICLE_COLUMN_NAMES, CODE_SQL } from '../articles/article-columns';
import { PRODUCT_COLUMNS } from '../persistence/product.queries';
import { taxClassColumns } from '../persistence/tax-classes';

/** An `AdminProductResponse` of product `p` and category `c`. */
export const ADMIN_PRODUCT_COLUMNS = `${PRODUCT_COLUMNS},
  to_char(p.cost_price_minor / 100.0, 'FM99999999999990.00') AS "costPrice", p.keywords,
  ${CODE_SQL} AS code, p.in_stock AS "inStockSwitch", ${taxClassColumns('p')}, p.version`;

export const ADMIN_PRODUCT = prepared(
  'catalog.admin-product',
  `SELECT ${ADMIN_PRODUCT_COLUMNS} FROM product p JOIN category c ON c.id = p.category_id
    WHERE p.id = $1 AND p.deleted_at IS NULL`,
);

export const LOCK_PRODUCT = prepared(
  'catalog.lock-edited-product',
  `SELECT deleted_at IS NOT NULL AS "isDeleted", category_id AS "categoryId" FROM product
    WHERE id = $1 FOR NO KEY UPDATE`,
);

/** Locked, so that it is not deleted before the product is in it. */
export const LOCK_CATEGORY = prepared(
  'catalog.share-category',
  'SELECT id FROM category WHERE id = $1 AND deleted_at IS NULL FOR SHARE',
);

export const LOCK_SUPPLIER = prepared(
  'catalog.lock-supplier',
  'SELECT id FROM supplier WHERE id = $1 FOR KEY SHARE',
);

const COLUMNS = [
  'name',
  'slug',
  'description',
  'keywords',
  'price_minor',
  'compare_at_price_minor',
  'cost_price_minor',
  'category_id',
  'supplier_id',
  'image_url',
  'in_stock',
  'featured',
  'status',
  'weight_grams',
  'tax_classes',
  ...ARTICLE_COLUMN_NAMES,
];

export const INSERT_PRODUCT = prepared(
  'catalog.insert-product',
  `INSERT INTO product (${COLUMNS.join(', ')})
   VALUES (${COLUMNS.map((_column, index) => `$${index + 1}`).join(', ')})
   RETURNING id`,
);

export const UPDATE_PRODUCT = prepared(
  'catalog.update-product',
  `UPDATE product
      SET ${COLUMNS.map((column, index) => `${column} = $${index + 1}`).join(', ')}, updated_at = now()
    WHERE id = $${COLUMNS.length + 1}`,
);

export const DELETE_PRODUCT = prepared(
  'catalog.delete-product',
  'UPDATE product SET deleted_at = now(), updated_at = now() WHERE id = $1',
);

export const RESTORE_PRODUCT = prepared(
  'catalog.restore-product',
  'UPDATE product SET deleted_at = NULL, updated_at = now() WHERE id = $1',
);

/** A slug that is used again leads to its new product. */
export const TAKE_SLUG = prepared('catalog.take-slug', 'DELETE FROM product_slug_redirect WHERE slug = $1');

export const REDIRECT_SLUG = prepared(
  'catalog.redirect-slug',
  `INSERT INTO product_slug_redirect (slug, product_id) VALUES ($1, $2)
       ON CONFLICT (slug) DO UPDATE SET product_id = excluded.product_id`,
);

export const CURRENT_SLUG = prepared(
  'catalog.current-slug',
  `SELECT p.slug FROM product_slug_redirect r JOIN product p ON p.id = r.product_id
    WHERE r.slug = $1 AND p.status = 'active' AND p.deleted_at IS NULL`,
);

export const FREE_SLUG = prepared(
  'catalog.free-slug',
  `SELECT free.slug FROM generate_series(2, 10000) AS n, concat(left($1::text, 190), '-', n) AS free (slug)
    WHERE NOT EXISTS (SELECT FROM product p WHERE p.slug = free.slug AND p.deleted_at IS NULL)
    ORDER BY n LIMIT 1`,
);
