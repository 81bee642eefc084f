import { Injectable } from '@nestjs/common';
import type { AttributeValueType } from '@kp/commerce';
import { parseAttributeValue } from '@kp/commerce/attribute-values';
import { prepared, Sql } from '@kp/platform/database';
import { InvalidInputError, type Principal } from '@kp/platform/http';
import { ContentChanges } from '../content-changes';
import { EXPECTED_VALUE } from './batched-attributes';

export interface ProductAttribute {
  attributeId: number;
  name: string;
  valueType: AttributeValueType;
  unit: string | null;
  /** Of a choice; none where any word is one. */
  choices: string[];
  value: string | null;
}

interface AttributeValue {
  attributeId: number;
  /** Empty removes it. */
  value: string;
}

const LIST = prepared(
  'catalog.product-attributes',
  `SELECT a.id AS "attributeId", a.name, a.kind AS "valueType", a.unit, a.choices, v.value
     FROM category_attribute a
     LEFT JOIN product_attribute v ON v.attribute_id = a.id AND v.product_id = $1
    WHERE a.category_id = (SELECT category_id FROM product WHERE id = $1) ORDER BY a.position, a.id`,
);

const SAVE = prepared(
  'catalog.save-product-attributes',
  `INSERT INTO product_attribute (product_id, attribute_id, value)
   SELECT $1, attribute_id, value FROM unnest($2::int[], $3::text[]) AS given (attribute_id, value) WHERE value <> ''
   ON CONFLICT (product_id, attribute_id) DO UPDATE SET value = EXCLUDED.value
    WHERE product_attribute.value <> EXCLUDED.value`,
);

const REMOVE = prepared(
  'catalog.remove-product-attributes',
  'DELETE FROM product_attribute WHERE product_id = $1 AND attribute_id = ANY($2::int[])',
);

@Injectable()
export class ProductAttributes {
  constructor(
    private readonly sql: Sql,
    private readonly contentChanges: ContentChanges,
  ) {}

  /** All attributes of the product's category. */
  list(productId: number): Promise<ProductAttribute[]> {
    return this.sql.rows<ProductAttribute>(LIST, [productId]);
  }

  save(
    productId: number,
    given: readonly AttributeValue[],
    principal: Principal,
  ): Promise<ProductAttribute[]> {
    const change = {
      productId,
      principal,
      action: 'attributes-updated',
      read: () => this.list(productId),
      audited: (attributes: ProductAttribute[]) =>
        Object.fromEntries(attributes.map(({ name, value }) => [name, value])),
    };
    return this.contentChanges.run(change, async (attributes) => {
      const values = given.map((each, index) => checked(each, index, attributes));
      const ids = given.map(({ attributeId }) => attributeId);
      await this.sql.run(SAVE, [productId, ids, values]);
      await this.sql.run(REMOVE, [productId, ids.filter((_id, index) => values[index] === '')]);
    });
  }
}

/** @returns the value as it is stored */
function checked(
  { attributeId, value }: AttributeValue,
  index: number,
  attributes: readonly ProductAttribute[],
): string {
  const attribute = attributes.find((each) => each.attributeId === attributeId);
  const refuse = (field: string, message: string) => {
    throw new InvalidInputError([{ field: `values.${index}.${field}`, message }]);
  };
  if (!attribute) return refuse('attributeId', 'The category of the product has no such attribute.');
  if (value === '') return value;
  return (
    parseAttributeValue(attribute, value) ??
    refuse('value', `${attribute.name} ${EXPECTED_VALUE[attribute.valueType]}.`)
  );
}
