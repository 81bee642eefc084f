import type { PaymentResponse } from '@kp/api-client/admin';
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

/**
 * An amount as it is typed, with a dot or a comma; null when it is none, or more than is left. Empty is all of it.
 * @param left and least in minor units
 */
export function refundAmountOf(typed: string, left: number, least = 1): string | null {
  const text = typed.trim().replace(',', '.');
  if (text === '') return '';
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text)) return null;
  const minor = parseMinor(text);
  return minor >= least && minor <= left ? text : null;
}
