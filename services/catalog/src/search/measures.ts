import { cleanSearch } from '@kp/commerce';
import { type Bound, boundAround } from './bounds';
import { type Quantity, unitAtStart, type UnitOfMeasure, unitOfMeasure } from './units-of-measure';
import { isUnspaced } from './words';

/** "60 l", "up to 300 °C", "IP67": a value that is asked of a product, in the quantity's own unit. */
export interface TypedMeasure {
  /** As it was typed, without the words that make a bound of it. */
  readonly typed: string;
  /** With the words that make a bound of it. */
  readonly bounded: string;
  readonly quantity: Quantity;
  readonly value: number;
  /** What meets it; null is open. */
  readonly from: number | null;
  readonly to: number | null;
  /** Said with "up to". */
  readonly isUpTo?: boolean;
  /** Its place in the text, with those words. */
  readonly start: number;
  readonly end: number;
}

const NUMBER = String.raw`[-+]?\d{1,6}(?:[.,]\d{1,4})?`;
const BETWEEN = 'to|bis|pana la|a|al|hasta|ate|fino a|und|and|si|e|y|et|至|到|から|에서|الي|حتي|و';
const MEASURE = new RegExp(
  `(?<![\\p{Script=Latin}\\p{Script=Arabic}\\p{N}/.,:])(${NUMBER})((?:\\s*(?:[x×*~〜–-]|(?<=\\s|\\d)(?:${BETWEEN})(?=\\s|\\d))\\s*${NUMBER})*)(?:\\s?|-(?!in-))(°\\s?\\p{L}?|\\p{L}+)(\\s(?:celsius|centigrade|c)(?!\\p{L}))?`,
  'gu',
);
/** "At -40": nothing else is said with a sign. */
const COLD = /(?<=^|\s)-(\d{1,2})(?=$|\s|,(?!\d))(?!\s?(?:°|to|bis|a|à|x|×|\p{L}{1,3}(?!\p{L})))/gu;
const PROTECTION = /(?<![\p{L}\p{N}])ip\s?-?(\d\d)(?![\p{L}\p{N}])/gu;
const TIMES = /[x×*]/;
const PIECES =
  'pieces|piece|pcs|pc|units|stuck|stk|bucati|buc|pezzi|pz|piezas|uds|unidades|unites|pecas|قطعه|قطع|个|個|枚|개|장';
const COUNT = new RegExp(
  `(?<![\\p{L}\\p{N}/.,:-])(\\d{1,6})(?:\\s?(${PIECES})(?!\\p{Script=Latin}|\\p{Script=Arabic}))?(?![\\p{N}.,:/%€$-]|\\s?(?:€|[$]|eur|lei|ron|usd|gbp))`,
  'gu',
);
/** "per roll": what each of the counted is in or on. */
const PER = /^\s*(?:per|pe|pro|je|par|por|al|لكل)\s+\p{L}/u;

/** "minus 40" is what is measured, "moins de 40" a bound. */
const MINUS =
  /(?:(?<!\p{L}|(?:au|al|lo|non)\s)(?:minus|meno|menos|moins|ناقص)\s+|(?:マイナス|零下|负|負|영하)\s?)(?=\d)/giu;

const ARABIC: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ى: 'ي', ة: 'ه' };

/** Letter by letter, so that places stay: lower case, without marks. */
const folded = (text: string) =>
  text
    .replace(/\p{Script=Latin}/gu, (letter) => letter.normalize('NFD').charAt(0).toLowerCase())
    .replace(/[أإآىة]/g, (letter) => ARABIC[letter]!)
    .replace(/[−–](?=\d)/g, '-');

/** The text that places of measures are of. */
export const cleaned = (typed: string) => cleanSearch(typed).replace(MINUS, '-');

type Placed = Omit<TypedMeasure, 'bounded'>;

/** @returns the measures of a text in any language, in its order; of "50 x 75 mm" both */
export function readMeasures(typed: string): TypedMeasure[] {
  const text = cleaned(typed);
  const measures = placedIn(text);
  const isShared = (measure: Placed) =>
    measures.some((each) => each !== measure && each.start === measure.start);
  return measures.map((measure) => ({
    ...measure,
    bounded: isShared(measure) ? measure.typed : text.slice(measure.start, measure.end).trim(),
  }));
}

