import { type CurrencyCode, money } from '@kp/commerce';
import {
  formatDate,
  formatDateTime,
  formatDecimalRate,
  formatInvoiceDate,
  formatList,
  formatMoney,
  moneyStyleOf,
  formatNumber,
  formatPercent,
} from './formats';
import { LANGUAGE_CODES, type LanguageCode } from './languages';

/** Shows the invisible: no-break space as "_", isolates as "[" and "]". */
const visible = (text: string) =>
  text.replaceAll('\u00a0', '_').replaceAll('\u2066', '[').replaceAll('\u2069', ']');

describe('money', () => {
  /** language, 1234.50 dollars, euro, lei */
  it.each<[LanguageCode, string, string, string]>([
    ['en', '$1,234.50', '€1,234.50', '1,234.50_lei'],
    ['fr', '1_234,50_$', '1_234,50_€', '1_234,50_lei'],
    ['de', '1.234,50_$', '1.234,50_€', '1.234,50_lei'],
    ['it', '1.234,50_$', '1.234,50_€', '1.234,50_lei'],
    ['pt', '1_234,50_$', '1_234,50_€', '1_234,50_lei'],
    ['ro', '1.234,50_$', '1.234,50_€', '1.234,50_lei'],
    ['es', '1.234,50_$', '1.234,50_€', '1.234,50_lei'],
    ['ar', '[$1,234.50]', '[€1,234.50]', '[1,234.50_lei]'],
    ['zh', '$1,234.50', '€1,234.50', '1,234.50_lei'],
    ['ja', '$1,234.50', '€1,234.50', '1,234.50_lei'],
    ['ko', '$1,234.50', '€1,234.50', '1,234.50_lei'],
  ])('in %s', (language, dollars, euro, lei) => {
    expect(visible(formatMoney(money(123450, 'USD'), language))).toBe(dollars);
    expect(visible(formatMoney(money(123450, 'EUR'), language))).toBe(euro);
    expect(visible(formatMoney(money(123450, 'RON'), language))).toBe(lei);
  });

  it('comes from the wire as a decimal string, also in a short form', () => {
    expect(formatMoney({ amount: '12.50', currency: 'USD' }, 'en')).toBe('$12.50');
    expect(formatMoney({ amount: '12.5', currency: 'GBP' }, 'en')).toBe('£12.50');
    expect(formatMoney({ amount: '7', currency: 'USD' }, 'en')).toBe('$7.00');
  });

  it('keeps every digit of a large amount and groups it throughout', () => {
    expect(formatMoney({ amount: '123456789012.34', currency: 'USD' }, 'en')).toBe('$123,456,789,012.34');
  });

  it('puts the sign of a negative amount before the symbol', () => {
    expect(formatMoney(money(-305, 'USD'), 'en')).toBe('-$3.05');
    expect(visible(formatMoney(money(-305, 'USD'), 'de'))).toBe('-3,05_$');
  });

  it('in an unknown currency shows its code', () => {
    expect(visible(formatMoney({ amount: '3.00', currency: 'JPY' }, 'en'))).toBe('3.00_JPY');
  });

  it.each<[CurrencyCode, LanguageCode, number, string]>([
    ['RON', 'ro', 12_900, '129,00_lei'],
    ['HUF', 'fr', 12_900_000, '129_000_Ft'],
    ['HUF', 'en', 12_900_050, '129,000.50_Ft'],
    ['HUF', 'de', -100, '-1_Ft'],
    ['CZK', 'de', 4_500_000_000, '45.000.000_Kč'],
    ['PLN', 'en', 100_000, '1,000.00_zł'],
    ['CHF', 'de', 100_000, '1.000,00_CHF'],
  ])('in %s has decimals where people write them: %s %d', (currency, language, minor, text) => {
    expect(visible(formatMoney(money(minor, currency), language))).toBe(text);
  });
});

describe('amounts that stand together', () => {
  it.each<[CurrencyCode, number[], string[]]>([
    ['HUF', [2_980_100, 804_627], ['29,801.00_Ft', '8,046.27_Ft']],
    ['HUF', [2_980_100, 804_600], ['29,801_Ft', '8,046_Ft']],
    ['CZK', [-100, 0, 50], ['-1.00_Kč', '0.00_Kč', '0.50_Kč']],
    ['RON', [100, 200], ['1.00_lei', '2.00_lei']],
  ])('are written alike in %s: %j', (currency, minors, texts) => {
    const style = moneyStyleOf(currency, minors);
    expect(minors.map((minor) => visible(formatMoney(money(minor, currency), 'en', style)))).toEqual(texts);
  });
});

