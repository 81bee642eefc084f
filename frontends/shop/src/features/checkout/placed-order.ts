import type { OrderResponse } from '@kp/api-client/shop';

/** What the page after the checkout tells about the order. It travels with the history entry, so a reload keeps it. */
export interface PlacedOrder {
  readonly orderNumber: string;
  readonly email: string;
  /** Where a guest follows the order; null for an account, which lists its orders. */
  readonly statusPath: string | null;
}

/** State of the history entry that follows the checkout. */
export interface PlacedOrderState {
  readonly placedOrder: PlacedOrder;
}

export function placedOrder({ orderNumber, email, statusUrl }: OrderResponse): PlacedOrder {
  return { orderNumber, email, statusPath: statusPathOf(statusUrl) };
}

/** The page inside the shop that the link of an order leads to. */
export function statusPathOf(statusUrl: string | undefined): string | null {
  return statusUrl ? new URL(statusUrl).pathname : null;
}

/** The order that was placed on the way to this page, if any. */
export function placedOrderOf(state: unknown): PlacedOrder | null {
  return (state as Partial<PlacedOrderState> | null)?.placedOrder ?? null;
}
