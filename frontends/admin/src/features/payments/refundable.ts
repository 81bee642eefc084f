import type { PaymentResponse } from '@kp/api-client/admin';
import { isApiError } from '@kp/client';
import { minorToDecimal, parseMinor } from '@kp/commerce';

type Amounts = Pick<PaymentResponse, 'capturedAmount' | 'refundRequestedAmount'>;

/** What can still be given back, in minor units. */
export function leftMinor({ capturedAmount, refundRequestedAmount }: Amounts): number {
  return parseMinor(capturedAmount) - parseMinor(refundRequestedAmount);
}

/** The same as a decimal. */
export function leftAmount(amounts: Amounts): string {
  return minorToDecimal(leftMinor(amounts));
}

/** A typed amount as the shop takes it (empty is all of it), or why it takes none. */
export type TypedAmount = { readonly amount: string } | { readonly problem: 'wrong' | 'tooMuch' };

/**
 * Reads an amount as it is typed, with a dot or a comma.
 * @param left and least in minor units
 */
export function readRefundAmount(typed: string, left: number, least = 1): TypedAmount {
  const amount = typed.trim().replace(',', '.');
  if (amount === '') return { amount };
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(amount)) return { problem: 'wrong' };
  const minor = parseMinor(amount);
  if (minor > left) return { problem: 'tooMuch' };
  return minor < least ? { problem: 'wrong' } : { amount };
}

/** What is left, a decimal, when the shop refused an amount because it was more; else null. */
export function leftAfterRefusal(error: unknown): string | null {
  const { code, details } = (isApiError(error) && error.problem) || {};
  const { left } = (details ?? {}) as { left?: unknown };
  return code === 'PAYMENTS.REFUND_TOO_LARGE' && typeof left === 'string' ? left : null;
}
