import type { LanguageCode } from '@kp/i18n/languages';
import type { BusinessKind } from '../knowledge/setup-lists';
import type { BusinessSize } from '../tools/setup-list';
import { expressionOf } from './cues';
import { LANGUAGE_DATA } from './languages';

const ORDER_NUMBER = /\bord\s?(\d{4})\s?(\d{6})\b/;
const INVOICE_NUMBER = /\b(inv|sto|cn)\s?(\d{4})\s?(\d{6})\b/;
const AMOUNT = String.raw`(\d+(?:[.,]\d{1,2})?)`;
const CURRENCY = '(?:usd|dollars?|dolari|dolar|euros?|eur|ron|lei|美元|美金|元|ドル|달러|دولار|دولارا)?';

export function orderNumberOf(folded: string): string | undefined {
  const match = ORDER_NUMBER.exec(folded);
  return match ? `ORD-${match[1]}-${match[2]}` : undefined;
}

export function invoiceNumberOf(folded: string): string | undefined {
  const match = INVOICE_NUMBER.exec(folded);
  return match ? `${match[1]!.toUpperCase()}-${match[2]}-${match[3]}` : undefined;
}

const MEASURES = '(?:mm|cm|m|l|ml|cl|g|kg|w|v|micron|%|°|grad|مم|سم|لتر|毫米|厘米|公斤|升|リットル|리터)';

/** The amount beside one of these words, in minor units, with the text that says it. */
export function priceBound(folded: string, list: string, language: LanguageCode): [number, string] | null {
  const words = expressionOf(list, language).source;
  // "Up to 30 kilos" is no price.
  const measure = `(?! ?(?:[.,\\d]|${MEASURES}(?!\\p{L})|(?:${expressionOf(LANGUAGE_DATA[language].measures, language).source})))`;
  const after = new RegExp(
    `${words} ?(?:de |a |von )?${CURRENCY} ?${AMOUNT} ?${CURRENCY}${measure}`,
    'u',
  ).exec(folded);
  const before = after ? null : new RegExp(`${AMOUNT} ?${CURRENCY} ?${words}`, 'u').exec(folded);
  const match = after ?? before;
  return match && [Math.round(Number(match[1]!.replace(',', '.')) * 100), match[0]];
}

/** The largest number of a question, as an amount in minor units. */
export function largestAmount(folded: string): number | undefined {
  const numbers = [...folded.matchAll(/\d+(?:[.,]\d{1,3})?/g)].map(([number]) => {
    const isThousands = /[.,]\d{3}$/.test(number);
    return Number(isThousands ? number.replace(/[.,]/, '') : number.replace(',', '.'));
  });
  return numbers.length === 0 ? undefined : Math.round(Math.max(...numbers) * 100);
}

/** Positions in the last list that a question names, from 0; -1 is the last one. */
export function ordinalsOf(folded: string, language: LanguageCode): number[] {
  const { ordinals } = LANGUAGE_DATA[language];
  return ordinals.flatMap((alternatives, index) => {
    const isNamed = folded.search(expressionOf(alternatives.replaceAll('|', ','), language)) >= 0;
    return isNamed ? [index === ordinals.length - 1 ? -1 : index] : [];
  });
}

export function kindOf(folded: string, language: LanguageCode): BusinessKind | undefined {
  const kinds = Object.entries(LANGUAGE_DATA[language].kinds) as [BusinessKind, string][];
  const specificFirst = kinds.sort(
    ([one], [other]) => Number(other === 'food-truck') - Number(one === 'food-truck'),
  );
  return specificFirst.find(([, words]) => folded.search(expressionOf(words, language)) >= 0)?.[0];
}

export function sizeOf(isSmall: boolean, isLarge: boolean): BusinessSize {
  if (isSmall) return 'small';
  return isLarge ? 'large' : 'medium';
}

