/**
 * Key of a GET answer: its path and query without the `_t` time stamp that browsers add against their own caches.
 * @param url path and query as it stands in the request line
 */
export function readyKey(url: string): string {
  const mark = url.indexOf('?');
  if (mark < 0 || !url.includes('_t=', mark)) return url;
  const query = url
    .slice(mark + 1)
    .split('&')
    .filter((part) => !part.startsWith('_t='))
    .join('&');
  return query === '' ? url.slice(0, mark) : `${url.slice(0, mark)}?${query}`;
}
