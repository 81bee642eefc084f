import { taxesIn, type VatRate } from './vat-rate.entity';

const rates: VatRate[] = [
  { country: 'RO', taxClass: 'standard', validFrom: '2017-01-01', rate: 0.19 },
  { country: 'RO', taxClass: 'standard', validFrom: '2031-07-01', rate: 0.2 },
  { country: 'RO', taxClass: 'reduced', validFrom: '2017-01-01', rate: 0.09 },
  { country: 'DE', taxClass: 'standard', validFrom: '2026-01-01', rate: 0.19 },
];

const rateOf = (rows: VatRate[], country: string, at: string) =>
  taxesIn(rows, country, new Date(at))?.standard.rate;

describe('VAT rates', () => {
  it('applies the newest rate in force, in any order of the rows', () => {
    for (const rows of [rates, [...rates].reverse()]) {
      expect(rateOf(rows, 'RO', '2026-03-01T12:00:00Z')).toBe(0.19);
      expect(rateOf(rows, 'RO', '2031-08-01T12:00:00Z')).toBe(0.2);
    }
  });

  it('changes the rate at midnight in Bucharest, three hours before UTC in summer', () => {
    expect(rateOf(rates, 'RO', '2031-06-30T20:59:59Z')).toBe(0.19);
    expect(rateOf(rates, 'RO', '2031-06-30T21:00:00Z')).toBe(0.2);
  });

  it('a class without a rate of its own is taxed like the standard one', () => {
    const { standard, reduced, super_reduced } = taxesIn(rates, 'RO', new Date('2026-03-01T12:00:00Z'))!;
    expect([standard, reduced, super_reduced]).toEqual([
      { category: 'S', rate: 0.19 },
      { category: 'S', rate: 0.09 },
      { category: 'S', rate: 0.19 },
    ]);
  });

  it('zero and exempt goods have no tax, in categories of their own', () => {
    const { zero, exempt } = taxesIn(rates, 'DE', new Date('2026-03-01T12:00:00Z'))!;
    expect([zero, exempt]).toEqual([
      { category: 'Z', rate: 0 },
      { category: 'E', rate: 0 },
    ]);
  });

  it('knows nothing of a country without rates, or before its first one', () => {
    expect(taxesIn(rates, 'FR', new Date('2026-03-01T12:00:00Z'))).toBeNull();
    expect(taxesIn(rates, 'DE', new Date('2025-12-31T12:00:00Z'))).toBeNull();
  });
});
