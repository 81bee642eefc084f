import { prepared } from '@kp/platform/database';
import { ARTICLE_COLUMN_TYPES } from '../articles/article-columns';

/** With the attributes of each, as an array of `KnownAttribute`. */
export const KNOWN_CATEGORIES = prepared(
  'catalog.import-categories',
  `SELECT c.id, c.slug, c.name,
          (SELECT coalesce(json_agg(json_build_object('id', a.id, 'name', a.name, 'valueType', a.kind, 'choices', a.choices) ORDER BY a.position, a.id), '[]')
             FROM category_attribute a WHERE a.category_id = c.id) AS attributes
     FROM category c WHERE c.deleted_at IS NULL ORDER BY c.id`,
);

export const KNOWN_SUPPLIERS = prepared(
  'catalog.import-suppliers',
  'SELECT id, name FROM supplier ORDER BY id',
);

/** By their number, slug, code in small letters or barcode; deleted ones are unknown. */
export const FIND_PRODUCTS = prepared(
  'catalog.import-find',
  `SELECT id, slug, lower(sku) AS sku, gtin FROM product
    WHERE (id = ANY ($1::int[]) OR slug = ANY ($2::text[]) OR lower(sku) = ANY ($3::text[]) OR gtin = ANY ($4::text[]))
      AND deleted_at IS NULL
    ORDER BY id`,
);

/** Codes in small letters. */
export const USED_SKUS = prepared(
  'catalog.import-used-skus',
  'SELECT id, lower(sku) AS sku FROM product WHERE lower(sku) = ANY ($1::text[]) AND deleted_at IS NULL',
);

export const LOCK_SUPPLIERS = prepared(
  'catalog.import-lock-suppliers',
  'SELECT id FROM supplier WHERE id = ANY ($1::int[]) ORDER BY id FOR KEY SHARE',
);

/** In the order of the columns of `INSERT_PRODUCTS` behind the slug. */
export const FACT_COLUMNS = {
  price_minor: 'bigint',
  compare_at_price_minor: 'bigint',
  cost_price_minor: 'bigint',
  supplier_id: 'int',
  image_url: 'text',
  in_stock: 'boolean',
  featured: 'boolean',
  status: 'text',
  weight_grams: 'int',
  tax_classes: 'jsonb',
} as const;

export const TEXT_COLUMNS = {
  name: 'text',
  slug: 'text',
  description: 'text',
  keywords: 'text',
  category_id: 'int',
} as const;

const parametersOf = (columns: Readonly<Record<string, string>>, first: number) =>
  Object.values(columns)
    .map((type, index) => `(SELECT $${first + index}::${type}[])`)
    .join(', ');

const FACTS = { ...FACT_COLUMNS, ...ARTICLE_COLUMN_TYPES };
const ALL_COLUMNS = { ...TEXT_COLUMNS, ...FACTS };
const NAMES = Object.keys(ALL_COLUMNS).join(', ');

/** One whose slug or code was taken meanwhile is left out. */
export const INSERT_PRODUCTS = prepared(
  'catalog.import-insert',
  `INSERT INTO product (${NAMES})
   SELECT ${NAMES} FROM unnest(${parametersOf(ALL_COLUMNS, 1)}) AS added (${NAMES})
   ON CONFLICT DO NOTHING
   RETURNING id, slug`,
);

const update = (columns: Readonly<Record<string, string>>) => {
  const names = Object.keys(columns);
  return `UPDATE product p SET ${names.map((name) => `${name} = change.${name}`).join(', ')}, updated_at = now()
     FROM unnest((SELECT $1::int[]), ${parametersOf(columns, 2)}) AS change (id, ${names.join(', ')})
    WHERE p.id = change.id`;
};

/** Two statements: the search document is made anew for texts alone. */
export const UPDATE_TEXTS = prepared('catalog.import-update-texts', update(TEXT_COLUMNS));
export const UPDATE_FACTS = prepared('catalog.import-update-facts', update(FACTS));

