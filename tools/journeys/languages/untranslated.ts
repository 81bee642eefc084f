import { type LanguageCode, loadMessages, type MessageTree, NAMESPACES } from '@kp/i18n';
import type { Page } from 'playwright-core';
import { shopUrl } from '../browser';
import { settled } from '../settled';
import { DELIVERY } from '../shopper';
import { type VisibleText, visibleTexts } from './visible-texts';

/** The texts of one language by `namespace:key`. */
type Texts = ReadonlyMap<string, string>;

function flatten(tree: MessageTree, prefix: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );
}

async function textsOf(language: LanguageCode): Promise<Texts> {
  const namespaces = NAMESPACES.filter((namespace) => namespace !== 'mail');
  const messages = (await loadMessages(language, namespaces))[language]!;
  return new Map(namespaces.flatMap((namespace) => flatten(messages[namespace]!, `${namespace}:`)));
}

const PLACEHOLDER = /\{\{.*?\}\}/;
/** Fewer letters than this beside its placeholders, and a pattern would fit anything. */
const FEWEST_LETTERS = 5;
const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** English texts as they may be met on a page. */
interface EnglishTexts {
  readonly literal: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
  readonly keys: ReadonlySet<string>;
}

/** What of English must not be met in a language: the texts that the language says otherwise. */
async function englishNotFor(language: LanguageCode): Promise<EnglishTexts> {
  const [english, own] = await Promise.all([textsOf('en'), textsOf(language)]);
  const shared = new Set(own.values());
  const others = [...english.values()].filter((text) => !shared.has(text) && /[a-z]{2}/i.test(text));
  const withPlaceholders = others.filter(
    (text) =>
      PLACEHOLDER.test(text) &&
      text.replace(/\{\{.*?\}\}/g, '').replace(/[^a-z]/gi, '').length >= FEWEST_LETTERS,
  );
  return {
    literal: new Set(others.filter((text) => !PLACEHOLDER.test(text))),
    patterns: withPlaceholders.map(
      (text) => new RegExp(`^${text.split(PLACEHOLDER).map(escape).join('.+')}$`),
    ),
    keys: new Set([...english.keys()].flatMap((key) => [key, key.split(':')[1]!])),
  };
}

/** Finds what is not translated on a screen. */
export class Untranslated {
  /** The header and the footer are met on every screen. */
  private readonly known = new Map<string, boolean>();

  private constructor(
    private readonly english: EnglishTexts,
    private readonly exempt: ReadonlySet<string>,
  ) {}

  /** @param exempt texts that stay as they are in every language, e.g. those of products */
  static async in(language: LanguageCode, exempt: ReadonlySet<string>): Promise<Untranslated> {
    return new Untranslated(await englishNotFor(language), exempt);
  }

  /** One readable line for each finding. */
  among(texts: readonly VisibleText[]): string[] {
    return texts
      .filter(({ text }) => !this.exempt.has(text) && (this.isKey(text) || this.isEnglish(text)))
      .map(({ text, where }) => `${where}: ${text}`);
  }

  private isKey(text: string): boolean {
    return text.includes('.') && this.english.keys.has(text);
  }

  private isEnglish(text: string): boolean {
    const known = this.known.get(text);
    if (known !== undefined) return known;
    const { literal, patterns } = this.english;
    const isEnglish = literal.has(text) || patterns.some((pattern) => pattern.test(text));
    this.known.set(text, isEnglish);
    return isEnglish;
  }
}

/** Names, descriptions and reviews stay in the language they were written in; so do addresses. */
export async function textsOfData(): Promise<Set<string>> {
  const read = async (path: string) => (await fetch(`${shopUrl()}${path}`)).json();
  const products = (await read('/api/products?limit=1000')) as Record<'name' | 'description', string>[];
  const { company } = (await read('/api/config')) as { company: Record<string, string> };
  const texts = products.flatMap(({ name, description }) => [name, ...description.split('\n')]);
  return new Set(
    [...texts, ...Object.values(company), ...Object.values(DELIVERY)].map((text) => String(text).trim()),
  );
}

/** Words of antd come in a file of their own, so what is in English at first may be translated a moment later. */
export async function untranslated(page: Page, finder: Untranslated): Promise<string[]> {
  let lines = finder.among(await visibleTexts(page));
  for (let tries = 0; lines.length > 0 && tries < 20; tries += 1) {
    await settled(page);
    lines = finder.among(await visibleTexts(page));
  }
  return lines;
}
