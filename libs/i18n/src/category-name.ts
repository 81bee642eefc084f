import type { TFunction } from 'i18next';

interface NamedCategory {
  readonly name: string;
}

interface DescribedCategory {
  readonly description?: string | null;
}

/** Translates a name from the seed; a name that an administrator wrote is shown as it is. */
export function categoryName(t: TFunction, { name }: NamedCategory): string {
  const seeded = SEEDED_CATEGORIES.find((category) => category.name === name);
  return seeded ? t(`categories.${seeded.slug}`) : name;
}

export function categoryDescription(t: TFunction, { description }: DescribedCategory): string {
  const seeded = SEEDED_CATEGORIES.find((category) => category.description === description);
  return seeded ? t(`categoryDescriptions.${seeded.slug}`) : (description ?? '');
}

export const SEEDED_CATEGORIES = [
  {
    slug: 'food-labels',
    name: 'Food Labels',
    description:
      'Day dots, use-by and allergen labels, dispensers, date guns and printers for kitchens that label everything.',
  },
  {
    slug: 'haccp-equipment',
    name: 'HACCP Equipment',
    description:
      'Thermometers, data loggers, test strips, log books and protection for safe food and an easy inspection.',
  },
  {
    slug: 'kitchen-supplies',
    name: 'Kitchen Supplies',
    description: 'Gastronorm pans, knives, boards, pots and utensils that stand up to service every day.',
  },
  {
    slug: 'cleaning-sanitizing',
    name: 'Cleaning & Sanitizing',
    description:
      'Sanitizers, degreasers, dispensers, mops and brushes for a kitchen that is ready for the next shift.',
  },
  {
    slug: 'storage-solutions',
    name: 'Storage Solutions',
    description:
      'Shelving, food boxes, ingredient bins, trolleys and vacuum bags that keep stock dry, dated and in order.',
  },
] as const;
