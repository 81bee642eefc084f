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
  const own = language === DEFAULT_LANGUAGE ? undefined : messageLoaders[language];
  const [english, translated] = await Promise.all([messageLoaders.en[namespace](), own?.[namespace]()]);
  return translated ? fillMissing(translated.default, english.default) : english.default;
}
