import type { ProductDetailResponse } from '@kp/catalog';
import { LANGUAGE_CODES, type LanguageCode } from '@kp/i18n/languages';
import { Wording } from './answer';
import { factsOf } from './products';

const facts = async (language: LanguageCode, reviewCount: number) => {
  const product = { description: 'Pot', attributes: [], rating: '4.2', reviewCount };
  return factsOf(product as unknown as ProductDetailResponse, await Wording.in(language));
};

it('what is known of a product has its rating in the numbers and plurals of the language', async () => {
  expect(await facts('en', 1)).toBe('Pot\nRated 4.2 out of 5 (1 review)');
  expect(await facts('ro', 1)).toBe('Pot\nNotă: 4,2 din 5 (1 recenzie)');
  expect(await facts('ro', 21)).toContain('(21 de recenzii)');
  expect(await facts('de', 1200)).toBe('Pot\nMit 4,2 von 5 bewertet (1.200 Bewertungen)');
  expect(await facts('ro', 0)).toBe('Pot');
});

it.each(LANGUAGE_CODES)('stock is counted in the numbers of %s', async (language) => {
  const text = (await Wording.in(language)).say('inStock', { count: 1200 });
  expect(text).toMatch(/1[.,\s\u00a0\u202f]?200/);
});
