import type { LanguageCode } from '@kp/i18n';

/** Languages that the privacy policy is written in. */
export const PRIVACY_LANGUAGES: readonly LanguageCode[] = ['en'];