describe('numbers', () => {
  it.each<[LanguageCode, number, number | undefined, string]>([
    ['en', 10000, undefined, '10,000'],
    ['de', 1234.5, undefined, '1.234,5'],
    ['fr', 1234567, undefined, '1_234_567'],
    ['en', 4.56, 1, '4.6'],
    ['ro', 4, 1, '4,0'],
    ['en', -1234, undefined, '-1,234'],
    ['ar', 1234.5, undefined, '1,234.5'],
    ['en', 999, undefined, '999'],
    ['en', 0.1 + 0.2, undefined, '0.3'],
  ])('in %s: %d with %p decimals', (language, value, digits, expected) => {
    expect(visible(formatNumber(value, language, digits))).toBe(expected);
  });
});

describe('exchange rates', () => {
  it.each([
    ['0.920000', '0,92'],
    ['4.976100', '4,9761'],
    ['10.000000', '10'],
    ['100', '100'],
  ])('of %s show the decimals that they have: %s', (rate, shown) => {
    expect(formatDecimalRate(rate, 'de')).toBe(shown);
  });
});

describe('percentages', () => {
  it.each<[LanguageCode, string]>([
    ['en', '19%'],
    ['fr', '19_%'],
    ['de', '19_%'],
    ['ro', '19_%'],
    ['ar', '[19%]'],
  ])('in %s', (language, expected) => {
    expect(visible(formatPercent('0.1900', language))).toBe(expected);
  });

  it('keep the decimals of a rate', () => {
    expect(formatPercent(0.055, 'de')).toBe('5,5\u00a0%');
  });
});

describe('dates', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'March 1, 2026'],
    ['fr', '1 mars 2026'],
    ['de', '1. März 2026'],
    ['it', '1 marzo 2026'],
    ['pt', '1 de março de 2026'],
    ['ro', '1 martie 2026'],
    ['es', '1 de marzo de 2026'],
    ['ar', '1 مارس 2026'],
    ['zh', '2026年3月1日'],
    ['ja', '2026年3月1日'],
    ['ko', '2026년 3월 1일'],
  ])('in %s', (language, expected) => {
    expect(formatDate('2026-03-01T10:00:00.000Z', language)).toBe(expected);
  });

  it('are those of Bucharest: 22:30 UTC on new year’s eve is the next year, in winter two hours ahead', () => {
    const date = new Date('2025-12-31T22:30:00Z');
    expect(formatDateTime(date, 'en')).toBe('January 1, 2026, 00:30');
    expect(formatInvoiceDate(date)).toBe('01/01/2026');
  });

  it('follow summer time, three hours ahead', () => {
    expect(formatDateTime('2026-07-15T21:05:00Z', 'de')).toBe('16. Juli 2026, 00:05');
  });

  it('stand before the time with the comma of the language, in Japanese with a space only', () => {
    expect(visible(formatDateTime('2026-03-01T10:05:00Z', 'ar'))).toBe('1 مارس 2026، [12:05]');
    expect(formatDateTime('2026-03-01T10:05:00Z', 'ja')).toBe('2026年3月1日 12:05');
  });

  it('on an invoice are dd/MM/yyyy', () => {
    expect(formatInvoiceDate('2026-03-09T10:00:00Z')).toBe('09/03/2026');
  });
});

describe('every format in every language', () => {
  it('uses no narrow no-break space, which only some browsers know', () => {
    for (const language of LANGUAGE_CODES) {
      const texts = [
        formatMoney(money(123456789, 'USD'), language),
        formatNumber(1234567.891, language),
        formatPercent('0.19', language),
        formatDateTime('2026-11-21T10:00:00Z', language),
      ];
      expect(texts.join('')).not.toMatch(/[\u202f\u2009\u200e\u200f]/);
    }
  });
});

describe('a list of words', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'pan, pot, wok'],
    ['de', 'pan, pot, wok'],
    ['ar', 'pan، pot، wok'],
    ['zh', 'pan、pot、wok'],
    ['ja', 'pan、pot、wok'],
  ])('has the commas of %s', (language, text) => {
    expect(formatList(['pan', 'pot', 'wok'], language)).toBe(text);
  });
});
