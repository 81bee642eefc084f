import { Injectable } from '@nestjs/common';
import type { AttributeValueType } from '@kp/commerce';
import { parseAttributeValue } from '@kp/commerce/attribute-values';
import { type AuditActor, AuditLog } from '@kp/platform/audit';
import { prepared, Sql, Transactions } from '@kp/platform/database';
import { InvalidInputError } from '@kp/platform/http';
import { CatalogChanges } from '../changes/catalog-changes';
import { contentNotFound } from '../domain/catalog.errors';

export interface AttributeInput {
  name: string;
  valueType: AttributeValueType;
  unit: string | null;
  isFilterable: boolean;
  /** Of a choice, in their order; none where any word is one. */
  choices: string[];
}

export interface CategoryAttribute extends AttributeInput {
  id: number;
  /** Products that have a value. */
  productCount: number;
  /** That it is assigned to. */
  categoryCount: number;
  /** The category above this one that it is assigned to; null for one of its own. */
  inheritedFrom: string | null;
}

export type DefinedAttribute = Omit<AttributeInput, 'isFilterable'> & { id: number };

const LIST = prepared(
  'catalog.category-attributes',
  `SELECT a.id, a.name, a.kind AS "valueType", a.unit, a.is_filterable AS "isFilterable", a.choices,
          (SELECT count(*)::int FROM product_attribute v WHERE v.attribute_id = a.id) AS "productCount",
          (SELECT count(*)::int FROM attribute_assignment s WHERE s.attribute_id = a.id) AS "categoryCount",
          CASE WHEN a.assigned_to <> a.category_id
               THEN (SELECT name FROM category WHERE id = a.assigned_to) END AS "inheritedFrom"
     FROM category_attribute a WHERE a.category_id = $1 ORDER BY a.position, a.id`,
);

const DEFINED = prepared(
  'catalog.defined-attributes',
  'SELECT id, name, kind AS "valueType", unit, choices FROM attribute ORDER BY lower(name), id',
);

/** In the category, in those above it and in those below it: a product has one attribute of a name. */
const NAMES_ON_LINE = prepared(
  'catalog.attribute-names-on-line',
  `SELECT DISTINCT a.id, lower(a.name) AS name
     FROM category_lineage l
     JOIN category_attribute a ON a.category_id = l.category_id
    WHERE l.ancestor_id = $1`,
);

/** Definitions wait for each other, so that no name is added twice. */
const LOCK_CATEGORIES = prepared(
  'catalog.lock-categories-of-attributes',
  'SELECT id FROM category WHERE deleted_at IS NULL ORDER BY id FOR NO KEY UPDATE',
);

/** What is defined already is assigned. */
const ADD = prepared(
  'catalog.add-category-attribute',
  `INSERT INTO category_attribute (category_id, name, kind, unit, is_filterable, choices) VALUES ($1, $2, $3, $4, $5, $6)
   RETURNING id`,
);

const CHANGE = prepared(
  'catalog.change-attribute',
  'UPDATE attribute SET name = $2, kind = $3, unit = $4, choices = $5 WHERE id = $1',
);

const CHANGE_ASSIGNMENT = prepared(
  'catalog.change-attribute-assignment',
  'UPDATE attribute_assignment SET is_filterable = $3 WHERE attribute_id = $1 AND category_id = $2',
);

const REMOVE = prepared(
  'catalog.remove-category-attribute',
  'DELETE FROM category_attribute WHERE id = $1 AND category_id = $2 AND assigned_to = $2',
);

const VALUES = prepared(
  'catalog.values-of-attribute',
  'SELECT DISTINCT value FROM product_attribute WHERE attribute_id = $1',
);

const invalid = (field: string, message: string) => new InvalidInputError([{ field, message }]);

@Injectable()
export class CategoryAttributes {
  constructor(
    private readonly sql: Sql,
    private readonly transactions: Transactions,
    private readonly changes: CatalogChanges,
    private readonly audit: AuditLog,
  ) {}

