import { Injectable } from '@nestjs/common';
import type { AttributeValueType } from '@kp/commerce';
import { AuditLog } from '@kp/platform/audit';
import { prepared, Sql, Transactions } from '@kp/platform/database';
import { InvalidInputError, type Principal } from '@kp/platform/http';
import { CatalogChanges } from '../changes/catalog-changes';
import { contentNotFound } from '../domain/catalog.errors';

export interface AttributeInput {
  name: string;
  valueType: AttributeValueType;
  unit: string | null;
  isFilterable: boolean;
}

export interface CategoryAttribute extends AttributeInput {
  id: number;
  /** Products that have a value. */
  productCount: number;
}

const LIST = prepared(
  'catalog.category-attributes',
  `SELECT a.id, a.name, a.value_type AS "valueType", a.unit, a.is_filterable AS "isFilterable",
          (SELECT count(*)::int FROM product_attribute v WHERE v.attribute_id = a.id) AS "productCount"
     FROM category_attribute a WHERE a.category_id = $1 ORDER BY a.id`,
);

/** Definitions of a category wait for each other, so that no name is added twice. */
const LOCK_CATEGORY = prepared(
  'catalog.lock-category',
  'SELECT id FROM category WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE',
);

const ADD = prepared(
  'catalog.add-category-attribute',
  `INSERT INTO category_attribute (category_id, name, value_type, unit, is_filterable) VALUES ($1, $2, $3, $4, $5)`,
);

const CHANGE = prepared(
  'catalog.change-category-attribute',
  'UPDATE category_attribute SET name = $2, value_type = $3, unit = $4, is_filterable = $5 WHERE id = $1',
);

const REMOVE = prepared('catalog.remove-category-attribute', 'DELETE FROM category_attribute WHERE id = $1');

const invalid = (field: string, message: string) => new InvalidInputError([{ field, message }]);

@Injectable()
export class CategoryAttributes {
  constructor(
    private readonly sql: Sql,
    private readonly transactions: Transactions,
    private readonly changes: CatalogChanges,
    private readonly audit: AuditLog,
  ) {}

  list(categoryId: number): Promise<CategoryAttribute[]> {
    return this.sql.rows<CategoryAttribute>(LIST, [categoryId]);
  }

  add(categoryId: number, input: AttributeInput, principal: Principal): Promise<CategoryAttribute[]> {
    return this.change(categoryId, principal, async (attributes) => {
      checkName(input, attributes);
      await this.sql.run(ADD, [categoryId, ...valuesOf(input)]);
    });
  }

  edit(
    categoryId: number,
    id: number,
    input: AttributeInput,
    principal: Principal,
  ): Promise<CategoryAttribute[]> {
    return this.change(categoryId, principal, async (attributes) => {
      const attribute = attributes.find((each) => each.id === id);
      if (!attribute) throw contentNotFound();
      checkName(
        input,
        attributes.filter((each) => each.id !== id),
      );
      if (input.valueType !== attribute.valueType && attribute.productCount > 0) {
        throw invalid('valueType', 'Products have values of this attribute. Remove them first.');
      }
      await this.sql.run(CHANGE, [id, ...valuesOf(input)]);
    });
  }

  /** With the values of all products. */
  async remove(categoryId: number, id: number, principal: Principal): Promise<void> {
    await this.change(categoryId, principal, async (attributes) => {
      if (!attributes.some((each) => each.id === id)) throw contentNotFound();
      await this.sql.run(REMOVE, [id]);
    });
  }

  private change(
    categoryId: number,
    principal: Principal,
    work: (attributes: readonly CategoryAttribute[]) => Promise<void>,
  ): Promise<CategoryAttribute[]> {
    return this.transactions.run(async () => {
      if (!(await this.sql.first(LOCK_CATEGORY, [categoryId]))) throw contentNotFound();
      const before = await this.list(categoryId);
      await work(before);
      const after = await this.list(categoryId);
      await this.audit.record(principal, {
        action: 'category.attributes-updated',
        subject: 'category',
        subjectId: categoryId,
        before: { attributes: before },
        after: { attributes: after },
      });
      this.changes.record([], [categoryId]);
      return after;
    });
  }
}

function checkName({ name }: AttributeInput, others: readonly CategoryAttribute[]): void {
  if (others.some((each) => each.name.toLowerCase() === name.toLowerCase())) {
    throw invalid('name', 'The category already has an attribute of this name.');
  }
}

const valuesOf = ({ name, valueType, unit, isFilterable }: AttributeInput) => [
  name,
  valueType,
  unit,
  isFilterable,
];
