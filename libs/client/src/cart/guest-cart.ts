import { allowedQuantity, quantitySteps } from '@kp/commerce';
import type { CartLine, CartProduct } from './cart.types';
import { localStore } from '../storage/browser-storage';
import { STORAGE_KEYS } from '../storage/storage-keys';

/** @returns the valid lines; `null` when the text is not a list and has to be deleted */
export function parseGuestCart(text: string): CartLine[] | null {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isValidLine).map(repaired) : null;
  } catch {
    return null;
  }
}

type StoredLine = Pick<CartLine, 'product'> & Partial<CartLine>;

function isValidLine(line: unknown): line is StoredLine {
  const product = (line as { product?: Partial<CartProduct> } | null)?.product;
  return Boolean(product?.id && product.name && product.price);
}

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

export function quantityOf(lines: readonly Omit<CartLine, 'product'>[], productId: number): number {
  return lines.find((line) => line.productId === productId)?.quantity ?? 0;
}

/** For a tap that names no quantity: up to the fewest that can be ordered, then a step more. */
export function unitsToAdd({ article }: Pick<CartProduct, 'article'>, inCart: number): number {
  const { min, step } = quantitySteps(article);
  return Math.max(step, min - inCart);
}

/** Never adds more than are in stock, and nothing that cannot be ordered. */
export function addToLines(
  lines: readonly CartLine[],
  product: CartProduct,
  quantity: number,
  now: Date,
): CartLine[] {
  const existing = lines.find((line) => line.productId === product.id);
  const wanted = (existing?.quantity ?? 0) + quantity;
  const newQuantity = allowedQuantity(wanted, product.article, product.stockQuantity ?? Infinity);
  if (newQuantity <= 0) return lines.filter((line) => line !== existing);
  if (existing) {
    return lines.map((line) => (line === existing ? { ...line, quantity: newQuantity, product } : line));
  }
  return [
    ...lines,
    {
      id: now.getTime(),
      userId: 0,
      productId: product.id,
      quantity: newQuantity,
      createdAt: now.toISOString(),
      product,
    },
  ];
}

export function setLineQuantity(lines: readonly CartLine[], lineId: number, quantity: number): CartLine[] {
  if (quantity <= 0) return lines.filter(({ id }) => id !== lineId);
  return lines.map((line) => (line.id === lineId ? { ...line, quantity } : line));
}

interface MergeItem {
  readonly productId: number;
  readonly quantity: number;
}

export function withoutMerged(lines: readonly CartLine[], items: readonly MergeItem[]): CartLine[] {
  const merged = new Map(items.map(({ productId, quantity }) => [productId, quantity]));
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - (merged.get(line.productId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

export function totalQuantity(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

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
