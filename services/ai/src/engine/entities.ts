import type { LanguageCode } from '@kp/i18n/languages';
import { CURRENCY_MARKS } from '@kp/commerce';
import { documentNumberOf, isOfYear, seriesOfYear } from '@kp/commerce/document-numbers';
import { CURRENCY_NAMES } from '@kp/commerce/currency-names';
import type { BusinessKind } from '../knowledge/setup-lists';
import type { BusinessSize } from '../tools/setup-list';
import { expressionOf } from './keywords';
import { LANGUAGE_DATA } from './languages';
import { fold } from './text';

const ORDER_NUMBER = /\bord\s?(\d{4})\s?(\d{6})\b/;
/** Folding drops the signs. */
const SIGNS: Readonly<Record<string, string>> = { $: 'usd', '€': 'eur', '£': 'gbp', '¥': 'cny', '₩': 'krw' };
/** Codes and symbols of letters, as folding leaves them: "kc", "zl", "ft". */
const MARKS = CURRENCY_MARKS.map((mark) => fold(mark).trim()).filter(Boolean);
const isLatin = (name: string) => /^[a-z]/.test(name);
const WRITTEN = [...new Set([...MARKS, ...Object.values(SIGNS), ...CURRENCY_NAMES.filter(isLatin)])].join(
  '|',
);
/** Of scripts without blanks, with the ones of shops elsewhere. */
const JOINED = [...CURRENCY_NAMES.filter((name) => !isLatin(name)), '元', '块', '円', '원'].join('|');
const CURRENCY = `(?:(?<![a-z])(?:${WRITTEN})(?![a-z])|${JOINED})`;
/** With its thousands apart ("20 000", "1.250,50") or without. */
const NUMBER = String.raw`((?<![a-z\d.,])\d{1,3}(?:[ .,]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,3})?)`;
/** A number is an amount of money only with a currency: "at least 50 pieces" is none. */
const AMOUNT = `(?:${CURRENCY} ?${NUMBER}|${NUMBER} ?(?:de )?${CURRENCY})`;

/** A text in which signs of currencies are words, folded. */
export const foldedWithCurrencies = (text: string) =>
  fold(text.replace(/[$€£¥₩]/g, (sign) => ` ${SIGNS[sign]} `));

export function orderNumberOf(folded: string): string | undefined {
  const match = ORDER_NUMBER.exec(folded);
  return match ? `ORD-${match[1]}-${match[2]}` : undefined;
}

interface Series {
  /** With "{year}" where it follows the calendar. */
  series: string;
  /** How many digits follow at least. */
  width: number;
}

/** One or two letters before a number are words of a sentence: "a 20". */
const isTelling = ({ series }: Series) => isOfYear(series) || /[A-Z](?:.*[A-Z]){2}/.test(series);

/** @param known how the documents of the shop are numbered */
export function invoiceNumberOf(folded: string, known: readonly Series[]): string | undefined {
  for (const { series, width } of known.filter(isTelling)) {
    const written = series.toLowerCase().replaceAll('-', '\\s?').replace('{year}', '(?<year>\\d{4})');
    const { year = '', counter } =
      new RegExp(`\\b${written}\\s?(?<counter>\\d{1,9})\\b`).exec(folded)?.groups ?? {};
    if (counter) return documentNumberOf(seriesOfYear(series, Number(year)), Number(counter), width);
  }
  return undefined;
}

/** Beginnings of measures that are written out, in languages with blanks between words. */
const MEASURE_WORD =
  /^(?:lit(?:re|er|ro|ri|ru)|millil|centil|cent[ií]m|millim|zentim|met(?:re|er|ro|ri|ru)|kilo|gram|watt|volt|grad|degre|grau|inch|zoll|لتر|سم|مم|كيلو|كغ|غرام|جرام|مل|درج)/;
const MEASURES =
  '(?:mm|cm|m|l|ml|cl|g|kg|w|v|micron|%|°|grad|مم|سم|لتر|毫米|厘米|公斤|升|リットル|리터|센치|센티|미리|밀리|그램|킬로)';

