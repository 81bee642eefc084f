import { prepared } from '@kp/platform/database';

const FOR_SALE = `p.status = 'active' AND p.deleted_at IS NULL`;

export const CATALOG_SUMMARY = prepared(
  'catalog.summary',
  `SELECT count(*)::int AS products, max(p.updated_at) AS "changedAt" FROM product p WHERE ${FOR_SALE}`,
);

export const PUBLIC_PRODUCTS = prepared(
  'catalog.public-products',
  `SELECT p.slug, p.updated_at AS "changedAt"
     FROM product p
    WHERE ${FOR_SALE}
    ORDER BY p.id
    LIMIT $1 OFFSET $2`,
);

export const PUBLIC_CATEGORIES = prepared(
  'catalog.public-categories',
  `SELECT c.slug, max(p.updated_at) AS "changedAt"
     FROM category c
     JOIN product p ON p.category_id = c.id AND ${FOR_SALE}
    WHERE c.deleted_at IS NULL
    GROUP BY c.id
    ORDER BY c.sort_order, c.id`,
);
