import { formatDayRange } from './formats';

const range = (from: string, to: string, language: 'en' | 'de' | 'ro' | 'ar') =>
  formatDayRange(from, to, language).replace(/\s/g, ' ');

describe('two days', () => {
  it('name their weekdays, in the words of the language and with Latin digits', () => {
    expect(range('2026-12-03', '2026-12-07', 'en')).toMatch(/^Thu, Dec 3 ?– ?Mon, Dec 7$/);
    expect(range('2026-12-03', '2026-12-07', 'de')).toMatch(/^Do\.,? 3\. ?– ?Mo\.,? 7\. Dez\.$/);
    expect(range('2026-12-03', '2026-12-07', 'ro')).toMatch(/3.*7 dec\./);
    expect(range('2026-12-03', '2026-12-07', 'ar')).toMatch(/3.*7.*ديسمبر/);
  });

  it('are one when they are the same', () => {
    expect(range('2026-12-03', '2026-12-03', 'en')).toBe('Thu, Dec 3');
  });

  it('name both months when they differ, by the calendar of Bucharest', () => {
    expect(range('2026-11-27T10:00:00Z', '2026-11-30T22:30:00Z', 'en')).toMatch(
      /^Fri, Nov 27 ?– ?Tue, Dec 1$/,
    );
  });
});
