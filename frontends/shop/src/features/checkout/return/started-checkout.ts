import type { PlaceOrderRequest } from '@kp/api-client/shop';
import { localStore, STORAGE_KEYS } from '@kp/client';

export interface BoughtItem {
  readonly productId: number;
  readonly quantity: number;
}

/** A checkout that a payment was begun for, kept until its order is known to be made. */
export interface BegunCheckout {
  readonly id: string;
  /** Id of the account; null for a guest. */
  readonly owner: number | null;
  /** Where its confirmation goes. */
  readonly email: string;
  readonly items: readonly BoughtItem[];
}

/** What the browser keeps of a checkout, also after it was closed. */
export function begunCheckoutOf(
  id: string,
  owner: { readonly id: number; readonly email: string } | null,
  { email = '', items }: PlaceOrderRequest,
): BegunCheckout {
  return {
    id,
    owner: owner?.id ?? null,
    email: owner?.email ?? email,
    items: items.map(({ productId, quantity }) => ({ productId, quantity })),
  };
}

export function keepBegunCheckout(checkout: BegunCheckout): void {
  localStore.write(STORAGE_KEYS.begunCheckout, JSON.stringify(checkout));
}

export function forgetBegunCheckout(): void {
  localStore.write(STORAGE_KEYS.begunCheckout, null);
}

/** The own one: what was begun as a guest may be ended signed in, somebody else's is not shown. */
export function readBegunCheckout(owner: number | null): BegunCheckout | null {
  const kept = parseBegunCheckout(localStore.read(STORAGE_KEYS.begunCheckout));
  return kept && (kept.owner === null || kept.owner === owner) ? kept : null;
}

/** @returns null when the text is none */
export function parseBegunCheckout(text: string | null): BegunCheckout | null {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<Record<keyof BegunCheckout, unknown>> | null;
    if (typeof stored?.id !== 'string') return null;
    return {
      id: stored.id,
      owner: typeof stored.owner === 'number' ? stored.owner : null,
      email: typeof stored.email === 'string' ? stored.email : '',
      items: Array.isArray(stored.items) ? stored.items.filter(isItem) : [],
    };
  } catch {
    return null;
  }
}

function isItem(value: unknown): value is BoughtItem {
  const item = value as Partial<BoughtItem> | null;
  return typeof item?.productId === 'number' && typeof item.quantity === 'number';
}
