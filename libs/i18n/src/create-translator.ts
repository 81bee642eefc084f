import { createInstance, type FormatterModule, type i18n, type InitOptions } from 'i18next';
import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from './languages';
import { type Messages, NAMESPACES } from './messages';
import { isolate } from './direction';
import { formatNumber } from './formats';
import { shopName } from './shop-name';

/** Read for each text, because the name can change while a server runs. */
const SHOP = {
  get shopName() {
    return shopName();
  },
};

/** Values are NOT escaped: React does that, and HTML built by hand (mails) escapes them itself. */
export function translationOptions(language: LanguageCode, messages: Messages): InitOptions {
  return {
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    ns: [...NAMESPACES],
    defaultNS: 'common',
    fallbackNS: 'validation',
    resources: { ...messages },
    interpolation: { escapeValue: false, alwaysFormat: true, defaultVariables: SHOP },
    returnNull: false,
    initAsync: false,
  };
}

export function createTranslator(language: LanguageCode, messages: Messages): i18n {
  const instance = createInstance();
  void instance.use(insertedValues).init(translationOptions(language, messages));
  return instance;
}

/** Inserted numbers that are amounts; others, such as ids, are not grouped. */
const AMOUNTS = ['count', 'quantity', 'requested'];

/** Isolates inserted values in Arabic, where they would reorder the words around them. */
export const insertedValues: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format(value: unknown, _format, language, options) {
    if (!isLanguageCode(language)) return String(value ?? '');
    if (typeof value === 'string') return isolate(value, language);
    const isAmount = typeof value === 'number' && AMOUNTS.includes(String(options?.interpolationkey));
    return isAmount ? formatNumber(value, language) : String(value ?? '');
  },
};
