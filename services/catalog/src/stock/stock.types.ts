/** Units of one product; several lines may name the same product. */
export interface StockLine {
  productId: number;
  /** Whole and above zero. */
  quantity: number;
}

/** The order that stock moves for. */
export interface StockReference {
  orderId: number;
}

/** The checkout that units are held for. */
export interface HoldReference {
  /** A UUID. */
  checkoutId: string;
}

/** A product whose units were taken, as it was sold. */
export interface TakenLine {
  productId: number;
  /** Sum over the lines of this product. */
  quantity: number;
  name: string;
  slug: string;
  imageUrl: string | null;
  /** In cents. */
  priceMinor: number;
  currency: string;
}

/** A product of which there is not enough; `left` is 0 when it cannot be bought at all. */
export interface StockShortage {
  productId: number;
  name: string;
  requested: number;
  left: number;
}

/** Either everything was taken and `shortages` is empty, or nothing was and `taken` is empty. */
export interface StockTake {
  taken: TakenLine[];
  shortages: StockShortage[];
}
