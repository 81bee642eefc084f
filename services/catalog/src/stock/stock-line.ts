import type { TaxClasses } from '@kp/commerce';
import type { WithdrawalException } from '@kp/commerce/withdrawal-rules';
import type { ProductArticleResponse } from '../articles/article.dto';

export interface StockLine {
  productId: number;
  quantity: number;
}

export interface StockReference {
  orderId: number;
}

export interface NamesLanguage {
  /** Of the names in the result; as they were entered without it, or without a translation. */
  language?: string;
}

export interface ReservationReference {
  checkoutId: string;
}

interface DeductedLine {
  productId: number;
  quantity: number;
  name: string;
  slug: string;
  imageUrl: string | null;
  /** In cents; null on request. */
  priceMinor: number | null;
  currency: string;
  weightGrams: number | null;
  /** What the trade keeps of it; null while nothing is known. */
  article: ProductArticleResponse | null;
  /** Its own, else those of its category. */
  taxClasses: TaxClasses | null;
  /** Why a consumer cannot send it back without a reason. */
  withdrawalException: WithdrawalException | null;
}

export interface StockShortage {
  productId: number;
  name: string;
  requested: number;
  left: number;
}

/** Of `deduct` and `reserve` either is empty: all lines are deducted or none. */
export interface StockDeduction {
  deducted: DeductedLine[];
  shortages: StockShortage[];
}

const MAX_QUANTITY = 2_147_483_647;

export function sumPerProduct(lines: readonly StockLine[]): { ids: number[]; quantities: number[] } {
  const sums = new Map<number, number>();
  for (const { productId, quantity } of lines) {
    if (!Number.isSafeInteger(quantity) || quantity <= 0) {
      throw new RangeError(`Not a quantity: ${quantity} of product ${productId}.`);
    }
    sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  }
  const ids = [...sums.keys()].sort((left, right) => left - right);
  return { ids, quantities: ids.map((id) => Math.min(sums.get(id) as number, MAX_QUANTITY)) };
}
