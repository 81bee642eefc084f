import {
  ATTRIBUTE_VALUE_MAX_LENGTH,
  type AttributeValueType,
  cleanCode,
  cleanSingleLine,
  cleanText,
  foldText,
  isBlank,
  isDecimalAmount,
  minorToDecimal,
  parseMinor,
  type RuleProblem,
} from '@kp/commerce';
import { parseAttributeValue } from '@kp/commerce/attribute-values';
import { PRICE_ON_REQUEST } from '@kp/commerce/import-rules';
import { numberCell, yesNoCell } from '@kp/platform/imports';
import { ARTICLE_CELLS } from '../articles/article-cells';
import { isComplianceField, readComplianceCell } from '../compliance/compliance-columns';
import { isGroupField, readGroupCell } from '../groups/group-cells';
import { categoryNamed } from './category-names';
import { DOCUMENTS } from './document-cells';
import { readTaxClass, readTaxClassByCountry } from './tax-class-cells';

/** Of an attribute of a category. */
export interface KnownAttribute {
  id: number;
  name: string;
  valueType: AttributeValueType;
  choices: readonly string[];
}

export interface KnownCategory {
  id: number;
  slug: string;
  name: string;
  attributes: readonly KnownAttribute[];
}

export interface KnownSupplier {
  id: number;
  name: string;
}

/** What cells refer to, by folded names and slugs. */
export interface KnownNames {
  categories: ReadonlyMap<string, KnownCategory>;
  suppliers: ReadonlyMap<string, KnownSupplier>;
}

/** The text of a cell as an export writes it, or what is wrong with it. */
export type ReadCell = { value: string } | RuleProblem;

const ATTRIBUTE = /^attribute:(.+)$/;
const TRANSLATION = /^(name|description|keywords)\[([a-z]{2})\]$/;

type TranslatedText = 'name' | 'description' | 'keywords';

export const attributeOf = (field: string): string | null => ATTRIBUTE.exec(field)?.[1] ?? null;

export function translationOf(field: string): { text: TranslatedText; language: string } | null {
  const [, text, language] = TRANSLATION.exec(field) ?? [];
  return text ? { text: text as TranslatedText, language: language! } : null;
}

/** Left empty, they stay as they are; every other field is emptied. */
const KEPT_WHEN_EMPTY = new Set([
  'code',
  'sku',
  'slug',
  'name',
  'price',
  'category',
  'status',
  'stock',
  'inStock',
  'featured',
  'hasNoWarnings',
  'isFoodContact',
  DOCUMENTS,
]);

export const isKept = (field: string, text: string): boolean => isBlank(text) && KEPT_WHEN_EMPTY.has(field);

const CELLS: Record<string, (text: string, known: KnownNames) => ReadCell> = {
  slug: (text) => ({ value: cleanCode(text).toLowerCase() }),
  name: (text) => ({ value: cleanSingleLine(text) }),
  description: (text) => ({ value: cleanText(text) }),
  keywords: (text) => ({ value: cleanSingleLine(text) }),
  price: (text) => (foldText(text) === PRICE_ON_REQUEST ? { value: PRICE_ON_REQUEST } : amount(text)),
  compareAtPrice: amount,
  costPrice: amount,
  category: (text, { categories }) => named(text, categoryNamed(categories, text)?.slug),
  supplier: (text, { suppliers }) => named(text, suppliers.get(foldText(text))?.name),
  status: (text) => ({ value: cleanCode(text).toLowerCase() }),
  stock: wholeNumber,
  inStock: yesNo,
  featured: yesNo,
  weightGrams: wholeNumber,
  taxClass: (text) => ({ value: readTaxClass(text) }),
  taxClassByCountry: readTaxClassByCountry,
  imageUrl: (text) => ({ value: cleanText(text) }),
  ...ARTICLE_CELLS,
};

/** @param category that of the product after the import */
export function readProductCell(
  field: string,
  text: string,
  known: KnownNames,
  category: KnownCategory | undefined,
): ReadCell {
  if (isBlank(text)) return { value: '' };
  const attribute = attributeOf(field);
  if (attribute !== null) return attributeCell(attribute, text, category);
  if (isGroupField(field)) return readGroupCell(field, text);
  if (isComplianceField(field)) return readComplianceCell(field, text);
  const translated = translationOf(field);
  return CELLS[translated?.text ?? field]!(text, known);
}

function attributeCell(name: string, text: string, category: KnownCategory | undefined): ReadCell {
  const attribute = category?.attributes.find((each) => each.name === name);
  if (!attribute) return { messageKey: 'validation.importAttributeUnknown', values: { value: name } };
  const value = cleanSingleLine(text);
  if (value.length > ATTRIBUTE_VALUE_MAX_LENGTH) {
    return { messageKey: 'validation.tooLong', values: { max: ATTRIBUTE_VALUE_MAX_LENGTH } };
  }
  const stored = parseAttributeValue(attribute, value);
  if (stored !== null) return { value: stored };
  return attribute.valueType === 'number'
    ? { messageKey: 'validation.importNumberInvalid', values: { value } }
    : { messageKey: 'validation.importValueUnknown', values: { value } };
}

function amount(text: string): ReadCell {
  const read = numberOf(text);
  if (!('value' in read)) return read;
  const isAmount = isDecimalAmount(read.value);
  // "24.900" of a spreadsheet is 24.90; what has cents of cents is refused by the rule of prices.
  const trimmed = isAmount ? read.value : read.value.replace(/(\.\d\d)0+$/, '$1');
  return { value: isDecimalAmount(trimmed) ? minorToDecimal(parseMinor(trimmed)) : trimmed };
}

function wholeNumber(text: string): ReadCell {
  const read = numberOf(text);
  return 'value' in read ? { value: String(Number(read.value)) } : read;
}

function numberOf(text: string): ReadCell {
  const cell = numberCell(text);
  if ('number' in cell) return { value: cell.number };
  if (cell.problem === 'ambiguous') return { messageKey: 'validation.importNumberAmbiguous' };
  return { messageKey: 'validation.importNumberInvalid', values: { value: shownCell(text) } };
}

function yesNo(text: string): ReadCell {
  const value = yesNoCell(text);
  return value === null ? { messageKey: 'validation.importYesNo' } : { value: String(value) };
}

const named = (text: string, found: string | undefined): ReadCell =>
  found === undefined
    ? { messageKey: 'validation.importValueUnknown', values: { value: shownCell(text) } }
    : { value: found };

const shownCell = (text: string): string => cleanSingleLine(text).slice(0, 100);
