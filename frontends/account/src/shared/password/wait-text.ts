import { isApiError } from '@kp/client';
import { formatWait, type LanguageCode } from '@kp/i18n';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

const TOO_MANY_ATTEMPTS = 'AUTH.TOO_MANY_ATTEMPTS';

/** How long to wait after too many attempts; undefined for other errors. */
export function useWaitText(): (error: unknown) => string | undefined {
  const { t, i18n } = useTranslation('account');
  return useCallback(
    (error) => {
      if (!isApiError(error) || error.problem?.code !== TOO_MANY_ATTEMPTS) return undefined;
      const { retryAfterSeconds } = (error.problem.details ?? {}) as { retryAfterSeconds?: number };
      if (retryAfterSeconds === undefined) return undefined;
      const time = formatWait(retryAfterSeconds, i18n.language as LanguageCode);
      return t('tooManyAttempts', { time });
    },
    [t, i18n],
  );
}
