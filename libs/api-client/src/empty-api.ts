import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ApiContext, ApiError, ApiMeta, ApiRequest, RequestMode } from './api.types';

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
