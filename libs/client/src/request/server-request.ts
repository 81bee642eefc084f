import type { ApiContext } from '@kp/api-client';
import { toResult } from './answer';
import { withQuery } from './query-string';
import type { ServerRead } from './request.types';

/** Answers reads inside the server's process, without a token: a rendered page is the same for everybody. */
export function serverRequest(read: ServerRead): ApiContext['request'] {
  return async ({ url, method = 'GET', params = {} }) => {
    if (method !== 'GET') throw new Error(`A page that is being rendered cannot send ${method} ${url}`);
    const { status, body, headers } = await read(withQuery(url, params));
    const totalCount = headers?.['x-total-count'];
    return toResult({
      status,
      statusText: '',
      body,
      totalCount: totalCount === undefined ? null : String(totalCount),
    });
  };
}
