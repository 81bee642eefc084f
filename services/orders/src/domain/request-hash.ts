import { createHash } from 'node:crypto';

/** The same for every spelling of the same request: keys in one order, absent fields left out. */
export function requestHash(request: object): string {
  return createHash('sha256').update(JSON.stringify(request, sortedKeys)).digest('base64url');
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
}
