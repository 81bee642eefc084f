import {
  ARTICLE_FIELD_NAMES,
  ARTICLE_FIELDS,
  cleanCode,
  foldText,
  isBlank,
  isBelowCost,
  findProductId,
  isDecimalAmount,
  isGtin,
  parseMinor,
  productCode,
  TRANSLATION_RULES,
  validateArticle,
  validateProduct,
} from '@kp/commerce';
import { type ImportMode, PRICE_ON_REQUEST } from '@kp/commerce/import-rules';
import { type ImportChange, importProblem, type ImportProblem, type ImportRow } from '@kp/platform/imports';
import { cleanArticleText } from '../articles/article-columns';
import { attributeTextColumns, readAttributeTextsCell } from './attribute-text-cells';
import { NOT_YET_CREATED } from './created-names';
import { DOCUMENTS, readDocumentsCell } from './document-cells';
import { foreignCode } from './foreign-codes';
import { readStaffTagsCell, STAFF_TAGS } from './staff-tag-cells';
import { PICTURES, planPictures, type ProductRow } from './picture-cells';
import { holdBack, limitProblems, withinLimits } from './row-limits';
import { taxClassesByCountryIn } from './tax-class-cells';
import { slugOfName } from './slug-of-name';
import { isKept, type KnownCategory, type KnownNames, readProductCell, translationOf } from './product-cells';

/** A product as an export writes it: a text for every field, empty for what it does not have. */
export type ProductTexts = Readonly<Record<string, string>>;

export interface ExistingProduct {
  id: number;
  texts: ProductTexts;
  /** Addresses that pictures were imported from, with those of the shop. */
  pictureSources: ReadonlyMap<string, string>;
}

export interface PlannedProduct {
  /** Null for a new one. */
  before: ExistingProduct | null;
  after: ProductTexts;
  category: KnownCategory | undefined;
  problems: ImportProblem[];
  /** Pictures and barcodes that are left out, and a price below cost. */
  warnings: ImportProblem[];
  /** Prices that moved further than the row may. */
  held: ImportChange[];
  row: ProductRow;
}

/** Read before the others. */
const NAMING = ['category', 'code'];

const REQUIRED = ['name', 'price', 'category'] as const;

const NEW_PRODUCT: ProductTexts = { status: 'active', stock: '0', inStock: 'true', featured: 'false' };

/** The slug that a row is known by when it has no code. */
export const slugOfRow = (row: ImportRow): string =>
  cleanCode(row.cells.get('slug') ?? '').toLowerCase() ||
  slugOfName(row.cells.get('name') ?? '', skuOfRow(row) || cleanCode(row.cells.get('gtin') ?? ''));

const isSameCode = (code: string, before: ExistingProduct | null) =>
  code.toLowerCase() === before?.texts['sku']?.toLowerCase();

/** The shop's own code: that of its column, or a code that is not of the form KP-12. */
export function skuOfRow({ cells }: ImportRow): string {
  const sku = cleanArticleText('sku', cells.get('sku') ?? '');
  const code = cleanArticleText('sku', cells.get('code') ?? '');
  return sku || (findProductId(code) === null ? code : '');
}

