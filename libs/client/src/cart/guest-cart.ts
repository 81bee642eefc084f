import type { CartLine, CartProduct } from './cart.types';
import { localStore, STORAGE_KEYS } from '../browser-storage';

/*
 * The guest cart as a pure value. It is stored as the plain list of lines under the key guestCart.
 */

/** @returns the stored lines that are whole; `null` when the text is no list at all and has to be deleted */
export function parseGuestCart(text: string): CartLine[] | null {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isWholeLine).map(repaired) : null;
  } catch {
    return null;
  }
}

type StoredLine = Pick<CartLine, 'product'> & Partial<CartLine>;

/** Lines without a product id, name or price are of no use. */
function isWholeLine(line: unknown): line is StoredLine {
  const product = (line as { product?: Partial<CartProduct> } | null)?.product;
  return Boolean(product?.id && product.name && product.price);
}

/** Fills in what older or hand-edited entries may lack. */
function repaired(line: StoredLine): CartLine {
  const quantity = Number(line.quantity);
  return {
    id: Number(line.id) || line.product.id,
    userId: 0,
    productId: line.product.id,
    quantity: Number.isInteger(quantity) && quantity > 0 ? quantity : 1,
    createdAt: line.createdAt ?? new Date(0).toISOString(),
    product: { ...line.product, price: String(line.product.price) },
  };
}

/** Adds units of a product, never more than are in stock. */
export function addToLines(
  lines: readonly CartLine[],
  product: CartProduct,
  quantity: number,
  now: Date,
): CartLine[] {
  const existing = lines.find((line) => line.productId === product.id);
  const wanted = Math.min((existing?.quantity ?? 0) + quantity, product.stockQuantity ?? Infinity);
  if (wanted <= 0) return lines.filter((line) => line !== existing);
  if (existing) {
    return lines.map((line) => (line === existing ? { ...line, quantity: wanted, product } : line));
  }
  return [
    ...lines,
    {
      id: now.getTime(),
      userId: 0,
      productId: product.id,
      quantity: wanted,
      createdAt: now.toISOString(),
      product,
    },
  ];
}

/** Sets a line's quantity; 0 or less removes it. */
export function setLineQuantity(lines: readonly CartLine[], lineId: number, quantity: number): CartLine[] {
  if (quantity <= 0) return lines.filter(({ id }) => id !== lineId);
  return lines.map((line) => (line.id === lineId ? { ...line, quantity } : line));
}

export interface MergeItem {
  readonly productId: number;
  readonly quantity: number;
}

/** What is left of the guest cart once the server has taken these items over. */
export function withoutMerged(lines: readonly CartLine[], items: readonly MergeItem[]): CartLine[] {
  const merged = new Map(items.map(({ productId, quantity }) => [productId, quantity]));
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - (merged.get(line.productId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

export function totalQuantity(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

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
