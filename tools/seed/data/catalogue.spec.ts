import { PRODUCT_LIMITS } from '@kp/commerce';
import { LANGUAGE_CODES } from '@kp/i18n';
import { products, readKeywords, readTranslations } from './catalogue.mjs';

type Text = { name: string; description: string };
type Product = { slug: string; name: string };

const catalogue: Product[] = products;
const translations: { language: string; texts: Record<string, Text> }[] = readTranslations();
const numbersOf = (text: string) => text.match(/\d+/g) ?? [];

describe.each(translations)('the demo catalogue in $language', ({ texts }) => {
  it('has the products of the English catalogue in its order and no others', () => {
    expect(Object.keys(texts)).toEqual(catalogue.map(({ slug }) => slug));
  });

  it('has a name and a description of every product', () => {
    const blank = Object.entries(texts).filter(([, text]) => !text.name?.trim() || !text.description?.trim());
    expect(blank).toEqual([]);
  });

  it('keeps the numbers of the English names', () => {
    const changed = catalogue.filter(({ slug, name }) => {
      const kept = numbersOf(texts[slug]?.name ?? '');
      return numbersOf(name).some((number) => !kept.includes(number));
    });
    expect(changed.map(({ slug, name }) => [name, texts[slug]?.name])).toEqual([]);
  });
});

describe.each(LANGUAGE_CODES)('the search keywords of the demo catalogue in %s', (language) => {
  const keywords: Record<string, string> = readKeywords(language);

  it('are of products of the catalogue, and fit', () => {
    const slugs = new Set(catalogue.map(({ slug }) => slug));
    expect(Object.keys(keywords).filter((slug) => !slugs.has(slug))).toEqual([]);
    const unfit = Object.entries(keywords).filter(
      ([, words]) => words.trim() !== words || !words || words.length > PRODUCT_LIMITS.keywordsMax,
    );
    expect(unfit).toEqual([]);
  });
});

describe('a language without a file', () => {
  it('has no search keywords', () => expect(readKeywords('xx')).toEqual({}));
});
