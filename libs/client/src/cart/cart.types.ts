/** What a cart needs to know of a product. A guest's stored line may hold no more than id, name and price. */
export interface CartProduct {
  readonly id: number;
  readonly name: string;
  /** Decimal string. */
  readonly price: string;
  readonly currency?: string;
  readonly slug?: string;
  readonly imageUrl?: string | null;
  readonly compareAtPrice?: string | null;
  readonly inStock?: boolean;
  /** Units that can be sold now. */
  readonly stockQuantity?: number;
  /** Anything but `active` is no longer sold. */
  readonly status?: string;
  readonly category?: { readonly name: string; readonly slug: string };
}

/** A product that is to be added, with whatever else the screen knows of it. */
export type ProductToAdd = Pick<CartProduct, 'id' | 'name'> & Partial<CartProduct>;

export interface CartLine {
  /** Id of the server's line, or time-based for a guest. */
  readonly id: number;
  /** 0 for a guest. */
  readonly userId: number;
  readonly productId: number;
  readonly quantity: number;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly product: CartProduct;
}

/** One cart, whoever is shopping. The promises settle when the change is kept or was taken back; they never reject. */
export interface Cart {
  /** Where it is kept: in this browser, or with the account. */
  readonly mode: 'guest' | 'account';
  readonly status: 'loading' | 'ready' | 'failed';
  /** With changes that are on their way already applied. */
  readonly lines: readonly CartLine[];
  /** Sum of all quantities. */
  readonly totalQuantity: number;
  /**
   * Adds units of a product. A guest without a connection adds it as the screen knows it.
   * @returns whether it is in the cart now
   */
  add(product: ProductToAdd, quantity?: number): Promise<boolean>;
  /** 0 or less removes the line. */
  setQuantity(line: CartLine, quantity: number): Promise<void>;
  /** Removes the line; the toast offers to take it back. */
  remove(line: CartLine): Promise<void>;
  /** Removes all lines; `isSilent` after an order was placed. */
  clear(options?: { readonly isSilent?: boolean }): Promise<void>;
  /** Asks for the cart again after a failure. */
  retry(): void;
}
