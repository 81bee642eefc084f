import type { LanguageCode } from '@kp/i18n/languages';
import documents from './documents.json';
import entries from './entries.json';
import { inEveryLanguage } from './in-every-language';
import ar from './texts/ar.json';
import de from './texts/de.json';
import en from './texts/en.json';
import es from './texts/es.json';
import fr from './texts/fr.json';
import it from './texts/it.json';
import ja from './texts/ja.json';
import ko from './texts/ko.json';
import pt from './texts/pt.json';
import ro from './texts/ro.json';
import zh from './texts/zh.json';

export const KNOWLEDGE_TOPICS = [
  'temperatures',
  'colour-codes',
  'labels',
  'cleaning',
  'traceability',
  'haccp',
  'allergens',
] as const;
export type KnowledgeTopic = (typeof KNOWLEDGE_TOPICS)[number];

export interface KnowledgeSource {
  readonly title: string;
  readonly section: string;
  readonly url: string;
}

export interface KnowledgeText {
  readonly title: string;
  readonly answer: string;
  readonly keywords: readonly string[];
}

export interface KnowledgeEntry {
  readonly id: string;
  readonly topic: KnowledgeTopic;
  readonly sources: readonly KnowledgeSource[];
  readonly texts: Readonly<Record<LanguageCode, KnowledgeText>>;
}

type EntryTexts = Readonly<Record<keyof typeof en, KnowledgeText>>;

interface EntryRow {
  readonly id: keyof typeof en;
  readonly topic: KnowledgeTopic;
  readonly sources: readonly { readonly document: keyof typeof documents; readonly section: string }[];
}

const TEXTS: Readonly<Record<LanguageCode, EntryTexts>> = { en, ro, de, fr, es, it, pt, ar, zh, ja, ko };

/** HACCP guidance for kitchens; documents.json names the public documents, entries.json their sections. */
export const KNOWLEDGE: readonly KnowledgeEntry[] = (entries as readonly EntryRow[]).map(
  ({ id, topic, sources }) => ({
    id,
    topic,
    sources: sources.map(({ document, section }) => ({ ...documents[document], section })),
    texts: inEveryLanguage((language) => TEXTS[language][id]),
  }),
);
