import { isBlank, TAX_CLASSES, type TaxClass } from '@kp/commerce';
import { PRICE_ON_REQUEST } from '@kp/commerce/import-rules';
import { importProblem, type ImportProblem, numberCell } from '@kp/platform/imports';
import type { ImportColumn } from '../import-job';
import { type ImportSettings, type ValueChoice, valueKey } from '../import-settings';
import type { LaidOutRow } from '../layout/laid-out-rows';
import type { NormalizedRow, RowNormalizer } from './row-normalizer';
import { AMOUNT_FIELDS, AmountColumns, type PriceTerms, type TaxRate } from './amount-columns';
import { withoutDoubt } from './decimal-mark';
import { isOnRequest } from './price-cell';
import { isFromCost, priceFromCost } from './price-from-cost';
import { atLeastOf, availabilityOf, isDuration, isUnknownValue } from './stock-cell';
import { percentOf } from './tax-cell';
import { unitOf } from './unit-cell';
import { gramsOf } from './weight-cell';

/** What a list says of VAT in its prices, beside what the shop enters. */
const TAX_PROBLEMS = ['TaxAdded', 'TaxRemoved', 'NetPrice', 'GrossPrice'].map(
  (key) => `validation.import${key}`,
);
const COUNTS = new Set(['stock', 'packSize', 'minQuantity', 'orderMultiple']);
/** "100 buc" in a column of counts. */
const COUNT_WITH_UNIT = /^(\d[\d., ]*)\s*(\p{L}+)\.?$/u;

interface NormalizerInput {
  columns: readonly ImportColumn[];
  mapping: readonly (string | null)[];
  settings: ImportSettings;
  /** By the per cent that the shop's country or its law has for them today. */
  taxClasses: ReadonlyMap<number, TaxClass>;
  terms: PriceTerms;
}

/** Cells of suppliers as an export of the shop would have them. */
export class ProductRowNormalizer implements RowNormalizer {
  private readonly choices: ReadonlyMap<string, ValueChoice>;
  private readonly defaults: ReadonlyMap<string, string>;
  private readonly newDefaults: ReadonlyMap<string, string>;
  private readonly created: ReadonlySet<string>;
  private readonly amounts: AmountColumns;

