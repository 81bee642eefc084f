import { formatDayRange } from './formats';

const range = (from: string, to: string, language: 'en' | 'de' | 'ar') =>
  formatDayRange(new Date(from), new Date(to), language).replace(/\s/g, ' ');

describe('two days', () => {
  it('name their month once, in the words of the language and with Latin digits', () => {
    expect(range('2026-11-23T10:00:00Z', '2026-11-27T10:00:00Z', 'en')).toMatch(/^November 23 ?– ?27$/);
    expect(range('2026-11-23T10:00:00Z', '2026-11-27T10:00:00Z', 'de')).toMatch(/^23\. ?– ?27\. November$/);
    expect(range('2026-11-23T10:00:00Z', '2026-11-27T10:00:00Z', 'ar')).toMatch(/23.*27.*نوفمبر/);
  });

  it('name both months when they differ, by the calendar of Bucharest', () => {
    expect(range('2026-11-27T10:00:00Z', '2026-11-30T22:30:00Z', 'en')).toMatch(
      /^November 27 ?– ?December 1$/,
    );
  });
});