/** What a row makes of its product; the same for a check and for the import. */
export function planImportedProduct(
  given: ProductRow,
  before: ExistingProduct | null,
  known: KnownNames,
  mode: ImportMode,
): PlannedProduct {
  const row = before ? withinLimits(given) : withDefaults(given);
  const after: Record<string, string> = { ...(before?.texts ?? NEW_PRODUCT) };
  const foreign = before && !given.limits ? foreignCode(before, given, skuOfRow(row)) : null;
  const problems = [
    ...(given.unread ?? []),
    ...(before ? wronglyAssumed(before, given) : []),
    ...modeProblems(before, mode),
    ...(before ? limitProblems(before, given.limits) : []),
    ...(foreign?.problems ?? []),
  ];
  const warnings: ImportProblem[] = [...(foreign?.warnings ?? [])];
  const read = (field: string, text: string, category?: KnownCategory) => {
    if (before?.texts[field] === text || isKept(field, text)) return;
    const cell =
      field === DOCUMENTS
        ? readDocumentsCell(text, before?.texts[DOCUMENTS] ?? '')
        : field === STAFF_TAGS
          ? readStaffTagsCell(text, before?.texts[STAFF_TAGS] ?? '')
          : readProductCell(field, text, known, category);
    if ('value' in cell) after[field] = cell.value;
    else problems.push({ field, ...cell });
  };
  // Attributes belong to the category, so it is read first.
  const categoryCell = row.cells.get('category');
  if (categoryCell !== undefined) read('category', categoryCell);
  const category = known.categories.get(foldText(after['category'] ?? ''));
  for (const [field, text] of row.cells) {
    if (![...NAMING, PICTURES, ...attributeTextColumns()].includes(field)) read(field, text, category);
  }
  // Values may be changed by the same row, so they are read before their translations.
  for (const field of attributeTextColumns()) {
    const text = row.cells.get(field) ?? '';
    const stored = before?.texts[field] ?? '';
    if (isBlank(text) || text === stored) continue;
    const cell = readAttributeTextsCell(text, stored, wordsOf(after, category));
    if ('value' in cell) after[field] = cell.value;
    else problems.push({ field, ...cell });
  }
  if (row.cells.has(PICTURES) && row.cells.get(PICTURES) !== before?.texts[PICTURES]) {
    const pictures = planPictures(row, before?.texts[PICTURES] ?? '', before?.pictureSources ?? new Map());
    if ('value' in pictures) {
      after[PICTURES] = pictures.value;
      warnings.push(...pictures.warnings);
    } else problems.push(pictures);
  }
  const held = before ? holdBack(after, before, given.limits) : [];
  const code = skuOfRow(row);
  if (code) after['sku'] = isSameCode(code, before) ? before!.texts['sku']! : code;
  warnings.push(...ruinedBarcode(after, before));
  if (!before) after['slug'] ||= slugOfRow(row);
  if (!row.cells.has('compareAtPrice')) clearCompareAtPrice(after);
  warnings.push(...costWarnings(after, before), ...createdNames(after, category, known));
  return {
    row,
    before,
    after,
    category,
    warnings,
    held,
    problems: [...problems, ...ruleProblems(after, before, category, problems)],
  };
}

/** A cell of the row says more than what stands for a missing one. */
const withDefaults = (row: ProductRow): ProductRow =>
  row.defaults?.size ? { ...row, cells: new Map([...row.defaults, ...row.cells]) } : row;

/** Of a check: what the import makes first. */
function createdNames(
  after: ProductTexts,
  category: KnownCategory | undefined,
  { suppliers }: KnownNames,
): ImportProblem[] {
  const supplier = suppliers.get(foldText(after['supplier'] ?? ''));
  const created = [['category', category] as const, ['supplier', supplier] as const];
  return created.flatMap(([field, made]) =>
    made?.id === NOT_YET_CREATED
      ? [importProblem(field, 'validation.importWillCreate', { value: made.name })]
      : [],
  );
}

/** Names of attributes and values that can be translated. */
export const wordsOf = (after: ProductTexts, category: KnownCategory | undefined): string[] =>
  (category?.attributes ?? []).flatMap(({ name, valueType }) => {
    const isWord = valueType !== 'number' && valueType !== 'range';
    const value = isWord ? after[`attribute:${name}`] : '';
    return value ? [name, value] : [name];
  });

export function changedFields({ before, after }: PlannedProduct): string[] {
  return Object.keys(after).filter((field) => after[field] !== (before?.texts[field] ?? ''));
}

export function labelOf({ before, after }: PlannedProduct): string {
  const name = after['name'] || after['slug'] || '';
  const sku = after['sku'];
  const code = before ? productCode(before.id, sku) : sku;
  return code ? `${code} ${name}` : name;
}

const wronglyAssumed = ({ texts }: ExistingProduct, { assumed, defaults }: ImportRow) =>
  assumed && texts[assumed.field] !== defaults?.get(assumed.field) ? assumed.problems : [];

function modeProblems(before: ExistingProduct | null, mode: ImportMode): ImportProblem[] {
  if (before && mode === 'create') return [importProblem(null, 'validation.importExists')];
  if (!before && mode === 'update') return [importProblem(null, 'validation.importMissing')];
  return [];
}

