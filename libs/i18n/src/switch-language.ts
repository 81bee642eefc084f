import type { i18n } from 'i18next';
import type { LanguageCode } from './languages';
import { loadMessages } from './load-messages';
import { NAMESPACES, type Messages, type Namespace } from './messages.types';

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
