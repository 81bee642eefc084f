import { LANGUAGE_CODES } from '@kp/i18n/languages';
import documents from './documents.json';
import { KNOWLEDGE, KNOWLEDGE_TOPICS } from './knowledge';
import en from './texts/en.json';

const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number).sort((one, other) => one - other);

/** What an answer of the language is written in. */
const SCRIPTS: Readonly<Partial<Record<string, RegExp>>> = {
  ar: /[\u0600-\u06ff]/,
  zh: /[\u4e00-\u9fff]/,
  ja: /[\u3040-\u30ff]/,
  ko: /[\uac00-\ud7af]/,
};

describe('the knowledge base', () => {
  it('has texts for its entries and for no others, each once', () => {
    const ids = KNOWLEDGE.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(Object.keys(en));
  });

  it('covers every topic', () => {
    expect(new Set(KNOWLEDGE.map(({ topic }) => topic))).toEqual(new Set(KNOWLEDGE_TOPICS));
  });

  it('cites every document that it names', () => {
    const cited = new Set(KNOWLEDGE.flatMap(({ sources }) => sources.map(({ url }) => url)));
    expect(cited).toEqual(new Set(Object.values(documents).map(({ url }) => url)));
  });

  it.each(KNOWLEDGE.map((entry) => [entry.id, entry] as const))(
    '%s names a section of a public document',
    (_id, { sources }) => {
      expect(sources.length).toBeGreaterThan(0);
      for (const { title, section, url } of sources) {
        expect(new URL(url).protocol).toBe('https:');
        expect(title.trim()).not.toBe('');
        expect(section.trim()).not.toBe('');
      }
    },
  );

  describe.each(LANGUAGE_CODES)('in %s', (language) => {
    it.each(KNOWLEDGE.map(({ id, texts }) => [id, texts[language], texts.en] as const))(
      '%s has an answer with the numbers of English and keywords',
      (_id, { title, answer, keywords }, english) => {
        expect(title.trim()).not.toBe('');
        expect(numbersIn(answer)).toEqual(numbersIn(english.answer));
        expect(keywords.length).toBeGreaterThanOrEqual(5);
        expect(keywords.length).toBeLessThanOrEqual(40);
        expect(new Set(keywords).size).toBe(keywords.length);
        if (language !== 'en') expect(answer).not.toBe(english.answer);
        expect(answer).toMatch(SCRIPTS[language] ?? /\p{Script=Latin}/u);
      },
    );
  });
});
