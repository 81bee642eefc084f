import type { OrderResponse } from '@kp/api-client/shop';
import { sessionStore, STORAGE_KEYS } from '@kp/client';
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

export function saveLastOrder(order: LastOrder | null): void {
  sessionStore.write(STORAGE_KEYS.lastOrder, order && JSON.stringify(order));
}

/** @returns null when this customer or guest has placed none in this tab */
export function readLastOrder(userId: number | null): LastOrder | null {
  try {
    const stored = JSON.parse(sessionStore.read(STORAGE_KEYS.lastOrder) ?? 'null') as LastOrder | null;
    return stored?.owner === userId ? stored : null;
  } catch {
    return null;
  }
}
