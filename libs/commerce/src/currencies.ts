/** What a shop may trade in. ISO 4217 gives each of them two minor digits. */
export const CURRENCY_CODES = ['EUR', 'USD', 'GBP', 'CHF', 'RON', 'CZK', 'DKK', 'HUF', 'PLN', 'SEK'] as const;
export type CurrencyCode = (typeof CURRENCY_CODES)[number];

export const CURRENCY_SYMBOLS: Readonly<Record<CurrencyCode, string>> = {
  EUR: '€',
  USD: '$',
  GBP: '£',
  CHF: 'CHF',
  RON: 'lei',
  CZK: 'Kč',
  DKK: 'kr.',
  HUF: 'Ft',
  PLN: 'zł',
  SEK: 'kr',
};

/** Written without decimals while the amount is whole, because nobody pays their fractions in cash. */
const WRITTEN_WHOLE: ReadonlySet<string> = new Set<CurrencyCode>(['HUF', 'CZK']);

export function isCurrencyCode(value: unknown): value is CurrencyCode {
  return typeof value === 'string' && (CURRENCY_CODES as readonly string[]).includes(value);
}

export function isWrittenWhole(currency: string): boolean {
  return WRITTEN_WHOLE.has(currency);
}
