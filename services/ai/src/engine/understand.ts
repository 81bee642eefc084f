import type { LanguageCode } from '@kp/i18n/languages';
import { cueExpressions, expressionOf } from './cues';
import { priceBound } from './entities';
import { LANGUAGE_DATA } from './languages';
import type { Cue } from './languages/language-data';
import { correctCueWords } from './misspelled-cues';
import { fold, isUnspaced, stemOf } from './text';

export interface Question {
  text: string;
  folded: string;
  language: LanguageCode;
  cues: ReadonlySet<Cue>;
  /** What is left without question words: the product that is meant, if any. */
  phrase: string;
  /** The phrase with words that also tell a property, which may belong to a name. */
  described: string;
  /** The whole message, when it has other sentences. */
  message: string;
  minPriceMinor?: number;
  maxPriceMinor?: number;
}

/** Each of them says what a question is about. */
const SUBJECTS: readonly Cue[] = [
  ...(['setup', 'compare', 'cart', 'orders', 'invoices', 'shipping', 'deliveryTime', 'payment'] as const),
  ...([
    'returns',
    'vat',
    'company',
    'discount',
    'quote',
    'guidance',
    'price',
    'stock',
    'show',
    'act',
  ] as const),
  ...(['cheaper', 'cheapest', 'facts', 'injection', 'others', 'medical', 'offTopic', 'abilities'] as const),
  ...(['amount', 'want', 'how'] as const),
];
/** They do not say what a question is about by themselves. */
const WEAK: ReadonlySet<Cue> = new Set(['amount', 'want', 'how']);
/** Their words also occur in names of products. */
const KEPT_IN_PHRASE: ReadonlySet<Cue> = new Set([
  'guidance',
  'offTopic',
  'small',
  'large',
  'medical',
  'act',
]);
/** A product, although its word begins as that for a temperature. */
const THERMOMETER = /温度[计計]|온도계/g;
const SENTENCE_END = /[?？؟!！。;；\n]+|\.(?=\s|$)/u;

const hasSubject = ({ cues }: Question) => SUBJECTS.some((cue) => cues.has(cue));

function questionOf(text: string, language: LanguageCode): Question {
  const folded = correctCueWords(fold(text), language);
  const cues = new Set<Cue>();
  let rest = folded;
  let described = folded;
  const withoutTools = folded.replace(THERMOMETER, ' ');
  for (const { cue, found, words } of cueExpressions(language)) {
    if ((cue === 'guidance' ? withoutTools : folded).search(found) < 0) continue;
    cues.add(cue);
    if (KEPT_IN_PHRASE.has(cue)) continue;
    rest = rest.replace(words, ' ');
    if (cue !== 'facts') described = described.replace(words, ' ');
  }
  const { cues: words } = LANGUAGE_DATA[language];
  const max = cues.has('under') ? priceBound(folded, words.under, language) : null;
  const min = cues.has('over') ? priceBound(folded, words.over, language) : null;
  for (const bound of [max, min]) {
    if (!bound) continue;
    rest = rest.replace(bound[1], ' ');
    described = described.replace(bound[1], ' ');
  }
  const phrase = withoutStopWords(rest, language);
  return {
    ...{ text, folded, language, cues, phrase, message: folded },
    described: withoutStopWords(described, language),
    ...{ maxPriceMinor: max?.[0], minPriceMinor: min?.[0] },
  };
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

/** The questions of a message; one that says nothing by itself is joined to its neighbour. */
export function questionsOf(message: string, language: LanguageCode): Question[] {
  return splitMessage(message, language).map((question) => ({ ...question, message: fold(message) }));
}

function splitMessage(message: string, language: LanguageCode): Question[] {
  const sentences = message
    .split(SENTENCE_END)
    .map((text) => text.trim())
    .filter(Boolean);
  const all = sentences
    .flatMap((text) => splitAtAnd(text, language))
    .map((text) => questionOf(text, language));
  const meant = all.filter(hasSubject);
  if (meant.length === 0) return all.length <= 1 ? all : [questionOf(message, language)];
  if (meant.length === all.length) return all.slice(0, MAX_QUESTIONS);
  const context = all
    .filter((question) => !hasSubject(question))
    .map(({ phrase }) => phrase)
    .join(' ')
    .trim();
  return meant
    .slice(0, MAX_QUESTIONS)
    .map((question) =>
      question.phrase === '' && context !== ''
        ? { ...question, phrase: context, described: context }
        : question,
    );
}

const MAX_QUESTIONS = 3;

/** "… and …" is two questions when both halves ask for something else. */
function splitAtAnd(text: string, language: LanguageCode): string[] {
  const whole = questionOf(text, language);
  if (whole.cues.has('compare') || whole.cues.has('cart') || whole.cues.has('injection')) return [text];
  const and = expressionOf(LANGUAGE_DATA[language].and, language);
  for (const match of fold(text).matchAll(and)) {
    const halves = [fold(text).slice(0, match.index), fold(text).slice(match.index + match[0].length)];
    const [left, right] = halves.map((half) => questionOf(half, language));
    const [first, second] = [left && subjectsOf(left), right && subjectsOf(right)];
    if (first && second && first !== second) return [halves[0]!, ...splitAtAnd(halves[1]!, language)];
  }
  return [text];
}

const subjectsOf = ({ cues }: Question) => SUBJECTS.filter((cue) => cues.has(cue) && !WEAK.has(cue)).join();

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
