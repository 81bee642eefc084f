import { createTranslator } from '@kp/i18n/create-translator';
import type { LanguageCode } from '@kp/i18n/languages';
import { loadMessages } from '@kp/i18n/load-messages';

/** @returns what filters call the brands of products in the language */
export async function nameOfBrands(language: LanguageCode): Promise<string> {
  return createTranslator(language, await loadMessages(language, ['catalog'])).t('catalog:filter.brand');
}
