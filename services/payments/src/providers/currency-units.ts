/*
 * Stripe and Revolut count in the smallest unit of a currency by ISO 4217, which forints and Icelandic krónur have as
 * well, although Intl writes them without decimals.
 */
const WITHOUT_DECIMALS = new Set(
  'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' '),
);
const WITH_THREE = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

function decimalsOf(currency: string): number {
  if (WITHOUT_DECIMALS.has(currency)) return 0;
  return WITH_THREE.has(currency) ? 3 : 2;
}

export function hundredthsOf(units: number, currency: string): number {
  return Math.round(units * 10 ** (2 - decimalsOf(currency)));
}

export function unitsOf(hundredths: number, currency: string): number {
  return Math.round(hundredths * 10 ** (decimalsOf(currency) - 2));
}
