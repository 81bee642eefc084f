/** Banks that publish exchange rates each working day, and where. */
export const RATE_FEEDS = {
  bnr: 'https://www.bnr.ro/nbrfxrates.xml',
  ecb: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml',
} as const;

export type RateBank = keyof typeof RATE_FEEDS;

/** `manual`: entered in the back office; `sample`: what a new shop starts with. Rates of before banks were named have a host. */
const RATE_SOURCES = ['manual', 'sample', 'bnr', 'ecb'] as const;
export type RateSource = (typeof RATE_SOURCES)[number];

export const isRateSource = (source: string): source is RateSource =>
  RATE_SOURCES.some((name) => name === source);

/** @returns null of an address that is not known */
export const rateBankAt = (url: string): RateBank | null =>
  (Object.keys(RATE_FEEDS) as RateBank[]).find((bank) => RATE_FEEDS[bank] === url) ?? null;
