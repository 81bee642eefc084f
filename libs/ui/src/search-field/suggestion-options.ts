import type { SearchSuggestions, SuggestedCategory, SuggestedProduct } from './search-field.types';

/** One line of the list; each leads somewhere. */
export type SuggestionOption = { readonly to: string } & (
  | { readonly kind: 'didYouMean'; readonly words: string }
  | { readonly kind: 'product'; readonly product: SuggestedProduct }
  | { readonly kind: 'category'; readonly category: SuggestedCategory }
  | { readonly kind: 'all' }
);

const searchAddress = (search: string, category?: string) =>
  `/products?search=${encodeURIComponent(search)}${category ? `&category=${encodeURIComponent(category)}` : ''}`;

/** The lines in the order of the arrow keys: what was meant, products, the text within categories, all of it. */
export function suggestionOptions(text: string, suggestions: SearchSuggestions): SuggestionOption[] {
  const { products, categories, didYouMean: words } = suggestions;
  return [
    ...(words ? [{ kind: 'didYouMean' as const, words, to: searchAddress(words) }] : []),
    ...products.map((product) => ({ kind: 'product' as const, product, to: `/products/${product.slug}` })),
    ...categories.map((category) => ({
      kind: 'category' as const,
      category,
      to: searchAddress(text, category.slug),
    })),
    ...(products.length > 0 ? [{ kind: 'all' as const, to: searchAddress(text) }] : []),
  ];
}
