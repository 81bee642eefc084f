import type { ApiError } from '@kp/api-client';
import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && 'message' in error;
}

const SENTENCES = {
  0: 'errors.network',
  401: 'errors.sessionExpired',
  404: 'errors.notFound',
  429: 'errors.tooManyRequests',
} as const;

const isKnown = (status: number): status is keyof typeof SENTENCES => status in SENTENCES;
const SERVER_ERROR = 500;

/** A sentence for people about a failed call: the one the shop sent, else one that fits the status. */
export function problemText(error: unknown, t: TFunction): string {
  if (!isApiError(error)) return t('errors.generic');
  if (error.status >= SERVER_ERROR) return t('errors.server');
  if (error.problem?.message) return error.problem.message;
  return isKnown(error.status) ? t(SENTENCES[error.status]) : t('errors.generic');
}

/** {@link problemText} in the language of the page. */
export function useProblemText(): (error: unknown) => string {
  const { t } = useTranslation();
  return useCallback((error) => problemText(error, t), [t]);
}

/** Messages about single fields of a refused form, by field name. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (!isApiError(error)) return {};
  return Object.fromEntries((error.problem?.fields ?? []).map(({ field, message }) => [field, message]));
}
