import { cleanSearch, CURRENCY_MARKS } from '@kp/commerce';
import { CURRENCY_NAMES } from '@kp/commerce/currency-names';
import { boundAround } from './bounds';
import { isPreposition } from './kinds/noun-phrase';
import { withoutParts } from './measures';

/** "Under 50 €": what products may cost, in the currency of the shop. */
export interface TypedPrices {
  /** As it was typed. */
  readonly typed: string;
  readonly minMinor: number | null;
  readonly maxMinor: number | null;
  /** The text without it. */
  readonly rest: string;
}

const CURRENCY = [...CURRENCY_MARKS.map(withoutMarks), ...CURRENCY_NAMES, '元', '円', '원']
  .sort((one, other) => other.length - one.length)
  .map((name) => name.replace(/[$.]/g, '\\$&'))
  .join('|');
/** With its thousands apart ("20 000", "1.250,50") or without. */
const NUMBER = String.raw`\d{1,3}(?:[\s.,]\d{3})+(?:[.,]\d{1,2})?|\d{1,7}(?:[.,]\d{1,2})?`;
const PRICE = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:(?:${CURRENCY})\\s?(${NUMBER})|(${NUMBER})\\s?(?:de\\s)?(?:${CURRENCY}))(?![\\p{L}\\p{N}])`,
  'gu',
);
/** "Under 40" where nothing says of what. */
const AMOUNT = new RegExp(`(?<=\\s)()(${NUMBER})(?=$|\\s*[,;.!?](?!\\d)|\\s+(\\p{L}+))`, 'gu');
const CHEAPER =
  /(?<!\p{L})(?:under|below|less than|cheaper than|sub|mai putin de|mai ieftine? de(?:cat)?|unter|weniger als|billiger als|gunstiger als|sous|moins de|moins chere?s? que|sotto|meno di|menos de|mas barat[oa]s? que|abaixo de|mais barat[oa]s? que|اقل من|ارخص من)\s*$/u;

/** @returns null when the text says no bound of a price */
export function readPrices(text: string): TypedPrices | null {
  const typed = cleanSearch(text);
  const plain = withoutMarks(typed);
  const priced = [...plain.matchAll(PRICE)];
  const amounts = [...plain.matchAll(AMOUNT)].filter(
    ({ 3: next, index }) => CHEAPER.test(plain.slice(0, index)) && (!next || isPreposition(next)),
  );
  const found = (priced.length > 0 ? priced : amounts).flatMap(({ 0: all, 1: behind, 2: before, index }) => {
    const end = index + all.length;
    const around = boundAround(plain, index, end);
    const cheaper = CHEAPER.exec(plain.slice(0, index));
    const bound = cheaper ? 'to' : around.bound;
    if (bound === null) return [];
    const number = (behind || before!).replace(/[\s.,](?=\d{3}(?!\d))/g, '').replace(',', '.');
    const minor = Math.round(Number(number) * 100);
    return [{ bound, minor, start: cheaper?.index ?? around.start, end: around.end }];
  });
  if (found.length === 0) return null;
  const bounded = (side: 'from' | 'to') => found.find(({ bound }) => bound === side)?.minor ?? null;
  return {
    typed: found.map(({ start, end }) => typed.slice(start, end).trim()).join(' '),
    minMinor: bounded('from'),
    maxMinor: bounded('to'),
    rest: withoutParts(typed, found),
  };
}

/** In lower case, as long as before: places in it are places in the text. */
function withoutMarks(text: string): string {
  return text
    .replace(/\p{Script=Latin}/gu, (letter) => letter.normalize('NFD').charAt(0).toLowerCase())
    .replace(/[أإآ]/g, 'ا');
}
