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

/** Makes sure that an area's texts are there before it renders. */
export async function ensureMessages(instance: i18n, namespaces: readonly Namespace[]): Promise<void> {
  const language = instance.language as LanguageCode;
  const missing = namespaces.filter((namespace) => !instance.hasResourceBundle(language, namespace));
  if (missing.length > 0) addMessages(instance, await loadMessages(language, missing));
}

/** Switches to a language with the namespaces in use; the old language stays on screen until the new one is loaded. */
export async function switchLanguage(instance: i18n, language: LanguageCode): Promise<void> {
  const used = NAMESPACES.filter((namespace) => instance.hasResourceBundle(instance.language, namespace));
  const missing = used.filter((namespace) => !instance.hasResourceBundle(language, namespace));
  addMessages(instance, await loadMessages(language, missing));
  await instance.changeLanguage(language);
}
