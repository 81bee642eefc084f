import type { ApiError } from '@kp/api-client';
import { isApiError } from '@kp/client';
import type { PaymentOutcome } from '../payment/payment.types';

/** Why nothing is paid, or why that is not known; the form stays as it is. */
export type PaymentTrouble =
  | Exclude<PaymentOutcome, { kind: 'paid' }>
  /** The time for which the products were held is over. */
  | { readonly kind: 'expired' }
  /** Paid, and sold out meanwhile: the money goes back. */
  | { readonly kind: 'outOfStock'; readonly orderNumber: string }
  | { readonly kind: 'refused'; readonly error: unknown };

const SERVER_ERROR = 500;

/** True when nobody answered, or a provider's library broke: what was asked may have happened. */
export function isLost(error: unknown): boolean {
  if (!isApiError(error)) return true;
  return error.status === 0 || error.status >= SERVER_ERROR;
}

/** The provider, not the shop, could not be asked. */
function isProviders({ problem }: ApiError): boolean {
  return problem?.code.startsWith('PAYMENTS.') ?? false;
}

/** Paid, and sold out before that. @returns the number under which the money goes back */
export function soldOut(error: unknown): { readonly orderNumber: string } | null {
  const { code, details } = (isApiError(error) && error.problem) || {};
  if (code !== 'ORDERS.PAID_OUT_OF_STOCK') return null;
  return { orderNumber: (details as { orderNumber?: string } | undefined)?.orderNumber ?? '' };
}

/** The provider, or the shop in its place, refused the money. */
export function isDeclined(error: unknown): error is ApiError {
  return isApiError(error) && (isProviders(error) || error.problem?.code === 'ORDERS.PAYMENT_FAILED');
}

/** What was to be paid is paid, under review or ordered already. @returns the order's number, when there is one */
export function boughtAlready(error: unknown): { readonly orderNumber: string | null } | null {
  const { code, details } = (isApiError(error) && error.problem) || {};
  if (code === 'ORDERS.ALREADY_PAID' || code === 'ORDERS.PAYMENT_PENDING') return { orderNumber: null };
  if (code !== 'ORDERS.ALREADY_ORDERED') return null;
  return { orderNumber: (details as { orderNumber?: string } | undefined)?.orderNumber ?? null };
}
