import { useEffect, useState } from 'react';
import type { ReviewedLine } from './cart-review';
import { formerPrice, loadSeenPrices, saveSeenPrices } from './seen-prices';

/** Tells which prices have changed since the buyer last looked. What is on screen now counts as seen next time. */
export function useFormerPrices(lines: readonly ReviewedLine[]): (line: ReviewedLine) => string | null {
  const [seen] = useState(loadSeenPrices);
  useEffect(() => saveSeenPrices(lines), [lines]);
  return (line) => formerPrice(line, seen);
}
