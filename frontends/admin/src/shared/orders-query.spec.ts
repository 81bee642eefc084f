import { ordersPath, readOrdersQuery } from './orders-query';

const read = (query: string) => readOrdersQuery(new URLSearchParams(query));

describe('what the list of orders shows stands in the address', () => {
  it.each([
    ['everything', {}, '/admin?tab=orders'],
    ['a status', { status: 'pending' as const }, '/admin?tab=orders&status=pending'],
    ['the first page', { page: 1 }, '/admin?tab=orders'],
    [
      'filters, a search and a sort',
      { search: 'kp-12', paymentStatus: 'unpaid' as const, from: '2026-11-01', sort: 'totalAmount' as const },
      '/admin?tab=orders&search=kp-12&paymentStatus=unpaid&from=2026-11-01&sort=totalAmount',
    ],
    [
      'a page of a status with an order open',
      { status: 'shipped' as const, page: 3, order: 41 },
      '/admin?tab=orders&status=shipped&page=3&order=41',
    ],
  ])('%s', (_what, query, address) => {
    expect(ordersPath(query)).toBe(address);
    const all = { sort: '-createdAt', page: 1, order: undefined, ...query };
    expect(read(address.split('?')[1]!)).toEqual(all);
  });

  it.each([
    'status=unknown',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=two',
    'order=',
    'order=0',
    'order=x',
    'sort=name',
    'from=today',
    'paymentMethod=coins',
  ])('nonsense is taken for absent: %s', (query) => {
    expect(read(query)).toEqual({ sort: '-createdAt', page: 1, order: undefined });
  });

  it('no page lies beyond what the shop can answer', () => {
    expect(read('page=999999999').page).toBe(400_000);
  });
});
