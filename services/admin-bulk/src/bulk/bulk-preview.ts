import { Injectable } from '@nestjs/common';
import { AdminProductList, ProductBatches, type ProductChange } from '@kp/catalog';
import { isBelowCost } from '@kp/commerce';
import { attributeOf, type BulkOperation, type BulkSelection } from './bulk-job';
import { type ChangedFields, differenceOf, planChange, type RowProblem } from './plan-change';

const BATCH_SIZE = 2000;
const MAX_EXAMPLES = 50;
const LARGE_CHANGE = 0.5;

export const BULK_WARNINGS = ['large-change', 'below-cost', 'compare-at-cleared'] as const;
export type BulkWarning = (typeof BULK_WARNINGS)[number];

export interface PreviewedProduct {
  productId: number;
  /** Null for a product that does not exist. */
  name: string | null;
  problem: RowProblem | null;
  warnings: BulkWarning[];
  before: ChangedFields | null;
  after: ChangedFields | null;
  /** Of one unit; null when it is not known, or nothing changes. */
  costPriceMinor: number | null;
}

export interface BulkPreview {
  total: number;
  changed: number;
  unchanged: number;
  failed: number;
  /** Variants that are not selected and move with those of their groups. */
  followers: number;
  warnings: Record<BulkWarning, number>;
  /** What fails first, then what has a warning. */
  products: PreviewedProduct[];
}

/** What a change would do now, by the rules that carry it out. */
@Injectable()
export class BulkPreviews {
  constructor(
    private readonly products: AdminProductList,
    private readonly batches: ProductBatches,
  ) {}

  async preview(operation: BulkOperation, selection: BulkSelection): Promise<BulkPreview> {
    const counts = { total: 0, changed: 0, unchanged: 0, failed: 0 };
    const warnings: BulkPreview['warnings'] = { 'large-change': 0, 'below-cost': 0, 'compare-at-cleared': 0 };
    const examples: PreviewedProduct[][] = [[], [], []];
    const changed: number[] = [];
    for await (const ids of this.batchesOf(selection)) {
      const found = new Map(
        (await this.batches.read(ids, attributeOf(operation))).map((product) => [product.id, product]),
      );
      counts.total += ids.length;
      for (const productId of ids) {
        const product = found.get(productId);
        const row = { productId, name: product?.name ?? null, ...outcomeOf(planChange(product, operation)) };
        if (row.after) changed.push(productId);
        counts[row.problem ? 'failed' : row.after ? 'changed' : 'unchanged'] += 1;
        for (const warning of row.warnings) warnings[warning] += 1;
        const group = examples[row.problem ? 0 : row.warnings.length > 0 ? 1 : 2]!;
        if (group.length < MAX_EXAMPLES && (row.problem || row.after)) group.push(row);
      }
    }
    const followers =
      operation.kind === 'categories' ? await this.batches.countFollowers(changed, operation.categoryId) : 0;
    return { ...counts, followers, warnings, products: examples.flat().slice(0, MAX_EXAMPLES) };
  }

  private async *batchesOf(selection: BulkSelection): AsyncGenerator<readonly number[]> {
    if ('filter' in selection) return yield* this.products.matchingIds(selection.filter, BATCH_SIZE);
    const ids = [...new Set(selection.productIds)];
    for (let start = 0; start < ids.length; start += BATCH_SIZE) yield ids.slice(start, start + BATCH_SIZE);
  }
}

function outcomeOf(plan: ReturnType<typeof planChange>): Omit<PreviewedProduct, 'productId' | 'name'> {
  const nothing = { problem: null, warnings: [], before: null, after: null, costPriceMinor: null };
  if ('problem' in plan) return { ...nothing, problem: plan.problem };
  const difference = differenceOf(plan);
  if (!difference) return nothing;
  const { costPriceMinor } = plan.before;
  return { problem: null, warnings: warningsOf(plan), ...difference, costPriceMinor };
}

function warningsOf({ before, after }: ProductChange): BulkWarning[] {
  const [old, price] = [before.priceMinor, after.priceMinor];
  const change = old === null || price === null ? 0 : Math.abs(price - old);
  const isBelow = price !== old && isBelowCost(price, before.costPriceMinor);
  const isCleared = before.compareAtPriceMinor !== null && after.compareAtPriceMinor === null;
  return [
    ...(old !== null && change > old * LARGE_CHANGE ? (['large-change'] as const) : []),
    ...(isBelow ? (['below-cost'] as const) : []),
    ...(isCleared ? (['compare-at-cleared'] as const) : []),
  ];
}
