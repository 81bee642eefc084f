import { detectBrowserLanguage } from './detect-language';
import { isLanguageCode } from './languages';

describe('the language in the browser', () => {
  it.each([
    ['fr', 'de-DE', 'fr'],
    ['xx', 'ro-RO', 'ro'],
    ['', 'ar', 'ar'],
    [null, 'fr-CA', 'fr'],
    [null, 'FR', 'fr'],
    [null, 'tlh', 'en'],
    [null, undefined, 'en'],
    ['__proto__', 'toString', 'en'],
  ])('with "%s" stored and a browser in %s is %s', (stored, browser, expected) => {
    expect(detectBrowserLanguage(stored, browser, isLanguageCode)).toBe(expected);
  });

  it('is never one without texts', () => {
    const hasTexts = (value: unknown): value is 'en' | 'ro' => value === 'en' || value === 'ro';
    expect(detectBrowserLanguage('ja', 'ko-KR', hasTexts)).toBe('en');
  });
});
