import type { OrderResponse } from '@kp/api-client/shop';
import { sessionStore, STORAGE_KEYS } from '@kp/client';
import { awaitsPayment } from '@kp/commerce';

/** What the page after the checkout tells about the order. It travels with the history entry, so a reload keeps it. */
export interface PlacedOrder {
  readonly orderNumber: string;
  /** Where the confirmation goes; empty in a browser that does not know it. */
  readonly email: string;
  /** Where a guest follows the order; null for an account, which lists its orders. */
  readonly statusPath: string | null;
  /** It is not prepared before its payment arrives. */
  readonly isPaymentAwaited?: boolean;
  /** It waits for the link in its email to be opened. */
  readonly confirmationRequired?: boolean;
}

/** State of the history entry that follows the checkout. */
interface PlacedOrderState {
  readonly placedOrder: PlacedOrder;
}

export function placedOrder(order: OrderResponse): PlacedOrder {
  const { orderNumber, email, statusUrl, confirmationRequired } = order;
  const isPaymentAwaited = awaitsPayment(order);
  return { orderNumber, email, statusPath: statusPathOf(statusUrl), isPaymentAwaited, confirmationRequired };
}

/** The page inside the shop that the link of an order leads to. */
export function statusPathOf(statusUrl: string | undefined): string | null {
  return statusUrl ? new URL(statusUrl).pathname : null;
}

/** The order that was placed on the way to this page, if any. */
export function placedOrderOf(state: unknown): PlacedOrder | null {
  return (state as Partial<PlacedOrderState> | null)?.placedOrder ?? null;
}

/** The order that this tab has placed last. */
interface LastOrder {
  /** Id of the account; null for a guest. */
  readonly owner: number | null;
  /** null while the shop is making the order of a payment. */
  readonly placed: PlacedOrder | null;
  /** To ask for it meanwhile. */
  readonly checkoutId?: string;
}

export function rememberLastOrder(order: LastOrder | null): void {
  sessionStore.write(STORAGE_KEYS.lastOrder, order && JSON.stringify(order));
}

/** @returns null when this buyer has placed none */
export function readLastOrder(owner: number | null): LastOrder | null {
  try {
    const stored = JSON.parse(sessionStore.read(STORAGE_KEYS.lastOrder) ?? 'null') as LastOrder | null;
    return stored?.owner === owner ? stored : null;
  } catch {
    return null;
  }
}
