import type { TaxClasses } from './tax';

/** What is not in the cart as it was ordered before. */
export type ReorderNote =
  | { readonly kind: 'skipped' | 'soldOut' | 'onRequest' | 'failed'; readonly name: string }
  | {
      readonly kind: 'short' | 'rounded';
      readonly name: string;
      readonly requested: number;
      readonly quantity: number;
    }
  | {
      readonly kind: 'repriced';
      readonly name: string;
      readonly price: string;
      readonly formerPrice: string;
      readonly taxClasses: TaxClasses | null;
    };
