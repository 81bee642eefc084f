import { EMPTY_ADDRESS, type TaxCategory } from '@kp/commerce';
import { anInvoice } from '../testing/an-invoice';
import { taxDetailsOf } from './tax-details';

describe('the category of a whole invoice', () => {
  it.each([
    [['E', 'K'], 'K'],
    [['Z', 'E'], 'E'],
    [['E', 'G'], 'G'],
    [['E'], 'E'],
  ] as [TaxCategory[], TaxCategory][])('of lines of %j is %s', (categories, whole) => {
    const { lines, ...invoice } = anInvoice();
    const untaxed = categories.map((vatCategory) => ({ ...lines[0]!, vatCategory, vatRate: 0 }));
    const amounts = { ...invoice, lines: untaxed };
    const stated = taxDetailsOf(amounts, EMPTY_ADDRESS, null, { country: 'RO', isOnCollection: false });
    expect(stated.vatCategory).toBe(whole);
  });
});
