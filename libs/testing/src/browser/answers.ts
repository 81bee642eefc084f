import type { Problem } from '@kp/api-client';
import type { NetworkAnswer } from './fake-network';

export function json(body: unknown): NetworkAnswer {
  return { status: 200, body };
}

/** One page of a list, with the number of all that match. */
export function listOf(items: readonly unknown[], total = items.length): NetworkAnswer {
  return { status: 200, body: items, headers: { 'x-total-count': String(total) } };
}

/** A problem answer as the shop gives it. */
export function problem(
  status: number,
  code: string,
  message: string,
  more: Pick<Problem, 'fields' | 'details'> = {},
): NetworkAnswer {
  return { status, body: { status, code, message, correlationId: 'c-1', ...more } };
}

/** No answer at all, as without a connection. */
export function offline(): never {
  throw new TypeError('Failed to fetch');
}
