import { foldText, parseMinor, type TaxClass } from '@kp/commerce';
import { PRICE_ON_REQUEST } from '@kp/commerce/import-rules';
import { articleValues } from '../articles/article-columns';
import { taxClassesColumn } from '../persistence/tax-classes';
import type { PlannedProduct } from './plan-imported-product';
import type { KnownNames } from './product-cells';
import type { FACT_COLUMNS, TEXT_COLUMNS } from './product-import.queries';
import { taxClassesByCountryIn } from './tax-class-cells';

/** Parameters of a statement, an array for each column. */
export const columnsOf = (rows: readonly (readonly unknown[])[]): unknown[][] =>
  rows[0]!.map((_, index) => rows.map((row) => row[index]));

const amountOf = (text: string | undefined): number | null => (text ? parseMinor(text) : null);

/** In the order of `TEXT_COLUMNS`. */
export function textValues({ after, category }: PlannedProduct): unknown[] {
  const values: Record<keyof typeof TEXT_COLUMNS, unknown> = {
    name: after['name'],
    slug: after['slug'],
    description: after['description'] ?? '',
    keywords: after['keywords'] ?? '',
    category_id: category!.id,
  };
  return Object.values(values);
}

/** In the order of `FACT_COLUMNS`, with the article's behind them. */
export function factValues({ after }: PlannedProduct, { suppliers }: KnownNames): unknown[] {
  const values: Record<keyof typeof FACT_COLUMNS, unknown> = {
    price_minor: after['price'] === PRICE_ON_REQUEST ? null : amountOf(after['price']),
    compare_at_price_minor: amountOf(after['compareAtPrice']),
    cost_price_minor: amountOf(after['costPrice']),
    supplier_id: suppliers.get(foldText(after['supplier'] ?? ''))?.id ?? null,
    image_url: after['imageUrl'] || null,
    in_stock: after['inStock'] === 'true',
    featured: after['featured'] === 'true',
    status: after['status'],
    weight_grams: after['weightGrams'] ? Number(after['weightGrams']) : null,
    tax_classes: taxClassesColumn({
      taxClass: (after['taxClass'] as TaxClass) || null,
      taxClassByCountry: taxClassesByCountryIn(after['taxClassByCountry'] ?? ''),
    }),
  };
  return [...Object.values(values), ...articleValues(after)];
}
