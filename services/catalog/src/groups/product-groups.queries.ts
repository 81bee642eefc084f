import { prepared } from '@kp/platform/database';
import { CODE_SQL } from '../articles/article-columns';
import { attributeText } from '../persistence/product.queries';

const GROUPS = `
  SELECT g.id, g.name, g.names, g.options, g.version, ARRAY(
           SELECT json_build_object('productId', p.id, 'code', ${CODE_SQL}, 'name', p.name, 'slug', p.slug,
                    'values', p.option_values, 'price', to_char(p.price_minor / 100.0, 'FM99999999999990.00'),
                    'stockQuantity', p.stock_quantity, 'status', p.status)
             FROM product p WHERE p.group_id = g.id AND p.deleted_at IS NULL
            ORDER BY p.group_position, p.id) AS variants
    FROM product_group g`;

const MATCHING = `
  WHERE ($1::text IS NULL OR strpos(lower(g.name), lower($1)) > 0)
    AND ($2::int IS NULL OR g.id = (SELECT group_id FROM product WHERE id = $2))`;

export const LIST_GROUPS = prepared(
  'catalog.list-product-groups',
  `${GROUPS} ${MATCHING} ORDER BY g.name COLLATE "und-x-icu", g.id LIMIT $3 OFFSET $4`,
);
export const COUNT_GROUPS = prepared(
  'catalog.count-product-groups',
  `SELECT count(*)::int AS total FROM product_group g ${MATCHING}`,
);
export const FIND_GROUP = prepared('catalog.find-product-group', `${GROUPS} WHERE g.id = $1`);
export const LOCK_GROUP = prepared(
  'catalog.lock-product-group',
  'SELECT id FROM product_group WHERE id = $1 FOR UPDATE',
);
export const INSERT_GROUP = prepared(
  'catalog.insert-product-group',
  'INSERT INTO product_group (name, names, options) VALUES ($1, $2, $3) RETURNING id',
);
export const UPDATE_GROUP = prepared(
  'catalog.update-product-group',
  'UPDATE product_group SET name = $2, names = $3, options = $4, version = version + 1 WHERE id = $1',
);
export const DELETE_GROUP = prepared(
  'catalog.delete-product-group',
  'DELETE FROM product_group WHERE id = $1',
);

/** Deleted products too, so that a group can be deleted. In the order in which sales lock them. */
export const LEAVE_GROUP = prepared(
  'catalog.leave-product-group',
  `UPDATE product SET group_id = NULL, group_position = NULL, option_values = NULL, updated_at = now()
    WHERE id IN (SELECT id FROM product WHERE group_id = $1 AND NOT (id = ANY ($2::int[]))
                  ORDER BY id FOR NO KEY UPDATE)
    RETURNING id, category_id AS "categoryId"`,
);

export interface JoiningProduct {
  id: number;
  groupId: number | null;
  categoryId: number;
}

export const LOCK_JOINING = prepared(
  'catalog.lock-joining-products',
  `SELECT id, group_id AS "groupId", category_id AS "categoryId" FROM product
    WHERE id = ANY ($1::int[]) AND deleted_at IS NULL ORDER BY id FOR NO KEY UPDATE`,
);

/** $3 has the values of each product as JSON, because arrays of several lengths are no array. */
export const JOIN_GROUP = prepared(
  'catalog.join-product-group',
  `UPDATE product p
      SET group_id = $1, group_position = v.position,
          option_values = ARRAY(SELECT jsonb_array_elements_text(v.option_values)), updated_at = now()
     FROM unnest($2::int[], $3::jsonb[]) WITH ORDINALITY AS v (id, option_values, position)
    WHERE p.id = v.id`,
);

export const LEAVE_GROUPS = prepared(
  'catalog.import-leave-groups',
  `UPDATE product SET group_id = NULL, group_position = NULL, option_values = NULL, updated_at = now()
    WHERE id = ANY ($1::int[])`,
);

/** A product that stays in its group keeps its place; others come last. */
export const JOIN_NAMED_GROUPS = prepared(
  'catalog.import-join-groups',
  `UPDATE product p
      SET group_id = v.group_id, option_values = ARRAY(SELECT jsonb_array_elements_text(v.option_values)),
          group_position = CASE WHEN p.group_id = v.group_id THEN p.group_position ELSE v.position + coalesce(
            (SELECT max(o.group_position) FROM product o WHERE o.group_id = v.group_id AND o.deleted_at IS NULL), 0) END,
          updated_at = now()
     FROM unnest($1::int[], $2::int[], $3::jsonb[]) WITH ORDINALITY AS v (id, group_id, option_values, position)
    WHERE p.id = v.id`,
);

/** What a template is called in other languages, where the group is called as it is. */
export const TEMPLATE_NAMES = prepared(
  'catalog.template-names',
  `SELECT coalesce(jsonb_object_agg(t.language, t.name), '{}') AS names
     FROM product p JOIN product_translation t ON t.product_id = p.id AND t.name IS NOT NULL
    WHERE p.id = $1 AND p.name = $2`,
);

/** Of template $1 to product $2, but for its name: that is of the group, whose names are $3, and of its values $4. */
export const COPY_CONTENT = prepared(
  'catalog.copy-product-content',
  `WITH attributes AS (
     INSERT INTO product_attribute (product_id, attribute_id, value)
     SELECT $2, attribute_id, value FROM product_attribute WHERE product_id = $1
   ), texts AS (
     INSERT INTO product_translation (product_id, language, name, description, keywords)
     SELECT $2, t.language, ($3::jsonb ->> t.language) || ', ' || (
              SELECT string_agg(${attributeText('value', 't.language')}, ', ' ORDER BY n)
                FROM unnest($4::text[]) WITH ORDINALITY AS each (value, n)), t.description, t.keywords
       FROM product_translation t WHERE t.product_id = $1
   ), law AS (
     INSERT INTO product_compliance SELECT (jsonb_populate_record(l, jsonb_build_object('product_id', $2::int))).*
       FROM product_compliance l WHERE l.product_id = $1
   ), warnings AS (
     INSERT INTO product_warning (product_id, language, text)
     SELECT $2, language, text FROM product_warning WHERE product_id = $1
   ), documents AS (
     INSERT INTO product_document (product_id, file_hash, title, bytes, kind, issuer, valid_until)
     SELECT $2, file_hash, title, bytes, kind, issuer, valid_until FROM product_document WHERE product_id = $1
      ORDER BY id
   )
   INSERT INTO product_image (product_id, position, file_hash, alt, width, height)
   SELECT $2, position, file_hash, alt, width, height FROM product_image WHERE product_id = $1`,
);

export const IS_SLUG_TAKEN = prepared(
  'catalog.is-slug-taken',
  'SELECT 1 FROM product WHERE slug = $1 AND deleted_at IS NULL',
);
