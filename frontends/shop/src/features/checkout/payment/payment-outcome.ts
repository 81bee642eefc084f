import type { ApiError } from '@kp/api-client';
import type { PlaceOrderRequest } from '@kp/api-client/checkout';
import { isApiError } from '@kp/client';
import type { OnlineMethod, PaymentOutcome, StartedPayment } from '../../../shared/payment/payment-form';

export interface PaymentInput {
  readonly method: OnlineMethod;
  readonly request: PlaceOrderRequest;
  /** The total on screen, in minor units; the shop compares it with its own. */
  readonly amountMinor: number;
  /** A checkout that was started before; it is replaced together with its reservation. */
  readonly checkoutId?: string;
}

export interface CheckoutPayment extends StartedPayment {
  readonly checkoutId: string | undefined;
}

export type PaymentFailure =
  | Exclude<PaymentOutcome, { kind: 'paid' }>
  /** The reservation of the products has ended. */
  | { readonly kind: 'expired' }
  /** Paid, but sold out before that: the payment is refunded. */
  | { readonly kind: 'outOfStock'; readonly orderNumber: string }
  | { readonly kind: 'rejected'; readonly error: unknown };

/** @returns the number of the order that is refunded; null for any other error */
export function soldOutOrder(error: unknown): { readonly orderNumber: string } | null {
  const { code, details } = (isApiError(error) && error.problem) || {};
  if (code !== 'ORDERS.PAID_OUT_OF_STOCK') return null;
  return { orderNumber: (details as { orderNumber?: string } | undefined)?.orderNumber ?? '' };
}

export function isDeclined(error: unknown): error is ApiError {
  if (!isApiError(error)) return false;
  const code = error.problem?.code ?? '';
  return code.startsWith('PAYMENTS.') || code === 'ORDERS.PAYMENT_FAILED';
}

/** @returns the number of the order, when there is one already; null for an error that tells of no earlier payment */
export function alreadyPaid(error: unknown): { readonly orderNumber: string | null } | null {
  const { code, details } = (isApiError(error) && error.problem) || {};
  if (code === 'ORDERS.ALREADY_PAID' || code === 'ORDERS.PAYMENT_PENDING') return { orderNumber: null };
  if (code !== 'ORDERS.ALREADY_ORDERED') return null;
  return { orderNumber: (details as { orderNumber?: string } | undefined)?.orderNumber ?? null };
}
