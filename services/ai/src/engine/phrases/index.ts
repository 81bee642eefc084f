import type { LanguageCode } from '@kp/i18n/languages';
import { en, type Phrases } from './en';

export { type PhraseKey } from './en';

export const PHRASES: Record<LanguageCode, Phrases> = {
  ...{ en, fr: en, de: en, it: en, pt: en, ro: en, es: en, ar: en, zh: en, ja: en, ko: en },
};
