import { isoText, prepared } from '@kp/platform/database';
import { ARTICLE_COLUMN_NAMES, ARTICLE_JSON } from '../articles/article-columns';
import { sellableSql } from './sellable';
import { groupCard, groupDetail } from '../groups/group-columns';

/** A `ProductResponse` of product `p` and category `c`, written by PostgreSQL so that a page needs no mapping. */
const columns = (name: string, description: string) => `
  p.id, ${name} AS name, p.slug, ${description} AS description, to_char(p.price_minor / 100.0, 'FM99999999999990.00') AS price,
  to_char(p.compare_at_price_minor / 100.0, 'FM99999999999990.00') AS "compareAtPrice",
  CASE WHEN p.compare_at_price_minor IS NOT NULL
       THEN to_char(catalog_prior_price(p.id) / 100.0, 'FM99999999999990.00') END AS "priorPrice", p.currency,
  p.image_url AS "imageUrl", p.rating::text AS rating, p.review_count AS "reviewCount",
  ${sellableSql('p')} AS "inStock", p.stock_quantity AS "stockQuantity", p.featured, p.status,
  json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) AS category, p.category_id AS "categoryId",
  p.supplier_id AS "supplierId",
  p.weight_grams AS "weightGrams", coalesce(p.tax_classes, c.tax_classes) AS "taxClasses",
  ${ARTICLE_JSON} AS article,
  ${isoText('p.created_at')} AS "createdAt"`;

export const PRODUCT_COLUMNS = columns('p.name', 'p.description');

/** With `joinTranslation`; English where a text is missing. */
export const TRANSLATED_COLUMNS = columns(
  'coalesce(t.name, p.name)',
  'coalesce(t.description, p.description)',
);

export const joinTranslation = (language: string) =>
  `LEFT JOIN product_translation t ON t.product_id = p.id AND t.language = ${language}`;

/** A name, value or unit of an attribute in a language, else as it was entered. */
export const attributeText = (source: string, language: string) =>
  `coalesce((SELECT w.text FROM attribute_text w WHERE w.language = ${language} AND w.source = ${source}), ${source})`;

/** Of a list that shows one card per group; in the language of the parameter, if any. */
export const groupCardColumn = (language: string | null, matches?: string) =>
  groupCard((source) => (language ? attributeText(source, language) : source), language, matches);

/** Of a document `d`, as the API answers it. */
export const DOCUMENT_COLUMNS = `
  d.id, d.title, '/media/' || d.file_hash || '.pdf' AS url, d.bytes, d.kind, d.issuer, d.valid_until::text AS "validUntil"`;

const PRODUCTS = `SELECT ${PRODUCT_COLUMNS} FROM product p JOIN category c ON c.id = p.category_id`;

export const PRODUCT_BY_ID = prepared(
  'catalog.product-by-id',
  `${PRODUCTS} WHERE p.id = $1 AND p.deleted_at IS NULL`,
);

/** A `ProductDetailResponse` in the language $2. */
const PRODUCT_DETAILS = `
  SELECT ${TRANSLATED_COLUMNS}, ARRAY(
           SELECT json_build_object('id', i.id, 'alt', i.alt, 'url', '/media/' || i.file_hash || '-640.webp',
                                    'width', i.width, 'height', i.height)
             FROM product_image i WHERE i.product_id = p.id ORDER BY i.position, i.id) AS images, ARRAY(
           SELECT to_json(d) FROM (SELECT ${DOCUMENT_COLUMNS} FROM product_document d
             WHERE d.product_id = p.id ORDER BY d.id) d) AS documents, ARRAY(
           SELECT json_build_object('id', a.id, 'name', ${attributeText('a.name', '$2')},
                                    'value', ${attributeText('v.value', '$2')}, 'unit', ${attributeText('a.unit', '$2')})
             FROM product_attribute v JOIN category_attribute a ON a.id = v.attribute_id
            WHERE v.product_id = p.id AND a.category_id = p.category_id ORDER BY a.position, a.id) AS attributes,
         (SELECT json_agg(json_build_object('id', above.id, 'name', above.name, 'slug', above.slug) ORDER BY l.distance DESC)
            FROM category_lineage l JOIN category above ON above.id = l.ancestor_id
           WHERE l.category_id = p.category_id AND l.distance > 0) AS "parentCategories",
         ${groupDetail((source) => attributeText(source, '$2'), '$2')}
    FROM product p JOIN category c ON c.id = p.category_id ${joinTranslation('$2')}`;

