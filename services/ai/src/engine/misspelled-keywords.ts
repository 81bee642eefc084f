import { isMisspelled } from '@kp/commerce/spelling';
import type { LanguageCode } from '@kp/i18n/languages';
import { KNOWLEDGE } from '../knowledge/knowledge';
import { SETUP_LISTS } from '../knowledge/setup-lists';
import { LANGUAGE_DATA } from './languages';
import type { Keyword } from './languages/language-data';
import { fold, isUnspaced } from './text';

const MIN_LENGTH = 6;
/** Their words rarely resemble names of products or words of guidance. */
const CORRECTED: readonly Keyword[] = [
  ...([
    'shipping',
    'payment',
    'orders',
    'invoices',
    'returns',
    'compare',
    'cart',
    'discount',
    'stock',
  ] as const),
];

interface Vocabulary {
  known: ReadonlySet<string>;
  byFirstLetter: Map<string, string[]>;
}

const vocabularies = new Map<LanguageCode, Vocabulary>();

function vocabularyOf(language: LanguageCode): Vocabulary {
  const existing = vocabularies.get(language);
  if (existing) return existing;
  const { keywords, stop, kinds } = LANGUAGE_DATA[language];
  const wordsOf = (lists: string[]) => fold(lists.join(' ').replace(/[~,*]/g, ' ')).split(' ');
  const lists = wordsOf(CORRECTED.map((keyword) => keywords[keyword]));
  const trade = [
    ...KNOWLEDGE.flatMap(({ texts }) => Object.values(texts[language]).flat()),
    ...itemsOf(language),
  ];
  const known = new Set(wordsOf([...Object.values(keywords), ...Object.values(kinds), stop, ...trade]));
  const byFirstLetter = new Map<string, string[]>();
  for (const word of new Set(lists.filter(({ length }) => length >= MIN_LENGTH)))
    byFirstLetter.set(word[0]!, [...(byFirstLetter.get(word[0]!) ?? []), word]);
  const vocabulary = { known, byFirstLetter };
  vocabularies.set(language, vocabulary);
  return vocabulary;
}

/** Names of equipment resemble other words too: "papier" is no "panier". */
const itemsOf = (language: LanguageCode) =>
  SETUP_LISTS.flatMap(({ groups }) =>
    groups.flatMap(({ items }) => items.map(({ label }) => label[language])),
  );

/** Replaces words that are one letter away from a word of the keywords. */
export function correctKeywords(folded: string, language: LanguageCode): string {
  if (isUnspaced(language)) return folded;
  const { known, byFirstLetter } = vocabularyOf(language);
  return folded
    .split(' ')
    .map((word) => {
      if (word.length < MIN_LENGTH || known.has(word) || /\d/.test(word)) return word;
      return byFirstLetter.get(word[0]!)?.find((candidate) => isMisspelled(word, candidate)) ?? word;
    })
    .join(' ');
}
