import type { PlaceOrderRequest } from '@kp/api-client/checkout';
import { localStore, sessionStore, STORAGE_KEYS } from '@kp/client';
import { orderTexts } from '@kp/commerce';
import type { EnteredOrder } from '../../../shared/placed-order';

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
  /** The customer cancelled its payment, so it is not offered to be finished. */
  readonly isCancelled?: boolean;
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
  sessionStore.write(STORAGE_KEYS.enteredOrder, null);
}

/** For the confirmation of an order that a provider's page leads back to; it ends with the tab. */
export function saveEnteredOrder(
  checkoutId: string,
  { shippingAddress, vatNumber, ...request }: PlaceOrderRequest,
): void {
  const entered = { shippingAddress, vatNumber, ...orderTexts((field) => request[field] ?? '') };
  sessionStore.write(STORAGE_KEYS.enteredOrder, JSON.stringify({ checkoutId, entered }));
}

export function readEnteredOrder(checkoutId: string | undefined): EnteredOrder | undefined {
  const text = sessionStore.read(STORAGE_KEYS.enteredOrder);
  const stored = JSON.parse(text ?? 'null') as { checkoutId: string; entered: EnteredOrder } | null;
  return stored && stored.checkoutId === checkoutId ? stored.entered : undefined;
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
      ...(stored.isCancelled === true ? { isCancelled: true } : {}),
    };
  } catch {
    return null;
  }
}

function isItem(value: unknown): value is BoughtItem {
  const item = value as Partial<BoughtItem> | null;
  return typeof item?.productId === 'number' && typeof item.quantity === 'number';
}
