import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { LanguageCode } from '@kp/i18n/languages';
import { LRUCache } from 'lru-cache';
import { fold } from '../text';
import { IntentClassifier } from './intent-classifier';
import { learnIntents } from './learn-intents';
import { packed } from './learned-intents';
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

/** What the build has learned of each language. */
let learned = path.join(__dirname, '../ai/intents');

/** From a folder of the build elsewhere. */
export function readIntentsFrom(folder: string): void {
  learned = folder;
}

/** Languages that are kept; one that comes back is read again in some milliseconds. */
const MAX_LANGUAGES = 6;

const classifiers = new LRUCache<LanguageCode, Promise<IntentClassifier<Intent>>>({ max: MAX_LANGUAGES });

/** Read on first use; a shop that was not built learns instead. */
export function prepareIntents(language: LanguageCode): Promise<IntentClassifier<Intent>> {
  const known = classifiers.get(language);
  if (known) return known;
  const read = readFile(path.join(learned, `${language}.bin`))
    .catch(() => learnLanguage(language))
    .then((bytes) => new IntentClassifier<Intent>(bytes));
  classifiers.set(language, read);
  return read;
}

/** What is learned of the examples of a language, as a file. */
export async function learnLanguage(language: LanguageCode): Promise<Buffer> {
  const { default: examples } = await INTENT_EXAMPLES[language]();
  return packed({ ...(await learnIntents(examples, language)), conversation: conversationOf(examples) });
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

/** Folded words that occur in messages about anything ("got", "please", "stuff"). */
export const smallTalkWords = async (language: LanguageCode): Promise<ReadonlySet<string>> =>
  (await prepareIntents(language)).conversation;

function conversationOf(examples: Examples): string[] {
  const counts = new Map<string, number>();
  for (const intent of TALK)
    for (const word of new Set(examples[intent].flatMap((text) => fold(text).split(' '))))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].flatMap(([word, count]) => (count >= MIN_TALKS && !/\d/.test(word) ? [word] : []));
}
