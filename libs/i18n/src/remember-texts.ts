import type { i18n, TFunction } from 'i18next';

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
