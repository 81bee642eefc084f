import { leftAmount, leftMinor, refundAmountOf } from './refundable';

describe('What can be given back', () => {
  it('is what was received without what is on its way back', () => {
    const amounts = { capturedAmount: '54.75', refundRequestedAmount: '20.00' };
    expect(leftMinor(amounts)).toBe(3475);
    expect(leftAmount(amounts)).toBe('34.75');
  });

  it.each([
    ['', ''],
    ['12.50', '12.50'],
    [' 12,5 ', '12.5'],
    ['34.75', '34.75'],
  ])('may be typed as "%s"', (typed, amount) => {
    expect(refundAmountOf(typed, 3475)).toBe(amount);
  });

  it.each(['34.76', '0', '-1', 'all', '1.234'])('is not "%s"', (typed) => {
    expect(refundAmountOf(typed, 3475)).toBeNull();
  });
});
