import { notYetMerged, withMerged } from './merged-units';

describe('merging under one key', () => {
  const guestCart = [
    { productId: 2, quantity: 1 },
    { productId: 1, quantity: 2 },
    { productId: 2, quantity: 3 },
  ];

  it('takes every unit the first time, one entry per product', () => {
    expect(notYetMerged(guestCart, {})).toEqual([
      { productId: 1, quantity: 2 },
      { productId: 2, quantity: 4 },
    ]);
  });

  it('takes nothing when the same cart comes again', () => {
    const merged = withMerged({}, notYetMerged(guestCart, {}));
    expect(notYetMerged(guestCart, merged)).toEqual([]);
  });

  it('takes only what was added to the guest cart meanwhile', () => {
    const merged = withMerged({}, notYetMerged(guestCart, {}));
    const grown = [...guestCart, { productId: 1, quantity: 1 }, { productId: 3, quantity: 5 }];
    const fresh = notYetMerged(grown, merged);
    expect(fresh).toEqual([
      { productId: 1, quantity: 1 },
      { productId: 3, quantity: 5 },
    ]);
    expect(withMerged(merged, fresh)).toEqual({ 1: 3, 2: 4, 3: 5 });
  });

  it('never takes anything out of the cart when the guest cart shrank', () => {
    expect(notYetMerged([{ productId: 2, quantity: 1 }], { 2: 4 })).toEqual([]);
  });
});