  constructor(private readonly input: NormalizerInput) {
    const { choices, defaults, asDraft, corrections } = input.settings;
    const isAccepted = (keys: readonly string[]) =>
      corrections.some(({ messageKey, action }) => action === 'accept' && keys.includes(messageKey));
    this.amounts = new AmountColumns(input.columns, input.mapping, {
      ...input.terms,
      isAnyCurrency: isAccepted(['validation.importOtherCurrency']),
      isAnyTax: isAccepted(TAX_PROBLEMS),
    });
    this.choices = new Map(choices.map((choice) => [valueKey(choice.field, choice.value), choice]));
    const given = defaults.map(({ field, value }) => [field, value] as const);
    // What follows from another cell is for new products alone.
    this.defaults = new Map(given.filter(([, value]) => !isFromCost(value)));
    this.newDefaults = new Map([
      ...given.filter(([field]) => !input.mapping.includes(field)),
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
      if (field !== null) this.read(field, raw, index, result, cells);
    }
    this.readGroup(group, result, cells);
    this.readTaxOfPrices(raw, result, cells);
    result.row.defaults = this.defaultsOf(cells, raw);
    if (this.input.settings.asDraft) cells.delete('status');
    return result;
  }

  /** A price that follows from the cost has one only where the cost is known, or on request like it. */
  private defaultsOf(
    cells: ReadonlyMap<string, string>,
    raw: readonly string[],
  ): ReadonlyMap<string, string> {
    const given = this.newDefaults.get('price');
    if (given === undefined) return this.newDefaults;
    const cost = raw[this.input.mapping.indexOf('costPrice')] ?? '';
    const price =
      priceFromCost(given, cells.get('costPrice') ?? '') ?? (isOnRequest(cost) ? PRICE_ON_REQUEST : null);
    const others = [...this.newDefaults].filter(([field]) => field !== 'price');
    return new Map(price === null ? others : [...others, ['price', price]]);
  }

  private read(
    field: string,
    row: readonly string[],
    place: number,
    result: NormalizedRow,
    cells: Map<string, string>,
  ): void {
    const raw = row[place] ?? '';
    const column = this.input.columns[place];
    const given = isBlank(raw) ? (this.defaults.get(field) ?? raw) : raw;
    const choice = this.choices.get(valueKey(field, given));
    const text = choice ? this.chosen(choice, field, result) : given;
    if (isBlank(text)) return void cells.set(field, choice ? '' : text);
    if (field === 'unit') return this.readUnit(text, column, result, cells);
    if (field === 'taxClass') return this.readTaxClass(text, column, result, cells);
    if (AMOUNT_FIELDS.has(field) && isOnRequest(text)) {
      // A cost on request is not known.
      if (field === 'price') cells.set(field, PRICE_ON_REQUEST);
      return;
    }
    if (AMOUNT_FIELDS.has(field)) {
      const amount = this.amounts.read(field, text, column, row);
      result.problems.push(...amount.problems);
      result.warnings.push(...amount.warnings);
      return void cells.set(field, amount.text);
    }
    if (field === 'weightGrams') {
      const number = withoutDoubt(text, column?.decimalMark ?? null);
      return void cells.set(field, gramsOf(number, column?.weightUnit ?? 'g') ?? text);
    }
    if (field === 'inStock') return this.readAvailability(text, column, result, cells);
    if (field === 'stock') {
      const isAvailable = availabilityOf(text);
      if (isAvailable === true || isDuration(text)) return void result.warnings.push(stockWord(field, text));
      if (isAvailable === false) return void cells.set(field, '0');
      if (isUnknownValue(text)) return;
      const atLeast = atLeastOf(text);
      if (atLeast !== null) result.warnings.push(unknown(field, text, 'validation.importStockAtLeast'));
      return void cells.set(field, countText(atLeast ?? text, column));
    }
    cells.set(field, COUNTS.has(field) ? countText(text, column) : text);
  }

  private readAvailability(
    text: string,
    column: ImportColumn | undefined,
    result: NormalizedRow,
    cells: Map<string, string>,
  ): void {
    if (isDuration(text)) return void result.warnings.push(stockWord('inStock', text));
    const word = availabilityOf(text);
    const count = numberCell(countText(text, column));
    // An export says nothing of how many; a supplier may mean to.
    const isStock = column?.name !== 'inStock' && !this.input.mapping.includes('stock');
    if (word === true && isStock) result.warnings.push(stockWord('inStock', text));
    const isAvailable = word ?? ('number' in count ? Number(count.number) > 0 : null);
    cells.set('inStock', isAvailable === null ? text : String(isAvailable));
  }

  /** Once the rate of the row is known. */
  private readTaxOfPrices(raw: readonly string[], result: NormalizedRow, cells: Map<string, string>): void {
    const rates = this.ratesOf(raw, cells);
    const problems: ImportProblem[] = [];
    for (const [place, field] of this.input.mapping.entries()) {
      const text = field === null || !AMOUNT_FIELDS.has(field) ? undefined : cells.get(field);
      if (text === undefined) continue;
      const amount = this.amounts.asEntered(field!, text, this.input.columns[place], rates);
      cells.set(field!, amount.text);
      result.problems.push(...amount.problems);
      result.warnings.push(...amount.warnings);
      problems.push(...amount.ifAnotherRate);
    }
    if (problems.length > 0) result.row.assumed = { field: 'taxClass', problems };
  }

  /** Of VAT: as the row says, and of its class or of that of new products. */
  private ratesOf(raw: readonly string[], cells: ReadonlyMap<string, string>) {
    const { mapping, taxClasses } = this.input;
    const place = mapping.indexOf('taxClass');
    const stated = percentOf(raw[place] ?? '', this.input.columns[place]?.isFraction);
    const own = cells.get('taxClass');
    const taxClass = own || this.newDefaults.get('taxClass');
    const found = [...taxClasses].findLast(([, each]) => each === taxClass)?.[0];
    const percent = taxClass === 'exempt' ? 0 : found;
    const rate = (value: number | null | undefined, isDefault: boolean): TaxRate | null =>
      value === null || value === undefined ? null : { percent: value, isDefault };
    return { stated: rate(stated, false), own: rate(percent, !own) };
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

  private readUnit(
    text: string,
    column: ImportColumn | undefined,
    result: NormalizedRow,
    cells: Map<string, string>,
  ): void {
    const found = unitOf(text, column?.hasUnitCodes);
    if (!found) return void result.problems.push(unknown('unit', text));
    cells.set('unit', found.unit);
    if (found.packSize !== null && isBlank(cells.get('packSize')))
      cells.set('packSize', String(found.packSize));
  }

  private readTaxClass(
    text: string,
    column: ImportColumn | undefined,
    result: NormalizedRow,
    cells: Map<string, string>,
  ): void {
    const percent = percentOf(text, column?.isFraction);
    const isClass = (TAX_CLASSES as readonly string[]).includes(
      text
        .trim()
        .toLowerCase()
        .replace(/[\s-]+/g, '_'),
    );
    const found = percent === null ? undefined : this.input.taxClasses.get(percent);
    if (found !== undefined) cells.set('taxClass', found);
    else if (isClass) cells.set('taxClass', text);
    else {
      const rates = [...this.input.taxClasses.keys()].sort((one, other) => one - other);
      const value = text.trim().slice(0, 100);
      const values = { value, rates: rates.map((rate) => `${rate}%`).join(', ') };
      result.problems.push(importProblem('taxClass', 'validation.importRateUnknown', values));
    }
  }
}

const unknown = (
  field: string,
  text: string,
  messageKey: ImportProblem['messageKey'] = 'validation.importValueUnknown',
): ImportProblem => importProblem(field, messageKey, { value: text.trim().slice(0, 100) });

const stockWord = (field: string, text: string): ImportProblem =>
  unknown(field, text, 'validation.importStockWord');

/** "Carton de 12" and "12 Stk" are twelve. */
function countText(text: string, column: ImportColumn | undefined): string {
  const packed = unitOf(text)?.packSize ?? null;
  if (packed !== null) return String(packed);
  const [, count, unit = ''] = COUNT_WITH_UNIT.exec(text.trim()) ?? [];
  return withoutDoubt((unitOf(unit) && count) ?? text, column?.decimalMark ?? null);
}
