import type { ApiContext, ApiError, ApiMeta, ApiRequest, Problem } from '@kp/api-client';
import { localStore } from '../storage/browser-storage';
import { STORAGE_KEYS } from '../storage/storage-keys';
import { rightRefused, sessionExpired } from '../session/session-slice';
import { retryWhileBusy } from './retry-while-busy';

const NO_CACHE = { 'Cache-Control': 'no-cache', Pragma: 'no-cache' };
const UNAUTHORIZED = 401;

export type ApiDispatch = Parameters<ApiContext['request']>[1]['dispatch'];

const isAuthCall = (url: string) => url.startsWith('/api/auth/');

/** Reads carry a `_t` timestamp and no-cache headers; only what the shop was too busy for is retried. */
export const browserRequest: ApiContext['request'] = async (request, { signal, dispatch }) => {
  const token = localStore.read(STORAGE_KEYS.token);
  const result = await retryWhileBusy({
    send: () => send(request, token, signal),
    errorOf: (each) => ('error' in each ? each.error : undefined),
    call: request,
    signal,
    dispatch,
  });
  if ('error' in result) {
    const { status, problem } = result.error;
    endRejectedSession({ url: request.url, status, token }, dispatch);
    if (problem?.code === 'AUTH.RIGHT_REQUIRED') dispatch(rightRefused() as never);
  }
  return result;
};

interface RejectedCall {
  readonly url: string;
  readonly status: number;
  readonly token: string | null;
}

/** Ends the session when the call was rejected with its token. */
export function endRejectedSession({ url, status, token }: RejectedCall, dispatch: ApiDispatch): void {
  if (status !== UNAUTHORIZED || !token || isAuthCall(url)) return;
  // In a task of its own: ending a session aborts all calls, and this one has to return first.
  setTimeout(() => dispatch(sessionExpired({ token }) as never));
}

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
      ...pageLanguage(),
      ...(isRead ? NO_CACHE : {}),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'Content-Type': contentTypeOf(body) }),
      ...stringHeaders(headers),
    },
    ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
  };
  try {
    const answer = await fetch(withQuery(url, isRead ? { ...params, _t: Date.now() } : params), init);
    const header = (name: string) => answer.headers.get(name);
    const { status, statusText } = answer;
    return toResult(
      { status, statusText, body: await answer.text(), retryAfter: header('retry-after') },
      header,
    );
  } catch {
    return { error: NETWORK_ERROR };
  }
}

/** The language of the page, which the customer may have chosen against that of the browser. */
export function pageLanguage(): Record<string, string> {
  const { lang } = document.documentElement;
  return lang ? { 'Accept-Language': lang } : {};
}

const contentTypeOf = (body: unknown) =>
  body instanceof Blob ? body.type || 'application/octet-stream' : 'application/json';

function stringHeaders(headers: ApiRequest['headers'] = {}): Record<string, string> {
  const present = Object.entries(headers).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(present.map(([name, value]) => [name, String(value)]));
}

/** Reads inside the server process, without a token: a rendered page is the same for every customer. */
export function serverRequest(read: ServerRead): ApiContext['request'] {
  return async ({ url, method = 'GET', params = {} }) => {
    if (method !== 'GET') throw new Error(`A page that is being rendered cannot send ${method} ${url}`);
    const { status, body, headers } = await read(withQuery(url, params));
    const header = (name: string) => (headers?.[name] === undefined ? null : String(headers[name]));
    return toResult({ status, statusText: '', body }, header);
  };
}

export type RequestResult = { data: unknown; meta: ApiMeta } | { error: ApiError; meta?: ApiMeta };

export const NETWORK_ERROR: ApiError = { status: 0, message: 'Network error. Please try again.' };

export interface Answer {
  readonly status: number;
  readonly statusText: string;
  readonly body: string;
  readonly retryAfter?: string | null;
}

/** @param header reads a header of the answer */
export function toResult(answer: Answer, header: (name: string) => string | null): RequestResult {
  const { status, body } = answer;
  const isOk = status >= 200 && status < 300;
  if (!isOk) return { error: errorOf(answer) };
  const said = (name: string) => header(`x-search-${name}`)?.split(',').map(decodeURIComponent);
  const totalCount = header('x-total-count');
  const meta: ApiMeta = {
    ...(totalCount === null ? {} : { totalCount: Number(totalCount) }),
    search: {
      used: said('used')?.[0],
      missing: said('missing'),
      without: said('without'),
      unsure: said('unsure'),
      unsold: said('unsold')?.[0],
    },
  };
  try {
    return { data: body ? JSON.parse(body) : null, meta };
  } catch {
    return { error: { status, message: `${status}: ${body}` } };
  }
}

export function errorOf({ status, statusText, body, retryAfter }: Answer): ApiError {
  const error = { status, message: `${status}: ${body || statusText}`, problem: parseProblem(body) };
  const retryAfterSeconds = Number(retryAfter);
  return retryAfterSeconds > 0 ? { ...error, retryAfterSeconds } : error;
}

function parseProblem(body: string): Problem | undefined {
  try {
    const problem: unknown = JSON.parse(body);
    return isProblem(problem) ? problem : undefined;
  } catch {
    return undefined;
  }
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}

function withQuery(path: string, params: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== null && value !== undefined) query.append(name, String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

export interface ServerResponse {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, unknown>>;
}

export type ServerRead = (path: string) => Promise<ServerResponse>;

const BYTES = 16;

/** Not `crypto.randomUUID`, which browsers offer on https and localhost only. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
