import { parseMinor } from '@kp/commerce';

const AMOUNT = /^\d{1,7}([.,]\d{1,2})?$/;

/** @returns a decimal, or null when the text is no amount with at most two decimals */
export function parseAmount(text: string): string | null {
  const trimmed = text.trim();
  return AMOUNT.test(trimmed) ? trimmed.replace(',', '.') : null;
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
