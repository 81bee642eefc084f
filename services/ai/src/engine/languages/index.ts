import type { LanguageCode } from '@kp/i18n/languages';
import { de } from './de';
import { en } from './en';
import { fr } from './fr';
import type { LanguageData } from './language-data';
import { ro } from './ro';

export const LANGUAGE_DATA: Record<LanguageCode, LanguageData> = {
  ...{ en, fr, de, it: en, pt: en, ro, es: en, ar: en, zh: en, ja: en, ko: en },
};
