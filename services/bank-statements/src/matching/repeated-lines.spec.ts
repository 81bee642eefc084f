import { repeatedLines, type StatedLine } from './repeated-lines';

const CSV = {
  format: 'csv',
  counterpartyName: '',
  text: 'Incasare OP;comanda ORD 2026 000001 BRUTARIA SOMES SRL;RO72INGB0000999912345678',
};
const CAMT = {
  format: 'camt053',
  accountIban: 'RO16',
  counterpartyName: 'Brutăria Someș SRL',
  counterpartyIban: 'RO72INGB0000999912345678',
  text: 'comanda ORD 2026 000001',
};

const repeats = (...lines: Partial<StatedLine>[]) => [
  ...repeatedLines(
    lines.map((line, index) => ({
      id: index + 1,
      format: 'csv',
      accountIban: '',
      bookedOn: '2026-12-01',
      amountMinor: 14_677,
      currency: 'RON',
      counterpartyName: '',
      counterpartyIban: '',
      text: '',
      state: 'open',
      ...line,
    })),
  ),
];

describe('a line of another format', () => {
  it('repeats the earlier one, or the one that is matched', () => {
    expect(repeats(CSV, CAMT)).toEqual([[2, 1]]);
    expect(repeats(CSV, { ...CAMT, state: 'matched' })).toEqual([[1, 2]]);
    expect(repeats(CSV, CAMT, { ...CAMT, format: 'mt940' })).toEqual([
      [2, 1],
      [3, 1],
    ]);
  });

  it('is another payment where two were made that look alike', () => {
    expect(repeats(CSV, CAMT, CAMT)).toEqual([[2, 1]]);
    expect(repeats(CSV, CSV, CAMT, CAMT)).toEqual([
      [3, 1],
      [4, 2],
    ]);
  });

  it.each<[string, Partial<StatedLine>]>([
    ['day', { bookedOn: '2026-12-02' }],
    ['amount', { amountMinor: 14_678 }],
    ['currency', { currency: 'EUR' }],
    ['payer', { counterpartyName: 'Hotel Carpati', counterpartyIban: '', text: 'marfa' }],
    ['format', { format: 'csv' }],
  ])('is another one with another %s', (_, changes) =>
    expect(repeats(CSV, { ...CAMT, ...changes })).toEqual([]),
  );

  it('is another one when both name another account', () => {
    expect(repeats({ ...CSV, counterpartyIban: 'RO99' }, CAMT)).toEqual([]);
    expect(repeats({ ...CSV, accountIban: 'RO17' }, CAMT)).toEqual([]);
  });
});
