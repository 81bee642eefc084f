import { addLine, type DraftLine, orderedItems, previewedItems, problemOf } from './order-lines';

const product = { id: 7, name: 'Tray', price: '12.50', currency: 'USD', stockQuantity: 4 };
const line = (changes: Partial<DraftLine> = {}): DraftLine => ({
  product,
  quantity: '2',
  agreedPrice: '',
  priceReason: '',
  ...changes,
});

describe('the lines of a new order', () => {
  it('have each product once', () => {
    const lines = addLine(addLine([], product), product);
    expect(lines).toEqual([line()]);
    expect(addLine(lines, { ...product, id: 8 })).toHaveLength(2);
  });

  it.each([
    [{ quantity: '0' }, 'quantity'],
    [{ quantity: 'x' }, 'quantity'],
    [{ agreedPrice: '1.234', priceReason: 'Chain' }, 'agreedPrice'],
    [{ agreedPrice: '10,00' }, 'priceReason'],
    [{ agreedPrice: '10,00', priceReason: 'Chain' }, undefined],
    [{ product: { ...product, price: null } }, 'agreedPrice'],
    [{}, undefined],
  ])('%j has the problem %j', (changes, problem) => {
    expect(problemOf(line(changes))).toBe(problem);
  });

  it('are priced while the reason is missing, and sent with it', () => {
    const agreed = line({ agreedPrice: '10,00', priceReason: ' Chain ' });
    expect(previewedItems([line({ agreedPrice: '10,5' }), line({ quantity: '' })])).toEqual([
      { productId: 7, quantity: 2, agreedPrice: '10.5' },
    ]);
    expect(orderedItems([agreed, line()])).toEqual([
      { productId: 7, quantity: 2, agreedPrice: '10.00', priceReason: 'Chain' },
      { productId: 7, quantity: 2 },
    ]);
  });
});
