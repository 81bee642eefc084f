import { cleanSingleLine } from './clean-text';
import { type FieldProblem, isBlank } from './field-problem';
import { type FieldRule, type FieldRules, lineRule, problemsByRules, type RuleProblem } from './field-rules';
import { isDecimalAmount, parseMinor, rateFromBasisPoints } from './money';
import { isSlug } from './slug';
import { taxClassByCountryRule, taxClassRule } from './tax';

export const PRODUCT_STATUSES = ['active', 'inactive', 'draft', 'discontinued'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

export const PRODUCT_SORTS = ['newest', 'price-asc', 'price-desc', 'name', 'rating'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];
export const DEFAULT_PRODUCT_SORT: ProductSort = 'newest';

export const LOW_STOCK_THRESHOLD = 10;

/** An end of the price range that lists are filtered by. */
export const PRICE_BOUND_PATTERN = /^\d{1,10}(\.\d{1,2})?$/;

const MAX_ID = 2_147_483_647;

export const PRODUCT_LIMITS = {
  nameMin: 2,
  nameMax: 200,
  descriptionMax: 10_000,
  keywordsMax: 1000,
  imageUrlMax: 500,
  /** 100,000,000.00, which are few euros in forints: guards against typos. */
  priceMaxMinor: 10_000_000_000,
  stockMax: 1_000_000,
  /** 10 t: guards against typos. */
  weightMaxGrams: 10_000_000,
} as const;

interface StockedProduct {
  readonly status?: string | null;
  readonly inStock: boolean;
  readonly stockQuantity: number;
  /** Null on request. */
  readonly price?: string | null;
}

/** Its price is told in a quote, so it cannot be ordered without one. */
export function isPriceOnRequest({ price }: { readonly price?: string | null }): boolean {
  return price === null;
}

export function productSortOf(value: unknown): ProductSort {
  return PRODUCT_SORTS.find((sort) => sort === value) ?? DEFAULT_PRODUCT_SORT;
}

export function isSellable(product: StockedProduct): boolean {
  const { status, inStock, stockQuantity } = product;
  return (status ?? 'active') === 'active' && inStock && stockQuantity > 0 && !isPriceOnRequest(product);
}

export function isLowStock(stockQuantity: number): boolean {
  return stockQuantity < LOW_STOCK_THRESHOLD;
}

interface OfferedProduct {
  readonly price: string | null;
  readonly compareAtPrice?: string | null;
  readonly priorPrice?: string | null;
}

/** What a reduction may be compared with; null when none may be shown. Where the law does not say, what was entered. */
export function formerPriceOf(product: OfferedProduct, isPriorPriceDue: boolean): string | null {
  const { price, compareAtPrice = null, priorPrice } = product;
  if (price === null) return null;
  if (!isPriorPriceDue || priorPrice === undefined) return compareAtPrice;
  return priorPrice !== null && parseMinor(priorPrice) > parseMinor(price) ? priorPrice : null;
}

/** Prices are decimal strings. */
export interface ProductDraft {
  readonly name: string;
  readonly slug: string;
  readonly description?: string | null;
  /** Words that customers search for and the name lacks. */
  readonly keywords?: string | null;
  /** Null on request; empty is forgotten. */
  readonly price: string | null;
  readonly compareAtPrice?: string | null;
  /** What the shop pays for one unit. */
  readonly costPrice?: string | null;
  readonly stockQuantity: number | null;
  readonly categoryId: number | null;
  readonly imageUrl?: string | null;
  /** What one unit weighs with its packaging. */
  readonly weightGrams?: number | null;
  /** Empty for that of its category. */
  readonly taxClass?: string | null;
  /** Of countries that tax it otherwise; needs a class of its own for all others. */
  readonly taxClassByCountry?: Readonly<Record<string, string>> | null;
  readonly status?: string;
}

/** Search keywords of a product in one language. A function, so that pages without the form leave out what rules need. */
export const keywordsRule: FieldRule = (keywords, form) =>
  lineRule(PRODUCT_LIMITS.keywordsMax)(keywords, form);

/** Rules of the product form, its request and its import. */
export const PRODUCT_RULES: FieldRules<Required<ProductDraft>> = {
  name: (name) => {
    const { length } = cleanSingleLine(name);
    const isFitting = length >= PRODUCT_LIMITS.nameMin && length <= PRODUCT_LIMITS.nameMax;
    return isFitting ? null : { messageKey: 'validation.productNameLength' };
  },
  slug: (slug) => (isSlug(slug) ? null : { messageKey: 'validation.productSlugInvalid' }),
  description: (text) =>
    text && text.length > PRODUCT_LIMITS.descriptionMax
      ? { messageKey: 'validation.tooLong', values: { max: PRODUCT_LIMITS.descriptionMax } }
      : null,
  keywords: (keywords, draft) => keywordsRule(keywords ?? '', draft),
  price: (price) =>
    price === null || isProductPrice(price) ? null : { messageKey: 'validation.productPriceInvalid' },
  compareAtPrice: (_price, draft) =>
    isCompareAtPrice(draft) ? null : { messageKey: 'validation.productCompareAtPriceInvalid' },
  costPrice: (cost) =>
    isBlank(cost) || isCostPrice(cost!) ? null : { messageKey: 'validation.productCostPriceInvalid' },
  stockQuantity: (stock) =>
    isWholeNumber(stock, 0, PRODUCT_LIMITS.stockMax)
      ? null
      : { messageKey: 'validation.productStockInvalid' },
  categoryId: (id) =>
    isWholeNumber(id, 1, MAX_ID) ? null : { messageKey: 'validation.productCategoryRequired' },
  imageUrl: imageUrlRule,
  weightGrams: (grams) =>
    isMissing(grams) || isWholeNumber(grams, 1, PRODUCT_LIMITS.weightMaxGrams)
      ? null
      : { messageKey: 'validation.productWeightInvalid' },
  taxClass: taxClassRule,
  taxClassByCountry: (classes, draft) =>
    isBlank(draft.taxClass ?? '') && draft.taxClass !== undefined && Object.keys(classes ?? {}).length > 0
      ? { messageKey: 'validation.taxClassInvalid' }
      : taxClassByCountryRule(classes, draft),
  status: (status) =>
    isMissing(status) || isProductStatus(status) ? null : { messageKey: 'validation.productStatusInvalid' },
};

export function validateProduct(draft: ProductDraft): FieldProblem<keyof ProductDraft>[] {
  return problemsByRules(PRODUCT_RULES, draft as Required<ProductDraft>);
}

/** What an empty input sends counts as missing. */
const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';

function isWholeNumber(value: unknown, min: number, max: number): boolean {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
}

export function imageUrlRule(url: string | null): RuleProblem | null {
  return isBlank(url) || isImageUrl(url!) ? null : { messageKey: 'validation.productImageUrlInvalid' };
}

/** A path of the shop or an address of the web; never a script. */
function isImageUrl(url: string): boolean {
  return (
    url.length <= PRODUCT_LIMITS.imageUrlMax && /^(https?:\/\/[^\s"'<>\\]+|\/(?!\/)[^\s"'<>\\]*)$/.test(url)
  );
}

export function isProductStatus(value: unknown): value is ProductStatus {
  return (PRODUCT_STATUSES as readonly unknown[]).includes(value);
}

export function isProductPrice(price: string): boolean {
  if (!isDecimalAmount(price)) return false;
  const minor = parseMinor(price);
  return minor > 0 && minor <= PRODUCT_LIMITS.priceMaxMinor;
}

function isCompareAtPrice({ price, compareAtPrice }: ProductDraft): boolean {
  if (!compareAtPrice || isBlank(compareAtPrice)) return true;
  if (!isProductPrice(compareAtPrice)) return false;
  if (price === null) return false;
  return !isProductPrice(price) || parseMinor(compareAtPrice) > parseMinor(price);
}

function isCostPrice(cost: string): boolean {
  if (!isDecimalAmount(cost)) return false;
  const minor = parseMinor(cost);
  return minor >= 0 && minor <= PRODUCT_LIMITS.priceMaxMinor;
}

/** A cost that is not known is never above the price, nor is one of a price on request. */
export function isBelowCost(priceMinor: number | null, costPriceMinor: number | null): boolean {
  return priceMinor !== null && costPriceMinor !== null && priceMinor < costPriceMinor;
}

/** Part of the price that is not its cost, rounded down to tenths of a percent; null below cost. */
export function marginRate(priceMinor: number, costPriceMinor: number): string | null {
  if (priceMinor <= 0 || isBelowCost(priceMinor, costPriceMinor)) return null;
  return rateFromBasisPoints(Math.floor(((priceMinor - costPriceMinor) * 1000) / priceMinor) * 10);
}
