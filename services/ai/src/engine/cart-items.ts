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
  /** The number that may be a size: its own, as in "a rack in which 25 glasses fit", or the last one, "grater 4 sides 1". */
  maybeSize: 'own' | 'last' | null;
  /** Of another sentence than the item before. */
  startsSentence: boolean;
}

type PartItem = Omit<ListedItem, 'startsSentence'>;

const SENTENCE_END = /[!?？！؟。；;\n]+|\.(?=\s|$)/u;
const COMMA = /[,،、，／/](?!\d)|\s[+&–-]\s/u;
const COLON = /[:：](?!\d)/u;
const MAX_KIND_WORDS = 2;
export const CODE = /kp[ -]?\d+/gi;

/** The items of a list as people write it: "3 boxes of gloves, two of the big pots and a ladle", "gloves x3 pots x2". */
export function listedItems(text: string, language: LanguageCode): ListedItem[] {
  const items = inPlainWords(text)
    .split(SENTENCE_END)
    .flatMap((sentence) => {
      const [beginning = [], ...lists] = sentence
        .split(COLON)
        .map((part) => partsOf(part, language).flatMap((each) => itemsOf(each, language)));
      const isCounted = ({ quantity, text: described }: PartItem) =>
        quantity !== null && withoutUnits(described, language) !== '';
      // "For the banquet of 180 people: two pans"; but "pans: two".
      const isIntroduced = lists.some(([first]) => first && isCounted(first)) && !beginning.some(isCounted);
      // "Vacuum bags: 3 small ones, 2 big ones".
      const kind = withoutStopWords(beginning.map((item) => item.text).join(' '), language);
      const isKind = kind !== '' && kind.split(' ').length <= MAX_KIND_WORDS;
      const described = lists
        .flat()
        .map((item) => (isKind ? { ...item, text: `${kind} ${item.text}` } : item));
      const listed = isIntroduced ? described : [beginning, ...lists].flat();
      return listed.map((item, index) => ({ ...item, startsSentence: index === 0 }));
    });
  return withOwnNumbers(items, language);
}

/** "No. 2" is 2, what stands in brackets describes, and 俩 is two of something. */
const inPlainWords = (text: string) =>
  text
    .replace(/(?<=^|\s)(?:nr|no|n)(?:[.º°]|\. ) ?(?=\d)/gi, ' x')
    .replace(/[(){}（）]/g, ' ')
    .replace(/俩/g, '两个')
    .replace(/仨/g, '三个');

/** "Gloves with lining, four pairs": a number alone belongs to what is before it. */
function withOwnNumbers(items: readonly ListedItem[], language: LanguageCode): ListedItem[] {
  return items.reduce<ListedItem[]>((all, item) => {
    const last = all.at(-1);
    const isAlone = item.quantity !== null && withoutUnits(item.text, language) === '';
    if (!isAlone || !last || last.quantity !== null || withoutUnits(last.text, language) === '')
      return [...all, item];
    return [...all.slice(0, -1), { ...last, quantity: item.quantity }];
  }, []);
}

/** How a message lists things with their numbers: everything in it, several of its parts, or not at all. */
export function listedIn(text: string, language: LanguageCode): 'all' | 'some' | null {
  const items = listedItems(text, language).filter((item) => withoutUnits(item.text, language) !== '');
  const counted = items.filter(({ quantity }) => quantity !== null);
  const several = counted.filter(({ quantity }) => quantity! > 1).length;
  if (several === 0) return null;
  if (counted.length > 1 && counted.length === items.length) return 'all';
  // "A supplier has six pots": articles make no list.
  if (counted.length > 1) return several > 1 ? 'some' : null;
  return counted.length === items.length && EXPLICIT.test(fold(text)) ? 'all' : null;
}

/** Some thing stands with its number. */
export const countsItems = (text: string, language: LanguageCode) =>
  listedItems(text, language).some(
    ({ quantity, text: described }) => quantity !== null && withoutUnits(described, language) !== '',
  );

/** "We need six pairs of …": a number right after what asks for it. */
export function wantsCounted(folded: string, language: LanguageCode): boolean {
  const { want, cart } = LANGUAGE_DATA[language].cues;
  return [...folded.matchAll(expressionOf(`${want},${cart}`, language))].some(({ index, 0: asking }) => {
    const rest = withoutStopWords(folded.slice(index + asking.length), language).split(' ');
    const count = countAt(rest, 0, language);
    return (
      count !== null && count.quantity > 1 && withoutUnits(rest.slice(count.to).join(' '), language) !== ''
    );
  });
}

/** "x3", "3x": nothing else is meant. */
const EXPLICIT = /(?:^| )(?:x ?\d{1,3}|\d{1,3} ?x)(?: \p{L}|$)/u;

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
  const { cues, continuing } = LANGUAGE_DATA[language];
  const asking = `${cues.cart},${cues.show},${cues.want}`
    .split(',')
    .flatMap((words) =>
      words.includes('~') ? words.split('~').filter((each) => !isStop(each, language)) : [words],
    );
  const begins = new RegExp(`^${expressionOf(continuing, language).source} ?`, 'u');
  return folded.replace(expressionOf(asking.join(), language), ' ').trim().replace(begins, '');
}

const isStop = (words: string, language: LanguageCode) =>
  withoutStopWords(words.replace('*', '').trim(), language) === '';

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
  /^(?:min|hora|hour|ora$|ore$|stund|heure|sec|sek|seg|day$|days$|tag$|tage|jour|dia|giorn|zile$|week|woch|semain|seman|settiman|saptam|month|monat|mois|meses|mesi|year|jahr|ans?$|annee|anos?$|anni|ani$|pers|people|dollar|dolar|usd|euro|eur$|buck|lei$|ron$|%|percent|prozent|pour cent|por ciento|دولار|يورو|달러|guest|gaste|cover|coperti|couvert|comensal|دقيق|ساع|يوم|ايام|شخص|فرد|분|초|시간|일$|명)/;
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
      const isSize = BEFORE_SIZES[language]?.includes(words[number.at - 1] ?? '');
      return !isSize || !(isTelling(0, number.at) || isLast(number, index, all));
    });
  const isAfter =
    numbers.length > 0 && isTelling(0, numbers[0]!.at) && isLast(numbers.at(-1)!, numbers.length, []);
  if (isAfter) {
    // "Whisks 45 x2": a number right before another one is a size.
    const counts = numbers.filter((number, index) => isBetween(number, numbers[index + 1]));
    return counts.map(({ at, quantity }, index) => ({
      text: textOf(counts[index - 1]?.to ?? 0, at),
      ...{ quantity, maybeSize: index > 0 ? 'last' : null },
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
    ...{ quantity, maybeSize: at > 0 ? 'own' : null },
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
  if (isDimension || isMeasure(next) || UNSOLD.test(next)) return null;
  const to = next === 'x' ? at + 2 : at + 1;
  // "Half a dozen", "meia dúzia".
  const half = quantity === 12 ? words.slice(0, at).findLastIndex((each) => HALF.includes(each)) : -1;
  if (half >= at - 2 && half >= 0) return { quantity: 6, at: half, to };
  return { quantity, at: words[at - 1] === 'x' ? at - 1 : at, to };
}
