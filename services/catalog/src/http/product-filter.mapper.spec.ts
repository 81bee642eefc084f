import type { Principal } from '@kp/platform/http';
import { productFilter } from './product-filter.mapper';

const ADMIN: Principal = {
  userId: 1,
  email: 'admin@kitchenpass.example',
  isAdmin: true,
  rights: [],
  sessionId: 's',
};
const CUSTOMER: Principal = { ...ADMIN, isAdmin: false };

type Query = Record<string, string>;
const filterOf = (query: Query, principal: Principal | null = null, headers = {}) => {
  const { limit, offset, ...texts } = query;
  const numbers = { limit: limit && Number(limit), offset: offset && Number(offset) };
  return productFilter({ ...texts, ...numbers } as never, { query, headers }, principal);
};

describe('which products may be listed', () => {
  it.each([
    ['a guest', null],
    ['a customer', CUSTOMER],
  ])('%s sees active ones whatever is requested', (_role, principal) => {
    for (const query of [{}, { status: 'all' }, { status: 'draft' }, { limit: '100' }] as Query[]) {
      expect(filterOf(query, principal)).toMatchObject({ status: 'active', audience: 'shop' });
    }
  });

  it.each<[Query, string]>([
    [{}, 'active'],
    [{ status: 'all' }, 'all'],
    [{ status: 'discontinued' }, 'discontinued'],
    [{ limit: '100' }, 'all'],
    [{ limit: '100', _t: '1763700000000' }, 'all'],
    [{ limit: '100', search: 'knife' }, 'active'],
    [{ limit: '50' }, 'active'],
  ])('an administrator asking %j sees %s', (query, status) => {
    expect(filterOf(query, ADMIN)).toMatchObject({ status, audience: 'admin' });
  });
});

describe('a search text', () => {
  it('is a product when it is a whole product code', () => {
    expect(filterOf({ search: 'kp-12' })).toMatchObject({ search: undefined, sort: 'relevance' });
    expect(filterOf({ search: 'kp-12' }).productIds?.slice(0, 3)).toEqual([12, 120, 121]);
  });
  it('is words when it is a bare number or holds more than a code', () => {
    expect(filterOf({ search: '12' })).toMatchObject({ productIds: undefined, search: '12' });
    expect(filterOf({ search: 'KP-12 knife' })).toMatchObject({
      productIds: undefined,
      search: 'KP-12 knife',
    });
  });
  it('that is a code beyond every id finds what an unused id finds', () => {
    expect(filterOf({ search: 'KP-9999999999' }).productIds).toEqual([]);
  });
});

describe('the rest of a list query', () => {
  it('has a page of 20 from the start', () => expect(filterOf({})).toMatchObject({ limit: 20, offset: 0 }));
  it('turns prices into cents', () => {
    expect(filterOf({ minPrice: '9.9', maxPrice: '1200' })).toMatchObject({
      minPriceMinor: 990,
      maxPriceMinor: 120_000,
    });
  });
  it('knows category as another name of categorySlug, which wins', () => {
    expect(filterOf({ category: 'labels' }).categorySlug).toBe('labels');
    expect(filterOf({ category: 'labels', categorySlug: 'knives' }).categorySlug).toBe('knives');
  });
  it('sorts names in the requested language, else the accepted one', () => {
    const accepts = { 'accept-language': 'ro-RO,ro;q=0.9,en;q=0.8' };
    expect(filterOf({ sort: 'name' }, null, accepts).collation).toBe('ro-x-icu');
    expect(filterOf({ sort: 'name', language: 'es' }, null, accepts).collation).toBe('es-x-icu');
    expect(filterOf({ sort: 'name', language: 'klingon' }).collation).toBe('und-x-icu');
  });
});
