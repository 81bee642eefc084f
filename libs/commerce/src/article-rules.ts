import { MAX_LINE_QUANTITY } from './cart-rules';
import { cleanCode } from './clean-code';
import { isBlank } from './field-problem';
import { type FieldRule, type FieldRules, lineRule, problemsByRules } from './field-rules';
import { findProductId } from './product-code';

/** UN/ECE recommendation 20, with the packages of recommendation 21 behind an X. */
export const UNITS = [
  'H87',
  'PR',
  'SET',
  'DZN',
  'XBX',
  'XCT',
  'XPK',
  'XRO',
  'XBG',
  'XBO',
  'XCX',
  'XBJ',
  'ST',
  'KGM',
  'GRM',
  'LTR',
  'MLT',
  'MTR',
  'MTK',
] as const;
export type Unit = (typeof UNITS)[number];

export const ARTICLE_LIMITS = { skuMax: 64, brandMax: 100, packSizeMax: 100_000 } as const;

/** What the trade keeps of a product, as a form and a table hold it; empty where it is not known. */
export const ARTICLE_FIELDS = {
  sku: 'text',
  gtin: 'text',
  brand: 'text',
  unit: 'text',
  packSize: 'number',
  minQuantity: 'number',
  orderMultiple: 'number',
  originCountry: 'text',
  customsCode: 'text',
} as const satisfies Record<string, 'text' | 'number'>;
export type ArticleField = keyof typeof ARTICLE_FIELDS;
export const ARTICLE_FIELD_NAMES = Object.keys(ARTICLE_FIELDS) as ArticleField[];

export const isArticleField = (field: string): field is ArticleField => field in ARTICLE_FIELDS;

type Draft<Kind extends 'text' | 'number'> = Kind extends 'text' ? string | null : number | string | null;
export type ArticleDraft = {
  readonly [Field in ArticleField]?: Draft<(typeof ARTICLE_FIELDS)[Field]>;
};

/** Rules of the product form, its request and its import. */
export const ARTICLE_RULES: FieldRules<Required<ArticleDraft>> = {
  sku: optional((sku) => (isSku(sku) ? null : { messageKey: 'validation.skuInvalid' })),
  gtin: optional((gtin) => (isGtin(gtin) ? null : { messageKey: 'validation.gtinInvalid' })),
  brand: optional(lineRule(ARTICLE_LIMITS.brandMax)),
  unit: optional((unit) =>
    (UNITS as readonly string[]).includes(unit) ? null : { messageKey: 'validation.unitInvalid' },
  ),
  packSize: countRule(ARTICLE_LIMITS.packSizeMax),
  minQuantity: countRule(MAX_LINE_QUANTITY),
  orderMultiple: countRule(MAX_LINE_QUANTITY),
  originCountry: optional((country) =>
    /^[A-Z]{2}$/.test(country) ? null : { messageKey: 'validation.countryUnknown' },
  ),
  customsCode: optional((code) =>
    /^\d{6}(?:\d{2}){0,2}$/.test(code) ? null : { messageKey: 'validation.customsCodeInvalid' },
  ),
};

/** What one piece of a line is: the pack where several units are sold together. */
export function soldUnit(
  article: { unit?: Unit | null; packSize?: number | null } | null | undefined,
): Unit | null {
  return (article?.packSize ?? 1) > 1 ? 'XPK' : (article?.unit ?? null);
}

export function validateArticle(draft: ArticleDraft) {
  return problemsByRules(ARTICLE_RULES, draft as Required<ArticleDraft>);
}

function optional(rule: FieldRule): FieldRule<string | null> {
  return (value, form) => (isBlank(value) ? null : rule(value!, form));
}

function countRule(max: number): FieldRule<number | string | null> {
  return (count) => {
    if (count === null || count === undefined || count === '') return null;
    const isFine = Number.isInteger(count) && (count as number) >= 1 && (count as number) <= max;
    return isFine ? null : { messageKey: 'validation.countInvalid', values: { max } };
  };
}

/** Visible characters, with single blanks between them; a code of the shop's own form belongs to one product for ever. */
export function isSku(sku: string): boolean {
  return (
    sku.length <= ARTICLE_LIMITS.skuMax &&
    /^[\p{L}\p{M}\p{N}\p{P}\p{S}]+(?: [\p{L}\p{M}\p{N}\p{P}\p{S}]+)*$/u.test(sku) &&
    findProductId(sku) === null
  );
}

/** GTIN-8, -12, -13 or -14 with its check digit. */
export function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false;
  const digits = [...text].map(Number).reverse();
  const sum = digits.slice(1).reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === digits[0];
}

/** "594-1207 388624" as scanners and labels write it → digits alone. */
export const cleanGtin = (text: string): string => cleanCode(text).replace(/[ -]/g, '');