/** All but those that stay, of these products. */
export const REMOVE_PICTURES = prepared(
  'catalog.import-remove-pictures',
  `DELETE FROM product_image i
    WHERE i.product_id = ANY ($1::int[])
      AND NOT EXISTS (SELECT FROM unnest($2::int[], $3::text[]) AS kept (product_id, file_hash)
                       WHERE kept.product_id = i.product_id AND kept.file_hash = i.file_hash)`,
);
export const ARRANGE_PICTURES = prepared(
  'catalog.import-arrange-pictures',
  `UPDATE product_image i SET position = kept.position
     FROM unnest($1::int[], $2::text[], $3::int[]) AS kept (product_id, file_hash, position)
    WHERE i.product_id = kept.product_id AND i.file_hash = kept.file_hash`,
);
export const ADD_PICTURES = prepared(
  'catalog.import-add-pictures',
  `INSERT INTO product_image (product_id, file_hash, position, alt, width, height, source_url)
   SELECT * FROM unnest($1::int[], $2::text[], $3::int[], $4::text[], $5::int[], $6::int[], $7::text[])
   ON CONFLICT (product_id, file_hash) DO UPDATE SET source_url = coalesce(excluded.source_url, product_image.source_url)`,
);
/** A trigger fills in the first picture, unless another address was entered. */
export const SHOW_FIRST_PICTURES = prepared(
  'catalog.import-show-first-pictures',
  `UPDATE product SET image_url = CASE WHEN image_url LIKE '/media/%' THEN NULL ELSE image_url END, updated_at = now()
    WHERE id = ANY ($1::int[])`,
);

export const REDIRECT_SLUGS = prepared(
  'catalog.import-redirect-slugs',
  `INSERT INTO product_slug_redirect (slug, product_id) SELECT * FROM unnest($1::text[], $2::int[])
       ON CONFLICT (slug) DO UPDATE SET product_id = excluded.product_id`,
);

export const DESCRIBE_DOCUMENTS = prepared(
  'catalog.import-describe-documents',
  `UPDATE product_document d SET kind = described.kind, valid_until = described.valid_until, issuer = described.issuer
     FROM unnest($1::int[], $2::text[], $3::text[], $4::date[], $5::text[])
       AS described (product_id, file_hash, kind, valid_until, issuer)
    WHERE d.product_id = described.product_id AND d.file_hash = described.file_hash`,
);

/** An empty value removes the attribute. */
export const REMOVE_ATTRIBUTES = prepared(
  'catalog.import-remove-attributes',
  `DELETE FROM product_attribute v USING unnest($1::int[], $2::int[]) AS gone (product_id, attribute_id)
    WHERE v.product_id = gone.product_id AND v.attribute_id = gone.attribute_id`,
);
export const SAVE_ATTRIBUTES = prepared(
  'catalog.import-save-attributes',
  `INSERT INTO product_attribute (product_id, attribute_id, value) SELECT * FROM unnest($1::int[], $2::int[], $3::text[])
   ON CONFLICT (product_id, attribute_id) DO UPDATE SET value = excluded.value`,
);

/** Without any text a language is removed. */
export const REMOVE_TRANSLATIONS = prepared(
  'catalog.import-remove-translations',
  `DELETE FROM product_translation t USING unnest($1::int[], $2::text[]) AS gone (product_id, language)
    WHERE t.product_id = gone.product_id AND t.language = gone.language`,
);
export const SAVE_TRANSLATIONS = prepared(
  'catalog.import-save-translations',
  `INSERT INTO product_translation (product_id, language, name, description, keywords)
   SELECT * FROM unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[])
   ON CONFLICT (product_id, language)
   DO UPDATE SET name = excluded.name, description = excluded.description, keywords = excluded.keywords,
                 updated_at = now()`,
);
