import { createI18n, loadMessages, type LanguageCode } from '@kp/i18n';

type Texts = ReturnType<typeof createI18n>;

const known = new Map<LanguageCode, Promise<Texts>>();

/** The texts of a language, which all pages of the server share: rendering only reads them. */
export function textsOf(language: LanguageCode): Promise<Texts> {
  let texts = known.get(language);
  if (!texts) {
    texts = loadMessages(language, ['common', 'shop']).then((messages) => createI18n(language, messages));
    // What could not be loaded is tried again with the next page.
    texts.catch(() => known.delete(language));
    known.set(language, texts);
  }
  return texts;
}
