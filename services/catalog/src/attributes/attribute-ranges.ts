import { Injectable } from '@nestjs/common';
import { type AttributeRange, parseAttributeRange } from '@kp/commerce';
import { prepared, Sql } from '@kp/platform/database';
import { BETWEEN_VALUES } from '../persistence/attribute-facets.query';
import type { ProductFilter } from '../domain/product-filter';

/** The values of number attributes within [from, to]; either may be null. */
const VALUES = prepared(
  'catalog.values-in-ranges',
  `SELECT DISTINCT v.attribute_id AS "attributeId", v.value
     FROM unnest($1::int[], $2::numeric[], $3::numeric[]) AS asked (attribute_id, low, high)
     JOIN attribute a ON a.id = asked.attribute_id
     JOIN product_attribute v ON v.attribute_id = a.id
    WHERE CASE WHEN a.value_type = 'number' THEN v.value::numeric END BETWEEN coalesce(low, '-Infinity') AND coalesce(high, 'Infinity')`,
);

/** The values that have a chosen one among others: "Latex; Powder" of who looks for Latex. */
const VALUES_AMONG_OTHERS = prepared(
  'catalog.values-among-others',
  `SELECT DISTINCT v.attribute_id AS "attributeId", v.value
     FROM unnest($1::int[], $2::text[]) AS asked (attribute_id, value)
     JOIN attribute a ON a.id = asked.attribute_id AND a.value_type = 'text'
     JOIN product_attribute v ON v.attribute_id = a.id
    WHERE strpos(v.value, asked.value) > 0 AND asked.value = ANY (string_to_array(v.value, ${BETWEEN_VALUES}))`,
);

interface ChosenValue {
  attributeId: number;
  value: string;
}

/** Turns what was chosen into the values of products that have it, so that lists and facets compare whole values only. */
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
    const named = (filter.attributes ?? []).flatMap(({ attributeId, values }) =>
      values.filter((value) => !parseAttributeRange(value)).map((value) => ({ attributeId, value })),
    );
    if (asked.length + named.length === 0) return filter;
    const found = [
      ...(asked.length > 0 ? await this.read(asked) : []),
      ...(named.length > 0 ? await this.readAmongOthers(named) : []),
    ];
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

  private readAmongOthers(named: readonly ChosenValue[]) {
    return this.sql.rows<ChosenValue>(VALUES_AMONG_OTHERS, [
      named.map(({ attributeId }) => attributeId),
      named.map(({ value }) => value),
    ]);
  }

  private read(asked: readonly ({ attributeId: number } & AttributeRange)[]) {
    return this.sql.rows<ChosenValue>(VALUES, [
      asked.map(({ attributeId }) => attributeId),
      asked.map(({ from }) => from),
      asked.map(({ to }) => to),
    ]);
  }
}
