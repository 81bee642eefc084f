/** The cost of an order up to a weight, inclusive. */
export interface ShippingBand {
  /** Null for any weight. */
  readonly upToGrams: number | null;
  readonly costMinor: number;
}

/** A weight above all bands costs what the last one does. */
export function bandCost(bands: readonly ShippingBand[], grams: number): number {
  const band = bands.find(({ upToGrams }) => upToGrams === null || grams <= upToGrams) ?? bands.at(-1);
  if (!band) throw new RangeError('A zone has at least one band.');
  return band.costMinor;
}

export interface ShippingCosts {
  /** Shipping is free strictly above this subtotal. */
  readonly thresholdMinor: number;
  readonly bands: readonly ShippingBand[];
}

/** Strictly above the threshold. */
export const isShippingFree = (goodsMinor: number, thresholdMinor: number): boolean =>
  goodsMinor > thresholdMinor;

interface Unit {
  readonly priceMinor: number;
  readonly weightGrams: number | null;
}

/** Of an order of one unit, as orders are priced: a product without a weight counts as nothing. */
export function unitShippingMinor({ priceMinor, weightGrams }: Unit, costs: ShippingCosts): number {
  return isShippingFree(priceMinor, costs.thresholdMinor) ? 0 : bandCost(costs.bands, weightGrams ?? 0);
}
