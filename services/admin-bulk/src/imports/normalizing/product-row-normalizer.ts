import { isBlank, TAX_CLASSES, type TaxClass } from '@kp/commerce';
import { PRICE_ON_REQUEST } from '@kp/commerce/import-rules';
import { importProblem, type ImportProblem } from '@kp/platform/imports';
import type { ImportColumn } from '../import-job';
import { type ImportSettings, type ValueChoice, valueKey } from '../import-settings';
import type { LaidOutRow } from '../layout/laid-out-rows';
import type { NormalizedRow, RowNormalizer } from './row-normalizer';
import { withoutDoubt } from './decimal-mark';
import { isOnRequest } from './price-cell';
import { availabilityOf } from './stock-cell';
import { percentOf } from './tax-cell';
import { unitOf } from './unit-cell';
import { gramsOf } from './weight-cell';

const NUMBERS = new Set([
  'price',
  'compareAtPrice',
  'costPrice',
  'stock',
  'packSize',
  'minQuantity',
  'orderMultiple',
]);
const COUNTS = new Set(['stock', 'packSize', 'minQuantity', 'orderMultiple']);
/** "100 buc" in a column of counts. */
const COUNT_WITH_UNIT = /^(\d[\d., ]*)\s*\p{L}+\.?$/u;

interface NormalizerInput {
  columns: readonly ImportColumn[];
  mapping: readonly (string | null)[];
  settings: ImportSettings;
  /** By the per cent that the shop's country or its law has for them today. */
  taxClasses: ReadonlyMap<number, TaxClass>;
}

/** Cells of suppliers as an export of the shop would have them. */
export class ProductRowNormalizer implements RowNormalizer {
  private readonly choices: ReadonlyMap<string, ValueChoice>;
  private readonly defaults: ReadonlyMap<string, string>;
  private readonly newDefaults: ReadonlyMap<string, string>;
  private readonly created: ReadonlySet<string>;

  constructor(private readonly input: NormalizerInput) {
    const { choices, defaults, asDraft } = input.settings;
    this.choices = new Map(choices.map((choice) => [valueKey(choice.field, choice.value), choice]));
    this.defaults = new Map(defaults.map(({ field, value }) => [field, value]));
    this.newDefaults = new Map([
      ...[...this.defaults].filter(([field]) => !input.mapping.includes(field)),
      ...(asDraft ? ([['status', 'draft']] as const) : []),
    ]);
    const isCreated = (field: string, value: string) =>
      this.choices.get(valueKey(field, value))?.action === 'create';
    this.created = new Set(
      [...this.newDefaults].flatMap(([field, value]) => (isCreated(field, value) ? [field] : [])),
    );
  }

  normalize({ row, cells: raw, group }: LaidOutRow): NormalizedRow {
    const cells = new Map<string, string>();
    const known = { defaults: this.newDefaults, creates: this.created };
    const result: NormalizedRow = { row: { row, cells, ...known }, problems: [], warnings: [] };
    for (const [index, field] of this.input.mapping.entries()) {
      if (field !== null) this.read(field, raw[index] ?? '', this.input.columns[index], result, cells);
    }
    this.readGroup(group, result, cells);
    if (this.input.settings.asDraft) cells.delete('status');
    return result;
  }

  private read(
    field: string,
    raw: string,
    column: ImportColumn | undefined,
    result: NormalizedRow,
    cells: Map<string, string>,
  ): void {
    const given = isBlank(raw) ? (this.defaults.get(field) ?? raw) : raw;
    const choice = this.choices.get(valueKey(field, given));
    const text = choice ? this.chosen(choice, field, result) : given;
    if (isBlank(text)) return void cells.set(field, choice ? '' : text);
    if (field === 'unit') return this.readUnit(text, result, cells);
    if (field === 'taxClass') return this.readTaxClass(text, result, cells);
    if (field === 'price' && isOnRequest(text)) {
      return void cells.set(field, PRICE_ON_REQUEST);
    }
    if (field === 'weightGrams') {
      const number = withoutDoubt(text, column?.decimalMark ?? null);
      return void cells.set(field, gramsOf(number, column?.weightUnit ?? 'g') ?? text);
    }
    if (field === 'stock') {
      const isAvailable = availabilityOf(text);
      if (isAvailable === true)
        return void result.warnings.push(unknown(field, text, 'validation.importStockWord'));
      if (isAvailable === false) return void cells.set(field, '0');
    }
    cells.set(field, NUMBERS.has(field) ? numberText(field, text, column) : text);
  }

  /** What the row's own cell says comes first. */
  private readGroup(group: string | null, result: NormalizedRow, cells: Map<string, string>): void {
    if (group === null || !isBlank(cells.get('category'))) return;
    const choice = this.choices.get(valueKey('category', group));
    cells.set('category', choice ? this.chosen(choice, 'category', result) : group);
  }

  private chosen({ action, target, value }: ValueChoice, field: string, result: NormalizedRow): string {
    if (action === 'empty') return '';
    if (action === 'use') return target ?? '';
    result.row.creates = new Set([...(result.row.creates ?? []), field]);
    return value;
  }

  private readUnit(text: string, result: NormalizedRow, cells: Map<string, string>): void {
    const found = unitOf(text);
    if (!found) return void result.problems.push(unknown('unit', text));
    cells.set('unit', found.unit);
    if (found.packSize !== null && isBlank(cells.get('packSize')))
      cells.set('packSize', String(found.packSize));
  }

  private readTaxClass(text: string, result: NormalizedRow, cells: Map<string, string>): void {
    const percent = percentOf(text);
    const isClass = (TAX_CLASSES as readonly string[]).includes(
      text
        .trim()
        .toLowerCase()
        .replace(/[\s-]+/g, '_'),
    );
    const found = percent === null ? undefined : this.input.taxClasses.get(percent);
    if (found !== undefined) cells.set('taxClass', found);
    else if (isClass) cells.set('taxClass', text);
    else result.problems.push(unknown('taxClass', text));
  }
}

const unknown = (
  field: string,
  text: string,
  messageKey: ImportProblem['messageKey'] = 'validation.importValueUnknown',
): ImportProblem => importProblem(field, messageKey, { value: text.trim().slice(0, 100) });

function numberText(field: string, text: string, column: ImportColumn | undefined): string {
  const count = COUNTS.has(field) ? COUNT_WITH_UNIT.exec(text.trim())?.[1] : undefined;
  return withoutDoubt(count ?? text, column?.decimalMark ?? null);
}
