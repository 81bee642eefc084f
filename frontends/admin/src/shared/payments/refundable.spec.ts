import type { PaymentResponse } from '@kp/api-client/admin';
import { decimalAmount } from '../decimal-amount';
import { failedRefunds, refundAmountProblem, remainingAfterRejection } from './refundable';

describe('What can be given back', () => {
  it.each(['12.50', ' 12,5 ', '34.75', '0.01'])('may be typed as "%s"', (typed) => {
    expect(refundAmountProblem(typed, 3475, 1)).toBeUndefined();
  });

  it.each(['', '0', '-1', 'all', '1.234'])('is not "%s"', (typed) => {
    expect(refundAmountProblem(typed, 3475, 1)).toBe('wrong');
  });

  it.each(['34.76', '34,76', '9999999.99'])('is not as much as "%s"', (typed) => {
    expect(refundAmountProblem(typed, 3475, 1)).toBe('tooMuch');
  });

  it('may be nothing where the order is cancelled', () => {
    expect(refundAmountProblem('0', 3475, 0)).toBeUndefined();
  });

  it('is sent with a decimal point', () => {
    expect(decimalAmount(' 12,5 ')).toBe('12.5');
  });

  describe('is a refund that failed', () => {
    const at = (time: string) => `2026-03-0${time}:00:00.000Z`;
    const one: PaymentResponse['refunds'][number] = {
      id: 1,
      amount: '20.00',
      reason: 'by-hand',
      status: 'failed',
      failureMessage: 'expired card',
      requestedAt: at('1T10'),
      doneAt: null,
      failedAt: at('4T10'),
    };
    const done: typeof one = { ...one, id: 2, status: 'done', failedAt: null };
    const amounts = { refundableAmount: '49.75' };
    const failed = (...refunds: (typeof one)[]) => failedRefunds({ ...amounts, refunds });

    it('until it is requested again', () => {
      expect(failed(one, { ...done, requestedAt: at('2T10') })).toEqual([one]);
      expect(failed(one, { ...done, requestedAt: at('5T10') })).toEqual([]);
      expect(failedRefunds({ refundableAmount: '0.00', refunds: [one] })).toEqual([]);
    });

    it('beside another one that was requested again, and again when that fails as well', () => {
      const other = { ...one, id: 3, amount: '29.75', failedAt: at('4T11') };
      const repeated = { ...done, amount: '29.75', requestedAt: at('5T10') };
      expect(failed(one, other)).toEqual([one, other]);
      expect(failed(one, other, repeated)).toEqual([one]);
      const again = { ...repeated, status: 'failed', failedAt: at('6T10') } as const;
      expect(failed(one, other, again)).toEqual([one, again]);
      expect(failed(one, other, again, { ...repeated, id: 5, requestedAt: at('7T10') })).toEqual([one]);
    });

    it('with the amount that a smaller or a larger refund left of it', () => {
      const later = (amount: string) => ({ ...done, amount, requestedAt: at('5T10') });
      const other = { ...one, id: 3, failedAt: at('4T11') };
      expect(failed(one, later('12.50'))).toEqual([{ ...one, amount: '7.50' }]);
      expect(failed(one, other, later('30.00'))).toEqual([{ ...other, amount: '10.00' }]);
      expect(failed(one, other, later('40.00'))).toEqual([]);
    });
  });

  it('is named by the rejection of a larger amount, and by no other', () => {
    const rejection = (code: string, details?: object) => ({
      status: 409,
      message: 'No.',
      problem: { status: 409, code, message: 'No.', correlationId: '1', details },
    });
    expect(remainingAfterRejection(rejection('PAYMENTS.REFUND_TOO_LARGE', { left: '12.00' }))).toBe('12.00');
    expect(remainingAfterRejection(rejection('PAYMENTS.REFUND_TOO_LARGE'))).toBeNull();
    expect(remainingAfterRejection(rejection('PAYMENTS.NOT_REFUNDABLE', { left: '12.00' }))).toBeNull();
    expect(remainingAfterRejection(new Error('broken'))).toBeNull();
  });
});
