import { minorByRate, shareOf } from './money';
import { isSameTax, type Tax, type TaxLine } from './tax';

export const RETURN_STATES = ['requested', 'approved', 'rejected', 'received', 'refunded', 'closed'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

export const RETURN_REASONS = [
  'damaged',
  'defective',
  'wrong_item',
  'not_as_described',
  'not_needed',
] as const;
export type AskedReturnReason = (typeof RETURN_REASONS)[number];
/** Who withdraws from the contract is asked for no reason. */
export type ReturnReason = AskedReturnReason | 'withdrawal';

/** As a rule not fit to be sold again. */
export const isUnsellable = (reason: ReturnReason): boolean => reason === 'damaged' || reason === 'defective';

/** `payment`: through the provider that received the money. */
export const REFUND_METHODS = ['payment', 'transfer', 'cash'] as const;
export type RefundMethod = (typeof REFUND_METHODS)[number];

export const MAX_RETURN_TEXT_LENGTH = 1000;

const NEXT: Record<ReturnState, readonly ReturnState[]> = {
  requested: ['approved', 'rejected'],
  approved: ['received', 'closed'],
  received: ['refunded', 'closed'],
  rejected: [],
  refunded: [],
  closed: [],
};

export function mayReturnBecome(from: ReturnState, to: ReturnState): boolean {
  return NEXT[from].includes(to);
}

/** Units of one category and rate at the prices of their order. */
export interface ReturnedGoods extends Tax {
  readonly goodsMinor: number;
}

interface ReturnOfOrder {
  readonly returned: readonly ReturnedGoods[];
  /** Of the returns of the order that were refunded before. */
  readonly earlier: readonly ReturnedGoods[];
  readonly taxLines: readonly TaxLine[];
  readonly isTaxIncluded: boolean;
}

/**
 * Discount and VAT are rounded over all returns of an order, so that together they never exceed what was paid for its
 * goods.
 */
export function returnRefundMinor({ returned, earlier, taxLines, isTaxIncluded }: ReturnOfOrder): number {
  return taxLines.reduce((sum, line) => {
    const { rate, goodsMinor, discountMinor } = line;
    const of = (goods: readonly ReturnedGoods[]) =>
      goods.reduce((total, each) => (isSameTax(each, line) ? total + each.goodsMinor : total), 0);
    const paidFor = (minor: number) => {
      const discounted = minor - shareOf(discountMinor, minor, goodsMinor);
      return isTaxIncluded ? discounted : discounted + minorByRate(discounted, rate);
    };
    const before = of(earlier);
    return sum + paidFor(before + of(returned)) - paidFor(before);
  }, 0);
}
