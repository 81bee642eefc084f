import type { AttributeChoice } from '@kp/commerce';

export const pairsOf = (choices: readonly AttributeChoice[] = []) =>
  choices.flatMap(({ attributeId, values }) => values.map((value) => [attributeId, value] as const));

/** @returns the condition that product `p` has none of these values, whose attributes and texts are parameters */
export const withoutValues = (attributes: string, values: string): string => `NOT EXISTS (
  SELECT FROM product_attribute v
    JOIN unnest(${attributes}::int[], ${values}::text[]) AS unwanted (attribute_id, value) USING (attribute_id, value)
   WHERE v.product_id = p.id)`;
