import { createInstance, type i18n, type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { insertedValues, translationOptions } from './create-translator';
import type { LanguageCode } from './languages';
import type { Messages } from './messages';

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

/** Texts kept of one instance; with product names in them there is no end to them. */
const MOST_TEXTS = 2000;

type Asked = [key: unknown, values?: object, ...rest: unknown[]];

/**
 * A text with the same values is put together once, until texts are added: a list says "Add to Cart" forty times, and
 * that was a quarter of the time of its rendering. `t` stays the same function for the same language and namespaces.
 */
export function rememberTexts(instance: i18n): void {
  const functions = new Map<string, TFunction>();
  const texts = new Map<string, string>();
  const getFixedT = instance.getFixedT as (...scope: unknown[]) => TFunction;
  instance.getFixedT = ((...scope: unknown[]) => {
    const name = JSON.stringify(scope);
    const known = functions.get(name);
    if (known) return known;
    const remembering = remembered(getFixedT(...scope), name, texts);
    functions.set(name, remembering);
    return remembering;
  }) as i18n['getFixedT'];
  const forget = () => {
    functions.clear();
    // Who still holds a function of before hears the new texts too.
    texts.clear();
  };
  instance.store.on('added', forget);
  instance.store.on('removed', forget);
}

function remembered(translate: TFunction, scope: string, texts: Map<string, string>): TFunction {
  const translated = translate as unknown as (...asked: Asked) => string;
  const remembering = (...asked: Asked): string => {
    if (!isPlain(asked)) return translated(...asked);
    const name = scope + JSON.stringify(asked);
    const known = texts.get(name);
    if (known !== undefined) return known;
    const text = translated(...asked);
    if (texts.size === MOST_TEXTS) texts.clear();
    texts.set(name, text);
    return text;
  };
  return Object.assign(remembering, translate) as TFunction;
}

/** A key, and values that can be told apart by how they are written. */
const isPlain = ([key, values = {}, ...rest]: Asked): boolean =>
  typeof key === 'string' &&
  rest.length === 0 &&
  Object.values(values).every((value) => typeof value === 'string' || Number.isFinite(value));
