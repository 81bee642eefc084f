export const ORDER_STATUSES = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What a change of status does to the stock of the order's lines. */
export type StockEffect = 'none' | 'return' | 'take';

export function isOrderStatus(value: unknown): value is OrderStatus {
  return (ORDER_STATUSES as readonly unknown[]).includes(value);
}

/**
 * Any status may follow any other. Cancelling returns the stock, reopening a cancelled order takes it again, and
 * everything else leaves it alone.
 */
export function stockEffect(from: OrderStatus, to: OrderStatus): StockEffect {
  if (from === to) return 'none';
  if (to === 'cancelled') return 'return';
  return from === 'cancelled' ? 'take' : 'none';
}

/** Only what has arrived is offered for buying again. */
export function isReorderable(status: OrderStatus): boolean {
  return status === 'delivered';
}
