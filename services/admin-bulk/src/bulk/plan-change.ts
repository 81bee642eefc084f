import { isDeepStrictEqual } from 'node:util';
import type { ProductChange, ProductState } from '@kp/catalog';
import { PRODUCT_LIMITS } from '@kp/commerce';
import { repricedMinor, repricingProblem } from '@kp/commerce/repricing';
import type { BulkOperation } from './bulk-job';

/** Why a product stays as it is, as the API names it. */
export const ROW_PROBLEMS = {
  'BULK.PRODUCT_NOT_FOUND': 'This product does not exist.',
  'BULK.PRICE_ON_REQUEST': 'Its price is on request.',
  'BULK.COST_UNKNOWN': 'Its cost is not known.',
  'BULK.PRICE_TOO_LOW': 'The new price would be below 0.01.',
  'BULK.PRICE_TOO_HIGH': 'The new price would be too high.',
  'BULK.STOCK_BELOW_ZERO': 'The stock would be below zero.',
  'BULK.STOCK_TOO_HIGH': 'The stock would be too high.',
  'BULK.CATEGORY_GONE': 'The category was deleted.',
  'BULK.ATTRIBUTE_LACKING': 'Its category does not have the attribute.',
  'BULK.ATTRIBUTE_CHANGED': 'The attribute cannot have this value any more.',
  'BULK.PRODUCT_CHANGED': 'It was changed since.',
  'BULK.SLUG_TAKEN': 'Another product has its slug now.',
} as const;
export type RowProblem = keyof typeof ROW_PROBLEMS;

/** A product that stays as it is has a problem, or the same state before and after. */
export type PlannedChange = ProductChange | { problem: RowProblem };

/**
 * A compare-at price that is no longer above the price is cleared. Stock counts from the units of this moment. Classes of
 * single countries stay beside a tax class, and go with it.
 */
export function planChange(product: ProductState | undefined, operation: BulkOperation): PlannedChange {
  if (!product || product.isDeleted) return { problem: 'BULK.PRODUCT_NOT_FOUND' };
  const revision = revise(product, operation);
  return 'problem' in revision ? revision : { before: product, after: { ...product, ...revision } };
}

function revise(
  product: ProductState,
  operation: BulkOperation,
): Partial<ProductState> | { problem: RowProblem } {
  switch (operation.kind) {
    case 'prices':
      return reprice(product, operation);
    case 'stock':
      return restock(product, operation);
    case 'taxes':
      return { taxClasses: operation.taxClass && { ...product.taxClasses, '*': operation.taxClass } };
    case 'categories':
      return { categoryId: operation.categoryId };
    case 'attributes':
      return product.attribute
        ? { attribute: { ...product.attribute, value: operation.attributeValue } }
        : { problem: 'BULK.ATTRIBUTE_LACKING' };
    case 'status':
      return { status: operation.status };
    case 'delete':
      return { isDeleted: true };
  }
}

function reprice(product: ProductState, operation: Extract<BulkOperation, { kind: 'prices' }>) {
  const priceMinor =
    'fixedMinor' in operation ? operation.fixedMinor : repricedMinor(product, operation, operation.rounding);
  if (priceMinor === null) {
    const isFromCost = 'markup' in operation || 'margin' in operation;
    return { problem: isFromCost ? ('BULK.COST_UNKNOWN' as const) : ('BULK.PRICE_ON_REQUEST' as const) };
  }
  const problem = repricingProblem(priceMinor);
  if (problem) return { problem: `BULK.${problem}` as const };
  const { compareAtPriceMinor } = product;
  const isAbove = compareAtPriceMinor !== null && compareAtPriceMinor > priceMinor;
  return { priceMinor, compareAtPriceMinor: isAbove ? compareAtPriceMinor : null };
}

function restock({ stockQuantity: now }: ProductState, operation: Extract<BulkOperation, { kind: 'stock' }>) {
  const { value } = operation;
  const stockQuantity = { set: value, add: now + value, subtract: now - value }[operation.operation];
  if (stockQuantity < 0) return { problem: 'BULK.STOCK_BELOW_ZERO' as const };
  if (stockQuantity > PRODUCT_LIMITS.stockMax) return { problem: 'BULK.STOCK_TOO_HIGH' as const };
  return { stockQuantity };
}

/** The fields that bulk changes write. */
export type ChangedFields = Partial<
  Pick<
    ProductState,
    | 'priceMinor'
    | 'compareAtPriceMinor'
    | 'taxClasses'
    | 'categoryId'
    | 'attribute'
    | 'status'
    | 'stockQuantity'
    | 'isDeleted'
  >
>;

const FIELDS = [
  'priceMinor',
  'compareAtPriceMinor',
  'taxClasses',
  'categoryId',
  'attribute',
  'status',
  'stockQuantity',
  'isDeleted',
] as const satisfies readonly (keyof ProductState)[];

/** @returns null when nothing differs */
export function differenceOf({
  before,
  after,
}: ProductChange): Record<'before' | 'after', ChangedFields> | null {
  const names = FIELDS.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  if (names.length === 0) return null;
  const pick = (state: ProductState) => Object.fromEntries(names.map((name) => [name, state[name]]));
  return { before: pick(before), after: pick(after) };
}

export interface DoneRow {
  productId: number;
  before: ChangedFields;
  after: ChangedFields;
  /** Of the product after the change. */
  version: number;
}

/** Only of a product that was not changed since: sales count as a change when the job has set its stock. */
export function planUndo(product: ProductState | undefined, row: DoneRow): PlannedChange {
  if (!product) return { problem: 'BULK.PRODUCT_NOT_FOUND' };
  const isSame =
    product.version === row.version &&
    FIELDS.every((name) => !(name in row.after) || isDeepStrictEqual(product[name], row.after[name]));
  if (!isSame) return { problem: 'BULK.PRODUCT_CHANGED' };
  return { before: product, after: { ...product, ...row.before } };
}
