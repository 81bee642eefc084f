import { type VatRate, vatRateFor } from './vat-rate.entity';

const rates: VatRate[] = [
  { country: 'RO', validFrom: '2017-01-01', rate: 0.19 },
  { country: 'RO', validFrom: '2031-07-01', rate: 0.2 },
  { country: 'DE', validFrom: '2026-01-01', rate: 0.21 },
];

describe('VAT rates', () => {
  it('applies the newest rate in force, in any order of the rows', () => {
    for (const rows of [rates, [...rates].reverse()]) {
      expect(vatRateFor(rows, 'RO', new Date('2026-03-01T12:00:00Z'))).toBe(0.19);
      expect(vatRateFor(rows, 'RO', new Date('2031-08-01T12:00:00Z'))).toBe(0.2);
    }
  });

  it('changes the rate at midnight in Bucharest, three hours before UTC in summer', () => {
    expect(vatRateFor(rates, 'RO', new Date('2031-06-30T20:59:59Z'))).toBe(0.19);
    expect(vatRateFor(rates, 'RO', new Date('2031-06-30T21:00:00Z'))).toBe(0.2);
  });

  it('applies the home rate to a country without a rate, or before its first one', () => {
    expect(vatRateFor(rates, 'FR', new Date('2026-03-01T12:00:00Z'))).toBe(0.19);
    expect(vatRateFor(rates, 'DE', new Date('2025-12-31T12:00:00Z'))).toBe(0.19);
    expect(vatRateFor(rates, 'DE', new Date('2026-01-01T12:00:00Z'))).toBe(0.21);
  });

  it('rejects a moment before every known rate', () => {
    expect(() => vatRateFor(rates, 'RO', new Date('2016-06-01T12:00:00Z'))).toThrow(RangeError);
  });
});
