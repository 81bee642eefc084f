import type { ApiError } from '@kp/api-client';
import { DEFAULT_LANGUAGE } from '@kp/i18n';
import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && 'message' in error;
}

/** No answer came: there is no connection, or nobody at its other end. */
export function isUnreachable(error: unknown): boolean {
  return isApiError(error) && error.status === 0;
}

const SENTENCES = {
  0: 'errors.network',
  401: 'errors.sessionExpired',
  404: 'errors.notFound',
  429: 'errors.tooManyRequests',
} as const;

const isKnown = (status: number): status is keyof typeof SENTENCES => status in SENTENCES;
const SERVER_ERROR = 500;
const INVALID_INPUT = 'INPUT.INVALID';

/**
 * A sentence for people about a failed call. The shop's own sentence is the most exact one, but it is English: in other
 * languages the text that belongs to its code stands in, else one that fits the status.
 */
export function problemText(error: unknown, t: TFunction): string {
  if (!isApiError(error)) return t('errors.generic');
  const { problem, status } = error;
  const translated = problem && textOfCode(problem.code, t);
  if (status >= SERVER_ERROR) return translated || t('errors.server');
  if (problem?.message && isEnglish(t)) return problem.message;
  return translated || (isKnown(status) ? t(SENTENCES[status]) : t('errors.generic'));
}

/** `AUTH.EMAIL_TAKEN` → its text; empty for a code without one. */
function textOfCode(code: string, t: TFunction): string {
  return t(`problems.${code as 'INPUT.INVALID'}`, { defaultValue: '' });
}

/** The language that texts come out in. */
function isEnglish(t: TFunction): boolean {
  return t('errors.generic', { returnDetails: true }).usedLng === DEFAULT_LANGUAGE;
}

/** {@link problemText} in the language of the page. */
export function useProblemText(): (error: unknown) => string {
  const { t } = useTranslation();
  return useCallback((error) => problemText(error, t), [t]);
}

/** What the shop says about one field of a refused form. It speaks English: in other languages a plain sentence stands in. */
export function fieldMessage(message: string, t: TFunction): string {
  return isEnglish(t) ? message : t('validation.refused');
}

/** Messages about single fields of a refused form, by field name. */
export function fieldErrors(error: unknown, t: TFunction): Readonly<Record<string, string>> {
  if (!isApiError(error)) return {};
  const { fields = [], code = '' } = error.problem ?? {};
  // A code about one field says what is wrong with it; "invalid input" says nothing about any.
  const special = code === INVALID_INPUT || isEnglish(t) ? '' : textOfCode(code, t);
  return Object.fromEntries(fields.map(({ field, message }) => [field, special || fieldMessage(message, t)]));
}

/** Into the browser's log, without a word to the visitor. */
export function logFailure(error: unknown): void {
  // Not every browser has it, nor has the server.
  globalThis.reportError?.(isApiError(error) && !(error instanceof Error) ? new Error(error.message) : error);
}
