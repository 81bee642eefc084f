import type { ApiContext, ApiRequest } from '@kp/api-client';
import { localStore } from '../browser-storage';
import { sessionExpired } from '../session/session-slice';
import { STORAGE_KEYS } from '../storage-keys';
import { NETWORK_ERROR, toResult, type RequestResult } from './answer';
import { withQuery } from './query-string';

const NO_CACHE = { 'Cache-Control': 'no-cache', Pragma: 'no-cache' };
const UNAUTHORIZED = 401;

/** The session watches its own calls. */
const isAuthCall = (url: string) => url.startsWith('/api/auth/');

/**
 * Calls the shop over HTTP. Every call sends cookies and, when there is a token, a bearer header; reads carry a time
 * stamp `_t` and no-cache headers. Nothing is retried.
 */
export const browserRequest: ApiContext['request'] = async (request, { signal, dispatch }) => {
  const token = localStore.read(STORAGE_KEYS.token);
  const result = await send(request, token, signal);
  if ('error' in result && result.error.status === UNAUTHORIZED && token && !isAuthCall(request.url)) {
    // In a task of its own: the end of a session aborts all calls, and this one has to get its answer first.
    setTimeout(() => dispatch(sessionExpired({ token }) as never));
  }
  return result;
};

async function send(request: ApiRequest, token: string | null, signal: AbortSignal): Promise<RequestResult> {
  const { url, method = 'GET', params = {}, body, headers, keepalive } = request;
  const isRead = method === 'GET';
  const init: RequestInit = {
    method,
    signal,
    credentials: 'include',
    ...(keepalive ? { keepalive } : {}),
    headers: {
      Accept: 'application/json',
      ...(isRead ? NO_CACHE : {}),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...stringHeaders(headers),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
  try {
    const answer = await fetch(withQuery(url, isRead ? { ...params, _t: Date.now() } : params), init);
    return toResult({
      status: answer.status,
      statusText: answer.statusText,
      body: await answer.text(),
      totalCount: answer.headers.get('x-total-count'),
    });
  } catch {
    return { error: NETWORK_ERROR };
  }
}

function stringHeaders(headers: ApiRequest['headers'] = {}): Record<string, string> {
  const present = Object.entries(headers).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(present.map(([name, value]) => [name, String(value)]));
}
