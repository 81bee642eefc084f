import { anOrder } from '@kp/testing/browser';
import {
  addProduct,
  type EditedLine,
  editedItems,
  isEdited,
  linesOf,
  onNewest,
  previewedItems,
} from './edited-lines';

const tray = { id: 8, name: 'Tray', price: '4.00', currency: 'USD', stockQuantity: 9 };
const withItem = (changes: object) => anOrder({ items: [{ ...anOrder().items[0]!, ...changes }] });
const typed = (changes: Partial<EditedLine>): EditedLine[] => [{ ...linesOf(anOrder())[0]!, ...changes }];

describe('the lines of an order that is edited', () => {
  it('name the item of the order, or the product that is added', () => {
    const lines = addProduct(typed({ quantity: '5' }), tray);
    expect(previewedItems(lines)).toEqual([
      { itemId: 1, quantity: 5 },
      { productId: 8, quantity: 1 },
    ]);
    expect(linesOf(anOrder()).some(isEdited)).toBe(false);
    expect(lines.map(isEdited)).toEqual([true, true]);
  });

  it('are sent with the reason of another price, and without those that are removed', () => {
    const lines = addProduct(typed({ isRemoved: true }), tray);
    const dearer = lines.map((line) => ({ ...line, agreedPrice: '3,50', priceReason: ' Dented ' }));
    expect(editedItems(dearer)).toEqual([
      { productId: 8, quantity: 1, agreedPrice: '3.50', priceReason: 'Dented' },
    ]);
  });

  it('count a product of the order up, and bring back one that was removed', () => {
    const product = { ...tray, id: 3 };
    expect(addProduct(typed({}), product)[0]).toMatchObject({ quantity: '4' });
    expect(addProduct(typed({ isRemoved: true }), product)[0]).toMatchObject({
      quantity: '3',
      isRemoved: false,
    });
  });

  it.each<[string, Partial<EditedLine>, ReturnType<typeof anOrder>, object[]]>([
    [
      'keep what was typed',
      { quantity: '5' },
      withItem({ quantity: 2 }),
      [{ quantity: '5', isConflict: true }],
    ],
    ['take over what nobody typed', {}, withItem({ quantity: 2 }), [{ quantity: '2', isConflict: true }]],
    [
      'become an added product once theirs is gone',
      { quantity: '5' },
      anOrder({ items: [] }),
      [{ ordered: undefined, quantity: '5' }],
    ],
    ['are gone when both removed them', { isRemoved: true }, anOrder({ items: [] }), []],
    ['are as they were without another change', { quantity: '5' }, anOrder(), [{ quantity: '5' }]],
  ])('%s', (_what, mine, newest, expected) => {
    expect(onNewest(typed(mine), newest)).toMatchObject(expected);
  });

  it('show what somebody else added', () => {
    const both = anOrder({ items: [anOrder().items[0]!, { ...anOrder().items[0]!, id: 2, productId: 9 }] });
    expect(onNewest(typed({}), both)).toMatchObject([
      { quantity: '3' },
      { product: { id: 9 }, isConflict: true },
    ]);
  });
});
