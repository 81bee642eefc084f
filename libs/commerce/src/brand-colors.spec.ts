import fc from 'fast-check';
import { brandColors, contrastOf, TEXT_CONTRAST } from './brand-colors';

const GROUNDS = { light: ['#fafaf7', '#ffffff', '#e9ecec'], dark: ['#14181a', '#1c2124', '#272d30'] };
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('the accent colour of a shop', () => {
  it('can be read whatever it is, in both schemes', () => {
    fc.assert(
      fc.property(hex, (accent) => {
        const colors = brandColors(accent);
        for (const scheme of ['light', 'dark'] as const) {
          const { action, strong, on, text, faint } = colors[scheme];
          for (const ground of [...GROUNDS[scheme], faint])
            expect(contrastOf(text, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
          for (const ground of [action, strong])
            expect(contrastOf(on, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
          expect(contrastOf(action, GROUNDS[scheme][1]!)).toBeGreaterThanOrEqual(3);
        }
      }),
    );
  });

  it.each([
    ['stays where it can be read', '#0b5b47', '#0b5b47'],
    ['is darkened where it is too light', '#ffd400', '#7a6600'],
  ])('%s: links in %s', (_what, accent, text) => {
    expect(brandColors(accent).light.text).toBe(text);
  });

  it('counts contrast as WCAG does', () => {
    expect(contrastOf('#000000', '#ffffff')).toBe(21);
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});