/** Number words of languages that write them together with a counter, from one on, and the counters. */
const COUNTERS: Partial<Record<LanguageCode, [readonly string[], string]>> = {
  zh: [
    ['一', '[二两]', '三', '四', '五', '六', '七', '八', '九', '十'],
    '[个盒箱卷把支瓶套包件双对只块张桶]',
  ],
  ja: [
    ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'],
    '(?:セット|パック|ロール|[つ個箱本枚袋巻組台点])',
  ],
  ko: [
    ['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열'],
    '(?:개|박스|상자|롤|세트|팩|병|켤레|봉지|장|통)(?:를|을|만|랑|이랑|하고|와|과|씩)?',
  ],
};

/** A number with its counter, anywhere in the phrase. */
function countedTogether(
  phrase: string,
  [words, counter]: [readonly string[], string],
): CountedPhrase | null {
  const inDigits = words.reduce(
    (text, word, index) =>
      text.replace(new RegExp(`(?<![\\p{sc=Hangul}])${word}(?= ?${counter})`, 'gu'), String(index + 1)),
    phrase,
  );
  const found = new RegExp(`(?<![\\d.,/-])(\\d{1,4}) ?${counter}(?!\\p{sc=Hangul})`, 'u').exec(inDigits);
  if (!found) return null;
  const rest = inDigits.replace(found[0], ' ').replace(/\s+/g, ' ').trim();
  return { quantity: Number(found[1]) || 1, rest, isCounted: true };
}

export interface CountedPhrase {
  quantity: number;
  rest: string;
  /** The phrase itself says how many. */
  isCounted: boolean;
}

/** "3 boxes of day dots" → 3 and day dots; number words count too, sizes do not. */
export function quantityOf(phrase: string, language: LanguageCode): CountedPhrase {
  const { numbers, units } = LANGUAGE_DATA[language];
  const counters = COUNTERS[language];
  const together = counters ? countedTogether(phrase, counters) : null;
  if (together) return together;
  const unit = `(?:${expressionOf(units, language).source})?`;
  const ofUnit = (rest: string) => rest.replace(new RegExp(`^${unit} ?`, 'u'), '').trim();
  const [first = '', ...others] = phrase.split(' ');
  const word = numbers.findIndex((each) => each.split('|').includes(first));
  if (word >= 0 && others.length > 0)
    return { quantity: word === 10 ? 12 : word + 1, rest: ofUnit(others.join(' ')), isCounted: word > 0 };
  const before = new RegExp(
    `^(?:x ?)?(\\d{1,4})(?![\\d.,/]) ?(?:x |× ?)?(?!${MEASURES}(?![\\p{L}]))(\\D.*)$`,
    'u',
  ).exec(phrase);
  if (before) return { quantity: Number(before[1]) || 1, rest: ofUnit(before[2]!.trim()), isCounted: true };
  const after = /^(.+?) x ?(\d{1,4})$|^(.+?) (\d{1,4}) ?x$/u.exec(phrase);
  if (after)
    return { quantity: Number(after[2] ?? after[4]), rest: (after[1] ?? after[3])!.trim(), isCounted: true };
  return { quantity: 1, rest: phrase, isCounted: false };
}

const COUNTED_TOGETHER = /[二两三四五六七八九十](?=[层段口升秒格孔槽杯寸目])/gu;
const NUMERALS = ' 一二三四五六七八九十';

/** With number words from two on as digits, as names of products write them. */
export function inDigits(folded: string, language: LanguageCode): string {
  const { numbers } = LANGUAGE_DATA[language];
  const digitOf = (word: string) => {
    const at = numbers.findIndex((each) => each.split('|').includes(word));
    return at > 0 && at < 10 ? String(at + 1) : word;
  };
  return folded
    .replace(COUNTED_TOGETHER, (numeral) => String(numeral === '两' ? 2 : NUMERALS.indexOf(numeral)))
    .split(' ')
    .map(digitOf)
    .join(' ');
}
