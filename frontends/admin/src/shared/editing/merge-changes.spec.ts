import { mergeChanges } from './merge-changes';

const BASE = { name: 'Ladle', price: '9.00', stock: '0', isFeatured: false };

it('takes what only the other changed, keeps what only this one changed, and lists what both changed', () => {
  const mine = { ...BASE, name: 'Steel ladle', price: '8.00', isFeatured: true };
  const theirs = { ...BASE, name: 'Soup ladle', stock: '3', isFeatured: true };
  expect(mergeChanges(BASE, mine, theirs)).toEqual({
    values: { name: 'Steel ladle', price: '8.00', isFeatured: true, stock: '3' },
    conflicts: ['name'],
  });
});

it('finds lists with the same entries equal', () => {
  const merged = mergeChanges({ ids: [1, 2] }, { ids: [1, 2] }, { ids: [1, 2, 3] });
  expect(merged).toEqual({ values: { ids: [1, 2, 3] }, conflicts: [] });
  expect(mergeChanges({ ids: [1] }, { ids: [2] }, { ids: [1] }).conflicts).toEqual([]);
});
