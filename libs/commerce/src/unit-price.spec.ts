import { pricePerUnit } from './unit-price';

describe('the price of a unit', () => {
  it.each([
    ['18.00', { unit: 'PR', packSize: 100 }, { amount: '0.18', unit: 'PR' }],
    ['4.50', { unit: 'H87', packSize: 500 }, { amount: '0.0090', unit: 'H87' }],
    ['6.00', { unit: 'GRM', packSize: 500 }, { amount: '12.00', unit: 'KGM' }],
    ['9.90', { unit: 'LTR', packSize: 5 }, { amount: '1.98', unit: 'LTR' }],
    ['9.90', { unit: 'KGM' }, null],
    ['9.90', { unit: 'H87', packSize: 1 }, null],
    ['9.90', { packSize: 5 }, null],
    ['9.90', null, null],
  ] as const)('%s for %j', (price, article, perUnit) => {
    expect(pricePerUnit(price, article)).toEqual(perUnit);
  });
});
