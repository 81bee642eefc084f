import { localStore } from '../storage/browser-storage';
import { STORAGE_KEYS } from '../storage/storage-keys';
import type { CartLine, CartProduct } from './cart.types';
import { withoutMerged } from './guest-cart';

/** An account's cart as it was last read: when the session ends, the server no longer answers it. */
interface AccountCartCopy {
  readonly userId: number;
  readonly lines: readonly CartLine[];
  /** The lines went into the guest cart, and still are in the account's. */
  readonly isAdopted?: boolean;
}

export function saveAccountCartCopy(userId: number, lines: readonly CartLine[]): void {
  save(lines.length > 0 ? { userId, lines: lines.map(guestLine) } : null);
}

/** @returns the lines for the guest cart */
export function adoptAccountCart(): readonly CartLine[] {
  const copy = load();
  if (!copy || copy.isAdopted) return [];
  save({ ...copy, isAdopted: true });
  return copy.lines;
}

/** The guest cart without the units that the account of this customer still has, so that a merge counts them once. */
export function withoutAdopted(lines: readonly CartLine[], userId: number): readonly CartLine[] {
  const copy = load();
  return copy?.isAdopted && copy.userId === userId ? withoutMerged(lines, copy.lines) : lines;
}

function guestLine({ product, ...line }: CartLine): CartLine {
  const { id, name, price, currency, slug, imageUrl, inStock, stockQuantity, status, category } = product;
  const { taxClasses, article } = product;
  const known: CartProduct = {
    id,
    name,
    price,
    currency,
    slug,
    imageUrl,
    inStock,
    stockQuantity,
    status,
    category,
    taxClasses,
    ...(article && { article }),
  };
  return { ...line, userId: 0, product: known };
}

function load(): AccountCartCopy | null {
  try {
    return JSON.parse(localStore.read(STORAGE_KEYS.accountCart) ?? 'null') as AccountCartCopy | null;
  } catch {
    return null;
  }
}

function save(copy: AccountCartCopy | null): void {
  localStore.write(STORAGE_KEYS.accountCart, copy && JSON.stringify(copy));
}
