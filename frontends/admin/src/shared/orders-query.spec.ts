import { ordersPath, readOrdersQuery } from './orders-query';

const read = (query: string) => readOrdersQuery(new URLSearchParams(query));

describe('what the list of orders shows stands in the address', () => {
  it.each([
    ['everything', {}, '/admin?tab=orders'],
    ['a status', { status: 'pending' as const }, '/admin?tab=orders&status=pending'],
    ['the first page', { page: 1 }, '/admin?tab=orders'],
    [
      'a page of a status with an order open',
      { status: 'shipped' as const, page: 3, order: 41 },
      '/admin?tab=orders&status=shipped&page=3&order=41',
    ],
  ])('%s', (_what, query, address) => {
    expect(ordersPath(query)).toBe(address);
    const all = { status: undefined, page: 1, order: undefined, ...query };
    expect(read(address.split('?')[1]!)).toEqual(all);
  });

  it.each(['status=unknown', 'page=0', 'page=-1', 'page=1.5', 'page=two', 'order=', 'order=0', 'order=x'])(
    'nonsense is taken for absent: %s',
    (query) => {
      expect(read(query)).toEqual({ status: undefined, page: 1, order: undefined });
    },
  );

  it('no page lies beyond what the shop can answer', () => {
    expect(read('page=999999999').page).toBe(400_000);
  });
});
