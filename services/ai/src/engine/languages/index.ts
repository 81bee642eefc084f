import type { LanguageCode } from '@kp/i18n/languages';
import { en } from './en';
import type { LanguageData } from './language-data';

export const LANGUAGE_DATA: Record<LanguageCode, LanguageData> = {
  ...{ en, fr: en, de: en, it: en, pt: en, ro: en, es: en, ar: en, zh: en, ja: en, ko: en },
};
