import type { OrderResponse } from '@kp/api-client/shop';

/** What the page after the checkout may tell about the order. Travels with the history entry, so a reload keeps it. */
export interface PlacedOrder {
  readonly orderNumber: string;
  readonly email: string;
  /** Where a guest follows the order. */
  readonly statusUrl?: string;
}

export function placedOrderState({ orderNumber, email, statusUrl }: OrderResponse): {
  readonly placedOrder: PlacedOrder;
} {
  return { placedOrder: { orderNumber, email, ...(statusUrl ? { statusUrl } : {}) } };
}

/** The order that was placed on the way to this page, if any. */
export function placedOrderOf(state: unknown): PlacedOrder | null {
  const placed = (state as { placedOrder?: Partial<PlacedOrder> } | null)?.placedOrder;
  return placed?.orderNumber && placed.email ? (placed as PlacedOrder) : null;
}
