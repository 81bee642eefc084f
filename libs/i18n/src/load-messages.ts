import type { i18n } from 'i18next';
import { fillMissing } from './fill-missing';
import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from './languages';
import { loadMessageFile, type Messages, type MessageTree, type Namespace, NAMESPACES } from './messages';

/** Fills gaps with English, so that a page needs one language only. @throws when a file cannot be loaded */
export async function loadMessages(
  language: LanguageCode,
  namespaces: readonly Namespace[],
): Promise<Messages> {
  const texts = await Promise.all(namespaces.map((namespace) => loadNamespace(language, namespace)));
  return { [language]: Object.fromEntries(namespaces.map((namespace, index) => [namespace, texts[index]])) };
}

async function loadNamespace(language: LanguageCode, namespace: Namespace): Promise<MessageTree> {
  if (!isLanguageCode(language)) return loadNamespace(DEFAULT_LANGUAGE, namespace);
  const own = await loadMessageFile(language, namespace);
  // The build fills the gaps in the browser's files.
  if (own.isComplete || language === DEFAULT_LANGUAGE) return own.default;
  return fillMissing(own.default, (await loadMessageFile(DEFAULT_LANGUAGE, namespace)).default);
}

export function addMessages(instance: i18n, messages: Messages): void {
  for (const [language, namespaces] of Object.entries(messages)) {
    for (const [namespace, texts] of Object.entries(namespaces)) {
      instance.addResourceBundle(language, namespace, texts, true, true);
    }
  }
}

/** In the current language, which may change meanwhile. @throws when a file cannot be loaded */
export async function ensureMessages(given: i18n, namespaces: readonly Namespace[]): Promise<void> {
  const instance = liveInstance(given);
  await loadMissing(
    instance,
    () => instance.language as LanguageCode,
    () => namespaces,
  );
}

/** @param isStillWanted checked after loading: false keeps the language. @throws when a file cannot be loaded */
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

/** `useTranslation` returns a copy that does not see a later change of language. */
function liveInstance(instance: i18n): i18n {
  return (instance as i18n & { readonly __original?: i18n }).__original ?? instance;
}

const namespacesInUse = (instance: i18n): Namespace[] =>
  NAMESPACES.filter((namespace) => instance.hasResourceBundle(instance.language, namespace));

/** A loop, because the language or the namespaces in use may change while loading. */
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
