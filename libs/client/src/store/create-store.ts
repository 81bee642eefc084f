import { type ApiContext, emptyApi } from '@kp/api-client';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { guestCartReducer, pendingQuantitiesReducer } from '../cart/cart-slices';
import { browserRequest, type ServerRead, serverRequest } from '../request/api-request';
import { sessionReducer } from '../session/session-slice';

const rootReducer = combineReducers({
  [emptyApi.reducerPath]: emptyApi.reducer,
  session: sessionReducer,
  guestCart: guestCartReducer,
  pendingQuantities: pendingQuantitiesReducer,
});

export type RootState = ReturnType<typeof rootReducer>;

/** Answers that the server rendered a page with; they travel inside the page. */
export type RenderedData = Pick<RootState['api'], 'queries' | 'provided'>;

export interface StoreOptions {
  /** On the server: how to read the API. In the browser calls go over HTTP. */
  readonly read?: ServerRead;
  /** In the browser: what the page was rendered with. */
  readonly rendered?: RenderedData;
}

/** Makes the one store: of the page in the browser, of one rendering on the server. */
export function createStore({ read, rendered }: StoreOptions = {}) {
  const context: ApiContext = { request: read ? serverRequest(read) : browserRequest };
  return configureStore({
    reducer: rootReducer,
    preloadedState: rendered && ({ [emptyApi.reducerPath]: rendered } as Partial<RootState>),
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: context }, immutableCheck: false, serializableCheck: false }).concat(
        emptyApi.middleware,
      ),
    devTools: false,
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

/** The answers a page was rendered with, refusals too: it comes to life showing the same. What never came is left out. */
export function renderedData(store: AppStore): RenderedData {
  const { queries, provided } = store.getState().api;
  const answered = Object.entries(queries).filter(
    ([, query]) => query?.status === 'fulfilled' || query?.status === 'rejected',
  );
  return {
    queries: Object.fromEntries(answered.map(([key, query]) => [key, withoutRequest(query)])),
    provided,
  };
}

/** Who asked and when is of no use to anybody else. */
function withoutRequest<Query extends object | undefined>(query: Query): Query {
  return { ...query, requestId: undefined, startedTimeStamp: undefined };
}
