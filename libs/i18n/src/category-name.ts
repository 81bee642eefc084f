import type { TFunction } from 'i18next';

interface NamedCategory {
  readonly slug: string;
  readonly name: string;
}

/** The translated name of a known category, else the name the shop gave it. */
export function categoryName(t: TFunction, category: NamedCategory): string {
  // Slugs are data: an unknown one has no text and falls back to the category's own name.
  return t(`categories.${category.slug as 'food-labels'}`, { defaultValue: category.name });
}

/** The translated description of a known category, else its own; empty when it has none. */
export function categoryDescription(
  t: TFunction,
  category: { readonly slug: string; readonly description?: string | null },
): string {
  return t(`categoryDescriptions.${category.slug as 'food-labels'}`, {
    defaultValue: category.description ?? '',
  });
}
