import type { LanguageCode } from '@kp/i18n/languages';
import { expressionOf } from './cues';
import { countedTogether, COUNTERS, isMeasure, numberWord, quantityOf } from './entities';
import { LANGUAGE_DATA } from './languages';
import { fold, isUnspaced, joinersApart } from './text';
import { withoutStopWords } from './understand';

/** A part of a list of things to buy. */
export interface ListedItem {
  /** Folded words that describe it, without those that only ask for it. */
  text: string;
  /** Null where nothing says how many. */
  quantity: number | null;
  /** Its number stands in the middle of a part and may belong to what is before it: "a rack for 25 glasses". */
  isMaybeSize: boolean;
  /** Of another sentence than the item before. */
  startsSentence: boolean;
}

type PartItem = Omit<ListedItem, 'startsSentence'>;

const SENTENCE_END = /[!?？！؟。；;\n]+|\.(?=\s|$)/u;
const COMMA = /[,،、，(){}](?!\d)|\s[+&/–-]\s/u;
const COLON = /[:：](?!\d)/u;
export const CODE = /kp[ -]?\d+/gi;

/** The items of a list as people write it: "3 boxes of gloves, two of the big pots and a ladle", "gloves x3 pots x2". */
export function listedItems(text: string, language: LanguageCode): ListedItem[] {
  return text.split(SENTENCE_END).flatMap((sentence) => {
    const [beginning = [], ...lists] = sentence
      .split(COLON)
      .map((part) => partsOf(part, language).flatMap((each) => itemsOf(each, language)));
    const isCounted = ({ quantity, text: described }: PartItem) =>
      quantity !== null && withoutUnits(described, language) !== '';
    // "For the banquet of 180 people: two pans"; but "pans: two".
    const isIntroduced = lists.some(([first]) => first && isCounted(first)) && !beginning.some(isCounted);
    const items = isIntroduced ? lists.flat() : [beginning, ...lists].flat();
    return items.map((item, index) => ({ ...item, startsSentence: index === 0 }));
  });
}

/** Two things or more with their numbers: a list to buy, even where no word says so. */
export function listsQuantities(text: string, language: LanguageCode): boolean {
  const counted = listedItems(text, language).filter(
    ({ quantity, text: described }) => quantity !== null && withoutUnits(described, language) !== '',
  );
  return counted.length > 1 && counted.some(({ quantity }) => quantity! > 1);
}

function partsOf(sentence: string, language: LanguageCode): string[] {
  const and = expressionOf(LANGUAGE_DATA[language].and, language);
  return sentence
    .split(COMMA)
    .flatMap((part) => codesApart(part, language))
    .flatMap((part) => countedApart(part, language))
    .map((part) => withoutAsking(joinersApart(fold(part), language), language))
    .flatMap((part) => part.split(and))
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** Without the words that only ask for it: "add", "I'd like", "basket". */
function withoutAsking(folded: string, language: LanguageCode): string {
  const { cart, show, want } = LANGUAGE_DATA[language].cues;
  return folded.replace(expressionOf([cart, show, want].join().replaceAll('~', ','), language), ' ');
}

/** Codes stand apart without commas too, each with the number beside it. */
function codesApart(part: string, language: LanguageCode): string[] {
  const codes = [...part.matchAll(CODE)];
  if (codes.length < 2) return [part];
  const words = Object.values(LANGUAGE_DATA[language].numbers).join().replaceAll('|', ',');
  const start = fold(part.slice(0, codes[0]!.index));
  const isBefore = /\d/.test(start) || start.search(expressionOf(words, language)) >= 0;
  const ends = codes.map(({ index, 0: code }, at) =>
    isBefore ? index + code.length : (codes[at + 1]?.index ?? part.length),
  );
  return ends.map((end, at) => part.slice(ends[at - 1] ?? 0, end));
}

/** Lists of languages that part items by what counts them, or by blanks. */
function countedApart(part: string, language: LanguageCode): string[] {
  if (language === 'ko') return part.split(KOREAN_COUNTED);
  if (!isUnspaced(language)) return [part];
  return (language === 'ja' ? part.split(JAPANESE_COUNTED) : [part]).flatMap((each) =>
    each.split(/ (?=\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana})/u),
  );
}

const KOREAN_COUNTED = new RegExp(
  `(?<=(?:\\p{sc=Hangul} ?\\d{1,3}(?:${COUNTERS.ko})?|(?:[한두세네]|다섯) ?${COUNTERS.ko})) (?=\\p{sc=Hangul})`,
  'u',
);
const JAPANESE_COUNTED = new RegExp(`(?<=(?:\\d+|[一二三四五六七八九十])${COUNTERS.ja})(?!入)[と ]*`, 'u');

function itemsOf(part: string, language: LanguageCode): PartItem[] {
  const isWide = isUnspaced(language);
  const together = countedTogether(part, language) ?? (isWide ? quantityOf(part, language) : null);
  if (!together) return itemsOfWords(language === 'ar' ? pairsCounted(part) : part.split(' '), language);
  const { quantity, rest, isCounted } = together;
  return [{ text: rest, quantity: isCounted ? quantity : null, isMaybeSize: false }];
}

