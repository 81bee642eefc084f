import { Injectable } from '@nestjs/common';
import { foldText } from '@kp/commerce';
import type { ImportMode } from '@kp/commerce/import-rules';
import type { AuditActor } from '@kp/platform/audit';
import { Sql, Transactions } from '@kp/platform/database';
import { InvalidInputError } from '@kp/platform/http';
import {
  failedRow,
  type ImportedRow,
  type Importer,
  type ImportField,
  importProblem,
  type ImportProblem,
  type ImportRow,
} from '@kp/platform/imports';
import { ATTRIBUTE_COLUMNS } from '../attributes/attribute-columns';
import { AttributeTexts } from '../attributes/attribute-texts';
import { CategoryAttributes } from '../attributes/category-attributes';
import { changedTexts, planAttribute, type PlannedAttribute, readPlaces } from './plan-imported-attribute';
import { attributeTextColumns } from './attribute-text-cells';
import { KNOWN_CATEGORIES } from './product-import.queries';
import type { KnownCategory } from './product-cells';

/** Each locks all categories. */
const ROWS_AT_ONCE = 100;
const REQUIRED = ['category', 'attribute'];
const EXAMPLES: Readonly<Record<string, string>> = {
  category: 'haccp-equipment',
  attribute: 'Material',
  valueType: 'choice',
  choices: 'Steel; Wood',
  isFilterable: 'true',
  'attributes[ro]': 'Material = Material',
};

/** Attributes of categories as their export writes them, by category and name; what is defined already is assigned. */
@Injectable()
export class AttributeImporter implements Importer {
  constructor(
    private readonly sql: Sql,
    private readonly transactions: Transactions,
    private readonly attributes: CategoryAttributes,
    private readonly texts: AttributeTexts,
  ) {}

  fields(): Promise<ImportField[]> {
    const names = ['category', ...Object.keys(ATTRIBUTE_COLUMNS), ...attributeTextColumns()];
    return Promise.resolve(
      names.map((name) => ({ name, isRequired: REQUIRED.includes(name), example: EXAMPLES[name] ?? '' })),
    );
  }

  keyOf({ cells }: ImportRow): string | null {
    const [category, attribute] = REQUIRED.map((field) => foldText(cells.get(field) ?? ''));
    return category && attribute ? `${category} · ${attribute}` : null;
  }

  rowsAtOnce(): number {
    return ROWS_AT_ONCE;
  }

  /** Does what the import would do, and takes it back: the rules of the screen of categories decide. */
  plan(rows: readonly ImportRow[], mode: ImportMode, actor: AuditActor): Promise<ImportedRow[]> {
    return this.transactions.dryRun(() => this.write(rows, mode, actor));
  }

  async write(rows: readonly ImportRow[], mode: ImportMode, actor: AuditActor): Promise<ImportedRow[]> {
    const categories = readPlaces(await this.sql.rows<KnownCategory>(KNOWN_CATEGORIES));
    const results: ImportedRow[] = [];
    for (const row of rows) {
      const category = categories.get(foldText(row.cells.get('category') ?? ''));
      const own = category ? await this.attributes.list(category.id) : [];
      const plan = planAttribute(row, category, own, mode);
      const problems = plan.problems.length > 0 ? plan.problems : await this.save(plan, actor);
      results.push(problems.length > 0 ? failedRow(row.row, plan.label, problems) : doneRow(row.row, plan));
    }
    return results;
  }

  /** @returns why it cannot be */
  private async save(plan: PlannedAttribute, actor: AuditActor): Promise<ImportProblem[]> {
    try {
      return await this.transactions.attempt(async () => {
        const categoryId = plan.category!.id;
        const isChanged = plan.before && plan.changes.length > 0;
        if (!plan.before) await this.attributes.add(categoryId, plan.after, actor);
        else if (isChanged) await this.attributes.edit(categoryId, plan.before.id, plan.after, actor);
        return this.saveTexts(plan, categoryId, actor);
      });
    } catch (error) {
      if (!(error instanceof InvalidInputError)) throw error;
      const [{ field } = { field: '' }] = error.fields ?? [];
      return [
        field === 'name'
          ? importProblem('attribute', 'validation.importAttributeTaken')
          : importProblem(field, 'validation.importAttributeValues'),
      ];
    }
  }

  private async saveTexts(plan: PlannedAttribute, categoryId: number, actor: AuditActor) {
    const attributes = await this.attributes.list(categoryId);
    const { id } = attributes.find(({ name }) => name.toLowerCase() === plan.after.name.toLowerCase())!;
    const words = await this.texts.listDefined(categoryId, id);
    const { changes, problems } = changedTexts(plan, words);
    for (const { language, words: given, change } of changes) {
      await this.texts.saveDefined([categoryId, id], language, given, actor);
      plan.changes.push(change);
    }
    return problems;
  }
}

function doneRow(row: number, { label, before, changes }: PlannedAttribute): ImportedRow {
  const outcome = !before ? 'created' : changes.length > 0 ? 'updated' : 'unchanged';
  return { row, label, outcome, problems: [], changes };
}
