import type { LanguageCode } from '@kp/i18n';

export const PRIVACY_LANGUAGES: readonly LanguageCode[] = ['en'];
