import { isApiError } from '@kp/client';

const NOT_FOUND = 404;

/** The shop answered that there is no such product; unlike after a failure, asking again would not help. */
export function isNoProduct(error: unknown): boolean {
  return isApiError(error) && error.status === NOT_FOUND;
}
