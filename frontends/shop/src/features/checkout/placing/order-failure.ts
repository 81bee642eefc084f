import type { ApiError } from '@kp/api-client';
import { isApiError } from '@kp/client';
import { isCheckoutField } from '../steps/checkout-fields';
import type { FieldMessage } from '../steps/checkout-fields';

export interface Shortage {
  readonly productId: number;
  readonly name: string;
  readonly requested: number;
  readonly left: number;
}

/** Prices are decimals. */
export interface PriceChange {
  readonly productId: number;
  readonly name: string;
  readonly sent: string;
  readonly current: string;
}

export interface NewTotals {
  readonly totalAmount: string;
  readonly currency: string;
}

export type OrderFailure =
  | { readonly kind: 'shortStock'; readonly items: readonly Shortage[] }
  | { readonly kind: 'priceChanged'; readonly items: readonly PriceChange[]; readonly totals: NewTotals }
  | { readonly kind: 'discountRefused'; readonly error: ApiError; readonly totals?: NewTotals }
  | { readonly kind: 'fields'; readonly messages: readonly FieldMessage[] }
  | { readonly kind: 'methodUnavailable' }
  | { readonly kind: 'deliveryUnavailable'; readonly error: ApiError }
  /** An earlier attempt, whose answer was lost, was placed. */
  | { readonly kind: 'alreadyPlaced' }
  | { readonly kind: 'payment'; readonly error: ApiError }
  /** It is unknown whether the order was placed. */
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'rejected'; readonly error: unknown };

const PAYMENT_CODES = [
  'ORDERS.ALREADY_ORDERED',
  'ORDERS.ALREADY_PAID',
  'ORDERS.PAYMENT_PENDING',
  'ORDERS.PAID_OUT_OF_STOCK',
  'ORDERS.PAYMENT_FAILED',
  'ORDERS.PAYMENT_UNEXPECTED',
];
const UNAUTHORIZED = 401;
const SERVER_ERROR = 500;

export function orderFailureOf(error: unknown): OrderFailure {
  if (!isApiError(error)) return { kind: 'rejected', error };
  if (error.status === 0 || error.status >= SERVER_ERROR) return { kind: 'unanswered' };
  if (PAYMENT_CODES.includes(error.problem?.code ?? '')) return { kind: 'payment', error };
  const details = (error.problem?.details ?? {}) as { items?: unknown; totals?: NewTotals };
  if (isDiscountRefusal(error)) return { kind: 'discountRefused', error, totals: details.totals };
  switch (error.problem?.code) {
    case 'ORDERS.SHORT_STOCK':
      return { kind: 'shortStock', items: listOf<Shortage>(details.items) };
    case 'ORDERS.PRICE_CHANGED':
      if (!details.totals) return { kind: 'rejected', error };
      return { kind: 'priceChanged', items: listOf<PriceChange>(details.items), totals: details.totals };
    case 'ORDERS.PAYMENT_METHOD_UNAVAILABLE':
      return { kind: 'methodUnavailable' };
    case 'ORDERS.DELIVERY_UNAVAILABLE':
      return { kind: 'deliveryUnavailable', error };
    case 'ORDERS.IDEMPOTENCY_MISMATCH':
      return { kind: 'alreadyPlaced' };
    default:
      return fieldFailure(error);
  }
}

type DiscountRefusal = ApiError & { readonly problem: NonNullable<ApiError['problem']> };

export function isDiscountRefusal(error: unknown): error is DiscountRefusal {
  return isApiError(error) && (error.problem?.code ?? '').startsWith('ORDERS.DISCOUNT_');
}

/** What is missing to the minimum of a discount code. */
export function missingOf(error: unknown): { readonly amount: string; readonly currency: string } | null {
  if (!isDiscountRefusal(error)) return null;
  const { missing, currency } = (error.problem.details ?? {}) as { missing?: string; currency?: string };
  return missing && currency ? { amount: missing, currency } : null;
}

/** True when the attempt is decided, so that the next one gets a new idempotency key. */
export function isFinal({ kind }: OrderFailure): boolean {
  return kind !== 'unanswered' && kind !== 'alreadyPlaced';
}

export function isSessionExpired(error: unknown): boolean {
  return isApiError(error) && error.status === UNAUTHORIZED;
}

function fieldFailure(error: ApiError): OrderFailure {
  const messages = (error.problem?.fields ?? []).flatMap(({ field, message }) =>
    isCheckoutField(field) ? [{ field, message }] : [],
  );
  return messages.length > 0 ? { kind: 'fields', messages } : { kind: 'rejected', error };
}

function listOf<Item>(value: unknown): readonly Item[] {
  return Array.isArray(value) ? (value as Item[]) : [];
}
