import type { PaymentResponse } from '@kp/api-client/admin';
import { isApiError } from '@kp/client';
import { minorToDecimal, parseMinor } from '@kp/commerce';
import { decimalAmount } from '../decimal-amount';

type Refund = PaymentResponse['refunds'][number];

/** Failed refunds without those that a later refund repeated: the one of its amount, else the oldest. */
export function failedRefunds({
  refunds,
  refundableAmount,
}: Pick<PaymentResponse, 'refunds' | 'refundableAmount'>): Refund[] {
  if (parseMinor(refundableAmount) <= 0) return [];
  const steps = refunds.flatMap((refund) => [
    { at: refund.requestedAt, refund, isFailure: false },
    ...(refund.status === 'failed' ? [{ at: refund.failedAt ?? '', refund, isFailure: true }] : []),
  ]);
  steps.sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
  return steps.reduce<Refund[]>(
    (open, { refund, isFailure }) => (isFailure ? [...open, refund] : withoutRepeated(open, refund)),
    [],
  );
}

function withoutRepeated(failed: Refund[], { amount }: Refund): Refund[] {
  const same = failed.find((refund) => refund.amount === amount);
  if (same) return failed.filter((refund) => refund !== same);
  let repeated = parseMinor(amount);
  return failed.flatMap((refund) => {
    const minor = parseMinor(refund.amount);
    const left = Math.max(0, minor - repeated);
    repeated -= minor - left;
    return left === 0 ? [] : [{ ...refund, amount: minorToDecimal(left) }];
  });
}

/** @param remaining and minimum in minor units */
export function refundAmountProblem(
  typed: string,
  remaining: number,
  minimum: number,
): 'wrong' | 'tooMuch' | undefined {
  const amount = decimalAmount(typed);
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(amount)) return 'wrong';
  const minor = parseMinor(amount);
  if (minor > remaining) return 'tooMuch';
  return minor < minimum ? 'wrong' : undefined;
}

/** The remaining decimal amount when the server rejected a larger one; else null. */
export function remainingAfterRejection(error: unknown): string | null {
  const { code, details } = (isApiError(error) && error.problem) || {};
  const { left } = (details ?? {}) as { left?: unknown };
  return code === 'PAYMENTS.REFUND_TOO_LARGE' && typeof left === 'string' ? left : null;
}
