import type { ProductDetailResponse, ProductResponse } from '@kp/catalog';
import { LANGUAGE_CODES, type LanguageCode } from '@kp/i18n/languages';
import { Wording } from './answer';
import { factsOf, lineOf } from './products';

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

it('a reduction is told from the lowest price before it, never from a price that was typed', async () => {
  const wording = await Wording.in('en');
  const line = (priorPrice: string | null) => {
    const product = { name: 'Pot', price: '10.00', currency: 'USD', compareAtPrice: '99.00', priorPrice };
    return lineOf({ ...product, inStock: true, stockQuantity: 3 } as unknown as ProductResponse, wording);
  };
  expect(line('12.00')).toContain('$12.00');
  for (const prior of ['12.00', '10.00', null]) expect(line(prior)).not.toContain('99');
  expect(line(null)).toBe('• Pot: $10.00, in stock (3)');
});

it.each(LANGUAGE_CODES)('stock is counted in the numbers of %s', async (language) => {
  const text = (await Wording.in(language)).translate('inStock', { count: 1200 });
  expect(text).toMatch(/1[.,\s\u00a0\u202f]?200/);
});