export const PRODUCT_DETAIL_BY_ID = prepared(
  'catalog.product-detail-by-id',
  `${PRODUCT_DETAILS} WHERE p.id = $1 AND p.deleted_at IS NULL`,
);

export const PRODUCT_DETAIL_BY_SLUG = prepared(
  'catalog.product-detail-by-slug',
  `${PRODUCT_DETAILS} WHERE p.slug = $1 AND p.deleted_at IS NULL`,
);

export const PRODUCTS_BY_IDS = prepared(
  'catalog.products-by-ids',
  `${PRODUCTS} WHERE p.id = ANY($1::int[]) AND p.deleted_at IS NULL`,
);

/** Texts of the products $1 in the language $2. */
export const PRODUCT_TEXTS = prepared(
  'catalog.product-texts',
  `SELECT product_id AS "productId", name, description FROM product_translation
    WHERE product_id = ANY($1::int[]) AND language = $2`,
);

/** The names $2 of the products $1 in the language $3, of products that still have such a name in some language. */
export const CURRENT_NAMES = prepared(
  'catalog.current-names',
  `SELECT named.product_id AS "productId", named.name AS "productName", coalesce(t.name, p.name) AS "currentName"
     FROM unnest($1::int[], $2::text[]) AS named (product_id, name)
     JOIN product p ON p.id = named.product_id ${joinTranslation('$3')}
    WHERE named.name = p.name
       OR EXISTS (SELECT FROM product_translation o WHERE o.product_id = p.id AND o.name = named.name)`,
);

/** For joins of other modules, as `p.id`: deleted products read as discontinued and out of stock. */
export const PRODUCTS_INCLUDING_DELETED_SQL = `
  SELECT ${PRODUCT_COLUMNS}
     FROM (SELECT id, name, slug, description, price_minor, compare_at_price_minor, currency, image_url, rating,
                  review_count, in_stock AND deleted_at IS NULL AS in_stock,
                  CASE WHEN deleted_at IS NULL THEN stock_quantity ELSE 0 END AS stock_quantity, featured,
                  CASE WHEN deleted_at IS NULL THEN status ELSE 'discontinued' END AS status, category_id,
                  supplier_id, weight_grams, tax_classes, ${ARTICLE_COLUMN_NAMES.join(', ')}, created_at
             FROM product) p
     JOIN category c ON c.id = p.category_id`;

export const CATEGORIES = prepared(
  'catalog.categories',
  `SELECT c.id, c.name, c.slug, c.description, c.image_url AS "imageUrl", c.sort_order AS "sortOrder",
          c.show_on_main_top AS "showOnMainTop", c.show_on_main_shop AS "showOnMainShop", c.parent_id AS "parentId",
          coalesce(active.products, 0) AS "productCount", coalesce(active.listed, 0) AS "listedCount"
     FROM category c
     LEFT JOIN (SELECT l.ancestor_id, sum(own.products)::int AS products,
                       sum(own.single + (SELECT count(DISTINCT g) FROM unnest(own.groups) g))::int AS listed
                  FROM (SELECT category_id, count(price_minor) AS products,
                               count(*) FILTER (WHERE group_id IS NULL) AS single,
                               array_agg(group_id) FILTER (WHERE group_id IS NOT NULL) AS groups
                          FROM product
                         WHERE status = 'active' AND deleted_at IS NULL GROUP BY category_id) own
                  JOIN category_lineage l USING (category_id) GROUP BY l.ancestor_id) active
       ON active.ancestor_id = c.id
    WHERE c.deleted_at IS NULL
    ORDER BY c.sort_order, c.id`,
);

export const APPROVED_REVIEWS = prepared(
  'catalog.approved-reviews',
  `SELECT id, rating, title, comment, author_name AS "authorName", order_line_id IS NOT NULL AS "isVerified",
          created_at AS "createdAt"
     FROM review
    WHERE product_id = $1 AND status = 'approved'
    ORDER BY created_at DESC, id DESC
    LIMIT $2 OFFSET $3`,
);

export interface LockedProduct {
  id: number;
  categoryId: number;
}

/** Changes of what belongs to a product wait for each other. */
export const LOCK_PRODUCT = prepared(
  'catalog.lock-product',
  'SELECT id, category_id AS "categoryId" FROM product WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE',
);
