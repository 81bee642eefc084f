import {
  ARTICLE_FIELD_NAMES,
  ARTICLE_FIELDS,
  type ArticleField,
  cleanCode,
  cleanGtin,
  cleanSingleLine,
} from '@kp/commerce';

/** Columns of `product`, by field. */
const ARTICLE_COLUMNS = {
  sku: 'sku',
  gtin: 'gtin',
  brand: 'brand',
  unit: 'unit',
  packSize: 'pack_size',
  minQuantity: 'min_quantity',
  orderMultiple: 'order_multiple',
  originCountry: 'origin_country',
  customsCode: 'customs_code',
} as const satisfies Record<ArticleField, string>;

export const ARTICLE_COLUMN_NAMES = Object.values(ARTICLE_COLUMNS);

export type ArticleTexts = {
  [Field in ArticleField]: ((typeof ARTICLE_FIELDS)[Field] extends 'text' ? string : number) | null;
};

const kindOf = (field: ArticleField) => (ARTICLE_FIELDS[field] === 'text' ? 'text' : 'int');

/** Types of the columns in statements for many products. */
export const ARTICLE_COLUMN_TYPES: Readonly<Record<string, string>> = Object.fromEntries(
  ARTICLE_FIELD_NAMES.map((field) => [ARTICLE_COLUMNS[field], kindOf(field)]),
);

/** What is known of product `p`; null without anything, so that lists carry nothing that is not set. */
export const ARTICLE_JSON = `CASE WHEN num_nonnulls(${ARTICLE_COLUMN_NAMES.map((column) => `p.${column}`).join(', ')}) > 0
  THEN jsonb_strip_nulls(jsonb_build_object(${ARTICLE_FIELD_NAMES.map(
    (field) => `'${field}', p.${ARTICLE_COLUMNS[field]}`,
  ).join(', ')})) END`;

/** The code that is shown of product `p`. */
export const CODE_SQL = `coalesce(p.sku, 'KP-' || p.id)`;

const CLEAN: Readonly<Partial<Record<ArticleField, (text: string) => string>>> = {
  gtin: cleanGtin,
  unit: (text) => cleanCode(text).toUpperCase(),
  originCountry: (text) => cleanCode(text).toUpperCase(),
  customsCode: (text) => cleanCode(text).replace(/[ .]/g, ''),
};

/** A text of a request or a table as it is stored. */
export const cleanArticleText = (field: ArticleField, text: string): string =>
  (CLEAN[field] ?? cleanSingleLine)(text);

/** In the order of the columns; empty texts are nothing. */
export const articleValues = (article: Readonly<Partial<Record<ArticleField, unknown>>>): unknown[] =>
  ARTICLE_FIELD_NAMES.map((field) => {
    const value = article[field];
    if (value === undefined || value === null || value === '') return null;
    return ARTICLE_FIELDS[field] === 'number' ? Number(value) : value;
  });

/** Every field, null where it is not known. */
export const articleOf = (article: Partial<ArticleTexts> | null | undefined): ArticleTexts =>
  Object.fromEntries(ARTICLE_FIELD_NAMES.map((field) => [field, article?.[field] ?? null])) as ArticleTexts;
