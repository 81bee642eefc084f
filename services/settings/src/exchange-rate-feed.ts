import type { RateBank } from '@kp/commerce/rate-sources';

const ELEMENT = /<(Cube|Rate)\s([^>]*?)\/?>([^<]*)/g;
const ATTRIBUTE = /(\w+)\s*=\s*(?:'([^']*)'|"([^"]*)")/g;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const RATE = /^\d{1,6}(\.\d{1,10})?$/;
const MULTIPLIER = /^10{0,4}$/;

export interface FeedRates {
  bank: RateBank;
  /** The day that the rates were published on. */
  day: string;
  /** What one unit of a currency is worth, in that of the bank. */
  worth: ReadonlyMap<string, number>;
}

interface StatedRate {
  currency: string;
  rate: number;
  /** How many units it is of. */
  multiplier: number;
}

/**
 * Reads the daily reference rates in the XML of the European Central Bank, which states units for one euro, or of the National
 * Bank of Romania, which states lei for a unit, or for a hundred of small ones. @throws when it is something else
 */
export function parseRateFeed(xml: string): FeedRates {
  const all = [...xml.matchAll(ELEMENT)].map(([, name, attributes = '', text = '']) => ({
    name,
    text: text.trim(),
    stated: attributesOf(attributes),
  }));
  const days = all.map(({ stated: { time, date } }) => time ?? date);
  const day = days.find((at) => at !== undefined && DAY.test(at));
  // A file may have earlier days after it.
  const next = days.findIndex((at) => at !== undefined && at !== day && DAY.test(at));
  const elements = next === -1 ? all : all.slice(0, next);
  const isRomanian = elements.some(({ name }) => name === 'Rate');
  const rates = elements.flatMap(({ text, stated }): StatedRate[] => {
    const { currency, multiplier = '1', rate = '' } = stated;
    const value = isRomanian ? text : rate;
    const isRead = currency && RATE.test(value) && Number(value) > 0 && MULTIPLIER.test(multiplier);
    return isRead ? [{ currency, rate: Number(value), multiplier: Number(multiplier) }] : [];
  });
  if (!day || rates.length === 0) throw new Error('The feed has no exchange rates.');
  const worth = new Map([[isRomanian ? 'RON' : 'EUR', 1]]);
  for (const { currency, rate, multiplier } of rates)
    worth.set(currency, isRomanian ? rate / multiplier : 1 / rate);
  return { bank: isRomanian ? 'bnr' : 'ecb', day, worth };
}

function attributesOf(text: string): Record<string, string | undefined> {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', single, double]) => [name, single ?? double]),
  );
}

/** "1.0867" USD for one euro → "0.920217" EUR for one dollar. */
export function rateOf(base: string, quote: string, { worth }: FeedRates): string | null {
  const [ofBase, ofQuote] = [worth.get(base), worth.get(quote)];
  return ofBase && ofQuote ? (ofBase / ofQuote).toFixed(6) : null;
}
