import { type Rate, rateToPercent } from './money';

/** Why an invoice is credited although nothing comes back. */
export const CREDIT_REASONS = ['goodwill', 'price_difference', 'rebate'] as const;
export type CreditReason = (typeof CREDIT_REASONS)[number];

const FALLBACK_VAT_PERCENT = '20%';

/**
 * Stands beside "VAT" on the totals: the rate that the lines carry, because an invoice must not contradict its own
 * lines. Null when they carry several.
 */
export function vatLabel(vatMinor: number, lineRates: readonly Rate[]): string | null {
  if (vatMinor === 0) return '0%';
  const percents = new Set(lineRates.map(rateToPercent));
  if (percents.size === 0) return FALLBACK_VAT_PERCENT;
  return percents.size === 1 ? `${[...percents][0]}%` : null;
}
