import type { AdminProductResponse } from '@kp/api-client/admin';
import { aProduct } from '@kp/testing/browser';
import { NO_EDITS, problemAt, shownText, withEdit, withPasted } from './product-edits';

const aRow = (id: number, price: string, stockQuantity: number): AdminProductResponse => ({
  ...aProduct({ id, price, compareAtPrice: null, stockQuantity }),
  code: `KP-${id}`,
  inStockSwitch: true,
  costPrice: null,
  keywords: '',
  taxClass: null,
  taxClassByCountry: {},
  version: 1,
});
const rolls = aRow(1, '12.50', 40);
const dots = aRow(2, '8.00', 7);
const pens = aRow(3, '2.10', 0);

describe('edits in the list of products', () => {
  it('keep what differs, and forget what is typed back', () => {
    const edited = withEdit(NO_EDITS, rolls, 'price', '13.00');
    expect(shownText(edited, rolls, 'price')).toBe('13.00');
    expect(shownText(edited, rolls, 'stockQuantity')).toBe('40');
    expect(withEdit(edited, rolls, 'price', ' 12.50 ').size).toBe(0);
  });

  it('fill rows and columns from a spreadsheet, and end with the page', () => {
    const pasted = withPasted(NO_EDITS, [dots, pens], 'price', '8.40\t12\r\n2.10\t30\r\n99.00\t1\r\n');
    expect(pasted.get(2)?.values).toEqual({ price: '8.40', stockQuantity: '12' });
    expect(pasted.get(3)?.values).toEqual({ stockQuantity: '30' });
    expect(pasted.size).toBe(2);
  });

  it('ignore columns that the list lacks', () => {
    const pasted = withPasted(NO_EDITS, [rolls], 'stockQuantity', '5\tpieces');
    expect(pasted.get(1)?.values).toEqual({ stockQuantity: '5' });
  });

  it('follow the rules of the form', () => {
    const edited = withEdit(withEdit(NO_EDITS, rolls, 'price', '0'), rolls, 'stockQuantity', '-1');
    expect(problemAt(edited.get(1), 'price')).toMatchObject({ field: 'price' });
    expect(problemAt(edited.get(1), 'stockQuantity')).toMatchObject({ field: 'stockQuantity' });
    expect(problemAt(withEdit(NO_EDITS, rolls, 'price', '14').get(1), 'price')).toBeUndefined();
  });

  it('a price at or above the compare-at price is a problem of the price', () => {
    const reduced = { ...rolls, compareAtPrice: '15.00' };
    expect(problemAt(withEdit(NO_EDITS, reduced, 'price', '15.00').get(1), 'price')).toMatchObject({
      field: 'compareAtPrice',
    });
  });
});
