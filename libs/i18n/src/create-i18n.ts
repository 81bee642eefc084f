import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { translationOptions } from './create-translator';
import type { LanguageCode } from './languages';
import type { Messages } from './messages.types';
import { insertedValues } from './inserted-values';
import { rememberTexts } from './remember-texts';

/**
 * An i18next instance for React that is ready when this returns, on the server and in the browser. Give it to the
 * tree by `<I18nextProvider>`: a server renders several languages at once and must not rely on the last one created.
 */
export function createI18n(language: LanguageCode, messages: Messages): i18n {
  const instance = createInstance();
  void instance
    .use(initReactI18next)
    .use(insertedValues)
    .init({
      ...translationOptions(language, messages),
      react: { useSuspense: false, bindI18n: 'languageChanged', bindI18nStore: 'added' },
    });
  rememberTexts(instance);
  // For every component that translates, `useTranslation` copies all that the instance has of its own: a quarter of
  // the time of a rendering. What only inherits from the instance has nothing to copy.
  return Object.create(instance) as i18n;
}
