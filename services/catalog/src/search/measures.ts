import { cleanSearch } from '@kp/commerce';
import { type Quantity, unitAtStart, type UnitOfMeasure, unitOfMeasure } from './units-of-measure';
import { isUnspaced } from './words';

/** "60 l", "up to 300 °C", "IP67": a value that is asked of a product, in the quantity's own unit. */
export interface TypedMeasure {
  /** As it was typed, without the words that make a bound of it. */
  readonly typed: string;
  readonly quantity: Quantity;
  readonly value: number;
  /** What meets it; null is open. */
  readonly from: number | null;
  readonly to: number | null;
  /** Its place in the text, with those words. */
  readonly start: number;
  readonly end: number;
}

const NUMBER = String.raw`[-+]?\d{1,6}(?:[.,]\d{1,4})?`;
const BETWEEN = 'to|bis|pana la|a|al|hasta|ate|fino a|und|and|si|e|y|et|至|到|から|에서|الي|حتي|و';
const MEASURE = new RegExp(
  `(?<![\\p{Script=Latin}\\p{Script=Arabic}\\p{N}/.,:])(${NUMBER})((?:\\s*(?:[x×*~〜–-]|(?<=\\s|\\d)(?:${BETWEEN})(?=\\s|\\d))\\s*${NUMBER})*)\\s?(°\\s?\\p{L}?|\\p{L}+)(\\s(?:celsius|centigrade|c)(?!\\p{L}))?`,
  'gu',
);
const PROTECTION = /(?<![\p{L}\p{N}])ip\s?-?(\d\d)(?![\p{L}\p{N}])/gu;
const TIMES = /[x×*]/;

const words = (text: string) =>
  text
    .trim()
    .split(/\s*,\s*/)
    .join('|');
const AT_MOST =
  words(`up to, at most, max, maximum, under, below, less than, pana la, maxim, sub, cel mult, mai putin de, bis zu,
  bis, hochstens, maximal, unter, weniger als, jusqu'a, jusqu’a, jusqu a, au plus, moins de, sous, fino a, massimo, al massimo, sotto,
  meno di, hasta, maximo, como maximo, menos de, ate, no maximo, حتي, لغايه, اقل من, 最多, 最大, 不超过, 最高, 최대`);
const AT_LEAST =
  words(`at least, from, min, minimum, over, above, more than, cel putin, minim, peste, de la, mai mult de, mindestens,
  ab, uber, mehr als, mindest, au moins, minimum, plus de, a partir de, almeno, minimo, oltre, piu di, al menos, como minimo,
  mas de, desde, pelo menos, mais de, علي الاقل, اكثر من, 至少, 最少, 超过, 최소`);
const ABOUT =
  words(`about, around, circa, ca, approx, ungefahr, etwa, rund, environ, aproximativ, vreo, cam, unos, aproximadamente,
  cerca de, حوالي, 约, 約, 大约, 약, between, intre, zwischen, entre, tra, بين`);
const BEFORE = new RegExp(
  `(?<![\\p{Script=Latin}\\p{Script=Arabic}])(?:(${AT_MOST})|(${AT_LEAST})|(?:${ABOUT}))\\.?\\s*$`,
  'u',
);
const BEHIND = new RegExp(
  `^\\s*(?:(以下|以内|まで|이하|까지|max(?![\\p{L}])|or less(?!\\p{L})|oder weniger(?!\\p{L}))|(以上|から|이상|부터|\\+|min(?!\\p{L})|or more(?!\\p{L})|oder mehr(?!\\p{L}))|(?:的|の|짜리))`,
  'u',
);
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

const cleaned = (typed: string) => cleanSearch(typed).replace(MINUS, '-');

/** @returns the measures of a text in any language, in its order; of "50 x 75 mm" both */
export function readMeasures(typed: string): TypedMeasure[] {
  const text = cleaned(typed);
  if (!/\d/.test(text)) return [];
  const plain = folded(text);
  const found = [...plain.matchAll(MEASURE)].flatMap((match) => measuresOf(match, text, plain));
  const codes = [...plain.matchAll(PROTECTION)].map(({ 0: code, 1: digits, index }) => ({
    typed: text.slice(index, index + code.length),
    quantity: 'protection' as const,
    value: Number(digits),
    from: Number(digits),
    to: null,
    start: index,
    end: index + code.length,
  }));
  return [...found, ...codes].sort((left, right) => left.start - right.start);
}

function measuresOf(
  { 0: all, 1: first, 2: others, 3: letters, 4: scale = '', index }: RegExpExecArray,
  text: string,
  plain: string,
): TypedMeasure[] {
  const found = unitOf(letters!);
  if (!found) return [];
  const isWhole = found.length === letters!.length;
  const end = index + all.length - (isWhole ? 0 : scale.length + letters!.length - found.length);
  const { unit } = found;
  const numbers = [first!, ...(others!.match(new RegExp(NUMBER, 'g')) ?? [])].map((each) =>
    each.replace(',', '.'),
  );
  const isRange = numbers.length === 2 && !TIMES.test(others!);
  const before = BEFORE.exec(plain.slice(0, index));
  const behind = BEHIND.exec(plain.slice(end));
  const place = { start: before ? before.index : index, end: behind ? end + behind[0].length : end };
  const bound = (before ?? behind)?.[1] ? 'to' : (before ?? behind)?.[2] ? 'from' : null;
  const typedUnit = text.slice(end - found.length - (isWhole ? scale.length : 0), end);
  const one = (number: string, from: number | null, to: number | null, typed: string): TypedMeasure => ({
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
    return one(number, bound === 'to' ? null : value, bound === 'from' ? null : value, typed);
  });
}

function unitOf(letters: string): { unit: UnitOfMeasure; length: number } | null {
  const unit = unitOfMeasure(letters.replace(/\s/g, ''));
  if (unit) return { unit, length: letters.length };
  return isUnspaced(letters) ? unitAtStart(letters) : null;
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
