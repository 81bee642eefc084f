import type { QuantityRule, TaxClasses, Unit } from '@kp/commerce';

interface CartArticle extends QuantityRule {
  readonly sku?: string;
  readonly unit?: Unit;
  readonly packSize?: number;
}

/** A guest's stored line may hold no more than id, name and price. */
export interface CartProduct {
  readonly id: number;
  readonly name: string;
  /** Null on request. */
  readonly price: string | null;
  readonly currency?: string;
  readonly slug?: string;
  readonly imageUrl?: string | null;
  readonly compareAtPrice?: string | null;
  readonly inStock?: boolean;
  readonly stockQuantity?: number;
  readonly status?: string;
  readonly category?: { readonly name: string; readonly slug: string };
  readonly taxClasses?: TaxClasses | null;
  readonly article?: CartArticle | null;
}

export type ProductToAdd = Pick<CartProduct, 'id' | 'name'> & Partial<CartProduct>;

export interface CartLine {
  /** The server's line id; time-based for a guest. */
  readonly id: number;
  readonly userId: number;
  readonly productId: number;
  readonly quantity: number;
  readonly createdAt: string;
  readonly product: CartProduct;
}

/** The promises resolve when the change is saved or rolled back; they never reject. */
export interface Cart {
  readonly mode: 'guest' | 'account';
  readonly status: 'loading' | 'ready' | 'failed';
  /** Why it could not be read, with the status `failed`. */
  readonly error?: unknown;
  readonly lines: readonly CartLine[];
  readonly totalQuantity: number;
  /**
   * @param quantity without it the fewest units that can be ordered, or one more step of them
   * @param options silent: says only what went wrong; hides failure: not that either
   * @returns whether it is in the cart now
   */
  add(
    product: ProductToAdd,
    quantity?: number,
    options?: { readonly isSilent?: boolean; readonly hidesFailure?: boolean },
  ): Promise<boolean>;
  /** 0 or less removes the line. */
  setQuantity(line: CartLine, quantity: number): Promise<void>;
  remove(line: CartLine): Promise<void>;
  clear(options?: { readonly isSilent?: boolean }): Promise<void>;
  retry(): void;
  /** Puts what the account had when its session ended into the guest cart. */
  adoptAccountLines(): void;
}
