import { promotionTextFor, promotionTextRules } from './promotion-rules';

const text = (language: string, body = `Text in ${language}`) => ({
  language,
  subject: `Subject ${language}`,
  body,
});

describe('the text of a promotion', () => {
  it.each([
    ['in the language of its reader', 'de', ['en', 'ro', 'de'], 'de'],
    ['else in that of the catalogue', 'ja', ['en', 'ro', 'de'], 'ro'],
    ['else in English, as promotions of before have it', 'ja', ['de', 'en'], 'en'],
    ['else the one there is', 'ja', ['de'], 'de'],
  ])('is %s', (_which, language, written, expected) => {
    const texts = written.map((each) => text(each));
    expect(promotionTextFor(texts, { language, base: 'ro' }).language).toBe(expected);
  });

  it('counts only with a subject and a body', () => {
    const texts = [text('ro', ' '), text('de')];
    expect(promotionTextFor(texts, { language: 'ro', base: 'ro' }).language).toBe('de');
  });

  it('is needed in the language of the catalogue alone', () => {
    const rules = promotionTextRules(() => 'ro');
    const empty = (language: string) => rules.body('', { language, subject: '', body: '' });
    expect(empty('ro')).toEqual({ messageKey: 'validation.required' });
    expect(empty('en')).toBeNull();
  });
});
