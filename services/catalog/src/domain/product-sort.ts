import { DEFAULT_PRODUCT_SORT, productSortOf, type ProductSort as ListSort } from '@kp/commerce';
import type { LanguageCode } from '@kp/i18n';

/** The sorts shoppers choose from, and the one of a search nobody sorted. */
export type ProductSort = ListSort | 'relevance';

/** Unknown values mean newest; a search without a choice is sorted by relevance, and nothing else can be. */
export function productSort(asked: string | undefined, isSearch: boolean): ProductSort {
  if (isSearch && (asked === undefined || asked === 'relevance')) return 'relevance';
  return asked === undefined ? DEFAULT_PRODUCT_SORT : productSortOf(asked);
}

/**
 * Alphabets PostgreSQL sorts names by. Languages that are missing here sort as the root collation does
 * (English, French, German, Italian and Portuguese have no letters of their own in it).
 */
const ALPHABETS: Partial<Record<LanguageCode, string>> = {
  ro: 'ro-x-icu',
  es: 'es-x-icu',
  ar: 'ar-x-icu',
  zh: 'zh-x-icu',
  ja: 'ja-x-icu',
  ko: 'ko-x-icu',
};

/** Name of the ICU collation for names in `language`. */
export function alphabetOf(language: LanguageCode): string {
  return ALPHABETS[language] ?? 'und-x-icu';
}
