import type { ApiContext, ApiError, ApiRequest } from '@kp/api-client';
import { waitEnded, waitStarted } from './busy-slice';

const MAX_RETRIES = 5;
const MAX_WAIT_SECONDS = 10;
/** So that calls which were rejected together do not come back together. */
const MAX_SPREAD = 0.5;
const UNAVAILABLE = 503;
const BUSY = 'SERVER.BUSY';
const IDEMPOTENCY_KEY = 'idempotency-key';

interface Attempts<Result> {
  readonly send: () => Promise<Result>;
  /** Undefined when the call succeeded. */
  readonly errorOf: (result: Result) => ApiError | undefined;
  readonly call: Pick<ApiRequest, 'method' | 'headers'>;
  readonly signal: AbortSignal;
  readonly dispatch?: Parameters<ApiContext['request']>[1]['dispatch'];
}

/** Sends a call that was rejected for load again, as late as its answer says. Meanwhile `BusyNotice` says so. */
export async function retryWhileBusy<Result>({
  send,
  errorOf,
  call,
  signal,
  dispatch,
}: Attempts<Result>): Promise<Result> {
  let result = await send();
  for (let retry = 0; retry < MAX_RETRIES && !signal.aborted; retry += 1) {
    const seconds = secondsToWait(call, errorOf(result));
    if (seconds === null) break;
    dispatch?.(waitStarted() as never);
    await pause(seconds * 1000 * (1 + Math.random() * MAX_SPREAD), signal);
    dispatch?.(waitEnded() as never);
    if (!signal.aborted) result = await send();
  }
  return result;
}

/** Null when the call must not be sent again: without a key it may have had its effect already. */
function secondsToWait({ method = 'GET', headers = {} }: Attempts<unknown>['call'], error?: ApiError) {
  if (error?.status !== UNAVAILABLE || !error.retryAfterSeconds) return null;
  const hasKey = Object.keys(headers).some((name) => name.toLowerCase() === IDEMPOTENCY_KEY);
  const isSafe = method === 'GET' || hasKey || error.problem?.code === BUSY;
  return isSafe ? Math.min(error.retryAfterSeconds, MAX_WAIT_SECONDS) : null;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
