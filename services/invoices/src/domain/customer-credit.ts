import { outstandingMinor } from './invoice-payment';

/** What is left of a transfer that was above its invoice; the id is that of the transfer. */
export interface CustomerCredit {
  id: number;
  leftMinor: number;
}

type Owed = Parameters<typeof outstandingMinor>[0];

/** What of a transfer pays its invoice, and what is above what is open. */
export function splitTransfer(
  invoice: Owed,
  arrivedMinor: number,
): { amountMinor: number; excessMinor: number } {
  const amountMinor = Math.min(arrivedMinor, outstandingMinor(invoice));
  return { amountMinor, excessMinor: arrivedMinor - amountMinor };
}

/** Which credits pay what is open of an invoice, the first ones first. */
export function creditsThatPay(
  invoice: Owed,
  credits: readonly CustomerCredit[],
): { creditOfId: number; amountMinor: number }[] {
  let openMinor = outstandingMinor(invoice);
  const parts: { creditOfId: number; amountMinor: number }[] = [];
  for (const { id: creditOfId, leftMinor } of credits) {
    const amountMinor = Math.min(openMinor, leftMinor);
    if (amountMinor <= 0) continue;
    parts.push({ creditOfId, amountMinor });
    openMinor -= amountMinor;
  }
  return parts;
}

export const sumOfCredits = (credits: readonly CustomerCredit[]): number =>
  credits.reduce((sum, { leftMinor }) => sum + leftMinor, 0);
