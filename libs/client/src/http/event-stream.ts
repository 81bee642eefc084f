import type { ApiError } from '@kp/api-client';
import { localStore } from '../storage/browser-storage';
import { STORAGE_KEYS } from '../storage/storage-keys';
import { type ApiDispatch, endRejectedSession, errorOf } from './api-request';
import { retryWhileBusy } from './retry-while-busy';

export interface EventRequest {
  readonly url: string;
  /** Sent by POST as JSON; without a body the request is a GET. */
  readonly body?: object;
  readonly signal: AbortSignal;
  /** Ends the session when its token is rejected. */
  readonly dispatch?: ApiDispatch;
}

/**
 * Reads server-sent events whose data is JSON, with the token in a header, which `EventSource` cannot send.
 * Resolves when the server ends the stream.
 * @returns the answer if it is JSON instead of a stream
 * @throws an `ApiError` for a refusal, another error when the stream cannot be opened, breaks or is aborted
 */
export async function readEvents(
  request: EventRequest,
  onEvent: (data: unknown, event: string) => void,
): Promise<unknown> {
  const token = localStore.read(STORAGE_KEYS.token);
  const init = toInit(request, token);
  const { url, signal, dispatch } = request;
  const { answer, error } = await retryWhileBusy({
    send: () => open(url, init),
    errorOf: (opened) => opened.error,
    call: { method: init.method },
    signal,
    dispatch,
  });
  if (error) {
    if (dispatch) endRejectedSession({ url, status: error.status, token }, dispatch);
    throw error;
  }
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
  if (!isStream || !answer.body) return JSON.parse(await answer.text());
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const events = (text + part.value).split('\n\n');
    text = events.pop()!;
    for (const event of events) readEvent(event, onEvent);
  }
  return undefined;
}

function toInit({ body, signal }: EventRequest, token: string | null): RequestInit {
  const headers = { Accept: 'text/event-stream', ...(token ? { Authorization: `Bearer ${token}` } : {}) };
  const init: RequestInit = { headers, signal, credentials: 'include', cache: 'no-store' };
  if (!body) return init;
  return {
    ...init,
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}

function readEvent(event: string, onEvent: (data: unknown, event: string) => void): void {
  const lines = event.split('\n');
  const data = lines.find((line) => line.startsWith('data: {'));
  const name = lines.find((line) => line.startsWith('event: '));
  if (data) onEvent(JSON.parse(data.slice('data: '.length)), name?.slice('event: '.length) ?? 'message');
}

async function open(url: string, init: RequestInit): Promise<{ answer: Response; error?: ApiError }> {
  const answer = await fetch(url, init);
  if (answer.ok) return { answer };
  const { status, statusText } = answer;
  const retryAfter = answer.headers.get('retry-after');
  return { answer, error: errorOf({ status, statusText, body: await answer.text(), retryAfter }) };
}
