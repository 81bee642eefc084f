import { Injectable } from '@nestjs/common';
import { ProductEditing, type ProductRevision } from '@kp/catalog';
import { parseMinor, PRODUCT_LIMITS, type ProductStatus } from '@kp/commerce';
import { repricedMinor, repricingProblem } from '@kp/commerce/repricing';
import { DomainError, type Principal } from '@kp/platform/http';
import type { BulkResultResponse, StockOperation } from './bulk-products.dto';

const MESSAGES = {
  'BULK.PRICE_TOO_LOW': 'The new price would be below 0.01.',
  'BULK.PRICE_TOO_HIGH': 'The new price would be too high.',
  'BULK.STOCK_BELOW_ZERO': 'The stock would be below zero.',
  'BULK.STOCK_TOO_HIGH': 'The stock would be too high.',
} as const;

/** Why one product of a bulk change stays as it was. */
class BulkError extends DomainError {
  constructor(code: keyof typeof MESSAGES) {
    super(code, 409, MESSAGES[code]);
  }
}

type NewPrice = { multiplier: number } | { fixedMinor: number };
type Revise = Parameters<ProductEditing['revise']>[1];

@Injectable()
export class BulkProducts {
  constructor(private readonly editing: ProductEditing) {}

  changePrices(ids: readonly number[], price: NewPrice, admin: Principal): Promise<BulkResultResponse> {
    return this.revise(ids, admin, ({ price: current, compareAtPrice }) => {
      const priceMinor =
        'fixedMinor' in price ? price.fixedMinor : repricedMinor(parseMinor(current), price.multiplier);
      const problem = repricingProblem(priceMinor);
      if (problem) throw new BulkError(`BULK.${problem}`);
      const isAbove = compareAtPrice !== null && parseMinor(compareAtPrice) > priceMinor;
      return isAbove ? { priceMinor } : { priceMinor, compareAtPriceMinor: null };
    });
  }

  changeCategory(ids: readonly number[], categoryId: number, admin: Principal): Promise<BulkResultResponse> {
    return this.revise(ids, admin, () => ({ categoryId }), categoryId);
  }

  changeStatus(ids: readonly number[], status: ProductStatus, admin: Principal): Promise<BulkResultResponse> {
    return this.revise(ids, admin, () => ({ status }));
  }

  changeStock(
    ids: readonly number[],
    { operation, value }: { operation: StockOperation; value: number },
    admin: Principal,
  ): Promise<BulkResultResponse> {
    return this.revise(ids, admin, ({ stockQuantity: now }): ProductRevision => {
      const stockQuantity = { set: value, add: now + value, subtract: now - value }[operation];
      if (stockQuantity < 0) throw new BulkError('BULK.STOCK_BELOW_ZERO');
      if (stockQuantity > PRODUCT_LIMITS.stockMax) throw new BulkError('BULK.STOCK_TOO_HIGH');
      return { stockQuantity };
    });
  }

  remove(ids: readonly number[], admin: Principal): Promise<BulkResultResponse> {
    return eachOnce(ids, (id) => this.editing.remove(id, admin));
  }

  private revise(ids: readonly number[], admin: Principal, change: Revise, categoryId?: number) {
    return eachOnce(ids, (id) => this.editing.revise(id, change, admin, categoryId));
  }
}

/** What the whole request is refused for, such as a category that does not exist, is thrown by the first product. */
async function eachOnce(
  ids: readonly number[],
  work: (id: number) => Promise<unknown>,
): Promise<BulkResultResponse> {
  const result: BulkResultResponse = { changed: 0, failed: [] };
  for (const productId of new Set(ids)) {
    try {
      await work(productId);
      result.changed += 1;
    } catch (error) {
      if (!(error instanceof DomainError) || error.fields) throw error;
      result.failed.push({ productId, code: error.code, message: error.message });
    }
  }
  return result;
}
