import { localStore } from '../browser-storage';
import { STORAGE_KEYS } from '../storage-keys';
import type { CartLine } from './cart.types';
import { parseGuestCart, type MergeItem } from './guest-cart';

/** Reads the stored guest cart and saves it back cleaned; what cannot be read is deleted. */
export function loadGuestCart(): CartLine[] {
  const text = localStore.read(STORAGE_KEYS.guestCart);
  if (text === null) return [];
  const lines = parseGuestCart(text);
  if (lines === null) localStore.write(STORAGE_KEYS.guestCart, null);
  else saveGuestCart(lines);
  return lines ?? [];
}

export function saveGuestCart(lines: readonly CartLine[]): void {
  localStore.write(STORAGE_KEYS.guestCart, lines.length > 0 ? JSON.stringify(lines) : null);
}

/** A merge that was begun: it is repeated with the same key and items until the server confirms it. */
export interface PendingMerge {
  readonly key: string;
  readonly items: readonly MergeItem[];
}

export function loadPendingMerge(): PendingMerge | null {
  try {
    return JSON.parse(localStore.read(STORAGE_KEYS.guestCartMerge) ?? 'null') as PendingMerge | null;
  } catch {
    return null;
  }
}

export function savePendingMerge(merge: PendingMerge | null): void {
  localStore.write(STORAGE_KEYS.guestCartMerge, merge && JSON.stringify(merge));
}
