import { hash } from 'node:crypto';
import type { Buyer } from './buyer';

/** One intent to order: whose, under which key, and what was asked for. */
export interface OrderIntent {
  /** Keys of one scope do not meet those of another. */
  scope: string;
  key: string;
  requestHash: string;
}

/** The intent behind a request with an Idempotency-Key; guests share one scope. */
export function intentOf(request: object, { userId }: Buyer, key: string): OrderIntent {
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
