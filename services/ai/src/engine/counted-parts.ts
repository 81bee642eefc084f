import type { LanguageCode } from '@kp/i18n/languages';
import { expressionOf } from './keywords';
import { countedTogether, isMeasure, numberWord, quantityOf } from './entities';
import { LANGUAGE_DATA } from './languages';
import { isUnspaced } from './text';
import { withoutStopWords } from './understand';

/** A thing with its number, as a part of a list says it. */
export interface PartItem {
  /** Folded words that describe it, without those that only ask for it. */
  text: string;
  /** Null where nothing says how many. */
  quantity: number | null;
  /** The number that may be a size: its own, as in "a rack in which 25 glasses fit", or the last one, "grater 4 sides 1". */
  maybeSize: 'own' | 'last' | null;
}

export function itemsOf(part: string, language: LanguageCode): PartItem[] {
  const isWide = isUnspaced(language);
  const together = countedTogether(part, language) ?? (isWide ? quantityOf(part, language) : null);
  if (!together) return itemsOfWords(language === 'ar' ? pairsCounted(part) : part.split(' '), language);
  const { quantity, rest, isCounted } = together;
  return [{ text: rest, quantity: isCounted ? quantity : null, maybeSize: null }];
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
  en: ['of', 'for', 'to', 'each', 'per', 'about', 'the'],
  ro: ['de', 'la', 'pentru', 'cate', 'a', 'pe'],
  de: ['von', 'vom', 'zu', 'je', 'fur', 'bis', 'a', 'auf'],
  fr: ['de', 'du', 'des', 'd', 'a', 'pour', 'par'],
  es: ['de', 'del', 'a', 'para', 'por'],
  it: ['da', 'di', 'dal', 'del', 'dei', 'a', 'per'],
  pt: ['de', 'do', 'dos', 'da', 'das', 'a', 'para', 'por'],
  ar: ['من', 'مقاس', 'حجم', 'قياس'],
};

/** Time, people and money are no things to buy. */
const UNSOLD =
  /^(?:min|hora|hour|ora$|ore$|stund|heure|sec|sek|seg|days$|tag$|tage|jour|dia|giorn|zile$|week|woch|semain|seman|settiman|saptam|month|monat|mois|meses|mesi|year|jahr|ans?$|annee|anos?$|anni|ani$|pers|people|dollar|dolar|usd|euro|eur$|buck|lei$|ron$|%|percent|prozent|دولار|يورو|달러|guest|gaste|cover|coperti|couvert|comensal|دقيق|ساع|يوم|ايام|شخص|فرد|분|초|시간|일$|명)/;

/** "A cart with two pots", but "a pot with two handles". */
const WITH = ['with', 'cu', 'mit', 'avec', 'con', 'com', 'مع'];

function itemsOfWords(words: readonly string[], language: LanguageCode): PartItem[] {
  const textOf = (from: number, to: number) => words.slice(from, to).join(' ');
  const isTelling = (from: number, to: number) => withoutUnits(textOf(from, to), language) !== '';
  const isLast = ({ to }: Count, index: number, all: readonly Count[]) =>
    !isTelling(to, all[index + 1]?.at ?? words.length);
  const isBetween = (one: Count | undefined, other: Count | undefined) =>
    !one || !other || isTelling(one.to, other.at);
  const numbers = words
    .flatMap((_, at) => countAt(words, at, language) ?? [])
    // "A cart with 12 ladles" asks for no single one.
    .filter((number, index, all) => number.quantity > 1 || isBetween(number, all[index + 1]))
    .filter((number, index, all) => {
      // "Put us down for 3 of them" counts.
      const isCount = language === 'en' && words[number.to] === 'of';
      const isSize = !isCount && BEFORE_SIZES[language]?.includes(words[number.at - 1] ?? '');
      return !isSize || !(isTelling(0, number.at) || isLast(number, index, all));
    });
  const isAfter =
    numbers.length > 0 && isTelling(0, numbers[0]!.at) && isLast(numbers.at(-1)!, numbers.length, []);
  if (isAfter) {
    // "Whisks 45 x2": a number right before another one is a size.
    const counts = numbers.filter((number, index) => isBetween(number, numbers[index + 1]));
    return counts.map(({ at, quantity }, index) => ({
      text: textOf(counts[index - 1]?.to ?? 0, at),
      quantity,
      maybeSize: index > 0 ? 'last' : null,
    }));
  }
  const counts = numbers.filter((number, index) => {
    const before = numbers[index - 1];
    // "Two 25 litre pots", "two of the five-packs".
    if (!isBetween(before, number)) return false;
    const isDetail = WITH.includes(words[number.at - 1] ?? '') || isLast(number, index, numbers);
    return !before || before.quantity === 1 || !isDetail;
  });
  if (counts.length === 0) return [{ text: words.join(' '), quantity: null, maybeSize: null }];
  return counts.map(({ at, to, quantity }, index) => ({
    text: textOf(to, counts[index + 1]?.at ?? words.length),
    quantity,
    maybeSize: at > 0 ? 'own' : null,
  }));
}

/** Without what is counted and words that name nothing. */
export const withoutUnits = (text: string, language: LanguageCode) =>
  withoutStopWords(text, language).replace(expressionOf(LANGUAGE_DATA[language].units, language), ' ').trim();

/** It says how many of something that it names. */
export const isCountedThing = ({ quantity, text }: PartItem, language: LanguageCode) =>
  quantity !== null && withoutUnits(text, language) !== '';

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

export function countAt(words: readonly string[], at: number, language: LanguageCode): Count | null {
  const [word = '', next = '', afterNext = ''] = words.slice(at, at + 3);
  const digits = /^x?(\d{1,4})x?$/.exec(word)?.[1];
  const quantity = digits ? Number(digits) : numberWord(word, language);
  if (!quantity) return null;
  // An article inside a description counts nothing.
  if (!digits && quantity === 1 && withoutStopWords(words.slice(0, at).join(' '), language) !== '')
    return null;
  const isDimension =
    (next === 'x' && /^\d/.test(afterNext)) || (words[at - 1] === 'x' && /^\d/.test(words[at - 2] ?? ''));
  if (isDimension || isMeasure(next) || UNSOLD.test(next)) return null;
  const to = next === 'x' ? at + 2 : at + 1;
  // "Half a dozen", "meia dúzia".
  const half = quantity === 12 ? words.slice(0, at).findLastIndex((each) => HALF.includes(each)) : -1;
  if (half >= at - 2 && half >= 0) return { quantity: 6, at: half, to };
  return { quantity, at: words[at - 1] === 'x' ? at - 1 : at, to };
}
