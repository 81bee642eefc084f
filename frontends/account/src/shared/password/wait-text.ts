import { isApiError } from '@kp/client';
import { type LanguageCode, languageOption } from '@kp/i18n';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

const TOO_MANY_ATTEMPTS = 'AUTH.TOO_MANY_ATTEMPTS';
const SECONDS_OF_MINUTE = 60;

/** "15 minutes", "8 seconds". */
export function formatWait(seconds: number, language: LanguageCode): string {
  const inMinutes = seconds > SECONDS_OF_MINUTE;
  const { format } = new Intl.NumberFormat(languageOption(language).locale, {
    style: 'unit',
    unit: inMinutes ? 'minute' : 'second',
    unitDisplay: 'long',
  });
  return format(inMinutes ? Math.ceil(seconds / SECONDS_OF_MINUTE) : seconds);
}

/** How long to wait after too many attempts; undefined for other errors. */
export function useWaitText(): (error: unknown) => string | undefined {
  const { t, i18n } = useTranslation('account');
  return useCallback(
    (error) => {
      if (!isApiError(error) || error.problem?.code !== TOO_MANY_ATTEMPTS) return undefined;
      const { retryAfterSeconds } = (error.problem.details ?? {}) as { retryAfterSeconds?: number };
      if (retryAfterSeconds === undefined) return undefined;
      const time = formatWait(retryAfterSeconds, i18n.language as LanguageCode);
      return t('login.tooManyAttempts', { time });
    },
    [t, i18n],
  );
}
