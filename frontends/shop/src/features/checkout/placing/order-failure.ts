import type { ApiError } from '@kp/api-client';
import { isApiError } from '@kp/client';
import type { CheckoutField } from '@kp/commerce';
import { isCheckoutField } from '../steps/checkout-fields';

/** A product that the stock does not cover. */
export interface Shortage {
  readonly productId: number;
  readonly name: string;
  readonly requested: number;
  readonly left: number;
}

/** A price that is another one now; decimals. */
export interface PriceChange {
  readonly productId: number;
  readonly name: string;
  readonly sent: string;
  readonly current: string;
}

/** What the order would cost now; decimals. */
export interface NewTotals {
  readonly totalAmount: string;
  readonly currency: string;
}

/** What the shop says about one field. */
export interface FieldMessage {
  readonly field: CheckoutField;
  readonly message: string;
}

/** Why an order was not placed, as far as the buyer can do something about it. */
export type OrderFailure =
  | { readonly kind: 'shortStock'; readonly items: readonly Shortage[] }
  | { readonly kind: 'priceChanged'; readonly items: readonly PriceChange[]; readonly totals: NewTotals }
  | { readonly kind: 'fields'; readonly messages: readonly FieldMessage[] }
  | { readonly kind: 'methodUnavailable' }
  /** An earlier attempt, whose answer was lost, had been placed. */
  | { readonly kind: 'alreadyPlaced' }
  /** It is about the money, and told where payments are. */
  | { readonly kind: 'payment'; readonly error: ApiError }
  /** No answer, or none that tells whether the order was placed. */
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'refused'; readonly error: unknown };

/** What the shop says of the payment when an order is sent. */
const ABOUT_PAYMENT = [
  'ORDERS.ALREADY_ORDERED',
  'ORDERS.ALREADY_PAID',
  'ORDERS.PAYMENT_PENDING',
  'ORDERS.PAID_OUT_OF_STOCK',
  'ORDERS.PAYMENT_FAILED',
];
const UNAUTHORIZED = 401;
const SERVER_ERROR = 500;

export function orderFailureOf(error: unknown): OrderFailure {
  if (!isApiError(error)) return { kind: 'refused', error };
  if (error.status === 0 || error.status >= SERVER_ERROR) return { kind: 'unanswered' };
  if (ABOUT_PAYMENT.includes(error.problem?.code ?? '')) return { kind: 'payment', error };
  const details = (error.problem?.details ?? {}) as { items?: unknown; totals?: NewTotals };
  switch (error.problem?.code) {
    case 'ORDERS.SHORT_STOCK':
      return { kind: 'shortStock', items: listOf<Shortage>(details.items) };
    case 'ORDERS.PRICE_CHANGED':
      if (!details.totals) return { kind: 'refused', error };
      return { kind: 'priceChanged', items: listOf<PriceChange>(details.items), totals: details.totals };
    case 'ORDERS.PAYMENT_METHOD_UNAVAILABLE':
      return { kind: 'methodUnavailable' };
    case 'ORDERS.IDEMPOTENCY_MISMATCH':
      return { kind: 'alreadyPlaced' };
    default:
      return fieldFailure(error);
  }
}

/** Whether the shop has decided about the attempt, so that the next one is a new order. */
export function isSettled({ kind }: OrderFailure): boolean {
  return kind !== 'unanswered' && kind !== 'alreadyPlaced';
}

/** The shop no longer knows the buyer, who has to sign in again. */
export function isSessionGone(error: unknown): boolean {
  return isApiError(error) && error.status === UNAUTHORIZED;
}

function fieldFailure(error: ApiError): OrderFailure {
  const messages = (error.problem?.fields ?? []).flatMap(({ field, message }) =>
    isCheckoutField(field) ? [{ field, message }] : [],
  );
  return messages.length > 0 ? { kind: 'fields', messages } : { kind: 'refused', error };
}

function listOf<Item>(value: unknown): readonly Item[] {
  return Array.isArray(value) ? (value as Item[]) : [];
}
