import { countryCodeOf } from './countries';
import type { BuyerKind } from './legal-duties';

export const PAYMENT_BUYERS = ['everybody', 'consumers', 'businesses'] as const;
export type PaymentBuyers = (typeof PAYMENT_BUYERS)[number];

export const MAX_METHOD_NAME_LENGTH = 60;
export const MAX_METHOD_HINT_LENGTH = 200;

/** Working days that an order waits for its transfer, and calendar days before their end when its customer is reminded. */
export const TRANSFER_DAYS = { min: 1, max: 30 } as const;
export const TRANSFER_REMINDER_DAYS = { min: 0, max: 14 } as const;

/** For whom a payment method is offered. */
export interface PaymentMethodTerms {
  /** Codes; null for every country. */
  readonly countries: readonly string[] | null;
  readonly buyers: PaymentBuyers;
  readonly minTotalMinor: number | null;
  readonly maxTotalMinor: number | null;
}

export interface OfferedPurchase {
  /** Of the delivery, by code or name. */
  readonly country: string;
  readonly buyerKind: BuyerKind;
  readonly totalMinor: number;
}

/** Both limits are part of the range. */
export function isOfferedFor(terms: PaymentMethodTerms, purchase: OfferedPurchase): boolean {
  const { countries, buyers, minTotalMinor, maxTotalMinor } = terms;
  const { country, buyerKind, totalMinor } = purchase;
  if (countries && !countries.includes(countryCodeOf(country) ?? '')) return false;
  if (buyers !== 'everybody' && (buyers === 'consumers') !== (buyerKind === 'consumer')) return false;
  return totalMinor >= (minTotalMinor ?? 0) && totalMinor <= (maxTotalMinor ?? Number.MAX_SAFE_INTEGER);
}
