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

/** What stands beside an amount, the longer ones first: codes and symbols. */
export const CURRENCY_MARKS: readonly string[] = [
  ...new Set([...CURRENCY_CODES, ...Object.values(CURRENCY_SYMBOLS)]),
].sort((one, other) => other.length - one.length);

/** Written without decimals while the amount is whole, because cash has no coins for their fractions. */
const WRITTEN_WHOLE: ReadonlySet<string> = new Set<CurrencyCode>(['HUF', 'CZK']);

export function isCurrencyCode(value: unknown): value is CurrencyCode {
  return typeof value === 'string' && (CURRENCY_CODES as readonly string[]).includes(value);
}

const WITHOUT_EURO: Readonly<Record<string, CurrencyCode>> = {
  CH: 'CHF',
  CZ: 'CZK',
  DK: 'DKK',
  GB: 'GBP',
  HU: 'HUF',
  LI: 'CHF',
  PL: 'PLN',
  RO: 'RON',
  SE: 'SEK',
  US: 'USD',
};
const WITH_EURO = new Set('AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' '));

/** In which a state wants tax to be stated. Null where no shop of it can trade. */
export function currencyOfCountry(code: string): CurrencyCode | null {
  return WITHOUT_EURO[code] ?? (WITH_EURO.has(code) ? 'EUR' : null);
}

export function isWrittenWhole(currency: string): boolean {
  return WRITTEN_WHOLE.has(currency);
}
