import type { TFunction } from 'i18next';
import { SEEDED_CATEGORIES } from './seeded-categories';

interface NamedCategory {
  readonly slug: string;
  readonly name: string;
}

interface DescribedCategory {
  readonly slug: string;
  readonly description?: string | null;
}

const seededCategory = (slug: string) => SEEDED_CATEGORIES.find((category) => category.slug === slug);

/** The translation of a seeded name; a name that an administrator gave is shown as it is. */
export function categoryName(t: TFunction, { slug, name }: NamedCategory): string {
  const seeded = seededCategory(slug);
  return seeded && seeded.name === name ? t(`categories.${seeded.slug}`) : name;
}

/** The same of its description; empty when it has none. */
export function categoryDescription(t: TFunction, { slug, description }: DescribedCategory): string {
  const seeded = seededCategory(slug);
  return seeded && seeded.description === description
    ? t(`categoryDescriptions.${seeded.slug}`)
    : (description ?? '');
}
