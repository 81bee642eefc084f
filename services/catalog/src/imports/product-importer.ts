import { Injectable } from '@nestjs/common';
import { foldText, productCode } from '@kp/commerce';
import type { ImportMode } from '@kp/commerce/import-rules';
import type { AuditActor } from '@kp/platform/audit';
import { Sql } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import {
  asWarnings,
  failedRow,
  type ImportedRow,
  type Importer,
  type ImportField,
  importProblem,
  type ImportRow,
} from '@kp/platform/imports';
import { GroupMoves } from '../groups/group-moves';
import { LOCK_CATEGORIES, LOCK_PRODUCTS } from '../products/product-batches.queries';
import {
  ATTRIBUTE_NAMES,
  type ExportedProduct,
  PRODUCT_COLUMNS,
  READ_EXPORTED,
  readAttributeTexts,
  translationColumns,
} from '../products/product-export';
import { ImportedPictures, type PictureSources } from './imported-pictures';
import { attributeTextColumns } from './attribute-text-cells';
import { CreatedNames, withCreatedNames } from './created-names';
import { GroupPlans } from './group-plans';
import { ImportedGroups } from './imported-groups';
import { ImportedProducts } from './imported-products';
import { PICTURES, picturesOf, pictureUrlOf, type ProductRow } from './picture-cells';
import {
  changedFields,
  type ExistingProduct,
  labelOf,
  type PlannedProduct,
  planImportedProduct,
} from './plan-imported-product';
import type { KnownCategory, KnownNames, KnownSupplier } from './product-cells';
import { textsOf } from './product-texts';
import { FIND_PRODUCTS, KNOWN_CATEGORIES, KNOWN_SUPPLIERS, LOCK_SUPPLIERS } from './product-import.queries';
import { keysOf, type RowKeys } from './row-keys';
import { UniquePlans } from './unique-plans';

/** Each may have twenty. */
const ROWS_WITH_PICTURES = 10;

const REQUIRED = new Set(['name', 'price', 'category']);

const EXAMPLES: Record<string, string> = {
  code: '',
  slug: 'digital-probe-thermometer',
  name: 'Digital probe thermometer',
  description: 'Reads in two seconds.',
  keywords: 'meat probe, core temperature',
  price: '24.90',
  compareAtPrice: '29.90',
  costPrice: '14.50',
  category: 'haccp-equipment',
  supplier: '',
  status: 'active',
  stock: '12',
  inStock: 'true',
  featured: 'false',
  weightGrams: '80',
  taxClass: '',
  taxClassByCountry: '',
  sku: 'TH-200',
  brand: 'Probe & Sons',
  unit: 'H87',
  imageUrl: '',
  pictures: '',
  'name[ro]': 'Termometru digital cu sondă',
};

/** Products as their export writes them: by their code, or by their slug; others are new. */
@Injectable()
export class ProductImporter implements Importer {
  constructor(
    private readonly sql: Sql,
    private readonly products: ImportedProducts,
    private readonly pictures: ImportedPictures,
    private readonly createdNames: CreatedNames,
    private readonly unique: UniquePlans,
    private readonly groups: ImportedGroups,
    private readonly groupPlans: GroupPlans,
    private readonly groupMoves: GroupMoves,
  ) {}

  async fields(): Promise<ImportField[]> {
    const attributes = await this.sql.rows<{ name: string }>(ATTRIBUTE_NAMES);
    const names = [
      ...Object.keys(PRODUCT_COLUMNS),
      ...attributes.map(({ name }) => `attribute:${name}`),
      ...translationColumns(),
      ...attributeTextColumns(),
    ];
    return names.map((name) => ({ name, isRequired: REQUIRED.has(name), example: EXAMPLES[name] ?? '' }));
  }

  keyOf(row: ImportRow): string | null {
    const { id, sku, gtin, slug } = keysOf(row);
    return (id ? productCode(id) : (sku?.toUpperCase() ?? gtin ?? slug)) || null;
  }

  /** A check fetches nothing. */
  rowsAtOnce(fields: readonly string[], isCheck: boolean): number | undefined {
    return fields.includes(PICTURES) && !isCheck ? ROWS_WITH_PICTURES : undefined;
  }

  /** Pictures that a product has from the same address are not fetched again. */
  async prepare(rows: readonly ImportRow[], sources: PictureSources): Promise<readonly ProductRow[]> {
    if (!rows.some(({ cells }) => cells.has(PICTURES))) return rows;
    const found = await this.find(rows);
    const existing = await this.read([...new Set(found.values())]);
    const named = rows.map((row) => {
      const before = existing.get(found.get(row.row) ?? 0);
      if (before?.texts[PICTURES] === row.cells.get(PICTURES)) return [];
      return picturesOf(row).filter((name) => !before?.pictureSources.has(name));
    });
    const pictures = await this.pictures.read(named.flat(), sources);
    return rows.map((row) => ({ ...row, pictures }));
  }

  async plan(rows: readonly ProductRow[], mode: ImportMode): Promise<ImportedRow[]> {
    const known = withCreatedNames(await this.known(), rows);
    const { failed, planned } = await this.planned(rows, mode, known);
    return [...failed, ...planned.map(importedRow)];
  }

