import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';

const KEEP_UNUSED_SECONDS = 300;

const UNAUTHORIZED = 401;

const request: BaseQueryFn<string | ApiRequest, unknown, ApiError, RequestMode, ApiMeta> = async (
  call,
  api,
  mode,
) => {
  const { request: send } = api.extra as ApiContext;
  const result = await send(typeof call === 'string' ? { url: call } : call, api);
  const isSignedOut = mode?.on401 === 'null' && 'error' in result && result.error.status === UNAUTHORIZED;
  return isSignedOut ? { data: null } : result;
};

/** The base of the generated endpoints; `thunk.extraArgument` holds the request function. */
export const emptyApi = createApi({
  reducerPath: 'api',
  baseQuery: request,
  keepUnusedDataFor: KEEP_UNUSED_SECONDS,
  refetchOnMountOrArgChange: true,
  endpoints: () => ({}),
});

export interface ApiRequest {
  readonly url: string;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly keepalive?: boolean;
}

export interface Problem {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly fields?: readonly { readonly field: string; readonly message: string }[];
  readonly details?: unknown;
  readonly correlationId?: string;
}

export interface ApiError {
  /** 0 when there was no response. */
  readonly status: number;
  readonly message: string;
  readonly problem?: Problem;
  /** When the answer says how long to wait. */
  readonly retryAfterSeconds?: number;
}

export interface RequestMode {
  readonly on401?: 'error' | 'null';
}

export interface SearchNotes {
  /** `X-Search-Used`: the text with its misspelled words as they were searched. */
  readonly used?: string;
  /** `X-Search-Missing`: values, bounds and prices that were typed and no product listed meets. */
  readonly missing?: readonly string[];
  /** `X-Search-Without`: what products are to be without, where others are left out for it. */
  readonly without?: readonly string[];
  /** `X-Search-Unsure`: what was asked for and not all of those listed say. */
  readonly unsure?: readonly string[];
  /** `X-Search-Unsold`: what is asked for and no product is. */
  readonly unsold?: string;
}

export interface ApiMeta {
  /** `X-Total-Count` of a list. */
  readonly totalCount?: number;
  /** What a list says of a search. */
  readonly search?: SearchNotes;
}

export interface ApiContext {
  request(
    request: ApiRequest,
    api: { readonly signal: AbortSignal; readonly dispatch: (action: never) => unknown },
  ): Promise<{ data: unknown; meta: ApiMeta } | { error: ApiError; meta?: ApiMeta }>;
}
