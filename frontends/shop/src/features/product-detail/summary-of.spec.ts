import { summaryOf } from './summary-of';

describe('the summary of a description', () => {
  it('is the description itself when that is short, in one line', () => {
    expect(summaryOf('Seven rolls.\n\nFits every dispenser. ')).toBe('Seven rolls. Fits every dispenser.');
    expect(summaryOf('')).toBe('');
  });

  it('ends between words', () => {
    const summary = summaryOf('dot '.repeat(60));
    expect(summary).toMatch(/^(dot )*dot…$/);
    expect(summary.length).toBeLessThanOrEqual(156);
  });

  it('cuts a text without any space where it must', () => {
    expect(summaryOf('x'.repeat(500))).toBe(`${'x'.repeat(155)}…`);
  });
});
