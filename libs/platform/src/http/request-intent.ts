import { hash } from 'node:crypto';

/** One intent of a client: whose, under which Idempotency-Key, and what was asked for. */
export interface RequestIntent {
  /** Keys of one scope do not meet those of another. */
  scope: string;
  key: string;
  requestHash: string;
}

/**
 * The intent behind a request with an Idempotency-Key.
 * @param userId of the signed-in caller; guests (null) share one scope
 */
export function intentOf(request: object, userId: number | null, key: string): RequestIntent {
  const scope = userId === null ? 'guest' : `user:${userId}`;
  return { scope, key, requestHash: requestHash(request) };
}

/** The same for every spelling of the same request: keys in one order, absent fields left out. */
export function requestHash(request: object): string {
  return hash('sha256', JSON.stringify(request, sortedKeys), 'base64url');
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
}
