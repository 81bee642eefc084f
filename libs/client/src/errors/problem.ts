import type { ApiError } from '@kp/api-client';
import { DEFAULT_LANGUAGE } from '@kp/i18n';
import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && 'message' in error;
}

export function isUnreachable(error: unknown): boolean {
  return isApiError(error) && error.status === 0;
}

/** An answer without a problem of the shop, such as that of a proxy. */
export function isUnexplained(error: unknown): boolean {
  return isApiError(error) && !error.problem && error.status > 0;
}

const TEXT_BY_STATUS = {
  0: 'errors.network',
  401: 'errors.sessionExpired',
  404: 'errors.notFound',
  429: 'errors.tooManyRequests',
} as const;

const isKnown = (status: number): status is keyof typeof TEXT_BY_STATUS => status in TEXT_BY_STATUS;
const SERVER_ERROR = 500;
const INVALID_INPUT = 'INPUT.INVALID';

/** The server's message is English: other languages use the text of its code, else one for the status. */
export function problemText(error: unknown, t: TFunction): string {
  if (!isApiError(error)) return t('errors.generic');
  const { problem, status } = error;
  const translated = problem && textOfCode(problem, t);
  if (status >= SERVER_ERROR) return translated || t('errors.server');
  if (problem?.message && isEnglish(t)) return problem.message;
  return translated || (isKnown(status) ? t(TEXT_BY_STATUS[status]) : t('errors.generic'));
}

type Explained = Pick<NonNullable<ApiError['problem']>, 'code' | 'details'>;

function textOfCode({ code, details }: Explained, t: TFunction): string {
  // The area of a code alone names all its texts.
  const text: unknown = t(code as 'INPUT.INVALID', {
    ...(details as object | undefined),
    ns: 'problems',
    defaultValue: '',
    returnObjects: true,
  });
  return typeof text === 'string' ? text : '';
}

function isEnglish(t: TFunction): boolean {
  return t('errors.generic', { returnDetails: true }).usedLng === DEFAULT_LANGUAGE;
}

export function useProblemText(): (error: unknown) => string {
  const { t } = useTranslation();
  return useCallback((error) => problemText(error, t), [t]);
}

export function fieldMessage(message: string, t: TFunction): string {
  return isEnglish(t) ? message : t('validation.refused');
}

export function fieldErrors(error: unknown, t: TFunction): Readonly<Record<string, string>> {
  if (!isApiError(error)) return {};
  const { fields = [], code = '', details } = error.problem ?? {};
  const special = code === INVALID_INPUT || isEnglish(t) ? '' : textOfCode({ code, details }, t);
  return Object.fromEntries(fields.map(({ field, message }) => [field, special || fieldMessage(message, t)]));
}

export function logFailure(error: unknown): void {
  // Missing on the server and in some browsers.
  globalThis.reportError?.(isApiError(error) && !(error instanceof Error) ? new Error(error.message) : error);
}
