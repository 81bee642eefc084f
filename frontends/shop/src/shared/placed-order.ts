import type { OrderResponse } from '@kp/api-client/shop';
import { localStore, sessionStore, STORAGE_KEYS } from '@kp/client';
import { awaitsPayment } from '@kp/commerce';
import type { PromisedOrder } from '@kp/ui';

/** What the page after the checkout shows. It is part of the history entry, so that it survives a reload. */
export interface PlacedOrder {
  readonly orderNumber: string;
  /** Empty in a browser that does not know it. */
  readonly email: string;
  /** For the form of an account; absent where the browser does not know it. */
  readonly firstName?: string;
  readonly lastName?: string;
  /** Path of a guest's order status; null for a customer, whose account lists the orders. */
  readonly statusPath: string | null;
  readonly isPaymentAwaited?: boolean;
  /** A guest has to open the link in the email first. */
  readonly confirmationRequired?: boolean;
  /** ISO days, when some were promised. */
  readonly promised?: PromisedOrder;
}

interface PlacedOrderState {
  readonly placedOrder: PlacedOrder;
}

export function placedOrder(order: OrderResponse): PlacedOrder {
  const { orderNumber, email, statusUrl, confirmationRequired, shippingAddress } = order;
  const { status, promisedFirstDay, promisedLastDay } = order;
  const promised = { status, promisedFirstDay, promisedLastDay };
  const { firstName, lastName } = shippingAddress;
  const isPaymentAwaited = awaitsPayment(order);
  const statusPath = statusPathOf(statusUrl);
  return {
    ...{ orderNumber, email, firstName, lastName, statusPath, isPaymentAwaited, confirmationRequired },
    promised,
  };
}

export function statusPathOf(statusUrl: string | undefined): string | null {
  return statusUrl ? new URL(statusUrl).pathname : null;
}

/** What the sign-in page starts with for who has just ordered as a guest. */
export function newAccountOf({ email, firstName = '', lastName = '', statusPath }: PlacedOrder) {
  return { register: { email, firstName, lastName, orderToken: statusPath?.split('/').at(-1) } };
}

export function placedOrderOf(state: unknown): PlacedOrder | null {
  return (state as Partial<PlacedOrderState> | null)?.placedOrder ?? null;
}

interface LastOrder {
  readonly owner: number | null;
  /** null while the shop creates the order of a payment. */
  readonly placed: PlacedOrder | null;
  readonly checkoutId?: string;
}

/** As long as another tab may still show the checkout of that order. */
const OTHER_TABS_TTL_MS = 3_600_000;

export function saveLastOrder(order: LastOrder | null): void {
  sessionStore.write(STORAGE_KEYS.lastOrder, order && JSON.stringify(order));
  localStore.write(STORAGE_KEYS.lastOrder, order && JSON.stringify({ ...order, savedAt: Date.now() }));
}

type FoundOrder = LastOrder & { readonly isOfOtherTab: boolean };

/** @returns null when this customer or guest has placed none in this tab, nor in another one a moment ago */
export function readLastOrder(userId: number | null): FoundOrder | null {
  const own = parseLastOrder(sessionStore.read(STORAGE_KEYS.lastOrder), userId);
  if (own) return { ...own, isOfOtherTab: false };
  const other = parseLastOrder(localStore.read(STORAGE_KEYS.lastOrder), userId);
  const isRecent = Date.now() - (other?.savedAt ?? 0) < OTHER_TABS_TTL_MS;
  return other && isRecent ? { ...other, isOfOtherTab: true } : null;
}

function parseLastOrder(
  text: string | null,
  userId: number | null,
): (LastOrder & { savedAt?: number }) | null {
  try {
    const stored = JSON.parse(text ?? 'null') as LastOrder | null;
    return stored?.owner === userId ? stored : null;
  } catch {
    return null;
  }
}
