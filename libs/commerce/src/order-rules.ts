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

/** In the order of the checkout. */
export const PAYMENT_METHODS = ['stripe', 'revolut', 'paypal', 'cash'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const DEFAULT_PAYMENT_METHOD: PaymentMethod = 'cash';
export const RECOMMENDED_PAYMENT_METHOD: PaymentMethod = 'stripe';

/**
 * Of an order. `out_of_stock_paid`: it was paid when its goods were gone, and the money is on its way back;
 * `partly_refunded`: paid, and some of it given back.
 */
export const PAYMENT_STATUSES = [
  'unpaid',
  'paid',
  'out_of_stock_paid',
  'partly_refunded',
  'refunded',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

interface PayableOrder {
  readonly paymentMethod: string;
  readonly paymentStatus: PaymentStatus;
  readonly status: string;
}

/** True for an order that was to be paid before it is sent, and is not; a cancelled one waits for nothing. */
export function awaitsPayment({ paymentMethod, paymentStatus, status }: PayableOrder): boolean {
  return paymentMethod !== 'cash' && paymentStatus === 'unpaid' && status !== 'cancelled';
}

export function isPaymentMethod(value: unknown): value is PaymentMethod {
  return (PAYMENT_METHODS as readonly unknown[]).includes(value);
}

const ORDER_NUMBER = /^ORD-(\d{4})-(\d{6,})$/;

/** (2026, 123) → "ORD-2026-000123". */
export function formatOrderNumber(year: number, sequence: number): string {
  return `ORD-${year}-${String(sequence).padStart(6, '0')}`;
}

export function isOrderNumber(text: string): boolean {
  return ORDER_NUMBER.test(text);
}
