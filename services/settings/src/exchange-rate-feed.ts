const CUBE = /<Cube\s([^>]*)>/g;
const ATTRIBUTE = /(\w+)\s*=\s*(?:'([^']*)'|"([^"]*)")/g;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const RATE = /^\d{1,6}(\.\d{1,10})?$/;

export interface FeedRates {
  /** The day that the rates were published for. */
  day: string;
  /** Units of a currency for one euro, as decimals. */
  perEuro: ReadonlyMap<string, string>;
}

/** Reads the daily reference rates in the XML of the European Central Bank. @throws when it is something else */
export function parseRateFeed(xml: string): FeedRates {
  const cubes = [...xml.matchAll(CUBE)].map(([, attributes = '']) => attributesOf(attributes));
  const day = cubes.map(({ time }) => time).find((time) => time !== undefined && DAY.test(time));
  const perEuro = new Map(
    cubes.flatMap(({ currency, rate }): [string, string][] =>
      currency && rate && RATE.test(rate) && Number(rate) > 0 ? [[currency, rate]] : [],
    ),
  );
  if (!day || perEuro.size === 0) throw new Error('The feed has no exchange rates.');
  return { day, perEuro };
}

function attributesOf(text: string): Record<string, string | undefined> {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', single, double]) => [name, single ?? double]),
  );
}

/** "1.0867" USD for one euro → "0.920217" EUR for one dollar. */
export function rateOf(base: string, quote: string, { perEuro }: FeedRates): string | null {
  const euros = (currency: string) => (currency === 'EUR' ? '1' : perEuro.get(currency));
  const [ofBase, ofQuote] = [euros(base), euros(quote)];
  return ofBase && ofQuote ? (Number(ofQuote) / Number(ofBase)).toFixed(6) : null;
}
