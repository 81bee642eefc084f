import { Injectable } from '@nestjs/common';
import { type AttributeRange, parseAttributeRange } from '@kp/commerce';
import { prepared, Sql } from '@kp/platform/database';
import type { ProductFilter } from '../domain/product-filter';

/** The values of number attributes within [from, to]; either may be null. */
const VALUES = prepared(
  'catalog.values-in-ranges',
  `SELECT DISTINCT v.attribute_id AS "attributeId", v.value
     FROM unnest($1::int[], $2::numeric[], $3::numeric[]) AS asked (attribute_id, low, high)
     JOIN category_attribute a ON a.id = asked.attribute_id
     JOIN product_attribute v ON v.attribute_id = a.id
    WHERE CASE WHEN a.value_type = 'number' THEN v.value::numeric END BETWEEN coalesce(low, '-Infinity') AND coalesce(high, 'Infinity')`,
);

/** Turns chosen ranges into the values that lie in them, so that lists and facets compare whole values only. */
@Injectable()
export class AttributeRanges {
  constructor(private readonly sql: Sql) {}

  async resolve(filter: ProductFilter): Promise<ProductFilter> {
    const asked = (filter.attributes ?? []).flatMap(({ attributeId, values }) =>
      values.flatMap((value) => {
        const range = parseAttributeRange(value);
        return range ? [{ attributeId, ...range }] : [];
      }),
    );
    if (asked.length === 0) return filter;
    const found = await this.read(asked);
    return {
      ...filter,
      attributes: filter.attributes!.map(({ attributeId, values }) => ({
        attributeId,
        values: [
          ...new Set([
            ...values.filter((value) => !parseAttributeRange(value)),
            ...found.filter((each) => each.attributeId === attributeId).map(({ value }) => value),
          ]),
        ],
      })),
    };
  }

  private read(asked: readonly ({ attributeId: number } & AttributeRange)[]) {
    return this.sql.rows<{ attributeId: number; value: string }>(VALUES, [
      asked.map(({ attributeId }) => attributeId),
      asked.map(({ from }) => from),
      asked.map(({ to }) => to),
    ]);
  }
}
