import { decimalText } from '@kp/platform/database';
import { sellableSql } from '../persistence/sellable';
import { colorOf, colorOption } from './option-kinds';

const ON_SALE = `o.status = 'active' AND o.deleted_at IS NULL`;

type Translated = (source: string) => string;

/** Else as product `p` is called there. @param language SQL of the language's code; null for the texts as they were entered */
const nameOf = (language: string | null) =>
  language
    ? `coalesce(g.names ->> ${language}, (SELECT n.name FROM product_translation n
         WHERE n.product_id = p.id AND n.language = ${language}), g.name)`
    : 'g.name';

/** A `GroupCardResponse` of the group of product `p`; null for a product without one. @param matches SQL of how many variants a search finds */
export const groupCard = (translated: Translated, language: string | null, matches = 'v.count') => `
  CASE WHEN p.group_id IS NOT NULL THEN (
    SELECT json_build_object('id', g.id, 'name', ${nameOf(language)}, 'variantCount', v.count, 'matchCount', ${matches},
             'minPrice', ${decimalText('v.lowest')}, 'maxPrice', ${decimalText('v.highest')}, 'inStock', v.sellable,
             'values', v.values, 'swatches', v.swatches)
      FROM product_group g CROSS JOIN LATERAL (SELECT ${colorOption('g.options')} AS color_option) k CROSS JOIN LATERAL (
        SELECT count(*)::int AS count, min(price_minor) AS lowest, max(price_minor) AS highest,
               bool_or(${sellableSql('o')}) AS sellable,
               array_agg(${translated('value')} ORDER BY first_position) FILTER (WHERE value IS NOT NULL) AS values,
               json_agg(json_build_object('name', ${translated('color')}, 'color', ${colorOf('color')}) ORDER BY first_position)
                 FILTER (WHERE color IS NOT NULL) AS swatches
          FROM (SELECT o.price_minor, o.in_stock, o.stock_quantity, o.group_position AS first_position,
                       CASE WHEN row_number() OVER (PARTITION BY o.option_values[1] ORDER BY o.group_position) = 1
                            THEN o.option_values[1] END AS value,
                       CASE WHEN row_number() OVER (PARTITION BY o.option_values[k.color_option] ORDER BY o.group_position) = 1
                            THEN o.option_values[k.color_option] END AS color
                  FROM product o WHERE o.group_id = g.id AND ${ON_SALE}) o) v
     WHERE g.id = p.group_id) END AS "groupCard"`;

/** A `ProductGroupResponse` of the group of product `p`; null for a product without one. */
export const groupDetail = (translated: Translated, language: string) => `
  CASE WHEN p.group_id IS NOT NULL THEN (
    SELECT json_build_object('id', g.id, 'name', ${nameOf(language)},
             'options', ARRAY(SELECT ${translated('option')} FROM unnest(g.options) WITH ORDINALITY AS each (option, n)
                               ORDER BY n),
             'variants', (SELECT json_agg(json_build_object(
                 'id', o.id, 'slug', o.slug, 'price', ${decimalText('o.price_minor')},
                 'inStock', ${sellableSql('o')}, 'stockQuantity', o.stock_quantity,
                 'imageUrl', o.image_url, 'sku', o.sku, 'gtin', o.gtin,
                 'values', ARRAY(SELECT ${translated('value')}
                                   FROM unnest(o.option_values) WITH ORDINALITY AS each (value, n) ORDER BY n))
               ORDER BY o.group_position, o.id) FROM product o WHERE o.group_id = g.id AND ${ON_SALE}),
             'swatches', (SELECT json_agg(json_build_object('name', ${translated('color')}, 'color', ${colorOf('color')}))
                            FROM (SELECT DISTINCT o.option_values[k.color_option] AS color
                                    FROM product o CROSS JOIN (SELECT ${colorOption('g.options')} AS color_option) k
                                   WHERE o.group_id = g.id AND k.color_option IS NOT NULL AND ${ON_SALE}) each))
      FROM product_group g WHERE g.id = p.group_id) END AS "group"`;
