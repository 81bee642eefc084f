import { shopApi, type SuggestionsResponse } from '@kp/api-client/shop';
import { textLanguage, type LanguageCode } from '@kp/i18n';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCart } from '../cart/cart-provider';
import type { ProductToAdd } from '../cart/cart.types';
import { type OfferTerms, useOfferTerms, vatOf } from '../prices/offer-terms';

const DEBOUNCE_MS = 150;
const MIN_QUERY_LENGTH = 2;

interface ProductSuggestions {
  readonly text: string;
  readonly suggestions: ReturnType<typeof pricedBy> | undefined;
  readonly isCurrent: boolean;
  onText(text: string): void;
  onAdd(product: ProductToAdd, quantity: number): void;
}

/** Requests after a pause in typing; the last suggestions stay until the next arrive. */
export function useProductSuggestions(): ProductSuggestions {
  const { add } = useCart();
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const debounced = useDebounced(text);
  const isLongEnough = text.length >= MIN_QUERY_LENGTH;
  const { data, currentData, isFetching } = shopApi.useSuggestProductsQuery(
    { q: debounced, language: textLanguage(useTranslation().i18n.language as LanguageCode) },
    { skip: debounced.length < MIN_QUERY_LENGTH },
  );
  const known = currentData ?? (isFetching ? data : undefined);
  const terms = useOfferTerms(!known?.products.length);
  const priced = useMemo(() => known && pricedBy(terms, known), [terms, known]);
  return {
    text,
    suggestions: isLongEnough ? priced : undefined,
    isCurrent: isLongEnough && debounced === text && currentData !== undefined && !isFetching,
    onText: setTyped,
    onAdd: (product, quantity) => void add(product, quantity),
  };
}

function pricedBy(terms: OfferTerms, { products, ...others }: SuggestionsResponse) {
  return { ...others, products: products.map((each) => ({ ...each, vat: vatOf(terms, each.taxClasses) })) };
}

function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
