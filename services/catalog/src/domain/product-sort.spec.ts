import { collationOf, productSort } from './product-filter';

describe('the sort of a list', () => {
  it.each(['newest', 'price-asc', 'price-desc', 'name', 'rating'] as const)(
    'is %s when requested',
    (sort) => {
      expect(productSort(sort, false)).toBe(sort);
      expect(productSort(sort, true)).toBe(sort);
    },
  );

  it('is newest without a choice', () => expect(productSort(undefined, false)).toBe('newest'));
  it('of a search is relevance without a choice', () =>
    expect(productSort(undefined, true)).toBe('relevance'));
  it('is newest for an unknown value, also of a search', () => {
    expect(productSort('cheapest', false)).toBe('newest');
    expect(productSort('cheapest', true)).toBe('newest');
  });
  it('is newest when relevance is requested without a search', () => {
    expect(productSort('relevance', false)).toBe('newest');
  });
});

describe('the collation of names', () => {
  it('is the language’s own where it differs, else the root collation', () => {
    expect(collationOf('ro')).toBe('ro-x-icu');
    expect(collationOf('es')).toBe('es-x-icu');
    expect(collationOf('de')).toBe('und-x-icu');
  });
});
