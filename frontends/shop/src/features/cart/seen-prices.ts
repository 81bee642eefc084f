import { localStore, STORAGE_KEYS } from '@kp/client';
import { isDecimalAmount, parseMinor } from '@kp/commerce';
import { useEffect, useState } from 'react';
import type { ReviewedLine } from '../../shared/cart/cart-review';

/** Decimal prices by product id, as last shown in the cart. */
type SeenPrices = Readonly<Record<string, string>>;

/** @returns the price last shown in the cart, or stored with the line, when it differs from the current one */
export function formerPrice({ line, product }: ReviewedLine, seen: SeenPrices): string | null {
  const before = seen[line.productId] ?? line.product.price;
  if (before === null || product.price === null) return null;
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

function saveSeenPrices(lines: readonly ReviewedLine[]): void {
  const prices = Object.fromEntries(
    lines.flatMap(({ product: { id, price } }) => (price === null ? [] : [[id, price] as const])),
  );
  localStore.write(STORAGE_KEYS.seenPrices, lines.length > 0 ? JSON.stringify(prices) : null);
}

export function useFormerPrices(lines: readonly ReviewedLine[]): (line: ReviewedLine) => string | null {
  const [seen] = useState(loadSeenPrices);
  useEffect(() => saveSeenPrices(lines), [lines]);
  return (line) => formerPrice(line, seen);
}
