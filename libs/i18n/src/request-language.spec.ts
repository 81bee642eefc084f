import { isLanguageCode } from './languages';
import { detectRequestLanguage } from './request-language';

describe('the language of a request', () => {
  it.each([
    [{ lang: 'ro', cookie: 'kp_language=fr', acceptLanguage: 'ar' }, 'ro'],
    [{ lang: 'xx', cookie: 'a=1; kp_language=fr; b=2', acceptLanguage: 'ar' }, 'fr'],
    [{ lang: ['ro'], cookie: 'xkp_language=fr', acceptLanguage: 'ar' }, 'ar'],
    [{ cookie: 'kp_language=klingon', acceptLanguage: 'tlh, fr-FR;q=0.5, ro;q=0.9' }, 'ro'],
    [{ acceptLanguage: 'fr;q=0, ro;q=0.1' }, 'ro'],
    [{ acceptLanguage: 'en-GB,en;q=0.9,fr;q=0.8' }, 'en'],
    [{ acceptLanguage: '*;q=0.5, ar-EG ; q=0.4' }, 'ar'],
    [{ acceptLanguage: 'fr;q=abc, ro;q=0.3' }, 'ro'],
    [{ acceptLanguage: 'tlh' }, 'en'],
    [{ acceptLanguage: ';;,,q=' }, 'en'],
    [{}, 'en'],
  ])('%j is %s', (request, expected) => {
    expect(detectRequestLanguage(request, isLanguageCode)).toBe(expected);
  });

  it('is never one without texts', () => {
    const hasTexts = (value: unknown): value is 'en' | 'ro' => value === 'en' || value === 'ro';
    expect(detectRequestLanguage({ lang: 'ja', acceptLanguage: 'ko, ro;q=0.1' }, hasTexts)).toBe('ro');
  });
});
