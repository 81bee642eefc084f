import { hash } from 'node:crypto';

/** Longer keys are stored as their hash. */
const MAX_PLAIN_KEY_LENGTH = 200;

/** Names of the query parameters that an answer may depend on. */
export type KnownParameters = (path: string) => ReadonlySet<string> | undefined;

/**
 * Path and those query parameters that an answer depends on, in one order and spelling. Others, such as the `_t` that
 * browsers add against their own caches or `utm_source`, would make many addresses of one answer.
 * @param url path and query as it stands in the request line
 * @param known parameters of the path; all but `_t` when it is not known
 */
export function canonicalUrl(url: string, known?: KnownParameters): string {
  const mark = url.indexOf('?');
  if (mark < 0) return url;
  const path = url.slice(0, mark);
  const names = known?.(path);
  const pairs = [...new URLSearchParams(url.slice(mark + 1))].filter(
    ([name, value]) => name !== '_t' && value !== '' && (!names || names.has(name)),
  );
  if (pairs.length === 0) return path;
  // Stable: the values of a repeated parameter keep their order.
  pairs.sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0));
  return `${path}?${new URLSearchParams(pairs).toString()}`;
}

/** A key of bounded length. */
export const boundedKey = (key: string): string =>
  key.length <= MAX_PLAIN_KEY_LENGTH ? key : `sha256:${hash('sha256', key, 'base64url')}`;

/** Key of a GET answer. */
export const readyKey = (url: string, known?: KnownParameters): string =>
  boundedKey(canonicalUrl(url, known));
