import { type ApiContext, emptyApi } from '@kp/api-client';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { CartContext } from '../cart/cart-api';
import { inCartOrder } from '../cart/cart-requests';
import { guestCartReducer } from '../cart/guest-cart-slice';
import { browserRequest, type ServerRead, serverRequest } from '../http/api-request';
import { busyReducer } from '../http/busy-slice';
import { sessionReducer } from '../session/session-slice';

const rootReducer = combineReducers({
  [emptyApi.reducerPath]: emptyApi.reducer,
  session: sessionReducer,
  guestCart: guestCartReducer,
  busy: busyReducer,
});

type RootState = ReturnType<typeof rootReducer>;

type ApiState = RootState['api'];

export interface RenderedData {
  readonly queries: ApiState['queries'];
  /** What changes each query; the same by what changes follows from it. */
  readonly provided: ApiState['provided']['keys'];
}

interface StoreOptions {
  readonly read?: ServerRead;
  /** Awaited before a refusal is returned, so that its sentence is there. */
  readonly loadProblemTexts?: () => Promise<void>;
  readonly rendered?: RenderedData;
}

export function createStore({ read, rendered, loadProblemTexts }: StoreOptions = {}) {
  const context: ApiContext & CartContext = {
    request: read ? serverRequest(read) : inCartOrder(withProblemTexts(browserRequest, loadProblemTexts)),
    pendingCartChanges: [],
  };
  return configureStore({
    reducer: rootReducer,
    preloadedState: rendered && ({ [emptyApi.reducerPath]: asState(rendered) } as Partial<RootState>),
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: context }, immutableCheck: false, serializableCheck: false }).concat(
        emptyApi.middleware,
      ),
    devTools: false,
  });
}

/** The sentences of refusals are loaded with the first refusal: most visits have none. */
function withProblemTexts(request: ApiContext['request'], load?: () => Promise<void>): ApiContext['request'] {
  if (!load) return request;
  return async (call, api) => {
    const result = await request(call, api);
    if ('error' in result && result.error.problem) await load().catch(() => undefined);
    return result;
  };
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

/** Settled queries, failed ones too, so that hydration renders the same; pending ones are left out. */
export function renderedData(store: AppStore): RenderedData {
  const { queries, provided } = store.getState().api;
  const answered = Object.entries(queries).filter(
    ([, query]) => query?.status === FULFILLED || query?.status === 'rejected',
  );
  return {
    queries: Object.fromEntries(answered.map(([key, query]) => [key, withoutRequest(query)])),
    provided: provided.keys,
  };
}

/** Nearly all were answered; when, and to what question, the browser knows or reads from the key. */
function withoutRequest<Query extends { status?: unknown } | undefined>(query: Query): Query {
  const status = query?.status === FULFILLED ? undefined : query?.status;
  const left = { endpointName: undefined, requestId: undefined, startedTimeStamp: undefined };
  return { ...query, ...left, status, originalArgs: undefined, fulfilledTimeStamp: undefined };
}

const FULFILLED = 'fulfilled';

/** "listProducts({"limit":4})" names the call and what it asks. */
function withRequest([key, query]: [string, { status?: unknown } | undefined]) {
  const status = query?.status ?? FULFILLED;
  const start = key.indexOf('(');
  const asked = key.slice(start + 1, -1);
  const request = {
    status,
    endpointName: key.slice(0, start),
    originalArgs: asked === 'undefined' ? undefined : (JSON.parse(asked) as unknown),
    ...(status === FULFILLED && { fulfilledTimeStamp: Date.now() }),
  };
  return [key, { ...query, ...request }];
}

/** Puts back what documents leave out, because the rest says it. */
function asState({ queries, provided: keys }: RenderedData): Pick<ApiState, 'queries' | 'provided'> {
  const tags: Record<string, Record<string, string[]>> = {};
  for (const [key, provided] of Object.entries(keys))
    for (const { type, id } of provided) ((tags[type] ??= {})[id ?? WITHOUT_ID] ??= []).push(key);
  const provided = { keys, tags } as ApiState['provided'];
  return {
    queries: Object.fromEntries(Object.entries(queries).map(withRequest)) as ApiState['queries'],
    provided,
  };
}

/** As Redux Toolkit calls it. */
const WITHOUT_ID = '__internal_without_id';
