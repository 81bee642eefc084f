import { detectBrowserLanguage, detectRequestLanguage } from './detect-language';
import { isLanguageCode } from './languages';

describe('the language in the browser', () => {
  it.each([
    ['fr', 'de-DE', 'fr'],
    ['xx', 'ro-RO', 'ro'],
    ['', 'ar', 'ar'],
    [null, 'fr-CA', 'fr'],
    [null, 'FR', 'fr'],
    [null, 'nl-NL', 'en'],
    [null, undefined, 'en'],
    ['__proto__', 'toString', 'en'],
  ])('with "%s" stored and a browser in %s is %s', (stored, browser, expected) => {
    expect(detectBrowserLanguage(stored, browser, isLanguageCode)).toBe(expected);
  });

  it('is never one without texts', () => {
    const hasTexts = (value: unknown): value is 'en' | 'ro' => value === 'en' || value === 'ro';
    expect(detectBrowserLanguage('ja', 'ko-KR', hasTexts)).toBe('en');
    expect(detectRequestLanguage({ lang: 'ja', acceptLanguage: 'ko, ro;q=0.1' }, hasTexts)).toBe('ro');
  });
});

describe('the language of a request', () => {
  it.each([
    [{ lang: 'ro', cookie: 'kp_language=fr', acceptLanguage: 'ar' }, 'ro'],
    [{ lang: 'xx', cookie: 'a=1; kp_language=fr; b=2', acceptLanguage: 'ar' }, 'fr'],
    [{ lang: ['ro'], cookie: 'xkp_language=fr', acceptLanguage: 'ar' }, 'ar'],
    [{ cookie: 'kp_language=klingon', acceptLanguage: 'nl, fr-FR;q=0.5, ro;q=0.9' }, 'ro'],
    [{ acceptLanguage: 'fr;q=0, ro;q=0.1' }, 'ro'],
    [{ acceptLanguage: 'en-GB,en;q=0.9,fr;q=0.8' }, 'en'],
    [{ acceptLanguage: '*;q=0.5, ar-EG ; q=0.4' }, 'ar'],
    [{ acceptLanguage: 'fr;q=abc, ro;q=0.3' }, 'ro'],
    [{ acceptLanguage: 'nl' }, 'en'],
    [{ acceptLanguage: ';;,,q=' }, 'en'],
    [{}, 'en'],
  ])('%j is %s', (request, expected) => {
    expect(detectRequestLanguage(request, isLanguageCode)).toBe(expected);
  });
});
