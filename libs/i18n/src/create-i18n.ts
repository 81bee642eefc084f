import { createInstance, type i18n, type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { insertedValues, translationOptions } from './create-translator';
import type { LanguageCode } from './languages';
import type { Messages } from './messages';
import { shopName } from './shop-name';

/** Not a global instance: a server renders several languages at once. */
export function createI18n(language: LanguageCode, messages: Messages): i18n {
  const instance = createInstance();
  void instance
    .use(initReactI18next)
    .use(insertedValues)
    .init({
      ...translationOptions(language, messages),
      react: { useSuspense: false, bindI18n: 'languageChanged', bindI18nStore: 'added' },
    });
  cacheTexts(instance);
  // `useTranslation` copies the instance's own properties for every component, a quarter of the rendering time.
  return Object.create(instance) as i18n;
}

/** A bound is needed, because texts with product names in them are endless. */
const MAX_TEXTS = 2000;

type Asked = [key: unknown, values?: object, ...rest: unknown[]];

/** A list translates "Add to Cart" forty times, which took a quarter of its rendering time. */
function cacheTexts(instance: i18n): void {
  const functions = new Map<string, TFunction>();
  const texts = new Map<string, string>();
  const getFixedT = instance.getFixedT as (...scope: unknown[]) => TFunction;
  instance.getFixedT = ((...scope: unknown[]) => {
    const name = JSON.stringify(scope);
    const cachedText = functions.get(name);
    if (cachedText) return cachedText;
    const cached = withCache(getFixedT(...scope), name, texts);
    functions.set(name, cached);
    return cached;
  }) as i18n['getFixedT'];
  const forget = () => {
    functions.clear();
    // Components that still hold an old function get the new texts too.
    texts.clear();
  };
  instance.store.on('added', forget);
  instance.store.on('removed', forget);
}

function withCache(translate: TFunction, scope: string, texts: Map<string, string>): TFunction {
  const translated = translate as unknown as (...asked: Asked) => string;
  const remembering = (...asked: Asked): string => {
    if (!isPlain(asked)) return translated(...asked);
    const name = shopName() + scope + JSON.stringify(asked);
    const known = texts.get(name);
    if (known !== undefined) return known;
    const text = translated(...asked);
    if (texts.size === MAX_TEXTS) texts.clear();
    texts.set(name, text);
    return text;
  };
  return Object.assign(remembering, translate) as TFunction;
}

const isPlain = ([key, values = {}, ...rest]: Asked): boolean =>
  typeof key === 'string' &&
  rest.length === 0 &&
  Object.values(values).every((value) => typeof value === 'string' || Number.isFinite(value));
