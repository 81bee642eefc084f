import { PRODUCT_LIMITS } from './product-rules';

/** A multiplier has at most this many decimals. */
export const MULTIPLIER_DECIMALS = 4;
export const MULTIPLIER_MAX = 1000;

const SCALE = 10 ** MULTIPLIER_DECIMALS;

/** Of a price by a multiplier, half up to the cent: 1250 by 1.1 → 1375. Exact, without binary fractions. */
export function repricedMinor(priceMinor: number, multiplier: number): number {
  const scaled = BigInt(Math.round(multiplier * SCALE));
  const [product, scale] = [BigInt(priceMinor) * scaled, BigInt(SCALE)];
  return Number((product * 2n + scale) / (scale * 2n));
}

export type RepricingProblem = 'PRICE_TOO_LOW' | 'PRICE_TOO_HIGH';

export function repricingProblem(priceMinor: number): RepricingProblem | null {
  if (priceMinor < 1) return 'PRICE_TOO_LOW';
  return priceMinor > PRODUCT_LIMITS.priceMaxMinor ? 'PRICE_TOO_HIGH' : null;
}
