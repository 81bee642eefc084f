import { Injectable } from '@nestjs/common';
import type { AttributeValueType } from '@kp/commerce';
import { parseAttributeValue } from '@kp/commerce/attribute-values';
import { prepared, Sql } from '@kp/platform/database';
import { InvalidInputError } from '@kp/platform/http';

/** The value that a product has of one attribute, as changes of many products read and write it. */
export interface BatchedAttribute {
  id: number;
  name: string;
  /** Null without one. */
  value: string | null;
}

interface Definition {
  id: number;
  name: string;
  valueType: AttributeValueType;
  choices: string[];
}

const FIND = prepared(
  'catalog.find-attribute',
  'SELECT id, name, kind AS "valueType", choices FROM attribute WHERE id = $1',
);

/** Of the products whose category has the attribute. */
const READ = prepared(
  'catalog.read-batch-attribute',
  `SELECT p.id, a.name, v.value
     FROM product p
     JOIN category_attribute a ON a.category_id = p.category_id AND a.id = $2
     LEFT JOIN product_attribute v ON v.product_id = p.id AND v.attribute_id = a.id
    WHERE p.id = ANY ($1::int[])`,
);

const SET = prepared(
  'catalog.set-batch-attribute',
  `INSERT INTO product_attribute (product_id, attribute_id, value)
   SELECT id, $3, value FROM unnest($1::int[], $2::text[]) AS given (id, value) WHERE value IS NOT NULL
   ON CONFLICT (product_id, attribute_id) DO UPDATE SET value = EXCLUDED.value`,
);

const REMOVE = prepared(
  'catalog.remove-batch-attribute',
  'DELETE FROM product_attribute WHERE attribute_id = $2 AND product_id = ANY ($1::int[])',
);

/** One attribute of many products. */
@Injectable()
export class BatchedAttributes {
  constructor(private readonly sql: Sql) {}

  /**
   * @param text as it is typed, empty to remove values
   * @returns the attribute with the value as it is stored
   */
  async parse(attributeId: number, text: string): Promise<BatchedAttribute> {
    const found = await this.sql.first<Definition>(FIND, [attributeId]);
    if (!found) throw invalid('attributeId', 'This attribute does not exist.');
    const value = text === '' ? null : parseAttributeValue(found, text);
    if (text !== '' && value === null)
      throw invalid('attributeValue', `${found.name} ${EXPECTED_VALUE[found.valueType]}.`);
    return { id: found.id, name: found.name, value };
  }

  /** Whether the value, stored as it is, is still one that the attribute may have. */
  async fits(attributeId: number, value: string | null): Promise<boolean> {
    const found = await this.sql.first<Definition>(FIND, [attributeId]);
    return found !== null && (value === null || parseAttributeValue(found, value) === value);
  }

  /** By product; without those whose category lacks the attribute. */
  async read(
    productIds: readonly number[],
    attributeId: number,
  ): Promise<ReadonlyMap<number, BatchedAttribute>> {
    const rows = await this.sql.rows<BatchedAttribute>(READ, [productIds, attributeId]);
    return new Map(rows.map(({ id, name, value }) => [id, { id: attributeId, name, value }]));
  }

  /** Of products that the running transaction has locked. */
  async write(given: ReadonlyMap<number, BatchedAttribute>): Promise<void> {
    const [first] = given.values();
    if (!first) return;
    const ids = [...given.keys()];
    const values = [...given.values()].map(({ value }) => value);
    await this.sql.run(SET, [ids, values, first.id]);
    await this.sql.run(REMOVE, [ids.filter((_id, index) => values[index] === null), first.id]);
  }
}

export const EXPECTED_VALUE: Readonly<Record<AttributeValueType, string>> = {
  text: 'must be a text',
  number: 'must be a number',
  range: 'must be a range, such as 2–8',
  choice: 'must be one of its choices',
  choices: 'must be some of its choices, separated by semicolons',
  boolean: 'must be yes or no',
};

const invalid = (field: string, message: string) => new InvalidInputError([{ field, message }]);
