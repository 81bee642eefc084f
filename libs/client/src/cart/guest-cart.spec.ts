import { aProduct } from '../testing/a-product';
import { addToLines, parseGuestCart, setLineQuantity, totalQuantity, withoutMerged } from './guest-cart';

const now = new Date('2026-03-01T10:00:00Z');
const line = (productId: number, quantity: number) => ({
  id: productId * 100,
  userId: 0,
  productId,
  quantity,
  createdAt: now.toISOString(),
  product: aProduct({ id: productId }),
});

describe('a stored guest cart', () => {
  it('loses the entries that lack a product id, a name or a price', () => {
    const stored = [
      line(1, 2),
      { ...line(2, 1), product: { name: 'No id', price: '1.00' } },
      { ...line(3, 1), product: { id: 3, price: '1.00' } },
      { ...line(4, 1), product: { id: 4, name: 'No price' } },
      null,
      'nonsense',
    ];
    expect(parseGuestCart(JSON.stringify(stored))).toEqual([line(1, 2)]);
  });

  it('is nothing when it cannot be read', () => {
    expect(parseGuestCart('{"not": "a list"}')).toBeNull();
    expect(parseGuestCart('[{')).toBeNull();
  });

  it('needs no more of a product than id, name and price', () => {
    const [read] = parseGuestCart('[{"product":{"id":5,"name":"Mop","price":9.9}}]') ?? [];
    expect(read).toMatchObject({ productId: 5, quantity: 1, userId: 0, product: { price: '9.9' } });
  });

  it('takes a quantity that is no whole number above zero for one', () => {
    const quantities = [0, -3, 1.5, 'many', null].map((quantity) => ({ ...line(1, 1), quantity }));
    expect(parseGuestCart(JSON.stringify(quantities))?.map(({ quantity }) => quantity)).toEqual([
      1, 1, 1, 1, 1,
    ]);
  });
});

describe('adding to a guest cart', () => {
  it('makes a line with a time-based id, or raises the quantity of the one there is', () => {
    const once = addToLines([], aProduct(), 1, now);
    expect(once).toMatchObject([{ id: now.getTime(), userId: 0, productId: 7, quantity: 1 }]);
    expect(addToLines(once, aProduct(), 2, now)).toMatchObject([{ quantity: 3 }]);
  });

  it('stops at what is in stock', () => {
    const scarce = aProduct({ stockQuantity: 4 });
    expect(addToLines([line(7, 3)], scarce, 5, now)).toMatchObject([{ quantity: 4 }]);
    expect(addToLines([], aProduct({ stockQuantity: 0 }), 1, now)).toEqual([]);
  });
});

describe('a guest cart', () => {
  it('loses a line whose quantity is set to zero or less', () => {
    const lines = [line(1, 2), line(2, 1)];
    expect(setLineQuantity(lines, 100, 0)).toEqual([line(2, 1)]);
    expect(setLineQuantity(lines, 100, -1)).toEqual([line(2, 1)]);
    expect(totalQuantity(setLineQuantity(lines, 200, 5))).toBe(7);
  });

  it('keeps what was added after the merge had been sent', () => {
    const merged = [
      { productId: 1, quantity: 2 },
      { productId: 2, quantity: 1 },
    ];
    expect(withoutMerged([line(1, 3), line(2, 1), line(3, 1)], merged)).toEqual([line(1, 1), line(3, 1)]);
  });
});
