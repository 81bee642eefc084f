/** Providers count in the smallest unit of a currency, which has no decimals in JPY and three in KWD. */
const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

export function hundredthsOf(units: number, currency: string): number {
  return Math.round(units * 10 ** (2 - decimalsOf(currency)));
}

export function unitsOf(hundredths: number, currency: string): number {
  return Math.round(hundredths * 10 ** (decimalsOf(currency) - 2));
}
