import { parseMinor, PRICE_BOUND_PATTERN } from '@kp/commerce';

/** @returns a decimal, or null when the text is no amount with at most two decimals */
export function parseAmount(text: string): string | null {
  const amount = text.trim().replace(',', '.');
  return PRICE_BOUND_PATTERN.test(amount) ? amount : null;
}

export interface TypedRange {
  readonly from: string;
  readonly to: string;
}

/** An empty end is open. */
export type RangeProblems = { readonly [End in keyof TypedRange]?: 'invalid' | 'belowFrom' };

export function rangeProblems({ from, to }: TypedRange): RangeProblems {
  const lowest = parseAmount(from);
  const highest = parseAmount(to);
  const isInvalid = (text: string, amount: string | null) => text.trim() !== '' && amount === null;
  if (isInvalid(from, lowest) || isInvalid(to, highest)) {
    return {
      ...(isInvalid(from, lowest) ? { from: 'invalid' } : {}),
      ...(isInvalid(to, highest) ? { to: 'invalid' } : {}),
    };
  }
  const isReversed = lowest !== null && highest !== null && parseMinor(lowest) > parseMinor(highest);
  return isReversed ? { to: 'belowFrom' } : {};
}
