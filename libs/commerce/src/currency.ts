export const CURRENCY_CODES = ['USD', 'EUR', 'RON', 'GBP'] as const;
export type CurrencyCode = (typeof CURRENCY_CODES)[number];

/** What a price is shown with; RON is shown as "lei". */
export const CURRENCY_SYMBOLS: Readonly<Record<CurrencyCode, string>> = {
  USD: '$',
  EUR: '€',
  RON: 'lei',
  GBP: '£',
};

/** The currency of every price, order and payment. */
export const SHOP_CURRENCY: CurrencyCode = 'USD';

export function isCurrencyCode(value: unknown): value is CurrencyCode {
  return typeof value === 'string' && (CURRENCY_CODES as readonly string[]).includes(value);
}
