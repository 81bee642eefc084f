import { cleanCode } from './clean-code';

export const ORDER_STATUSES = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The customer is told of these by email, which nothing takes back. */
const MAILED_STATUSES = ['shipped', 'delivered', 'cancelled'] as const satisfies readonly OrderStatus[];
export type MailedStatus = (typeof MAILED_STATUSES)[number];

export function isMailedStatus(status: OrderStatus): status is MailedStatus {
  return (MAILED_STATUSES as readonly OrderStatus[]).includes(status);
}

export type StockEffect = 'none' | 'return' | 'take';

export function isOrderStatus(value: unknown): value is OrderStatus {
  return (ORDER_STATUSES as readonly unknown[]).includes(value);
}

/** Any status may follow any other; only cancelling and reopening change the stock. */
export function stockEffect(from: OrderStatus, to: OrderStatus): StockEffect {
  if (from === to) return 'none';
  if (to === 'cancelled') return 'return';
  return from === 'cancelled' ? 'take' : 'none';
}

/** By its customer: while nothing is packed. */
export function isCancellable(order: {
  readonly status: OrderStatus;
  readonly shipments: readonly unknown[];
}): boolean {
  return order.status === 'pending' && order.shipments.length === 0;
}

export const PAYMENT_METHODS = ['stripe', 'revolut', 'paypal', 'cash', 'bank_transfer'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Paid without a provider: at the door, or to the bank account of the shop. */
const OFFLINE_METHODS = ['cash', 'bank_transfer'] as const satisfies readonly PaymentMethod[];
export type OfflineMethod = (typeof OFFLINE_METHODS)[number];

export function isOfflineMethod(method: PaymentMethod): method is OfflineMethod {
  return (OFFLINE_METHODS as readonly PaymentMethod[]).includes(method);
}

interface NamedPayment {
  readonly paymentMethod: PaymentMethod;
  readonly isNegotiated: boolean;
}

/** The method to show: an order with nothing to pay, and one of an accepted quote, are stored as cash but not paid on delivery. */
export function namedPaymentMethod(
  { paymentMethod, isNegotiated }: NamedPayment,
  totalMinor: number,
): PaymentMethod | 'none' | 'agreed' {
  if (totalMinor === 0) return 'none';
  return paymentMethod === 'cash' && isNegotiated ? 'agreed' : paymentMethod;
}

/** Stripe's methods that are paid days later at a counter or by transfer; not offered, because units would wait for them. */
export const EXCLUDED_STRIPE_METHODS = [
  'boleto',
  'customer_balance',
  'konbini',
  'multibanco',
  'oxxo',
] as const;

export const DEFAULT_PAYMENT_METHOD: PaymentMethod = 'cash';
export const RECOMMENDED_PAYMENT_METHOD: PaymentMethod = 'stripe';

/** `out_of_stock_paid`: paid when the goods were gone, the refund is pending. `charged_back`: the bank took it back. */
export const PAYMENT_STATUSES = [
  'unpaid',
  'paid',
  'out_of_stock_paid',
  'partly_refunded',
  'refunded',
  'charged_back',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** How an invoice states what was paid; `nothing`: the money went back, so there is nothing to invoice. */
type InvoicePayability = 'open' | 'paid' | 'nothing';

const INVOICE_PAYABILITY: Record<PaymentStatus, InvoicePayability> = {
  unpaid: 'open',
  paid: 'paid',
  partly_refunded: 'paid',
  out_of_stock_paid: 'nothing',
  refunded: 'nothing',
  // What was delivered is still owed.
  charged_back: 'open',
};

export const invoicePayabilityOf = (status: PaymentStatus): InvoicePayability => INVOICE_PAYABILITY[status];

export const NOT_INVOICEABLE = PAYMENT_STATUSES.filter((status) => invoicePayabilityOf(status) === 'nothing');

interface InvoiceableOrder {
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
}

export function isInvoiceable({ status, paymentStatus }: InvoiceableOrder): boolean {
  return status === 'delivered' && !NOT_INVOICEABLE.includes(paymentStatus);
}

interface PayableOrder {
  readonly paymentMethod: string;
  readonly paymentStatus: PaymentStatus;
  readonly status: string;
}

export function awaitsPayment({ paymentMethod, paymentStatus, status }: PayableOrder): boolean {
  return paymentMethod !== 'cash' && paymentStatus === 'unpaid' && status !== 'cancelled';
}

/** It is placed, and waits for money at the bank. */
export function awaitsTransfer(order: PayableOrder): boolean {
  return order.paymentMethod === 'bank_transfer' && awaitsPayment(order);
}

export function isPaymentMethod(value: unknown): value is PaymentMethod {
  return (PAYMENT_METHODS as readonly unknown[]).includes(value);
}

/** Six digits or more follow, counted by the database. */
export const orderNumberPrefix = (year: number): string => `ORD-${year}-`;

/** As people read it off a mail or a screen: "ord 2026 123", "#2026-000123". */
const TYPED_NUMBER = /^[^\dA-Z]*(?:ORD)?[^\dA-Z]*(\d{4})[^\dA-Z]*(\d{1,12})$/;
const COUNTER_LENGTH = 6;

/** @returns the number as it is stored; null when no spelling of one was typed */
export function parseOrderNumber(typed: string): string | null {
  const [, year, counter] = TYPED_NUMBER.exec(cleanCode(typed).toUpperCase()) ?? [];
  return year && counter
    ? `${orderNumberPrefix(Number(year))}${counter.padStart(COUNTER_LENGTH, '0')}`
    : null;
}