/** The amount beside one of these words, in minor units, and what says it in a text with or without the sign of its currency. */
export function priceBound(folded: string, list: string, language: LanguageCode): [number, RegExp] | null {
  const words = expressionOf(list, language).source;
  const after = new RegExp(`${words} ?(?:de |a |von )?${AMOUNT}`, 'u').exec(folded);
  const match = after ?? new RegExp(`${AMOUNT} ?${words}`, 'u').exec(folded);
  if (!match) return null;
  const said = match[0].replace(/[.]/g, '\\.').replace(/ ?\b(usd|eur|gbp|cny|krw)\b ?/g, ' ?(?:$1)? ?');
  return [minorOf((match[1] ?? match[2])!), new RegExp(said, 'gu')];
}

/** The largest amount of money of a text, in minor units. */
export function largestAmount(text: string): number | undefined {
  const amounts = [...foldedWithCurrencies(text).matchAll(new RegExp(AMOUNT, 'gu'))];
  return amounts.length === 0
    ? undefined
    : Math.max(...amounts.map(([, before, after]) => minorOf((before ?? after)!)));
}

/** "And if my order is over 600?": nothing is counted after the number, so it can only be the worth of the order. */
export function bareBound(folded: string, list: string, language: LanguageCode): number | undefined {
  const words = expressionOf(list, language).source;
  const match = new RegExp(`${words} ?${NUMBER}$|${NUMBER} ?${words}$`, 'u').exec(folded);
  return match ? minorOf((match[1] ?? match[2])!) : undefined;
}

/** "1.200" is more than a thousand, "12,50" is not. */
const minorOf = (number: string) =>
  Math.round(Number(number.replace(/[ .,](?=\d{3}(?!\d))/g, '').replace(',', '.')) * 100);

/** Positions in the last list that a question names, from 0; -1 is the last one. */
export function ordinalsOf(folded: string, language: LanguageCode): number[] {
  const { ordinals } = LANGUAGE_DATA[language];
  return ordinals.flatMap((alternatives, index) => {
    const isNamed = folded.search(expressionOf(alternatives.replaceAll('|', ','), language)) >= 0;
    return isNamed ? [index === ordinals.length - 1 ? -1 : index] : [];
  });
}

/**
 * The kind of business that is named with the most letters: a "pizza restaurant" is no restaurant, a "hotel bar" no bar.
 * A van is a food truck, whatever it sells.
 */
export function kindOf(folded: string, language: LanguageCode): BusinessKind | undefined {
  const kinds = Object.entries(LANGUAGE_DATA[language].kinds) as [BusinessKind, string][];
  const lettersOf = (words: string) =>
    Math.max(0, ...[...folded.matchAll(expressionOf(words, language))].map(([named]) => named.length));
  const [longest] = kinds
    .map(([kind, words]) => ({ kind, letters: lettersOf(words) }))
    .filter(({ letters }) => letters > 0)
    .sort((one, other) => other.letters - one.letters)
    .sort((one, other) => Number(other.kind === 'food-truck') - Number(one.kind === 'food-truck'));
  return longest?.kind;
}

export function sizeOf(isSmall: boolean, isLarge: boolean): BusinessSize {
  if (isSmall) return 'small';
  return isLarge ? 'large' : 'medium';
}

/** "20 cm" counts nothing. */
export const isMeasure = (word: string) =>
  new RegExp(`^${MEASURES}$`, 'u').test(word) || MEASURE_WORD.test(word);

/** What counts things in languages that write it together with the number. */
export const COUNTERS: Partial<Record<LanguageCode, string>> = {
  zh: '[个盒箱卷把支瓶套包件双对只块张桶台辆条根副袋罐组片份盘筒口提](?![装入])',
  ja: '(?:セット|パック|ロール|ケース|[つ個こコ箱本枚袋巻組台点丁膳足双缶])(?!入|組|用)',
  ko: '(?:개|박스|상자|롤|세트|팩|병|켤레|봉지|봉|장|통|자루|대|권|묶음|단)(?! ?(?:들|든|짜리|입|용|가 들))(?:를|을|만|랑|이랑|하고|와|과|씩|요|로|도)?',
};
/** The tens and the ones of a number that is written in words. */
const NUMERALS: Partial<Record<LanguageCode, readonly [tens: string, ones: string]>> = {
  zh: ['([一二三四五六七八九]?十)', '([一二两三四五六七八九])'],
  ja: ['([一二三四五六七八九]?十)', '([一二三四五六七八九])'],
  ko: ['(열|스무|서른|마흔|쉰|예순)', '(한|두|세|네|다섯|여섯|일곱|여덟|아홉)'],
};
const DIGITS = ' 一二三四五六七八九';

