import type { InvoicePaymentKind } from './invoice-payment';
import { type SharedPayment, sharesOf } from './payment-shares';

type Row = [
  kind: InvoicePaymentKind,
  amount: number,
  excess?: number,
  creditLeft?: number,
  releasable?: number,
];

function payments(rows: Row[]): SharedPayment[] {
  return rows.map(([kind, amountMinor, excessMinor = 0, creditLeftMinor = 0, releasable], index) => ({
    id: index + 1,
    kind,
    amountMinor,
    excessMinor,
    creditLeftMinor,
    releasableMinor: releasable ?? amountMinor,
    paymentId: kind === 'online' ? index + 1 : null,
  }));
}

describe('payments of an invoice that is replaced or credited', () => {
  // Of what counts and what is a credit, in the order of the payments.
  it.each<[string, Row[], number, [number, number][]]>([
    ['as much as before', [['wire_transfer', 6677]], 6677, [[6677, 0]]],
    ['a transfer above it is a credit', [['wire_transfer', 6677]], 4489, [[4489, 2188]]],
    ['beside what is a credit already', [['wire_transfer', 6677, 1323, 0]], 4489, [[4489, 3511]]],
    [
      'the last transfer first',
      [
        ['wire_transfer', 6000],
        ['wire_transfer', 677],
      ],
      4489,
      [
        [4489, 1511],
        [0, 677],
      ],
    ],
    [
      'what a credit paid before transfers',
      [
        ['credit', 3323],
        ['wire_transfer', 3354],
      ],
      4489,
      [
        [1135, 0],
        [3354, 0],
      ],
    ],
    [
      'all of it, then of the transfer',
      [
        ['wire_transfer', 6677],
        ['credit', 1000],
      ],
      4489,
      [
        [4489, 2188],
        [0, 0],
      ],
    ],
    [
      'transfers before what was paid online',
      [
        ['online', 6677],
        ['wire_transfer', 2189],
      ],
      4489,
      [
        [4489, 0],
        [0, 2189],
      ],
    ],
    ['online as far as it is not refunded', [['online', 6677, 0, 0, 1000]], 4489, [[5677, 0]]],
    [
      'more is paid by what is left of the transfer',
      [['wire_transfer', 4489, 2188, 2188]],
      6677,
      [[6677, 0]],
    ],
    ['as far as that was not used', [['wire_transfer', 4489, 2188, 1000]], 6677, [[5489, 1188]]],
    ['more than that is open', [['wire_transfer', 4489, 2188, 2188]], 8866, [[6677, 0]]],
    ['all of it is conceded', [['wire_transfer', 6677]], 0, [[0, 6677]]],
  ])('%s', (_case, rows, taken, shares) => {
    const shared = sharesOf(payments(rows), taken).toSorted((one, other) => one.id - other.id);
    expect(shared.map(({ amountMinor, excessMinor }) => [amountMinor, excessMinor])).toEqual(shares);
  });
});
