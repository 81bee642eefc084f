import { localStore, STORAGE_KEYS } from '@kp/client';
import { isDecimalAmount, parseMinor } from '@kp/commerce';
import { useEffect, useState } from 'react';
import type { ReviewedLine } from './cart-review';

/** Decimal prices by product id, as the buyer last saw them in the cart. */
type SeenPrices = Readonly<Record<string, string>>;

/**
 * The price that a buyer has in mind when it is another one now, else null: the one last seen in the cart, or the one
 * the line was stored with.
 */
export function formerPrice({ line, product }: ReviewedLine, seen: SeenPrices): string | null {
  const before = seen[line.productId] ?? line.product.price;
  return isDecimalAmount(before) && parseMinor(before) !== parseMinor(product.price) ? before : null;
}

function loadSeenPrices(): SeenPrices {
  try {
    const stored: unknown = JSON.parse(localStore.read(STORAGE_KEYS.seenPrices) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as SeenPrices) : {};
  } catch {
    return {};
  }
}

/** Keeps the prices on screen; products that left the cart are forgotten. */
function saveSeenPrices(lines: readonly ReviewedLine[]): void {
  const prices = Object.fromEntries(lines.map(({ product }) => [product.id, product.price]));
  localStore.write(STORAGE_KEYS.seenPrices, lines.length > 0 ? JSON.stringify(prices) : null);
}

/** Tells which prices have changed since the buyer last looked. What is on screen now counts as seen next time. */
export function useFormerPrices(lines: readonly ReviewedLine[]): (line: ReviewedLine) => string | null {
  const [seen] = useState(loadSeenPrices);
  useEffect(() => saveSeenPrices(lines), [lines]);
  return (line) => formerPrice(line, seen);
}
