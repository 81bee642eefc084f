/** Days. */
export interface RetentionPeriods {
  /** Mails that were sent. */
  mailDays: number;
  /** Mails that could not be sent, and may be sent again. */
  unsentMailDays: number;
  /** Checkouts with their addresses; an order keeps its own. */
  checkoutDays: number;
  /** What payment providers reported. */
  webhookDays: number;
  /** Messages to the shop that need no answer any more; null: they are kept. */
  messageDays: number | null;
}

export type RetentionPeriod = keyof RetentionPeriods;

/**
 * Below them the shop itself would miss what is deleted: a provider repeats a webhook, a customer asks what a mail
 * said. Above them personal data would be kept without a reason.
 */
export const RETENTION_BOUNDS: Readonly<
  Record<RetentionPeriod, { readonly min: number; readonly max: number }>
> = {
  mailDays: { min: 30, max: 365 },
  unsentMailDays: { min: 90, max: 730 },
  checkoutDays: { min: 14, max: 365 },
  webhookDays: { min: 30, max: 365 },
  messageDays: { min: 180, max: 3650 },
};

export function isRetentionPeriod(period: RetentionPeriod, days: unknown): boolean {
  if (days === null) return period === 'messageDays';
  const { min, max } = RETENTION_BOUNDS[period];
  return Number.isInteger(days) && Number(days) >= min && Number(days) <= max;
}