/** As a change of prices in bulk does: one that is no longer above the price is no reduction. */
function clearCompareAtPrice(after: Record<string, string>): void {
  const { price = '', compareAtPrice = '' } = after;
  if (price === PRICE_ON_REQUEST) after['compareAtPrice'] = '';
  if (!isDecimalAmount(price) || !isDecimalAmount(compareAtPrice)) return;
  if (parseMinor(compareAtPrice) <= parseMinor(price)) after['compareAtPrice'] = '';
}

/** Of a row that changes one of the two; which of them is wrong is for people to see. */
function costWarnings(after: ProductTexts, before: ExistingProduct | null): ImportProblem[] {
  const { price = '', costPrice = '' } = after;
  if (price === before?.texts['price'] && costPrice === before.texts['costPrice']) return [];
  if (!isDecimalAmount(price) || !isDecimalAmount(costPrice)) return [];
  return isBelowCost(parseMinor(price), parseMinor(costPrice))
    ? [importProblem('price', 'validation.importBelowCost', { cost: costPrice })]
    : [];
}

/** Spreadsheets ruin barcodes: the article comes in without it. */
function ruinedBarcode(after: Record<string, string>, before: ExistingProduct | null): ImportProblem[] {
  const { gtin = '' } = after;
  const stored = before?.texts['gtin'] ?? '';
  if (gtin === stored || gtin === '' || isGtin(gtin)) return [];
  after['gtin'] = stored;
  return [importProblem('gtin', 'validation.gtinInvalid')];
}

/** The rules of the product form, for fields that the row changes and whose cell could be read. */
function ruleProblems(
  after: ProductTexts,
  before: ExistingProduct | null,
  category: KnownCategory | undefined,
  unread: readonly ImportProblem[],
): ImportProblem[] {
  const isJudged = (field: string) =>
    after[field] !== before?.texts[field] && !unread.some((problem) => problem.field === field);
  const missing = before ? [] : REQUIRED.filter((field) => !after[field]);
  const draft = {
    name: after['name'] ?? '',
    slug: after['slug'] ?? '',
    description: after['description'] ?? '',
    keywords: after['keywords'] ?? '',
    price: after['price'] === PRICE_ON_REQUEST ? null : (after['price'] ?? ''),
    compareAtPrice: after['compareAtPrice'] ?? '',
    costPrice: after['costPrice'] ?? '',
    stockQuantity: Number(after['stock']),
    categoryId: category?.id ?? null,
    imageUrl: after['imageUrl'] ?? '',
    weightGrams: after['weightGrams'] ? Number(after['weightGrams']) : null,
    taxClass: after['taxClass'] ?? '',
    taxClassByCountry: taxClassesByCountryIn(after['taxClassByCountry'] ?? ''),
    status: after['status'] ?? '',
  };
  const broken = [...validateProduct(draft), ...articleProblems(after)].map(
    ({ field, ...problem }): ImportProblem => {
      const column = field === 'stockQuantity' ? 'stock' : field === 'categoryId' ? 'category' : field;
      return { field: column, ...problem };
    },
  );
  return [
    ...missing.flatMap((field) =>
      isUnread(field, unread) ? [] : [importProblem(field, 'validation.required')],
    ),
    ...[...broken, ...translationProblems(after)].filter(
      ({ field }) => isJudged(field!) && !missing.some((each) => each === field),
    ),
  ];
}

function articleProblems(after: ProductTexts) {
  const draft = ARTICLE_FIELD_NAMES.map((field) => {
    const text = after[field] ?? '';
    return [field, text && ARTICLE_FIELDS[field] === 'number' ? Number(text) : text];
  });
  return validateArticle(Object.fromEntries(draft));
}

const isUnread = (field: string, unread: readonly ImportProblem[]) =>
  unread.some((problem) => problem.field === field);

function translationProblems(after: ProductTexts): ImportProblem[] {
  return Object.keys(after).flatMap((field) => {
    const translated = translationOf(field);
    if (!translated) return [];
    const problem = TRANSLATION_RULES[translated.text](after[field]!, {
      name: '',
      description: '',
      keywords: '',
    });
    return problem ? [{ field, ...problem }] : [];
  });
}
