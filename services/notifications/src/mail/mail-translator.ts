import type { LanguageCode } from '@kp/i18n';
import { createTranslator } from '@kp/i18n/create-translator';
import { loadMessages } from '@kp/i18n/load-messages';

type Translator = ReturnType<typeof createTranslator>;

/** Texts do not change while the process runs: each language is made ready once. */
const translators = new Map<LanguageCode, Promise<Translator>>();

/** The translator of mails in a language: namespaces `common`, `dialogs` and `mail`. */
export function mailTranslator(language: LanguageCode): Promise<Translator> {
  const known = translators.get(language);
  if (known) return known;
  const making = loadMessages(language, ['common', 'dialogs', 'mail']).then((messages) =>
    createTranslator(language, messages),
  );
  translators.set(language, making);
  return making;
}
