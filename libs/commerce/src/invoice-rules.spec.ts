import { vatLabel } from './invoice-rules';

describe('the VAT label on the totals of an invoice', () => {
  it.each([
    ['no VAT at all', 0, [0], '0%'],
    ['no VAT because the amounts are too small for a cent', 0, [0.19], '0%'],
    ['lines of one rate', 1730, [0.19, '0.1900'], '19%'],
    ['a rate with decimals', 550, ['0.055'], '5.5%'],
    ['a storno', -1730, [0.19], '19%'],
    ['lines without a rate', 2000, [], '20%'],
    ['lines of several rates', 2630, [0.19, 0.09], null],
  ])('for %s', (_case, vatMinor, rates, label) => {
    expect(vatLabel(vatMinor, rates)).toBe(label);
  });
});
