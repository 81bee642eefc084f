import type { LanguageCode } from '@kp/i18n/languages';
import { de } from './de';

import { fr } from './fr';
import { en, type Phrases } from './en';

export { type PhraseKey } from './en';
import { ro } from './ro';

export const PHRASES: Record<LanguageCode, Phrases> = {
  ...{ en, fr, de, it: en, pt: en, ro, es: en, ar: en, zh: en, ja: en, ko: en },
};