/** "Two of them" is an ending of Arabic nouns; of feminine ones few other words have it. */
const ARABIC_PAIR = /^(\p{L}{3,})ت(?:ين|ان|ا)$/u;

function pairsCounted(part: string): string[] {
  const words = part.split(' ');
  const isCounted = words.some((word) => /^\d+$/.test(word) || numberWord(word, 'ar') !== undefined);
  if (isCounted) return words;
  return words.flatMap((word) => {
    const stem = ARABIC_PAIR.exec(word)?.[1];
    return stem ? ['2', `${stem}ه`] : [word];
  });
}

/** Before a number that is a size: "pots of 10", "pinces de 30", "for 25 glasses". */
const BEFORE_SIZES: Partial<Record<LanguageCode, readonly string[]>> = {
  en: ['of', 'for', 'to', 'each', 'per', 'about'],
  ro: ['de', 'la', 'pentru', 'cate', 'a'],
  de: ['von', 'zu', 'je', 'fur', 'bis', 'a'],
  fr: ['de', 'a', 'pour', 'par'],
  es: ['de', 'a', 'para', 'por'],
  it: ['da', 'di', 'a', 'per'],
  pt: ['de', 'a', 'para', 'por'],
  ar: ['من', 'مقاس', 'حجم', 'قياس'],
};
const TIME = /^(?:min|hora|hour|ora$|ore$|stund|heure|sec|sek|seg|دقيق|ساع|분|초)/;
/** "A cart with two pots", but "a pot with two handles". */
const WITH = ['with', 'cu', 'mit', 'avec', 'con', 'com', 'مع'];

function itemsOfWords(words: readonly string[], language: LanguageCode): PartItem[] {
  const textOf = (from: number, to: number) => words.slice(from, to).join(' ');
  const isTelling = (from: number, to: number) => withoutUnits(textOf(from, to), language) !== '';
  const isLast = ({ to }: Count, index: number, all: readonly Count[]) =>
    !isTelling(to, all[index + 1]?.at ?? words.length);
  const numbers = words
    .flatMap((_, at) => countAt(words, at, language) ?? [])
    .filter((number, index, all) => {
      const isSize = BEFORE_SIZES[language]?.includes(words[number.at - 1] ?? '');
      return !isSize || !(isTelling(0, number.at) || isLast(number, index, all));
    });
  const isAfter =
    numbers.length > 0 && isTelling(0, numbers[0]!.at) && isLast(numbers.at(-1)!, numbers.length, []);
  if (isAfter)
    return numbers.map(({ at, quantity }, index) => ({
      text: textOf(numbers[index - 1]?.to ?? 0, at),
      ...{ quantity, isMaybeSize: false },
    }));
  const counts = numbers.filter((number, index) => {
    const isDetail = index > 0 && numbers[index - 1]!.quantity > 1;
    return !isDetail || !(WITH.includes(words[number.at - 1] ?? '') || isLast(number, index, numbers));
  });
  if (counts.length === 0) return [{ text: words.join(' '), quantity: null, isMaybeSize: false }];
  return counts.map(({ at, to, quantity }, index) => ({
    text: textOf(to, counts[index + 1]?.at ?? words.length),
    ...{ quantity, isMaybeSize: at > 0 },
  }));
}

/** Without what is counted and words that name nothing. */
export const withoutUnits = (text: string, language: LanguageCode) =>
  withoutStopWords(text, language).replace(expressionOf(LANGUAGE_DATA[language].units, language), ' ').trim();

/** "Rolls of freezer tape" asks for freezer tape; but a "box grater" is named so. */
export function withoutFirstUnit(text: string, language: LanguageCode): string {
  const { source } = expressionOf(LANGUAGE_DATA[language].units, language);
  return text.replace(new RegExp(`^${source} `, 'u'), '');
}

const HALF = ['half', 'jumatate', 'halbes', 'halben', 'demi', 'media', 'mezza', 'meia', 'نصف', 'نص'];

interface Count {
  quantity: number;
  /** Positions of the words that say it. */
  at: number;
  to: number;
}

function countAt(words: readonly string[], at: number, language: LanguageCode): Count | null {
  const [word = '', next = '', afterNext = ''] = words.slice(at, at + 3);
  const digits = /^x?(\d{1,4})x?$/.exec(word)?.[1];
  const quantity = digits ? Number(digits) : numberWord(word, language);
  if (!quantity) return null;
  // An article inside a description counts nothing.
  if (!digits && quantity === 1 && withoutStopWords(words.slice(0, at).join(' '), language) !== '')
    return null;
  const isDimension =
    (next === 'x' && /^\d/.test(afterNext)) || (words[at - 1] === 'x' && /^\d/.test(words[at - 2] ?? ''));
  if (isDimension || isMeasure(next) || TIME.test(next)) return null;
  const to = next === 'x' ? at + 2 : at + 1;
  // "Half a dozen", "meia dúzia".
  const half = quantity === 12 ? words.slice(0, at).findLastIndex((each) => HALF.includes(each)) : -1;
  if (half >= at - 2 && half >= 0) return { quantity: 6, at: half, to };
  return { quantity, at: words[at - 1] === 'x' ? at - 1 : at, to };
}
