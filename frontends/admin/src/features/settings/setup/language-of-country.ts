import type { LanguageCode } from '@kp/i18n/languages';

/** Where the shop speaks a language that most of a country does. */
const LANGUAGES_OF: Readonly<Record<string, LanguageCode>> = {
  AT: 'de',
  CH: 'de',
  DE: 'de',
  ES: 'es',
  FR: 'fr',
  GB: 'en',
  IE: 'en',
  IT: 'it',
  LI: 'de',
  PT: 'pt',
  RO: 'ro',
  US: 'en',
};

/** @param current kept for other countries */
export const languageOfCountry = (country: string, current: LanguageCode): LanguageCode =>
  LANGUAGES_OF[country] ?? current;
