import type { IncomingHttpHeaders } from 'node:http';
import { requestLanguage } from './request-language';

/** Key of a rendered page: its language and address; a page depends on nothing else. */
export function pageKey(url: string, headers: IncomingHttpHeaders): string {
  return `page:${requestLanguage(url, headers)}:${url}`;
}
