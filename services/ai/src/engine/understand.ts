import type { LanguageCode } from '@kp/i18n/languages';
import { keywordExpressions, expressionOf } from './keywords';
import { foldedWithCurrencies, priceBound } from './entities';
import { LANGUAGE_DATA } from './languages';
import type { Keyword } from './languages/language-data';
import { correctKeywords } from './misspelled-keywords';
import { fold, isUnspaced, stemOf } from './text';

export interface Question {
  text: string;
  folded: string;
  language: LanguageCode;
  keywords: ReadonlySet<Keyword>;
  /** What is left without question words: the product that is meant, if any. */
  phrase: string;
  /** The phrase with words that also tell a property, which may belong to a name. */
  described: string;
  /** The phrase without words of guidance and of measures either. */
  bare: string;
  /** The whole message, when it has other sentences. */
  message: string;
  /** What an earlier question of the message was about, for one that names nothing itself. */
  before?: string;
  minPriceMinor?: number;
  maxPriceMinor?: number;
  /** The entry of the knowledge base that it asks for, by the examples. */
  entryId?: string;
  /** It continues what was said before. */
  isFollowUp?: boolean;
  /** 0 to 1: that it asks for products, by the examples. */
  productLikelihood?: number;
  /** The examples say what it is about. */
  isRecognized?: boolean;
}

/** Their words also occur in names of products. */
const KEPT_IN_PHRASE: ReadonlySet<Keyword> = new Set([
  'guidance',
  'offTopic',
  'small',
  'large',
  'medical',
  'act',
  'either',
]);
/** A product, although its word begins as that for a temperature. */
const THERMOMETER =
  /[冷冻凍藏蔵库庫冰箱柜室]*(?:温度|測温)[计計]|(?:냉장고?|냉동고?|냉장실|냉동실)? ?온도계/g;

export function questionOf(text: string, language: LanguageCode): Question {
  const folded = correctKeywords(fold(text), language);
  const keywords = new Set<Keyword>();
  const asking: RegExp[] = [];
  const properties: RegExp[] = [];
  const guiding: RegExp[] = [];
  const withoutTools = folded.replace(THERMOMETER, ' ');
  for (const { keyword, found, words } of keywordExpressions(language)) {
    if ((keyword === 'guidance' ? withoutTools : folded).search(found) < 0) continue;
    keywords.add(keyword);
    if (keyword === 'guidance') guiding.push(words);
    else if (keyword === 'facts') properties.push(words);
    else if (!KEPT_IN_PHRASE.has(keyword)) asking.push(words);
  }
  const { keywords: words, measures, units } = LANGUAGE_DATA[language];
  const priced = correctKeywords(foldedWithCurrencies(text), language);
  const max = keywords.has('under') ? priceBound(priced, words.under, language) : null;
  const min = keywords.has('over') ? priceBound(priced, words.over, language) : null;
  for (const bound of [max, min]) if (bound) asking.push(bound[1]);
  const described = without(folded, asking);
  const rest = without(folded, [...asking, ...properties]);
  const measuring = expressionOf(measures, language);
  const bare = without(folded, [...asking, ...properties, ...guiding, measuring]);
  const phrase = withoutStopWords(rest, language);
  // "How many pairs" asks for the content of a pack.
  const isOfUnits =
    keywords.has('amount') && !keywords.has('stock') && folded.search(expressionOf(units, language)) >= 0;
  if (isOfUnits && phrase !== '') keywords.add('facts');
  return {
    text,
    folded,
    language,
    keywords,
    phrase,
    message: folded,
    described: withoutStopWords(described, language),
    bare: withoutStopWords(bare, language),
    maxPriceMinor: max?.[0],
    minPriceMinor: min?.[0],
  };
}

/** Blanks all that one of the expressions finds; their words may overlap ("le moins cher", "cher"). */
function without(folded: string, expressions: readonly RegExp[]): string {
  const kept = [...folded];
  const indexes = [...folded].flatMap((letter, index) => Array<number>(letter.length).fill(index));
  for (const expression of expressions)
    for (const { index, 0: found } of folded.matchAll(expression))
      if (found.length > 0) kept.fill(' ', indexes[index], indexes[index + found.length - 1]! + 1);
  return kept.join('').replace(/\s+/g, ' ').trim();
}

export function withoutStopWords(folded: string, language: LanguageCode): string {
  const { stop } = LANGUAGE_DATA[language];
  if (isUnspaced(language)) return withoutParticles(folded, stop, language);
  const without = folded.replace(expressionOf(stop, language), ' ').replace(/\s+/g, ' ').trim();
  // Twice, because neighbours share the blank between them.
  const again = without.replace(expressionOf(stop, language), ' ').replace(/\s+/g, ' ').trim();
  const words = again.split(' ').filter((word) => !/^[.,/%@]+$/.test(word));
  return (language === 'ko' ? words.map((word) => stemOf(word, language)) : words).join(' ').trim();
}

/** Single letters are removed only where they cannot belong to a word: after another script, or at its ends. */
function withoutParticles(folded: string, stop: string, language: LanguageCode): string {
  const [letters, words] = [1, 2].map((length) =>
    stop.split(',').filter((word) => (length === 1 ? word.length === 1 : word.length > 1)),
  ) as [string[], string[]];
  const particles = `[${letters.join('')}]`;
  const rest = folded.replace(expressionOf(words.join(), language), ' ');
  const between = language === 'ja' ? new RegExp(`(?<!\\p{sc=Hiragana})${particles}+`, 'gu') : /的/g;
  const ends = new RegExp(`^${particles}+|${particles}+$`, 'gu');
  const parts = rest
    .replace(between, ' ')
    .split(/\s+/)
    .map((word) => word.replace(ends, ''));
  return parts.filter(Boolean).join(' ');
}
