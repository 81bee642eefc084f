import { correctionOf } from '@kp/commerce/spelling';
import type { LanguageCode } from '@kp/i18n/languages';
import { KNOWLEDGE, type KnowledgeEntry } from '../knowledge/knowledge';
import { LANGUAGE_DATA } from './languages';
import { fold, termsOf } from './text';

export interface FoundGuidance {
  entryId: string;
  title: string;
  answer: string;
  sources: KnowledgeEntry['sources'];
  score: number;
  /** How much of the question the entry speaks about, 0 to 1. */
  coverage: number;
  /** The question holds one of the entry's keywords as a whole. */
  hasKeyword: boolean;
  /** Terms of the longest of them. */
  keywordLength: number;
}

interface IndexedEntry {
  entry: KnowledgeEntry;
  weights: Map<string, number>;
  keywords: string[][];
}

interface Index {
  entries: IndexedEntry[];
  rarity: Map<string, number>;
  stop: ReadonlySet<string>;
}

/** What the title names is the topic; a keyword may be one food of many. */
const WEIGHTS = { title: 5, keywords: 3, answer: 1 } as const;
const REPEATED_WEIGHT = 0.3;
const MAX_FOUND = 3;
const indexes = new Map<LanguageCode, Index>();

function indexOf(language: LanguageCode): Index {
  const known = indexes.get(language);
  if (known) return known;
  const stop = new Set(fold(LANGUAGE_DATA[language].stop.replace(/,/g, ' ')).split(' '));
  const entries = KNOWLEDGE.map((entry) => indexed(entry, language, stop));
  const rarity = new Map<string, number>();
  for (const { weights } of entries)
    for (const term of weights.keys()) rarity.set(term, (rarity.get(term) ?? 0) + 1);
  for (const [term, count] of rarity) rarity.set(term, Math.log(1 + entries.length / count));
  const index = { entries, rarity, stop };
  indexes.set(language, index);
  return index;
}

/** Numbers say something only together with the other words of a keyword. */
const isNumber = (term: string) => /^\d/.test(term);

function indexed(entry: KnowledgeEntry, language: LanguageCode, stop: ReadonlySet<string>): IndexedEntry {
  const weights = new Map<string, number>();
  const { title, answer, keywords } = entry.texts[language];
  const add = (text: string, weight: number) => {
    for (const term of termsOf(fold(text), language))
      if (!isNumber(term)) weights.set(term, Math.max(weights.get(term) ?? 0, weight));
  };
  add(answer, WEIGHTS.answer);
  for (const keyword of keywords) add(keyword, WEIGHTS.keywords);
  add(title, WEIGHTS.title);
  return { entry, weights, keywords: keywords.map((keyword) => termsOfKeyword(keyword, language, stop)) };
}

/** Without the words that questions lose too ("temps de contact"), as long as more than one is left to tell it. */
function termsOfKeyword(keyword: string, language: LanguageCode, stop: ReadonlySet<string>): string[] {
  const words = fold(keyword).split(' ');
  const telling = words.filter((word) => !stop.has(word));
  return termsOf((telling.length > 1 ? telling : words).join(' '), language);
}

const ASKED_FOR = { coverage: 1, hasKeyword: true, keywordLength: 2 } as const;

/** A word that no entry has and that is one letter away from one. */
function correctedTerm(term: string, known: ReadonlyMap<string, number>): string {
  if (known.has(term) || isNumber(term)) return term;
  return correctionOf(term, known.keys()) ?? term;
}

export interface GuidanceQuestion {
  question: string;
  /** The question before, which is asked again for something else: its words count less. */
  repeated?: string;
  /** The entry that is asked for, when that is known. */
  entryId?: string;
}

/** The entries that speak about the question, the best first. */
export function findGuidance(
  { question, repeated = '', entryId }: GuidanceQuestion,
  language: LanguageCode,
): FoundGuidance[] {
  const { entries, rarity, stop } = indexOf(language);
  const spoken = (text: string) =>
    fold(text)
      .split(' ')
      .filter((word) => !stop.has(word))
      .join(' ');
  const typed = termsOf(spoken(question), language).map((term) => correctedTerm(term, rarity));
  const asked = new Set(typed.filter((term) => !isNumber(term)));
  const terms = [...new Set([...typed, ...termsOf(spoken(repeated), language)])];
  const unknown = Math.log(1 + entries.length);
  const total = [...asked].reduce((sum, term) => sum + (rarity.get(term) ?? unknown), 0);
  const found = entries.map(({ entry, weights, keywords }) => {
    const known = terms.filter((term) => weights.has(term));
    const weightOf = (term: string) => weights.get(term)! * (asked.has(term) ? 1 : REPEATED_WEIGHT);
    const score = known.reduce((sum, term) => sum + rarity.get(term)! * weightOf(term), 0);
    const strong = known.filter((term) => asked.has(term) && weights.get(term)! > 1);
    const coverage = total === 0 ? 0 : strong.reduce((sum, term) => sum + rarity.get(term)!, 0) / total;
    const whole = keywords.filter((each) => each.every((term) => terms.includes(term)));
    const longest = Math.max(0, ...whole.map((each) => each.length));
    const { title, answer } = entry.texts[language];
    const text = { entryId: entry.id, title, answer, sources: entry.sources };
    return {
      ...text,
      score: score * (1 + longest / 2),
      coverage,
      hasKeyword: longest > 0,
      keywordLength: longest,
    };
  });
  const highest = Math.max(1, ...found.map(({ score }) => score));
  return found
    .map((each) => (each.entryId === entryId ? { ...each, ...ASKED_FOR, score: highest } : each))
    .filter(({ score, coverage }) => score > 0 && (repeated === '' || coverage > 0))
    .sort(
      (one, other) =>
        Number(other.entryId === entryId) - Number(one.entryId === entryId) || other.score - one.score,
    )
    .slice(0, MAX_FOUND);
}