const KOREAN_ONES = ' 한 두 세 네 다섯 여섯 일곱 여덟 아홉'.split(' ');
const KOREAN_TENS = ' 열 스무 서른 마흔 쉰 예순'.split(' ');

function numberOf(tens: string | undefined, ones: string | undefined): number {
  const one = ones === '两' ? 2 : Math.max(0, KOREAN_ONES.indexOf(ones ?? ''), DIGITS.indexOf(ones ?? ' '));
  if (!tens) return one;
  const ten = tens === '十' ? 1 : Math.max(KOREAN_TENS.indexOf(tens), DIGITS.indexOf(tens[0]!));
  return ten * 10 + one;
}

/** A number with its counter, anywhere in the phrase. */
export function countedTogether(phrase: string, language: LanguageCode): CountedPhrase | null {
  const counter = COUNTERS[language];
  const numerals = NUMERALS[language];
  if (!counter || !numerals) return null;
  const [tens, ones] = numerals;
  const words = new RegExp(`(?<!\\p{sc=Hangul})(?:${tens}${ones}?|${ones})(?= ?${counter})`, 'gu');
  const inDigits = phrase.replace(words, (_, ten?: string, one?: string, single?: string) =>
    String(numberOf(ten, one ?? single)),
  );
  // What a pack holds is said before how many packs.
  const found = [
    ...inDigits.matchAll(new RegExp(`(?<![\\d.,/-])(\\d{1,4}) ?${counter}(?!\\p{sc=Hangul})`, 'gu')),
  ].at(-1);
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
  const together = countedTogether(phrase, language);
  if (together) return together;
  const unit = `(?:${expressionOf(LANGUAGE_DATA[language].units, language).source})?`;
  const ofUnit = (rest: string) => rest.replace(new RegExp(`^${unit} ?`, 'u'), '').trim();
  const [first = '', ...others] = phrase.split(' ');
  const quantity = numberWord(first, language);
  if (quantity && others.length > 0)
    return { quantity, rest: ofUnit(others.join(' ')), isCounted: quantity > 1 };
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

/** What a word counts: "dozen" is 12. */
export function numberWord(word: string, language: LanguageCode): number | undefined {
  const numbers = Object.entries(LANGUAGE_DATA[language].numbers);
  const known = numbers.find(([, words]) => words.split('|').includes(word));
  return known && Number(known[0]);
}

const COUNTED_TOGETHER = /[二两三四五六七八九十](?=[层段口升秒格孔槽杯寸目])/gu;

const LITRE = '(?:litre|liter|litro|litru|لتر|升|公升|リットル|리터)';
/** Parts of a litre, as names of products write them. */
const FRACTIONS: readonly [written: RegExp, measure: string][] = [
  [
    new RegExp(
      `(?:quarter|quart de|viertel|cuarto de|quarto di|quarto de|sfert de|ربع|四分之一|4分の1) ?(?:of a |d |de )?${LITRE}`,
      'gu',
    ),
    '250 ml',
  ],
  [
    new RegExp(
      `(?:half a|half|demi|halber|halbe|halben|medio|mezzo|meio|jumatate de|نصف|نص|半|반) ?${LITRE}`,
      'gu',
    ),
    '500 ml',
  ],
  [
    new RegExp(
      `${LITRE} (?:and a half|et demi|y medio|e mezzo|e meio|si jumatate|ونصف|ونص)|(?:eineinhalb|anderthalb) ${LITRE}|一${LITRE}半|1 ?${LITRE} ?(?:半|반)`,
      'gu',
    ),
    '1.5 l',
  ],
];

const withMeasures = (folded: string) =>
  FRACTIONS.reduce((text, [written, measure]) => text.replace(written, measure), folded);

/** With number words from two on as digits, as names of products write them. */
export function inDigits(folded: string, language: LanguageCode): string {
  const digitOf = (word: string) => {
    const number = numberWord(word, language) ?? 1;
    return number > 1 ? String(number) : word;
  };
  return withMeasures(folded)
    .replace(COUNTED_TOGETHER, (numeral) => String(numeral === '十' ? 10 : numberOf(undefined, numeral)))
    .split(' ')
    .map(digitOf)
    .join(' ');
}
