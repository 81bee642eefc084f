import { creditsThatPay, splitTransfer } from './customer-credit';

/** Of 66.77, of which 60.00 was paid before unless said otherwise. */
const owed = (changes: object = {}) => ({
  kind: 'invoice' as const,
  isPaid: false,
  reversedByNumber: null,
  totalMinor: 6677,
  paidMinor: 6000,
  creditedMinor: 0,
  ...changes,
});

describe('what arrives above an invoice', () => {
  it.each([
    ['a part', {}, 500, [500, 0]],
    ['the rest to the cent', {}, 677, [677, 0]],
    ['a cent more', {}, 678, [677, 1]],
    ['the total once more', {}, 6677, [677, 6000]],
    ['a rest that was credited meanwhile', { creditedMinor: 677 }, 677, [0, 677]],
    ['an invoice that is paid', { isPaid: true, paidMinor: 6677 }, 6677, [0, 6677]],
    ['an invoice that was paid when it was issued', { isPaid: true, paidMinor: 0 }, 100, [0, 100]],
    ['an invoice that is reversed', { reversedByNumber: 'STO-2026-000001' }, 677, [0, 677]],
  ])('is kept apart: %s', (_case, changes, arrived, [amountMinor, excessMinor]) => {
    expect(splitTransfer(owed(changes), arrived)).toEqual({ amountMinor, excessMinor });
  });

  it.each([
    ['one that is more', [[1, 1000]], [[1, 677]]],
    [
      'several, the first in full',
      [
        [1, 500],
        [2, 500],
      ],
      [
        [1, 500],
        [2, 177],
      ],
    ],
    [
      'what is left after others were used up',
      [
        [1, 0],
        [2, 100],
      ],
      [[2, 100]],
    ],
    ['none', [], []],
  ])('pays another invoice: %s', (_case, credits, parts) => {
    expect(
      creditsThatPay(
        owed(),
        credits.map(([id, leftMinor]) => ({ id: id!, leftMinor: leftMinor! })),
      ),
    ).toEqual(parts.map(([creditOfId, amountMinor]) => ({ creditOfId, amountMinor })));
  });

  it('pays nothing of what is not open', () => {
    expect(creditsThatPay(owed({ isPaid: true }), [{ id: 1, leftMinor: 500 }])).toEqual([]);
  });
});
