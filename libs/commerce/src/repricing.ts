import { PRODUCT_LIMITS } from './product-rules';

/** A multiplier has at most this many decimals. */
export const MULTIPLIER_DECIMALS = 4;
export const MULTIPLIER_MAX = 1000;
/** Per cents have at most two decimals. */
export const PERCENT_DECIMALS = 2;
export const PERCENT_MAX = 10_000;
/** A margin is a part of the price, so it is less than all of it. */
export const MARGIN_MAX = 99.99;

export const PRICE_ROUNDINGS = ['0.05', '1', '.90', '.99'] as const;
/** What new prices are multiples of, or end with. */
export type PriceRounding = (typeof PRICE_ROUNDINGS)[number];

/** In cents: prices are `offset` plus multiples of `step`. */
const GRIDS: Readonly<Record<PriceRounding, { step: bigint; offset: bigint }>> = {
  '0.05': { step: 5n, offset: 0n },
  '1': { step: 100n, offset: 0n },
  '.90': { step: 100n, offset: 90n },
  '.99': { step: 100n, offset: 99n },
};
const CENTS = { step: 1n, offset: 0n };

/** How a new price comes from the present one or from the cost; per cents as they are typed. */
export type PriceMethod =
  | { readonly multiplier: number }
  | { readonly percent: number }
  | { readonly markup: number }
  | { readonly margin: number };

/** A whole number of cents divided by another. */
type Ratio = readonly [cents: bigint, divisor: bigint];

const HUNDRED_PERCENT = 10_000n;
const basisPoints = (percent: number): bigint => BigInt(Math.round(percent * 100));

function ratioOf(priceMinor: number | null, costMinor: number | null, method: PriceMethod): Ratio | null {
  const isFromCost = 'markup' in method || 'margin' in method;
  const base = isFromCost ? costMinor : priceMinor;
  if (base === null) return null;
  const minor = BigInt(base);
  if ('multiplier' in method) {
    const scale = 10 ** MULTIPLIER_DECIMALS;
    return [minor * BigInt(Math.round(method.multiplier * scale)), BigInt(scale)];
  }
  if ('percent' in method) return [minor * (HUNDRED_PERCENT + basisPoints(method.percent)), HUNDRED_PERCENT];
  if ('markup' in method) return [minor * (HUNDRED_PERCENT + basisPoints(method.markup)), HUNDRED_PERCENT];
  return [minor * HUNDRED_PERCENT, HUNDRED_PERCENT - basisPoints(method.margin)];
}

const floorDivided = (dividend: bigint, divisor: bigint): bigint =>
  dividend / divisor - (dividend < 0n && dividend % divisor !== 0n ? 1n : 0n);

/**
 * The new price in cents, rounded once, half up; exact, without binary fractions. What would be rounded to nothing becomes the
 * lowest price with that ending. Null where the price is on request, or the cost not known.
 */
export function repricedMinor(
  { priceMinor, costPriceMinor }: { priceMinor: number | null; costPriceMinor: number | null },
  method: PriceMethod,
  rounding?: PriceRounding,
): number | null {
  const ratio = ratioOf(priceMinor, costPriceMinor, method);
  if (!ratio) return null;
  const [cents, divisor] = ratio;
  if (cents <= 0n) return 0;
  const { step, offset } = rounding ? GRIDS[rounding] : CENTS;
  const steps = floorDivided(2n * (cents - offset * divisor) + step * divisor, 2n * step * divisor);
  const rounded = steps * step + offset;
  if (rounded > 0n || !rounding) return Number(rounded);
  return Number(offset > 0n ? offset : step);
}

export type RepricingProblem = 'PRICE_TOO_LOW' | 'PRICE_TOO_HIGH';

export function repricingProblem(priceMinor: number): RepricingProblem | null {
  if (priceMinor < 1) return 'PRICE_TOO_LOW';
  return priceMinor > PRODUCT_LIMITS.priceMaxMinor ? 'PRICE_TOO_HIGH' : null;
}
