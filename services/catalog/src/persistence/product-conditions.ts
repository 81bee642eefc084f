import { BRAND_ATTRIBUTE_ID } from '@kp/commerce';
import type { ProductFilter, ProductSort, ShownPrices } from '../domain/product-filter';
import { sellableSql } from './sellable';
import { enteredBounds, labelOfPrices, shownPriceSql } from './shown-price';
import { pairsOf, withoutValues } from './unwanted-values.query';

const SELLABLE = sellableSql('p');
const ofOther = (text: string) => text.replaceAll(/\bp\./g, 'o.');
/** What a list in the order of prices compares. */
export const priceOf = ({ sortedPrices }: ProductFilter) =>
  sortedPrices ? shownPriceSql(sortedPrices) : 'p.price_minor';
/** On request is the highest price, as the indexes of prices have it. */
const priceRank = (price: string) => `(coalesce(${price}, ${Number.MAX_SAFE_INTEGER}), p.id)`;
/** Of a group that a list shows once, the one that comes first in its order. */
const FIRST_OF_GROUP: Partial<Record<ProductSort, (price: string) => string>> = {
  'price-asc': (price) => `${ofOther(priceRank(price))} < ${priceRank(price)}`,
  'price-desc': (price) => `${ofOther(priceRank(price))} > ${priceRank(price)}`,
};
const EARLIER_VARIANT = '(o.group_position, o.id) < (p.group_position, p.id)';
const OTHER_GROUP = 'p.group_id IS DISTINCT FROM (SELECT group_id FROM product WHERE id = ?)';
const SAME_CATEGORY = 'p.category_id = (SELECT category_id FROM product WHERE id = ?)';
const CATEGORY = '(SELECT id FROM category WHERE slug = ? AND deleted_at IS NULL)';

/** Filters of the same shape make the same text, so that few statements are prepared. */
export class ProductConditions {
  readonly values: unknown[] = [];
  private readonly labels: string[] = [];
  private readonly parts: string[] = ['p.deleted_at IS NULL'];

  constructor(filter: ProductFilter) {
    const { status, productIds, categorySlug, categoryIds, featured, inStock, attributes } = filter;
    const { minPriceMinor, maxPriceMinor, similarTo, excluded, shownPrices } = filter;
    // A literal, because the planner chooses partial indexes by it.
    if (status !== 'all') this.add(status, `p.status = '${status}'`);
    if (!filter.isCollapsed && !filter.includesOnRequest) this.add('priced', 'p.price_minor IS NOT NULL');
    if (productIds !== undefined) this.add('ids', 'p.id = ANY (?::int[])', productIds);
    if (categoryIds) this.add('categories', 'p.category_id = ANY (?::int[])', categoryIds);
    else if (categorySlug !== undefined) this.add('category', `p.category_id = ${CATEGORY}`, categorySlug);
    if (similarTo !== undefined) {
      this.add('similar', SAME_CATEGORY, similarTo);
      this.parts.push(`p.id <> $${this.values.length}`);
      if (filter.isCollapsed) this.add('group', `(p.group_id IS NULL OR ${OTHER_GROUP})`, similarTo);
    }
    if (featured !== undefined)
      this.add(featured ? 'featured' : 'plain', `${featured ? '' : 'NOT '}p.featured`);
    const bounds = { min: minPriceMinor, max: maxPriceMinor };
    const { min, max } = shownPrices ? enteredBounds(shownPrices, bounds) : bounds;
    // In the order of its index a bound changes no plan: hidden from the planner, which would plan each list anew.
    const [label, bound] =
      FIRST_OF_GROUP[filter.sort] && !filter.sortedPrices ? ['sorted-', '(SELECT ?::bigint)'] : ['', '?'];
    if (min !== undefined) this.add(`${label}min`, `p.price_minor >= ${bound}`, min);
    if (max !== undefined) this.add(`${label}max`, `p.price_minor <= ${bound}`, max);
    if (shownPrices) this.addShown(shownPrices, bounds);
    if (inStock !== undefined)
      this.add(inStock ? 'sellable' : 'sold-out', `${inStock ? '' : 'NOT '}${SELLABLE}`);
    const unwanted = pairsOf(excluded);
    if (unwanted.length > 0) {
      const [ids, values] = [unwanted.map(([id]) => id), unwanted.map(([, value]) => value)];
      this.add('without', withoutValues(this.bind(ids), this.bind(values)));
    }
    for (const { attributeId, values } of attributes ?? []) {
      if (attributeId === BRAND_ATTRIBUTE_ID) {
        this.add('brand', 'p.brand = ANY (?::text[])', values);
        continue;
      }
      const having = `attribute_id = ${this.bind(attributeId)} AND value = ANY(${this.bind(values)}::text[])`;
      this.add('attribute', `p.id IN (SELECT product_id FROM product_attribute WHERE ${having})`);
    }
  }

  get text(): string {
    return this.parts.join(' AND ');
  }

  /** The conditions of a list in which one product stands for its group: the first that meets them all. */
  collapsed(filter: ProductFilter, sort = filter.sort): string {
    const before = FIRST_OF_GROUP[sort]?.(priceOf(filter)) ?? EARLIER_VARIANT;
    return `${this.text} AND (p.group_id IS NULL OR NOT EXISTS (
      SELECT FROM product o WHERE o.group_id = p.group_id AND ${before} AND ${ofOther(this.text)}))`;
  }

  get shape(): string {
    return this.labels.join('.') || 'all';
  }

  bind(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  private addShown(prices: ShownPrices, { min, max }: { min?: number; max?: number }): void {
    if (min === undefined && max === undefined) return;
    this.labels.push(labelOfPrices(prices));
    const shown = shownPriceSql(prices);
    if (min !== undefined) this.parts.push(`${shown} >= ${this.bind(min)}`);
    if (max !== undefined) this.parts.push(`${shown} <= ${this.bind(max)}`);
  }

  private add(label: string, text: string, value?: unknown): void {
    this.labels.push(label);
    this.parts.push(value === undefined ? text : text.replace('?', () => this.bind(value)));
  }
}
