import { readdirSync } from 'node:fs';
import { VALIDATION_MESSAGES } from '@kp/commerce';
import { LANGUAGES, LANGUAGE_CODES, type LanguageCode, languageOption } from './languages';
import { loadMessageFile, type MessageTree, type Namespace, NAMESPACES } from './messages';
import { mayBeEnglish } from './testing/same-as-english';

const PLURAL = /^(.+)_(zero|one|two|few|many|other)$/;

type Texts = ReadonlyMap<string, string>;

/** "cart.title" → "Shopping cart". */
function flatten(tree: MessageTree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object'
      ? flatten(value, `${prefix}${key}.`)
      : [[`${prefix}${key}`, value] as [string, string]],
  );
}

async function textsOf(language: string, namespace: Namespace): Promise<Texts> {
  const { default: tree } = await loadMessageFile(language, namespace);
  return new Map(flatten(tree));
}

/** Keys without their plural endings. */
const stems = (texts: Texts) => new Set([...texts.keys()].map((key) => PLURAL.exec(key)?.[1] ?? key));
const placeholders = (text: string) => [...text.matchAll(/\{\{(.*?)\}\}/g)].map((match) => match[1]!);

const hasWords = (text: string) => /[a-z]/i.test(text.replace(/\{\{.*?\}\}/g, ''));

/** Languages with more plural forms than English translate its last form several times. */
const modelOf = (key: string, english: Texts) =>
  english.get(key) ?? english.get(`${PLURAL.exec(key)?.[1]}_other`) ?? '';

const files = LANGUAGES.flatMap(({ code }) =>
  NAMESPACES.map((namespace): [LanguageCode, Namespace] => [code, namespace]),
);

describe('the languages', () => {
  it('are eleven, in this order, all with texts', () => {
    expect(LANGUAGE_CODES).toEqual(['en', 'fr', 'de', 'it', 'pt', 'ro', 'es', 'ar', 'zh', 'ja', 'ko']);
    expect(LANGUAGES.map(({ code }) => code)).toEqual(LANGUAGE_CODES);
    expect(LANGUAGE_CODES.filter((code) => languageOption(code).rtl)).toEqual(['ar']);
  });

  it('have texts only under their codes', () => {
    const folders = readdirSync(`${__dirname}/messages`, { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(folders.map(({ name }) => name).sort()).toEqual([...LANGUAGE_CODES].sort());
  });
});

describe.each(files)('%s %s', (language, namespace) => {
  it('has a non-empty text without stray spaces for every key', async () => {
    const texts = [...(await textsOf(language, namespace))];
    expect(
      texts.filter(([, text]) => typeof text !== 'string' || text === '' || text !== text.trim()),
    ).toEqual([]);
  });

  it('has the keys of English, no fewer and no more', async () => {
    const [own, english] = await Promise.all([textsOf(language, namespace), textsOf('en', namespace)]);
    expect([...stems(own)].sort()).toEqual([...stems(english)].sort());
  });

  it('has every plural form that the language asks for', async () => {
    const texts = await textsOf(language, namespace);
    const { pluralCategories } = new Intl.PluralRules(languageOption(language).locale).resolvedOptions();
    const counted = new Set([...texts.keys()].flatMap((key) => PLURAL.exec(key)?.[1] ?? []));
    const wanted = [...counted].flatMap((stem) => pluralCategories.map((category) => `${stem}_${category}`));
    expect(wanted.filter((key) => !texts.has(key))).toEqual([]);
  });

  it('uses the placeholders of English, spelled the same', async () => {
    const [own, english] = await Promise.all([textsOf(language, namespace), textsOf('en', namespace)]);
    const wrong = [...own].flatMap(([key, text]) => {
      const stem = PLURAL.exec(key)?.[1];
      const model = placeholders(modelOf(key, english));
      const used = placeholders(text);
      const unknown = used.filter((name) => !model.includes(name) && !(stem && name === 'count'));
      const missing = stem ? [] : model.filter((name) => !used.includes(name));
      // Any text may name the shop: the translators insert its name by themselves.
      const differing = [...unknown, ...missing].filter((name) => name !== 'shopName');
      return differing.map((name) => `${key}: ${name}`);
    });
    expect(wrong).toEqual([]);
  });

  it('has no text left in English', async () => {
    const [own, english] = await Promise.all([textsOf(language, namespace), textsOf('en', namespace)]);
    const same = [...own].filter(([key, text]) => text === modelOf(key, english) && hasWords(text));
    expect(same.filter(([, text]) => !mayBeEnglish(text, language))).toEqual([]);
  });

  it('has well-formed placeholders: a plain name in double braces', async () => {
    const texts = [...(await textsOf(language, namespace))];
    const rest = (text: string) => text.replace(/\{\{[a-z][A-Za-z]*\}\}/g, '');
    expect(texts.filter(([, text]) => /[{}]|\$t\(/.test(rest(text)))).toEqual([]);
  });
});

describe('the English texts', () => {
  it('have a sentence for every rule', async () => {
    const texts = await textsOf('en', 'validation');
    expect(VALIDATION_MESSAGES.filter((name) => !texts.has(`validation.${name}`))).toEqual([]);
  });
});
