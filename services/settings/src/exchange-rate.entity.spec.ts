import { type ExchangeRate, findExchangeRate } from './exchange-rate.entity';

const rates: ExchangeRate[] = [
  { base: 'USD', quote: 'EUR', validFrom: '2026-03-02', rate: '0.934100', source: 'manual' },
  { base: 'USD', quote: 'EUR', validFrom: '2026-03-01', rate: '0.920000', source: 'sample' },
  { base: 'USD', quote: 'RON', validFrom: '2026-03-01', rate: '4.570000', source: 'manual' },
];

const rateAt = (moment: string, quote = 'EUR') =>
  findExchangeRate(rates, 'USD', quote, new Date(moment))?.rate ?? null;

describe('Exchange rates', () => {
  it('are in force from their day in Bucharest until the next one', () => {
    expect(rateAt('2026-03-01T12:00:00Z')).toBe('0.920000');
    expect(rateAt('2026-03-01T21:59:59Z')).toBe('0.920000');
    expect(rateAt('2026-03-01T22:00:00Z')).toBe('0.934100');
    expect(rateAt('2026-12-24T12:00:00Z')).toBe('0.934100');
  });

  it('are those of the pair of currencies', () => {
    expect(rateAt('2026-03-05T12:00:00Z', 'RON')).toBe('4.570000');
    expect(rateAt('2026-03-05T12:00:00Z', 'GBP')).toBeNull();
  });

  it('are missing before the first one', () => {
    expect(rateAt('2026-02-28T12:00:00Z')).toBeNull();
  });
});
