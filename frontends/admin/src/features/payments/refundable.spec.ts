import { leftAfterRefusal, leftAmount, leftMinor, readRefundAmount } from './refundable';

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
    expect(readRefundAmount(typed, 3475)).toEqual({ amount });
  });

  it.each(['0', '-1', 'all', '1.234'])('is not "%s"', (typed) => {
    expect(readRefundAmount(typed, 3475)).toEqual({ problem: 'wrong' });
  });

  it.each(['34.76', '34,76', '9999999.99'])('is not as much as "%s"', (typed) => {
    expect(readRefundAmount(typed, 3475)).toEqual({ problem: 'tooMuch' });
  });

  it('may be nothing where the order is cancelled', () => {
    expect(readRefundAmount('0', 3475, 0)).toEqual({ amount: '0' });
  });

  it('is named by the refusal of more, and by no other refusal', () => {
    const refusal = (code: string, details?: object) => ({
      status: 409,
      message: 'No.',
      problem: { status: 409, code, message: 'No.', correlationId: '1', details },
    });
    expect(leftAfterRefusal(refusal('PAYMENTS.REFUND_TOO_LARGE', { left: '12.00' }))).toBe('12.00');
    expect(leftAfterRefusal(refusal('PAYMENTS.REFUND_TOO_LARGE'))).toBeNull();
    expect(leftAfterRefusal(refusal('PAYMENTS.NOT_REFUNDABLE', { left: '12.00' }))).toBeNull();
    expect(leftAfterRefusal(new Error('broken'))).toBeNull();
  });
});
