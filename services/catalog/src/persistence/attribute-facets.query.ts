import { BRAND_ATTRIBUTE_ID } from '@kp/commerce';
import { catalogLanguage } from '@kp/i18n/catalog-language';
import { prepared } from '@kp/platform/database';
import type { ProductFilter, ShownPrices } from '../domain/product-filter';
import type { ProductSearch } from '../search/understood-search';
import type { Query } from './product-list.query';
import { attributeText } from './product.queries';
import { distinct, havingChosen, inPrice, listedSql } from './facets.query';
import { withDescendants } from './category-tree';
import { sellableSql } from './sellable';
import { labelOfPrices, shownPriceSql } from './shown-price';
import { withoutValues } from './unwanted-values.query';

/** Between the values of a product that has several of one attribute: "Latex; Powder". Each is an option of its own. */
export const BETWEEN_VALUES = `'; '`;
/** Each group counts once. */
const CARDS = `(count(*) FILTER (WHERE group_id IS NULL)
                + ${distinct('array_agg(group_id) FILTER (WHERE group_id IS NOT NULL)')})`;
/** Values that are shown of one attribute. */
const MAX_VALUES = 60;

interface Counted {
  source: string;
  /** The position of the parameter. */
  language: number;
  isCollapsed?: boolean;
  excluded?: string;
}

/**
 * Of the brands in the category, whose name is left to the caller, and of its filterable attributes. The values of an attribute are counted with all filters but its own: a
 * product counts when it has the chosen values of all other attributes.
 */
const facets = (
  name: string,
  { source, language, isCollapsed, excluded = '' }: Counted,
  prices?: ShownPrices,
) =>
  prepared(
    `catalog.attribute-facets.${name}${isCollapsed ? '.groups' : ''}${prices ? `.${labelOfPrices(prices)}` : ''}`,
    `WITH asked AS MATERIALIZED (
       SELECT to_tsquery('simple', $7::text) AS query, $8::int AS number
     ), attribute AS MATERIALIZED (
       SELECT a.id, a.name, a.value_type, a.kind, a.unit, a.choices, a.position
         FROM category_attribute a
        WHERE a.category_id = (SELECT id FROM category WHERE slug = $2 AND deleted_at IS NULL) AND a.is_filterable
        UNION ALL
       SELECT ${BRAND_ATTRIBUTE_ID}, '', 'text', 'text', NULL, '{}', -1
     ), fulfilled AS MATERIALIZED (
       SELECT product_id, array_agg(attribute_id) AS attributes
         FROM (${havingChosen('unnest($9::int[], $10::text[])')}) having_chosen GROUP BY product_id
     ), matching AS MATERIALIZED (
       SELECT p.id, p.group_id, p.brand FROM ${source}
        WHERE p.category_id = ANY (ARRAY(${withDescendants('$2')}))
          AND p.status = 'active' AND p.deleted_at IS NULL
          AND ($1::int[] IS NULL OR p.id = ANY ($1)) AND ($3::boolean IS NULL OR p.featured = $3)
          AND ${inPrice(prices ? shownPriceSql(prices) : 'p.price_minor')} ${listedSql(isCollapsed)}
          AND ($6::boolean IS NULL OR ${sellableSql('p')} = $6) ${excluded}
     ), held AS (
       SELECT matching.id, group_id, v.attribute_id, each.value
         FROM matching
         JOIN product_attribute v ON v.product_id = matching.id
         JOIN attribute ON attribute.id = v.attribute_id
        CROSS JOIN LATERAL unnest(string_to_array(v.value, ${BETWEEN_VALUES})) AS each (value)
        UNION ALL
       SELECT id, group_id, ${BRAND_ATTRIBUTE_ID}, brand FROM matching WHERE brand IS NOT NULL
     ), counted AS MATERIALIZED (
       SELECT attribute_id, value, ${isCollapsed ? CARDS : 'count(*)'}::int AS count
         FROM held
         LEFT JOIN fulfilled ON fulfilled.product_id = held.id
        WHERE cardinality(array_remove(coalesce(fulfilled.attributes, '{}'), attribute_id))
              = $11::int - (attribute_id = ANY ($9::int[]))::int
        GROUP BY attribute_id, value
     )
     SELECT a.id, ${attributeText('a.name', `$${language}::text`)} AS name, a.value_type AS "valueType", a.unit, coalesce(listed.values, '[]') AS values
       FROM attribute a
      CROSS JOIN LATERAL (
        SELECT json_agg(json_build_object('value', value, 'label', ${attributeText('value', `$${language}::text`)}, 'count', count)
                        ORDER BY CASE WHEN a.kind = 'number' THEN value::numeric
                                      WHEN a.kind = 'range' THEN substring(value FROM '^-?[0-9.]+')::numeric END,
                                 array_position(a.choices, value), value) AS values
          FROM (SELECT value, count FROM counted WHERE attribute_id = a.id
                 ORDER BY count DESC, value LIMIT ${MAX_VALUES}) most) listed
      WHERE listed.values IS NOT NULL
      ORDER BY a.position, a.id`,
  );

const FOUND = `asked JOIN product_search s ON s.document @@ asked.query OR s.product_id = asked.number
         JOIN product p ON p.id = s.product_id`;
const SOURCES = {
  all: { source: 'product p', language: 12 },
  search: { source: FOUND, language: 12 },
  'search-without': { source: FOUND, language: 14, excluded: `AND ${withoutValues('$12', '$13')}` },
} as const satisfies Record<string, Counted>;
const STATEMENTS = [false, true].map((isCollapsed) => ({
  all: facets('all', { ...SOURCES.all, isCollapsed }),
  search: facets('search', { ...SOURCES.search, isCollapsed }),
  'search-without': facets('search-without', { ...SOURCES['search-without'], isCollapsed }),
}));

/** @param values those of the other facets of the list */
export function attributeFacetsQuery(
  filter: ProductFilter,
  search: ProductSearch | null,
  values: unknown[],
): Query {
  const isWithout = search !== null && search.excluded.length > 0;
  const name = isWithout ? 'search-without' : filter.search === undefined ? 'all' : 'search';
  const { shownPrices, isCollapsed = false } = filter;
  return {
    statement: shownPrices
      ? facets(name, { ...SOURCES[name], isCollapsed }, shownPrices)
      : STATEMENTS[Number(isCollapsed)]![name],
    values: [...values, filter.language ?? catalogLanguage()],
  };
}