function placedIn(text: string): Placed[] {
  if (!/\d/.test(text)) return [];
  const plain = folded(text);
  const found = [...plain.matchAll(MEASURE)].flatMap((match) => measuresOf(match, text, plain));
  const codes = [...plain.matchAll(PROTECTION)].map(({ 0: code, 1: digits, index }) => {
    const end = index + code.length;
    const { bound, ...place } = boundAround(plain, index, end);
    return {
      typed: text.slice(index, end),
      quantity: 'protection' as const,
      value: Number(digits),
      from: bound === 'to' ? null : Number(digits),
      to: bound === 'to' ? Number(digits) : null,
      start: place.start,
      end: place.end,
    };
  });
  const isWithin = (measures: readonly Placed[], { index }: RegExpExecArray) =>
    measures.some(({ start, end }) => index >= start && index < end);
  const colds = [...plain.matchAll(COLD)]
    .filter((match) => !isWithin(found, match))
    .map(({ 0: typed, index }): Placed => {
      const { start, end } = boundAround(plain, index, index + typed.length);
      const value = Number(typed);
      return { typed, quantity: 'temperature', value, from: value, to: value, start, end };
    });
  const measures = [...found, ...codes, ...colds];
  const isRead = (match: RegExpExecArray) => isWithin(measures, match);
  const counts = [...plain.matchAll(COUNT)]
    .filter((match) => !isRead(match))
    .flatMap((match) => countsOf(match, text, plain));
  return [...measures, ...counts].sort((left, right) => left.start - right.start);
}

/** "at least 500", "minim 500 buc": a number alone is a name or a size, not how many there are. */
function countsOf(
  { 0: all, 1: number, 2: pieces, index }: RegExpExecArray,
  text: string,
  plain: string,
): Placed[] {
  const digits = index + number!.length;
  const around: Bound[] = [boundAround(plain, index, index + all.length), boundAround(plain, index, digits)];
  const { bound, start, end, isVague } = around.find((each) => each.bound !== null) ?? around[0]!;
  const isCounted = pieces !== undefined || PER.test(plain.slice(end));
  if (bound === null || (isVague && !isCounted)) return [];
  const value = Number(number);
  const [from, to] = bound === 'from' ? [value, null] : [null, value];
  const typed = text.slice(index, Math.max(index + all.length, digits)).trim();
  return [{ typed, quantity: 'count', value, from, to, start, end: Math.max(end, index + all.length) }];
}

function measuresOf(
  { 0: all, 1: first, 2: others, 3: letters, 4: scale = '', index }: RegExpExecArray,
  text: string,
  plain: string,
): Placed[] {
  const found = unitOf(letters!);
  if (!found) return [];
  const isWhole = found.length === letters!.length;
  const end = index + all.length - (isWhole ? 0 : scale.length + letters!.length - found.length);
  const { unit } = found;
  const numbers = [first!, ...(others!.match(new RegExp(NUMBER, 'g')) ?? [])].map((each) =>
    each.replace(',', '.'),
  );
  const isRange = numbers.length === 2 && !TIMES.test(others!);
  const { bound, start, end: endOfBound, isUpTo } = boundAround(plain, index, end);
  const place = { start, end: endOfBound, isUpTo };
  const typedUnit = text.slice(end - found.length - (isWhole ? scale.length : 0), end);
  const one = (number: string, from: number | null, to: number | null, typed: string): Placed => ({
    ...place,
    typed,
    quantity: unit.quantity,
    value: unit.toBase(Number(number)),
    from,
    to,
  });
  if (isRange && unit.quantity !== 'temperature') {
    // "20-30": the second one has no sign.
    const [low, high] = numbers.map((number) => unit.toBase(Math.abs(Number(number)))).sort((a, b) => a - b);
    return [one(String(Math.abs(Number(numbers[0]))), low!, high!, text.slice(index, end))];
  }
  const alone = numbers.length === 1;
  return numbers.map((number) => {
    const value = unit.toBase(Number(number));
    const typed = alone ? text.slice(index, end) : `${number} ${typedUnit}`;
    // "From -40 °C" is made for that cold, not for anything warmer.
    const said = bound === 'from' && unit.quantity === 'temperature' && Number(number) < 0 ? null : bound;
    return one(number, said === 'to' ? null : value, said === 'from' ? null : value, typed);
  });
}

function unitOf(letters: string): { unit: UnitOfMeasure; length: number } | null {
  const unit = unitOfMeasure(letters.replace(/\s/g, ''));
  if (unit) return { unit, length: letters.length };
  return isUnspaced(letters) ? unitAtStart(letters) : null;
}

/** @returns the text without the words that make bounds of its measures: they are never what is searched */
export function withoutBounds(typed: string): string {
  const text = cleaned(typed);
  const measures = readMeasures(typed);
  return [...new Map(measures.map((each) => [each.start, each])).values()]
    .toReversed()
    .reduce((rest, each) => {
      const inside = rest.slice(each.start, each.end);
      return inside.includes(each.typed)
        ? `${rest.slice(0, each.start)} ${each.typed} ${rest.slice(each.end)}`
        : rest;
    }, text)
    .replace(/\s+/g, ' ')
    .trim();
}

/** @returns the text without these parts */
export function withoutParts(typed: string, parts: readonly { start: number; end: number }[]): string {
  const text = cleaned(typed);
  let rest = '';
  let at = 0;
  for (const { start, end } of parts.toSorted((left, right) => left.start - right.start)) {
    rest += `${text.slice(at, Math.max(at, start))} `;
    at = Math.max(at, end);
  }
  return (rest + text.slice(at)).replace(/\s+/g, ' ').trim();
}
