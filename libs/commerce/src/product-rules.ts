import { type FieldProblem, isBlank, problemsOf, tooLong } from './field-problem';
import { isDecimalAmount, money, type Money, parseMinor, subtractMoney } from './money';
import { isSlug } from './slug';

export const PRODUCT_STATUSES = ['active', 'inactive', 'draft', 'discontinued'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

export const PRODUCT_SORTS = ['newest', 'price-asc', 'price-desc', 'name', 'rating'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];
export const DEFAULT_PRODUCT_SORT: ProductSort = 'newest';

export const LOW_STOCK_THRESHOLD = 10;

export const SEARCH_MAX_LENGTH = 200;
/** An end of the price range that lists are filtered by. */
export const PRICE_BOUND_PATTERN = /^\d{1,7}(\.\d{1,2})?$/;

export const PRODUCT_LIMITS = {
  nameMin: 2,
  nameMax: 200,
  descriptionMax: 10_000,
  imageUrlMax: 500,
  /** 100,000.00: guards against typos. */
  priceMaxMinor: 10_000_000,
  stockMax: 1_000_000,
} as const;

interface StockedProduct {
  readonly status?: string | null;
  readonly inStock: boolean;
  readonly stockQuantity: number;
}

export function productSortOf(value: unknown): ProductSort {
  return PRODUCT_SORTS.find((sort) => sort === value) ?? DEFAULT_PRODUCT_SORT;
}

export function isSellable({ status, inStock, stockQuantity }: StockedProduct): boolean {
  return (status ?? 'active') === 'active' && inStock && stockQuantity > 0;
}

export function isLowStock(stockQuantity: number): boolean {
  return stockQuantity < LOW_STOCK_THRESHOLD;
}

export function savingOf(price: Money, compareAtPrice: Money | null): Money | null {
  return compareAtPrice && compareAtPrice.minor > price.minor ? subtractMoney(compareAtPrice, price) : null;
}

/** Rounded down to whole percents. */
export function savingPercent(price: Money, compareAtPrice: Money): number {
  const saving = savingOf(price, compareAtPrice) ?? money(0, price.currency);
  return compareAtPrice.minor > 0 ? Math.floor((saving.minor * 100) / compareAtPrice.minor) : 0;
}

/** Prices are decimal strings. */
export interface ProductDraft {
  readonly name: string;
  readonly slug: string;
  readonly description?: string | null;
  readonly price: string;
  readonly compareAtPrice?: string | null;
  readonly stockQuantity: number;
  readonly categoryId: number | null;
  readonly status?: string;
}

export function validateProduct(draft: ProductDraft): FieldProblem<keyof ProductDraft>[] {
  const name = draft.name.trim();
  const { nameMin, nameMax, descriptionMax, stockMax } = PRODUCT_LIMITS;
  const stock = draft.stockQuantity;
  return problemsOf<keyof ProductDraft>(
    (name.length < nameMin || name.length > nameMax) && {
      field: 'name',
      messageKey: 'validation.productNameLength',
    },
    !isSlug(draft.slug) && { field: 'slug', messageKey: 'validation.productSlugInvalid' },
    tooLong('description', draft.description, descriptionMax),
    !isProductPrice(draft.price) && { field: 'price', messageKey: 'validation.productPriceInvalid' },
    !isCompareAtPrice(draft) && {
      field: 'compareAtPrice',
      messageKey: 'validation.productCompareAtPriceInvalid',
    },
    !(Number.isInteger(stock) && stock >= 0 && stock <= stockMax) && {
      field: 'stockQuantity',
      messageKey: 'validation.productStockInvalid',
    },
    draft.categoryId === null && { field: 'categoryId', messageKey: 'validation.productCategoryRequired' },
    draft.status !== undefined &&
      !isProductStatus(draft.status) && { field: 'status', messageKey: 'validation.productStatusInvalid' },
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
  return !isProductPrice(price) || parseMinor(compareAtPrice) > parseMinor(price);
}

const PRODUCT_CODE = /^KP-([1-9]\d{0,9})$/i;

export function productCode(productId: number): string {
  return `KP-${productId}`;
}

/** "kp-123" → 123; null for any other text. */
export function findProductId(code: string): number | null {
  const digits = PRODUCT_CODE.exec(code.trim())?.[1];
  return digits ? Number(digits) : null;
}
