import { BRAND_ATTRIBUTE_ID } from '@kp/commerce';
import { catalogLanguage } from '@kp/i18n/catalog-language';
import { prepared } from '@kp/platform/database';
import type { ProductFilter, ShownPrices } from '../domain/product-filter';
import type { Query } from './product-list.query';
import { attributeText } from './product.queries';
import { havingChosen, inPrice, listedSql } from './facets.query';
import { sellableSql } from './sellable';
import { labelOfPrices, shownPriceSql } from './shown-price';

/** Between the values of a product that has several of one attribute: "Latex; Powder". Each is an option of its own. */
export const BETWEEN_VALUES = `'; '`;
/** Products, or where one stands for its group those that stand for themselves beside the groups of the others. */
const COUNTS = {
  products: 'count(*) AS alone, NULL::int[] AS groups',
  cards: `count(*) FILTER (WHERE group_id IS NULL) AS alone,
              array_agg(group_id) FILTER (WHERE group_id IS NOT NULL) AS groups`,
};
/** Values that are shown of one attribute. */
const MAX_VALUES = 60;
const LANGUAGE = '$12::text';

interface Counted {
  /** Whether values are chosen: without any, every product counts for every attribute. */
  isChosen?: boolean;
  source: string;
  isCollapsed?: boolean;
}

/**
 * Of the brands in the category, whose name is left to the caller, and of its filterable attributes. The values of an attribute are counted with all filters but its own: a
 * product counts when it has the chosen values of all other attributes.
 */
const facets = (name: string, { source, isCollapsed, isChosen }: Counted, prices?: ShownPrices) => {
  const labels = [name, isCollapsed && 'groups', isChosen && 'chosen', prices && labelOfPrices(prices)];
  const hasOthers = (attribute: string) =>
    isChosen
      ? `AND cardinality(array_remove(coalesce(fulfilled.attributes, '{}'), ${attribute}))
             = $11::int - (${attribute} = ANY ($9::int[]))::int`
      : '';
  const counts = COUNTS[isCollapsed ? 'cards' : 'products'];
  const joined = isChosen ? 'LEFT JOIN fulfilled ON fulfilled.product_id = matching.id' : '';
  return prepared(
    `catalog.attribute-facets.${labels.filter(Boolean).join('.')}`,
    // What the other facets look for has its types here and is not read.
    () => `WITH asked AS (SELECT $7::text AS query, $8::int AS number), attribute AS MATERIALIZED (
       SELECT a.id, a.name, a.value_type, a.kind, a.unit, a.choices, a.position
         FROM category_attribute a
        WHERE a.category_id = (SELECT id FROM category WHERE slug = $2 AND deleted_at IS NULL) AND a.is_filterable
        UNION ALL
       SELECT ${BRAND_ATTRIBUTE_ID}, '', 'text', 'text', NULL, '{}', -1
     ), fulfilled AS MATERIALIZED (
       SELECT product_id, array_agg(attribute_id) AS attributes
         FROM (${havingChosen('unnest($9::int[], $10::text[])')}) having_chosen
        GROUP BY product_id HAVING $11::int > 0
     ), matching AS MATERIALIZED (
       SELECT p.id, p.group_id, p.brand FROM ${source}
        WHERE p.category_id = ANY ($13::int[])
          AND p.status = 'active' AND p.deleted_at IS NULL
          AND ($1::int[] IS NULL OR p.id = ANY ($1)) AND ($3::boolean IS NULL OR p.featured = $3)
          AND ${inPrice(prices ? shownPriceSql(prices) : 'p.price_minor')} ${listedSql(isCollapsed)}
          AND ($6::boolean IS NULL OR ${sellableSql('p')} = $6)
     ), held AS MATERIALIZED (
       SELECT part.attribute_id, each.value, part.alone, part.groups
         FROM (
           SELECT v.attribute_id, v.value, ${counts}
             FROM matching JOIN product_attribute v ON v.product_id = matching.id ${joined}
            WHERE v.attribute_id = ANY (ARRAY(SELECT id FROM attribute)) ${hasOthers('v.attribute_id')}
            GROUP BY v.attribute_id, v.value) part
        CROSS JOIN LATERAL unnest(string_to_array(part.value, ${BETWEEN_VALUES})) AS each (value)
        UNION ALL
       SELECT ${BRAND_ATTRIBUTE_ID}, brand, ${counts}
         FROM matching ${joined}
        WHERE brand IS NOT NULL ${hasOthers(String(BRAND_ATTRIBUTE_ID))}
        GROUP BY brand
     ), counted AS MATERIALIZED (
       SELECT attribute_id, value, (sum(alone) + (
                SELECT count(DISTINCT group_id) FROM held same, unnest(same.groups) AS group_id
                 WHERE same.attribute_id = held.attribute_id AND same.value = held.value))::int AS count
         FROM held GROUP BY attribute_id, value
     )
     SELECT a.id, ${attributeText('a.name', LANGUAGE)} AS name, a.value_type AS "valueType", a.unit, coalesce(listed.values, '[]') AS values
       FROM attribute a
      CROSS JOIN LATERAL (
        SELECT json_agg(json_build_object('value', value, 'label', ${attributeText('value', LANGUAGE)}, 'count', count)
                        ORDER BY CASE WHEN a.kind = 'number' THEN value::numeric
                                      WHEN a.kind = 'range' THEN substring(value FROM '^-?[0-9.]+')::numeric END,
                                 array_position(a.choices, value), value) AS values
          FROM (SELECT value, count FROM counted WHERE attribute_id = a.id
                 ORDER BY count DESC, value LIMIT ${MAX_VALUES}) most) listed
      WHERE listed.values IS NOT NULL
      ORDER BY a.position, a.id`,
    { isPlannedAnew: true },
  );
};

const SOURCES = {
  all: 'product p',
  found: 'unnest($14::int[]) AS found (id) JOIN product p USING (id)',
};
/** Of other facets that the attributes are counted with. */
const SHARED_VALUES = 11;

/**
 * @param values those of the other facets of the list
 * @param categoryIds of the category and those below it: values, so that the planner knows how many products they have
 * @param found ids of what a search has found, which is not looked for again
 */
export function attributeFacetsQuery(
  filter: ProductFilter,
  values: readonly unknown[],
  categoryIds: readonly number[],
  found?: readonly number[],
): Query {
  const name = found ? 'found' : 'all';
  const { shownPrices, isCollapsed, attributes = [] } = filter;
  const isChosen = attributes.length > 0;
  return {
    statement: facets(name, { source: SOURCES[name], isCollapsed, isChosen }, shownPrices),
    values: [
      ...values.slice(0, SHARED_VALUES),
      filter.language ?? catalogLanguage(),
      categoryIds,
      ...(found ? [found] : []),
    ],
  };
}
