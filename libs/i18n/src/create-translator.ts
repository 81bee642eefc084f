import { createInstance, type FormatterModule, type i18n, type InitOptions } from 'i18next';
import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from './languages';
import { type Messages, NAMESPACES } from './messages';
import { isolate } from './direction';
import { formatNumber } from './formats';

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

/**
 * How values are inserted into texts. Counts are written as the language writes numbers. In Arabic every other value is
 * isolated: product names, order numbers, addresses are often not Arabic and would otherwise take the words around them
 * along.
 */
export const insertedValues: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format(value: unknown, _format, language, options) {
    if (!isLanguageCode(language)) return String(value ?? '');
    if (typeof value === 'string') return isolate(value, language);
    const isCount = typeof value === 'number' && options?.interpolationkey === 'count';
    return isCount ? formatNumber(value, language) : String(value ?? '');
  },
};
