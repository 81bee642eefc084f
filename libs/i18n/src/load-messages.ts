import { fillMissing } from './fill-missing';
import { DEFAULT_LANGUAGE, type LanguageCode } from './languages';
import { messageLoaders } from './messages';
import type { Messages, MessageTree, Namespace } from './messages.types';

/**
 * Loads the texts of a language, one lazily loaded file per namespace. What the language lacks is filled with the
 * English text, so that a page carries one complete set and needs no second language.
 *
 * @returns `{ [language]: { [namespace]: texts } }`
 * @throws when a file cannot be loaded (the network failed); calling again tries again
 */
export async function loadMessages(
  language: LanguageCode,
  namespaces: readonly Namespace[],
): Promise<Messages> {
  const texts = await Promise.all(namespaces.map((namespace) => loadNamespace(language, namespace)));
  return { [language]: Object.fromEntries(namespaces.map((namespace, place) => [namespace, texts[place]])) };
}

async function loadNamespace(language: LanguageCode, namespace: Namespace): Promise<MessageTree> {
  const own = await messageLoaders[language]?.[namespace]();
  // Files of the browser are complete, so that it fetches the chosen language only.
  if (own && (own.isComplete || language === DEFAULT_LANGUAGE)) return own.default;
  const english = await messageLoaders.en[namespace]();
  return own ? fillMissing(own.default, english.default) : english.default;
}
