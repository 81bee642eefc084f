import {
  type AttributeChoice,
  DEFAULT_PRODUCT_SORT,
  type PriceDisplay,
  type ProductSort as ListSort,
  type ProductStatus,
  productSortOf,
} from '@kp/commerce';
import type { LanguageCode } from '@kp/i18n';

/** `shop` sees active products, `admin` every product that is not deleted. */
export type Audience = 'shop' | 'admin';

export const MAX_PRODUCT_ID = 2_147_483_647;

/** The product of the code, then those whose number has one or two digits more. */
export function idsBeginningWith(id: number): number[] {
  const ids = [1, 10, 100].flatMap((size) => Array.from({ length: size }, (_, rest) => id * size + rest));
  return ids.filter((each) => each <= MAX_PRODUCT_ID);
}

/** How prices are shown where that is not as they are entered. */
export interface ShownPrices {
  /** ISO 3166 code of the seller's country. */
  country: string;
  /** Shares, in the order of `TAX_CLASSES`. */
  rates: readonly number[];
  /** Prices are entered with VAT, and shown without. */
  isTaxIncluded: boolean;
}

export interface ProductFilter {
  search?: string;
  /** Of a product code, or of what begins with it. */
  productIds?: readonly number[];
  categorySlug?: string;
  /** Of the category and those below it, where there are any. */
  categoryIds?: readonly number[];
  /** Only others of the category of this product. */
  similarTo?: number;
  /** Flat lists have what has a price, unless they ask for the rest; lists of cards have both. */
  includesOnRequest?: boolean;
  /** One product stands for its group. */
  isCollapsed?: boolean;
  featured?: boolean;
  /** In cents, inclusive: of prices as they are entered, unless `priceDisplay` names what the customer sees. */
  minPriceMinor?: number;
  maxPriceMinor?: number;
  priceDisplay?: PriceDisplay;
  /** Of `priceDisplay`, where it is not how prices are entered. */
  shownPrices?: ShownPrices;
  /** Where products of different tax classes come in another order by the prices that are shown. */
  sortedPrices?: ShownPrices;
  inStock?: boolean;
  attributes?: readonly AttributeChoice[];
  /** Products with one of these values are left out: a search for what is powder-free leaves out what is not. */
  excluded?: readonly AttributeChoice[];
  status: ProductStatus | 'all';
  audience: Audience;
  sort: ProductSort;
  collation: string;
  /** Of the texts; absent for that of the catalogue, which needs no translations. */
  language?: LanguageCode;
  limit: number;
  offset: number;
}

/** `any` is enough to count what is found. */
export type ProductSort = ListSort | 'relevance' | 'similar' | 'any';

/** Unknown values mean newest; relevance, the default of a search, exists for searches only. */
export function productSort(requested: string | undefined, isSearch: boolean): ProductSort {
  if (isSearch && (requested === undefined || requested === 'relevance')) return 'relevance';
  return requested === undefined ? DEFAULT_PRODUCT_SORT : productSortOf(requested);
}

/** Of ICU; sorts most languages of Latin letters correctly. */
const ROOT_COLLATION = 'und-x-icu';

const COLLATIONS: Record<LanguageCode, string> = {
  en: ROOT_COLLATION,
  fr: ROOT_COLLATION,
  de: ROOT_COLLATION,
  it: ROOT_COLLATION,
  pt: ROOT_COLLATION,
  ro: 'ro-x-icu',
  es: 'es-x-icu',
  ar: 'ar-x-icu',
  zh: 'zh-x-icu',
  ja: 'ja-x-icu',
  ko: 'ko-x-icu',
};

export function collationOf(language: LanguageCode): string {
  return COLLATIONS[language];
}
