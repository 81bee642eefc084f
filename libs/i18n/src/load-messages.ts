import type { i18n } from 'i18next';
import { fillMissing } from './fill-missing';
import { DEFAULT_LANGUAGE, type LanguageCode } from './languages';
import { messageLoaders, type Messages, type MessageTree, type Namespace, NAMESPACES } from './messages';

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

/** Adds loaded texts to a running instance; what is rendered with them follows. */
export function addMessages(instance: i18n, messages: Messages): void {
  for (const [language, namespaces] of Object.entries(messages)) {
    for (const [namespace, texts] of Object.entries(namespaces)) {
      instance.addResourceBundle(language, namespace, texts, true, true);
    }
  }
}

/**
 * Makes sure that an area's texts are there before it renders, in the language that is shown by then: it may change
 * while they are on their way.
 *
 * @throws when a file cannot be loaded
 */
export async function ensureMessages(given: i18n, namespaces: readonly Namespace[]): Promise<void> {
  const instance = liveInstance(given);
  await loadMissing(
    instance,
    () => instance.language as LanguageCode,
    () => namespaces,
  );
}

/**
 * Switches to a language with the namespaces in use; the old language stays on screen until the new one is loaded.
 *
 * @param isStillWanted asked when the texts are there: false leaves the language as it is
 * @throws when a file cannot be loaded; the language stays as it was
 */
export async function switchLanguage(
  given: i18n,
  language: LanguageCode,
  isStillWanted: () => boolean = () => true,
): Promise<void> {
  const instance = liveInstance(given);
  await loadMissing(
    instance,
    () => language,
    () => namespacesInUse(instance),
  );
  if (isStillWanted()) await instance.changeLanguage(language);
}

/** What `useTranslation` hands out is a copy of the moment, which does not see the language change later on. */
function liveInstance(instance: i18n): i18n {
  return (instance as i18n & { readonly __original?: i18n }).__original ?? instance;
}

const namespacesInUse = (instance: i18n): Namespace[] =>
  NAMESPACES.filter((namespace) => instance.hasResourceBundle(instance.language, namespace));

/** Loads until nothing is missing: what is needed may grow while something is on its way. */
async function loadMissing(
  instance: i18n,
  languageNow: () => LanguageCode,
  namespacesNow: () => readonly Namespace[],
): Promise<void> {
  for (;;) {
    const language = languageNow();
    const missing = namespacesNow().filter((namespace) => !instance.hasResourceBundle(language, namespace));
    if (missing.length === 0) return;
    addMessages(instance, await loadMessages(language, missing));
  }
}
