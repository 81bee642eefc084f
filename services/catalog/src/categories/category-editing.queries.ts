import { prepared } from '@kp/platform/database';
import { taxClassColumns } from '../persistence/tax-classes';

const CATEGORY_COLUMNS = `
  c.id, c.name, c.slug, c.description, c.image_url AS "imageUrl", c.sort_order AS "sortOrder",
  c.show_on_main_top AS "showOnMainTop", c.show_on_main_shop AS "showOnMainShop", c.parent_id AS "parentId",
  coalesce(counted.active, 0) AS "productCount", coalesce(counted.products, 0) AS "totalProductCount",
  coalesce(counted.own, 0) AS "ownProductCount",
  ${taxClassColumns('c')}, c.version`;

/** An `AdminCategoryResponse`; one row when the id $1 is given. */
const categories = (ancestor: string) => `
  SELECT ${CATEGORY_COLUMNS}
    FROM category c
    LEFT JOIN (SELECT l.ancestor_id, sum(products)::int AS products, sum(active)::int AS active,
                      (sum(products) FILTER (WHERE l.distance = 0))::int AS own
                 FROM category_lineage l
                 JOIN (SELECT category_id, count(*) AS products, count(*) FILTER (WHERE status = 'active') AS active
                         FROM product WHERE deleted_at IS NULL GROUP BY category_id) held USING (category_id)
                ${ancestor} GROUP BY l.ancestor_id) counted
      ON counted.ancestor_id = c.id
   WHERE c.deleted_at IS NULL`;

export const ADMIN_CATEGORIES = prepared(
  'catalog.admin-categories',
  `${categories('')} ORDER BY c.sort_order, c.id`,
);

export const ADMIN_CATEGORY = prepared(
  'catalog.admin-category',
  `${categories('WHERE l.ancestor_id = $1')} AND c.id = $1`,
);

/** In the order of their ids, so that concurrent changes of several wait for each other. */
export const LOCK_CATEGORIES = prepared(
  'catalog.lock-categories',
  'SELECT id FROM category WHERE id = ANY($1::int[]) AND deleted_at IS NULL ORDER BY id FOR UPDATE',
);

/** All that a change of the tree depends on: a change of parents locks every category first. */
export const LOCK_ALL_CATEGORIES = prepared(
  'catalog.lock-all-categories',
  'SELECT id FROM category WHERE deleted_at IS NULL ORDER BY id FOR NO KEY UPDATE',
);

/** In the order of the shop. */
export const PLACED_CATEGORIES = prepared(
  'catalog.placed-categories',
  'SELECT id, parent_id AS "parentId" FROM category WHERE deleted_at IS NULL ORDER BY sort_order, id',
);

export const SET_PARENT = prepared(
  'catalog.set-category-parent',
  'UPDATE category SET parent_id = $2, version = version + 1 WHERE id = $1 AND parent_id IS DISTINCT FROM $2',
);

export const COUNT_CHILDREN = prepared(
  'catalog.count-category-children',
  'SELECT count(*)::int AS count FROM category WHERE parent_id = $1 AND deleted_at IS NULL',
);

/** In the order in which sales lock products. */
export const LOCK_PRODUCTS_OF_CATEGORY = prepared(
  'catalog.lock-products-of-category',
  `SELECT id, deleted_at IS NOT NULL AS "isDeleted" FROM product WHERE category_id = $1
    ORDER BY id FOR NO KEY UPDATE`,
);

const COLUMNS = {
  name: 'text',
  slug: 'text',
  description: 'text',
  image_url: 'text',
  show_on_main_top: 'boolean',
  show_on_main_shop: 'boolean',
  tax_classes: 'jsonb',
  parent_id: 'int',
};
const NAMES = Object.keys(COLUMNS);

/** After the last one. */
export const INSERT_CATEGORY = prepared(
  'catalog.insert-category',
  `INSERT INTO category (${NAMES.join(', ')}, sort_order)
   SELECT ${Object.values(COLUMNS)
     .map((type, index) => `$${index + 1}::${type}`)
     .join(', ')},
          coalesce(max(sort_order), 0) + 1
     FROM category WHERE deleted_at IS NULL
   RETURNING id`,
);

export const UPDATE_CATEGORY = prepared(
  'catalog.update-category',
  `UPDATE category
      SET ${NAMES.map((column, index) => `${column} = $${index + 1}`).join(', ')}, version = version + 1
    WHERE id = $${NAMES.length + 1}`,
);

export const MOVE_PRODUCTS = prepared(
  'catalog.move-products',
  'UPDATE product SET category_id = $2, updated_at = now() WHERE category_id = $1',
);

export const DELETE_CATEGORY = prepared(
  'catalog.delete-category',
  'UPDATE category SET deleted_at = now() WHERE id = $1',
);

export const ARRANGE_CATEGORIES = prepared(
  'catalog.arrange-categories',
  `UPDATE category c SET sort_order = arranged.position
     FROM unnest($1::int[]) WITH ORDINALITY AS arranged (id, position)
    WHERE c.id = arranged.id AND c.sort_order <> arranged.position`,
);

/** A slug that is used again leads to its new category. */
export const TAKE_SLUG = prepared(
  'catalog.take-category-slug',
  'DELETE FROM category_slug_redirect WHERE slug = $1',
);

export const REDIRECT_SLUG = prepared(
  'catalog.redirect-category-slug',
  `INSERT INTO category_slug_redirect (slug, category_id) VALUES ($1, $2)
       ON CONFLICT (slug) DO UPDATE SET category_id = excluded.category_id`,
);

export const MOVE_REDIRECTS = prepared(
  'catalog.move-category-redirects',
  'UPDATE category_slug_redirect SET category_id = $2 WHERE category_id = $1',
);

export const CURRENT_CATEGORY_SLUG = prepared(
  'catalog.current-category-slug',
  `SELECT c.slug FROM category_slug_redirect r JOIN category c ON c.id = r.category_id
    WHERE r.slug = $1 AND c.deleted_at IS NULL`,
);

export const FREE_SLUG = prepared(
  'catalog.free-category-slug',
  `SELECT free.slug FROM generate_series(2, 10000) AS n, concat(left($1::text, 190), '-', n) AS free (slug)
    WHERE NOT EXISTS (SELECT FROM category c WHERE c.slug = free.slug AND c.deleted_at IS NULL)
    ORDER BY n LIMIT 1`,
);
