import { findProductId, productCode } from './product-code';
import { foldText, isSlug, slugify } from './slug';

describe('folding', () => {
  it.each([
    ['Soluție', 'solutie'],
    ['Soluţie', 'solutie'],
    ['ȘERVEȚELE', 'servetele'],
    ['şerveţele', 'servetele'],
    ['Crème brûlée', 'creme brulee'],
    ['Großküche', 'grosskuche'],
    ['smørebrød', 'smorebrod'],
    ['İstanbul', 'istanbul'],
    ['温度計', '温度計'],
  ])('%s reads %s', (text, folded) => expect(foldText(text)).toBe(folded));
});

describe('a slug', () => {
  it.each([
    ['Soluție & Şervețele 5 L', 'solutie-servetele-5-l'],
    ["Chef's Knife 20 cm", 'chefs-knife-20-cm'],
    ['  --GN 1/1 pan--  ', 'gn-1-1-pan'],
    ['温度計', ''],
  ])('of "%s" is "%s"', (text, slug) => expect(slugify(text)).toBe(slug));

  it('made from a name is always valid, however long the name', () => {
    const slug = slugify('Pan ț '.repeat(100));
    expect(slug.length).toBeLessThanOrEqual(200);
    expect(isSlug(slug)).toBe(true);
  });

  it('holds lower-case letters, digits and hyphens only', () => {
    expect(isSlug('gn-pan-1-1')).toBe(true);
    expect(['', 'GN', 'a_b', 'a b', 'ț', 'a\n'].some(isSlug)).toBe(false);
  });
});

describe('a product code', () => {
  it('is KP- and the id', () => {
    expect(productCode(123)).toBe('KP-123');
  });

  it('is found in what people type', () => {
    expect(findProductId(' kp-123 ')).toBe(123);
    expect(['KP-', 'KP-0', 'KP-12x', '123', 'ORD-2026-000123'].map(findProductId)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});
