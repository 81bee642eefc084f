import { createInstance, type i18n, type InitOptions } from 'i18next';
import { DEFAULT_LANGUAGE, type LanguageCode } from './languages';
import { NAMESPACES, type Messages } from './messages.types';
import { insertedValues } from './inserted-values';

/**
 * What every instance of the shop shares. A text is looked up in the chosen language, then in English, then the
 * supplied default counts, then the key. Interpolated values are NOT escaped: React escapes what it renders; whoever
 * builds HTML by hand (mails) escapes it there.
 */
export function translationOptions(language: LanguageCode, messages: Messages): InitOptions {
  return {
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    ns: [...NAMESPACES],
    defaultNS: 'common',
    resources: { ...messages },
    interpolation: { escapeValue: false, alwaysFormat: true },
    returnNull: false,
    initAsync: false,
  };
}

/** A ready i18next instance without React, for mails, documents and jobs: `createTranslator(…).t('mail:greetingPlain')`. */
export function createTranslator(language: LanguageCode, messages: Messages): i18n {
  const instance = createInstance();
  void instance.use(insertedValues).init(translationOptions(language, messages));
  return instance;
}