  /** Locks categories and suppliers before products, as everything that changes products does. */
  async write(rows: readonly ProductRow[], mode: ImportMode, actor: AuditActor): Promise<ImportedRow[]> {
    const known = await this.known();
    await this.sql.rows(LOCK_CATEGORIES, [[...known.categories.values()].map(({ id }) => id)]);
    await this.sql.rows(LOCK_SUPPLIERS, [[...known.suppliers.values()].map(({ id }) => id)]);
    await this.groups.lock(rows);
    const found = await this.find(rows);
    const moving = rows.flatMap(({ row, cells }) => (cells.get('category') && found.get(row)) || []);
    const variants = moving.length > 0 ? await this.groupMoves.withVariants(moving) : [];
    await this.sql.rows(LOCK_PRODUCTS, [[...new Set([...found.values(), ...variants])]]);
    const { failed, planned } = await this.planned(rows, mode, known);
    const fine = planned.filter((plan) => plan.problems.length === 0);
    const ids = await this.products.write(fine, known, actor);
    const results = planned.map((plan): ImportedRow => {
      const { row } = plan.row;
      const isTaken = !plan.before && plan.problems.length === 0 && !ids.has(row);
      if (!isTaken) return { ...importedRow(plan), ...(ids.has(row) && { subjectId: ids.get(row) }) };
      return failedRow(row, labelOf(plan), [importProblem('slug', 'validation.importSlugTaken')]);
    });
    return [...failed, ...results];
  }

  async create(importId: number, field: string, names: readonly string[], admin: Principal): Promise<void> {
    const { categories, suppliers } = await this.known();
    const known: ReadonlyMap<string, unknown> = field === 'category' ? categories : suppliers;
    for (const name of names) {
      if (!known.has(foldText(name))) await this.createdNames.create(importId, field, name, admin);
    }
  }

  publish(): void {
    this.products.publish();
  }

  private async planned(rows: readonly ProductRow[], mode: ImportMode, known: KnownNames) {
    const found = await this.find(rows);
    const existing = await this.read([...new Set(found.values())]);
    const failed: ImportedRow[] = [];
    const planned: PlannedProduct[] = [];
    const rowOf = new Map<number, number>();
    for (const row of rows) {
      const code = keysOf(row).id;
      const id = found.get(row.row);
      const before = (id !== undefined && existing.get(id)) || null;
      const earlier = id === undefined ? undefined : rowOf.get(id);
      if (code && !before) {
        const { problems } = planImportedProduct(row, null, known, mode);
        const unknown = importProblem('code', 'validation.importCodeUnknown');
        failed.push(failedRow(row.row, productCode(code), [unknown, ...problems]));
      } else if (earlier !== undefined) {
        const problem = importProblem(null, 'validation.importDuplicate', { row: earlier });
        failed.push(failedRow(row.row, productCode(id!), [problem]));
      } else {
        if (id !== undefined) rowOf.set(id, row.row);
        planned.push(planImportedProduct(row, before, known, mode));
      }
    }
    await this.unique.ensure(planned);
    await this.groupPlans.ensure(planned);
    return { failed, planned };
  }

  /** @returns ids of products by rows */
  private async find(rows: readonly ImportRow[]): Promise<Map<number, number>> {
    const keys = rows.map((row) => keysOf(row));
    const all = <Key extends keyof RowKeys>(name: Key) => keys.flatMap((each) => each[name] ?? []);
    const products = await this.sql.rows<Required<RowKeys>>(FIND_PRODUCTS, [
      all('id'),
      all('slug'),
      all('sku'),
      all('gtin'),
    ]);
    // The first of several with one barcode.
    const by = (name: keyof RowKeys) =>
      new Map(products.map((product) => [product[name], product.id] as const).reverse());
    const maps = { id: by('id'), sku: by('sku'), gtin: by('gtin'), slug: by('slug') };
    return new Map(
      rows.flatMap(({ row }, index) => {
        const { id, sku, gtin, slug } = keys[index]!;
        const found =
          id === undefined
            ? (sku && maps.sku.get(sku)) || (gtin && maps.gtin.get(gtin)) || (slug && maps.slug.get(slug))
            : maps.id.get(id);
        return found ? [[row, found] as const] : [];
      }),
    );
  }

  private async read(ids: readonly number[]): Promise<Map<number, ExistingProduct>> {
    const products = await this.sql.rows<ExportedProduct>(READ_EXPORTED, [ids]);
    const words = await readAttributeTexts(this.sql, products);
    return new Map(
      products.map((product) => {
        const { id, pictures } = product;
        const sources = (pictures ?? []).flatMap(({ hash, source }) =>
          source === null ? [] : [[source, pictureUrlOf(hash)] as const],
        );
        return [id, { id, texts: textsOf(product, words.get(id)!), pictureSources: new Map(sources) }];
      }),
    );
  }

  private async known(): Promise<KnownNames> {
    const [categories, suppliers] = await Promise.all([
      this.sql.rows<KnownCategory>(KNOWN_CATEGORIES),
      this.sql.rows<KnownSupplier>(KNOWN_SUPPLIERS),
    ]);
    return {
      categories: new Map([
        ...categories.map((category) => [foldText(category.name), category] as const),
        ...categories.map((category) => [category.slug, category] as const),
      ]),
      suppliers: new Map(suppliers.map((supplier) => [foldText(supplier.name), supplier])),
    };
  }
}

function importedRow(plan: PlannedProduct): ImportedRow {
  const { before, after, problems, warnings, held } = plan;
  const { row } = plan.row;
  if (problems.length > 0) {
    return failedRow(row, labelOf(plan), [...problems, ...asWarnings(warnings)]);
  }
  const changes = changedFields(plan).map((field) => ({
    field,
    before: before ? before.texts[field] || null : null,
    after: after[field] || null,
  }));
  const outcome = !before ? 'created' : changes.length > 0 ? 'updated' : 'unchanged';
  // Nothing but pictures was to change, and they failed.
  if (outcome === 'unchanged' && warnings.length > 0) return failedRow(row, labelOf(plan), warnings);
  const known = { ...(before && { subjectId: before.id }), ...(held.length > 0 && { held }) };
  return { row, label: labelOf(plan), outcome, problems: warnings, changes, ...known };
}
