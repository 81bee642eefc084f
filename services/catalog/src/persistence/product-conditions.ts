import type { ProductFilter } from '../domain/product-filter';

const SELLABLE = '(p.in_stock AND p.stock_quantity > 0)';
const CATEGORY = '(SELECT id FROM category WHERE slug = ? AND deleted_at IS NULL)';

/**
 * The conditions of a filter on a product `p`, and the values of a statement made with them. Filters of the same
 * shape make the same text, so there are few statements to prepare.
 */
export class ProductConditions {
  readonly values: unknown[] = [];
  private readonly labels: string[] = [];
  private readonly parts: string[] = ['p.deleted_at IS NULL'];

  constructor(filter: ProductFilter) {
    const { status, productId, categorySlug, featured, minPriceMinor, maxPriceMinor, inStock } = filter;
    // A literal, because the planner chooses partial indexes by it; it comes from a closed list.
    if (status !== 'all') this.add(status, `p.status = '${status}'`);
    if (productId !== undefined) this.add('id', 'p.id = ?', productId);
    if (categorySlug !== undefined) this.add('category', `p.category_id = ${CATEGORY}`, categorySlug);
    if (featured !== undefined)
      this.add(featured ? 'featured' : 'plain', `${featured ? '' : 'NOT '}p.featured`);
    if (minPriceMinor !== undefined) this.add('min', 'p.price_minor >= ?', minPriceMinor);
    if (maxPriceMinor !== undefined) this.add('max', 'p.price_minor <= ?', maxPriceMinor);
    if (inStock !== undefined)
      this.add(inStock ? 'sellable' : 'sold-out', `${inStock ? '' : 'NOT '}${SELLABLE}`);
  }

  /** For WHERE. */
  get text(): string {
    return this.parts.join(' AND ');
  }

  /** The same for all filters that make the same text. */
  get shape(): string {
    return this.labels.join('.') || 'all';
  }

  /** Adds a value to the statement and returns its placeholder. */
  bind(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  private add(label: string, text: string, value?: unknown): void {
    this.labels.push(label);
    this.parts.push(value === undefined ? text : text.replace('?', () => this.bind(value)));
  }
}
