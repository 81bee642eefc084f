import { isApiError, problemText } from '@kp/client';
import type { TFunction } from 'i18next';

/** What a refused sign-in or registration says: the shop's own sentence, else what fits the failure. */
export function refusalText(error: unknown, t: TFunction, otherwise: string): string {
  // A bare 401 would read as an expired session, and whoever signs in has none.
  const isUnexplained = isApiError(error) && !error.problem && error.status >= 400 && error.status < 429;
  return isUnexplained ? otherwise : problemText(error, t);
}
