import { setTimeout as pause } from 'node:timers/promises';
import type { LanguageCode } from '@kp/i18n/languages';
import { fold } from '../text';
import { IntentClassifier } from './intent-classifier';
import type en from './examples/en.json';

/** What a message asks for: an entry of the knowledge base, a rule of the shop, a product, something to decline. */
export type Intent = keyof typeof en;

type Examples = Record<Intent, readonly string[]>;

export const INTENT_EXAMPLES: Record<LanguageCode, () => Promise<{ default: Examples }>> = {
  en: () => import('./examples/en.json'),
  ro: () => import('./examples/ro.json'),
  de: () => import('./examples/de.json'),
  fr: () => import('./examples/fr.json'),
  es: () => import('./examples/es.json'),
  it: () => import('./examples/it.json'),
  pt: () => import('./examples/pt.json'),
  ar: () => import('./examples/ar.json'),
  zh: () => import('./examples/zh.json'),
  ja: () => import('./examples/ja.json'),
  ko: () => import('./examples/ko.json'),
};

const classifiers = new Map<LanguageCode, Promise<IntentClassifier<Intent>>>();

/** Trained on first use and kept. */
export function prepareIntents(language: LanguageCode): Promise<IntentClassifier<Intent>> {
  const known = classifiers.get(language);
  if (known) return known;
  const trained = INTENT_EXAMPLES[language]().then((examples) =>
    IntentClassifier.train(examples.default, language),
  );
  classifiers.set(language, trained);
  return trained;
}

/** The classifier, unless it is still learning after `milliseconds`: words alone answer the first questions then. */
export function intentsWithin(
  language: LanguageCode,
  milliseconds: number,
): Promise<IntentClassifier<Intent> | null> {
  return Promise.race([prepareIntents(language), pause(milliseconds, null, { ref: false })]);
}

/** Messages of them seldom name a product. */
const TALK: readonly Intent[] = [
  ...([
    'shipping',
    'payment',
    'returns',
    'warranty',
    'vat',
    'company',
    'discount',
    'quote',
    'orders',
  ] as const),
  ...(['invoices', 'other-people', 'cancel-or-change', 'medical', 'legal', 'off-topic'] as const),
  ...(['injection', 'greeting', 'thanks'] as const),
];
const MIN_TALKS = 3;

const talk = new Map<LanguageCode, Promise<ReadonlySet<string>>>();

/** Folded words that occur in messages about anything ("got", "please", "stuff"). */
export function talkWords(language: LanguageCode): Promise<ReadonlySet<string>> {
  const known =
    talk.get(language) ?? INTENT_EXAMPLES[language]().then(({ default: examples }) => talkOf(examples));
  talk.set(language, known);
  return known;
}

function talkOf(examples: Examples): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const intent of TALK)
    for (const word of new Set(examples[intent].flatMap((text) => fold(text).split(' '))))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set(
    [...counts].flatMap(([word, count]) => (count >= MIN_TALKS && !/\d/.test(word) ? [word] : [])),
  );
}