  /** Its own and those of the categories above it. */
  list(categoryId: number): Promise<CategoryAttribute[]> {
    return this.sql.rows<CategoryAttribute>(LIST, [categoryId]);
  }

  /** Of the whole shop. */
  defined(): Promise<DefinedAttribute[]> {
    return this.sql.rows<DefinedAttribute>(DEFINED);
  }

  add(categoryId: number, input: AttributeInput, principal: AuditActor): Promise<CategoryAttribute[]> {
    return this.change(categoryId, principal, async (attributes) => {
      const { name, valueType, unit, isFilterable, choices } = input;
      const defined = (await this.defined()).find((each) => isSameDefinition(each, input));
      const isAssigned = attributes.some(({ id }) => id === defined?.id);
      await this.checkName(categoryId, name, (!isAssigned && defined?.id) || null);
      const values = [categoryId, name, valueType, unit, isFilterable, defined?.choices ?? choices];
      await this.sql.run(ADD, values);
    });
  }

  /** The definition changes for all categories; whether it is a filter, for this one. */
  edit(
    categoryId: number,
    id: number,
    input: AttributeInput,
    principal: AuditActor,
  ): Promise<CategoryAttribute[]> {
    return this.change(categoryId, principal, async (attributes) => {
      const attribute = attributes.find((each) => each.id === id);
      if (!attribute) throw contentNotFound();
      await this.checkName(categoryId, input.name, id);
      const same = (await this.defined()).find((each) => each.id !== id && isSameDefinition(each, input));
      if (same) throw invalid('name', 'Another attribute has this name, type and unit.');
      await this.checkValues(id, input);
      const { name, valueType, unit, isFilterable, choices } = input;
      await this.sql.run(CHANGE, [id, name, valueType, unit, choices]);
      await this.sql.run(CHANGE_ASSIGNMENT, [id, categoryId, isFilterable]);
    });
  }

  /** From the category; with the values of all products where no other category has it. */
  async remove(categoryId: number, id: number, principal: AuditActor): Promise<void> {
    await this.change(categoryId, principal, async (attributes) => {
      const attribute = attributes.find((each) => each.id === id);
      if (!attribute) throw contentNotFound();
      if (attribute.inheritedFrom !== null)
        throw invalid('attributeId', `Remove it from “${attribute.inheritedFrom}”, where it is assigned.`);
      await this.sql.run(REMOVE, [id, categoryId]);
    });
  }

  private async checkName(categoryId: number, name: string, ownId: number | null): Promise<void> {
    const taken = await this.sql.rows<{ id: number; name: string }>(NAMES_ON_LINE, [categoryId]);
    if (taken.some((each) => each.id !== ownId && each.name === name.toLowerCase()))
      throw invalid('name', 'The category already has an attribute of this name.');
  }

  /** A type and choices that the values of products would not fit are refused. */
  private async checkValues(id: number, input: AttributeInput): Promise<void> {
    const values = await this.sql.rows<{ value: string }>(VALUES, [id]);
    const unfit = values.find(({ value }) => parseAttributeValue(input, value) !== value);
    if (!unfit) return;
    const isChoice = input.valueType === 'choice' || input.valueType === 'choices';
    const message = `Products have the value “${unfit.value}”, which does not fit. Change it first.`;
    throw invalid(isChoice ? 'choices' : 'valueType', message);
  }

  private change(
    categoryId: number,
    principal: AuditActor,
    work: (attributes: readonly CategoryAttribute[]) => Promise<void>,
  ): Promise<CategoryAttribute[]> {
    return this.transactions.run(async () => {
      const categories = await this.sql.rows<{ id: number }>(LOCK_CATEGORIES);
      if (!categories.some(({ id }) => id === categoryId)) throw contentNotFound();
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
      this.changes.record(
        [],
        categories.map(({ id }) => id),
      );
      return after;
    });
  }
}

const isSameDefinition = (one: DefinedAttribute, other: AttributeInput): boolean =>
  one.name.toLowerCase() === other.name.toLowerCase() &&
  one.valueType === other.valueType &&
  (one.unit ?? '') === (other.unit ?? '');
