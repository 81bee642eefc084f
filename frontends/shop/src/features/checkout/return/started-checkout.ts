import type { PlaceOrderRequest } from '@kp/api-client/shop';
import { localStore, STORAGE_KEYS } from '@kp/client';

export interface BoughtItem {
  readonly productId: number;
  readonly quantity: number;
}

/** A checkout whose payment was started; stored until its order is known to be placed. */
export interface StartedCheckout {
  readonly id: string;
  readonly owner: number | null;
  readonly email: string;
  readonly items: readonly BoughtItem[];
}

export function startedCheckoutOf(
  id: string,
  user: { readonly id: number; readonly email: string } | null,
  { email = '', items }: PlaceOrderRequest,
): StartedCheckout {
  return {
    id,
    owner: user?.id ?? null,
    email: user?.email ?? email,
    items: items.map(({ productId, quantity }) => ({ productId, quantity })),
  };
}

export function saveStartedCheckout(checkout: StartedCheckout): void {
  localStore.write(STORAGE_KEYS.startedCheckout, JSON.stringify(checkout));
}

export function clearStartedCheckout(): void {
  localStore.write(STORAGE_KEYS.startedCheckout, null);
}

/** A checkout started as a guest can be continued after signing in; that of another customer is ignored. */
export function readStartedCheckout(userId: number | null): StartedCheckout | null {
  const saved = parseStartedCheckout(localStore.read(STORAGE_KEYS.startedCheckout));
  return saved && (saved.owner === null || saved.owner === userId) ? saved : null;
}

export function parseStartedCheckout(text: string | null): StartedCheckout | null {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<Record<keyof StartedCheckout, unknown>> | null;
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
