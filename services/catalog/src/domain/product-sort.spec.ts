import { alphabetOf, productSort } from './product-sort';

describe('the sort of a list', () => {
  it.each(['newest', 'price-asc', 'price-desc', 'name', 'rating'] as const)('is %s when asked', (sort) => {
    expect(productSort(sort, false)).toBe(sort);
    expect(productSort(sort, true)).toBe(sort);
  });

  it('is newest when nobody chose', () => expect(productSort(undefined, false)).toBe('newest'));
  it('of a search is relevance when nobody chose', () =>
    expect(productSort(undefined, true)).toBe('relevance'));
  it('is newest for an unknown value, also of a search', () => {
    expect(productSort('cheapest', false)).toBe('newest');
    expect(productSort('cheapest', true)).toBe('newest');
  });
  it('is newest when relevance is asked for without a search', () => {
    expect(productSort('relevance', false)).toBe('newest');
  });
});

describe('the alphabet of names', () => {
  it('is the language’s own where it differs, else the common one', () => {
    expect(alphabetOf('ro')).toBe('ro-x-icu');
    expect(alphabetOf('es')).toBe('es-x-icu');
    expect(alphabetOf('de')).toBe('und-x-icu');
  });
});
