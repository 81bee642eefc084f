import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';

/** Answers stay this long after the last screen that used them, in seconds. */
const KEEP_UNUSED_SECONDS = 300;

const UNAUTHORIZED = 401;

const request: BaseQueryFn<string | ApiRequest, unknown, ApiError, RequestMode, ApiMeta> = async (
  call,
  api,
  mode,
) => {
  const { request: send } = api.extra as ApiContext;
  const result = await send(typeof call === 'string' ? { url: call } : call, api);
  // An API that no mode was given to passes none.
  const isNobody = mode?.on401 === 'null' && 'error' in result && result.error.status === UNAUTHORIZED;
  return isNobody ? { data: null } : result;
};

/**
 * The one API that every generated part adds its calls to. How a call is made (over HTTP in the browser, inside the
 * process on the server) is injected with the store, as `thunk.extraArgument`.
 *
 * Data are never taken for fresh: a screen shows what is known and asks again when it appears. Nothing is asked again
 * when the window gets the focus, nothing is polled, nothing is retried.
 */
export const emptyApi = createApi({
  reducerPath: 'api',
  baseQuery: request,
  keepUnusedDataFor: KEEP_UNUSED_SECONDS,
  refetchOnMountOrArgChange: true,
  endpoints: () => ({}),
});

/** One call as the generated client describes it. */
export interface ApiRequest {
  /** Path, e.g. `/api/products`. */
  readonly url: string;
  readonly method?: string;
  /** Query parameters; `null` and `undefined` are left out. */
  readonly params?: Readonly<Record<string, unknown>>;
  /** Sent as JSON when present. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, unknown>>;
  /** Is also sent when its page is left meanwhile. */
  readonly keepalive?: boolean;
}

/** A problem answer of the shop. */
export interface Problem {
  readonly status: number;
  /** e.g. `ORDERS.SHORT_STOCK` */
  readonly code: string;
  /** A sentence for people. */
  readonly message: string;
  readonly fields?: readonly { readonly field: string; readonly message: string }[];
  readonly details?: unknown;
  readonly correlationId?: string;
}

/** A call that did not succeed. */
export interface ApiError {
  /** HTTP status; 0 when there was no answer at all. */
  readonly status: number;
  /** `{status}: {body text}`, or the network message. Screens show `problemText` instead. */
  readonly message: string;
  readonly problem?: Problem;
}

/** How one kind of call differs from the others; its `extraOptions`. */
export interface RequestMode {
  /** What a 401 is: an error, or `null` for a call that only asks who is signed in. `error` unless said. */
  readonly on401?: 'error' | 'null';
}

/** What an answer tells beside its body. */
export interface ApiMeta {
  /** `X-Total-Count` of a list. */
  readonly totalCount?: number;
}

/** What the store carries for the calls. */
export interface ApiContext {
  request(
    request: ApiRequest,
    api: { readonly signal: AbortSignal; readonly dispatch: (action: never) => unknown },
  ): Promise<{ data: unknown; meta: ApiMeta } | { error: ApiError; meta?: ApiMeta }>;
}
