import type { ProductResponse } from '@kp/api-client/shop';
import { planReorder } from './plan-reorder';

const product = (changes: Partial<ProductResponse>): ProductResponse => ({
  id: 3,
  name: 'Day dots, Monday',
  slug: 'day-dots-monday',
  description: '',
  price: '12.50',
  compareAtPrice: null,
  priorPrice: null,
  currency: 'USD',
  imageUrl: null,
  rating: '4.6',
  reviewCount: 12,
  inStock: true,
  stockQuantity: 100,
  featured: false,
  status: 'active',
  category: { id: 1, name: 'Food Labels', slug: 'food-labels' },
  categoryId: 1,
  supplierId: null,
  weightGrams: null,
  taxClasses: null,
  article: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...changes,
});

const ordered = { productId: 3, productName: 'Day dots (old name)', quantity: 5, price: '12.50' };
const plan = (today?: Partial<ProductResponse>) =>
  planReorder([ordered], new Map(today ? [[3, product(today)]] : []));

describe('ordering the same again', () => {
  it('takes everything when nothing has changed', () => {
    expect(plan({})).toEqual({ adds: [{ product: product({}), quantity: 5 }], notes: [] });
  });

  it.each([
    ['is sold no more', undefined, { kind: 'skipped', name: 'Day dots (old name)' }],
    [
      'is taken out of the shop',
      { status: 'discontinued' as const },
      { kind: 'skipped', name: 'Day dots (old name)' },
    ],
    ['is on request now', { price: null, inStock: false }, { kind: 'onRequest', name: 'Day dots, Monday' }],
    ['is out of stock', { stockQuantity: 0 }, { kind: 'soldOut', name: 'Day dots, Monday' }],
    ['is marked as not in stock', { inStock: false }, { kind: 'soldOut', name: 'Day dots, Monday' }],
  ])('leaves out what %s, and says why', (_why, today, note) => {
    expect(plan(today)).toEqual({ adds: [], notes: [note] });
  });

  it('takes what is left and says so', () => {
    const { adds, notes } = plan({ stockQuantity: 2 });
    expect(adds).toMatchObject([{ quantity: 2 }]);
    expect(notes).toEqual([{ kind: 'short', name: 'Day dots, Monday', requested: 5, quantity: 2 }]);
  });

  it('names a price that is another one today', () => {
    expect(plan({ price: '13.00' }).notes).toEqual([
      {
        kind: 'repriced',
        name: 'Day dots, Monday',
        price: '13.00',
        formerPrice: '12.50',
        taxClasses: null,
      },
    ]);
  });
});
