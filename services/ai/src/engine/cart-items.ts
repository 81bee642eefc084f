import type { LanguageCode } from '@kp/i18n/languages';
import { countAt, isCountedThing, itemsOf, type PartItem, withoutUnits } from './counted-parts';
import { expressionOf } from './keywords';
import { COUNTERS } from './entities';
import { LANGUAGE_DATA } from './languages';
import { fold, isUnspaced, joinersApart } from './text';
import { withoutStopWords } from './understand';

/** A part of a list of things to buy. */
export interface ListedItem extends PartItem {
  /** Of another sentence than the item before. */
  startsSentence: boolean;
}

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
      const isCounted = (item: PartItem) => isCountedThing(item, language);
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
  // "A supplier has six pots": an article makes no list.
  if (counted.length > 1 && several === 1 && !/\d/.test(text)) return null;
  if (counted.length > 1 && counted.length === items.length) return 'all';
  if (counted.length > 1) return several > 1 ? 'some' : null;
  return counted.length === items.length && EXPLICIT.test(fold(text)) ? 'all' : null;
}

/** Some thing stands with its number. */
export const countsItems = (text: string, language: LanguageCode) =>
  listedItems(text, language).some((item) => isCountedThing(item, language));

/** "We need six pairs of …": a number right after what asks for it. */
export function wantsCounted(folded: string, language: LanguageCode): boolean {
  const { want, cart } = LANGUAGE_DATA[language].keywords;
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
  const { keywords, continuing } = LANGUAGE_DATA[language];
  const asking = `${keywords.cart},${keywords.show},${keywords.want}`
    .split(',')
    .flatMap((words) =>
      words.includes('~') ? words.split('~').filter((each) => isTelling(each, language)) : [words],
    );
  const begins = new RegExp(`^${expressionOf(continuing, language).source} ?`, 'u');
  return folded.replace(expressionOf(asking.join(), language), ' ').trim().replace(begins, '');
}

/** A part of "put ~ together" that is only said to ask: no stop word, no single letter that counts something. */
const isTelling = (words: string, language: LanguageCode) => {
  const bare = words.replace('*', '').trim();
  return bare.length > 1 && withoutStopWords(bare, language) !== '';
};

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
