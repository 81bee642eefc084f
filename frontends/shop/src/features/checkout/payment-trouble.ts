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

/** True when the shop had no answer, so that what was asked may have happened. */
export function isLost(error: unknown): boolean {
  return isApiError(error) && (error.status === 0 || error.status >= SERVER_ERROR) && !isProviders(error);
}

/** The provider, not the shop, could not be asked. */
export function isProviders({ problem }: ApiError): boolean {
  return problem?.code.startsWith('PAYMENTS.') ?? false;
}

/** What was to be paid is paid or ordered already. @returns the order's number, when there is one */
export function boughtAlready(error: unknown): { readonly orderNumber: string | null } | null {
  const { code, details } = (isApiError(error) && error.problem) || {};
  if (code === 'ORDERS.ALREADY_PAID') return { orderNumber: null };
  if (code !== 'ORDERS.ALREADY_ORDERED') return null;
  return { orderNumber: (details as { orderNumber?: string } | undefined)?.orderNumber ?? null };
}
