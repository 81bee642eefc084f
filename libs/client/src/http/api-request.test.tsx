import { emptyApi } from '@kp/api-client';
import { shopApi } from '@kp/api-client/shop';
import { createTranslator, loadMessages } from '@kp/i18n';
import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createStore } from '../store/create-store';
import { ToastProvider, useCurrentToast } from '../toasts/toast-provider';
import { BusyNotice } from './busy-notice';

interface Sent {
  readonly url: URL;
  readonly init: RequestInit;
  readonly headers: Readonly<Record<string, string>>;
}

const sent: Sent[] = [];
interface FakeAnswer {
  status: number;
  statusText?: string;
  body?: string;
  retryAfter?: string;
}
let answer: FakeAnswer = { status: 200, body: '[]' };

const calls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    askForUser: build.query<unknown, void>({
      query: () => ({ url: '/api/who' }),
      extraOptions: { on401: 'null' },
    }),
    read: build.query<unknown, Record<string, unknown>>({
      query: (params) => ({ url: '/api/things', params }),
    }),
    change: build.mutation<
      unknown,
      { method: string; body?: unknown; headers?: Readonly<Record<string, string>> }
    >({
      query: (call) => ({ url: '/api/things', ...call }),
    }),
  }),
});
const { askForUser, read, change } = calls.endpoints;

const once = { subscribe: false, forceRefetch: true } as const;
const openStore = () => createStore();
const lastCall = () => sent.at(-1)!;

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  answer = { status: 200, body: '[]' };
  globalThis.fetch = ((address, init = {}) => {
    const url = new URL(String(address), 'http://shop');
    sent.push({ url, init, headers: init.headers as Record<string, string> });
    const { status, statusText = '', body = '', retryAfter } = answer;
    if (status === 0) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve({
      status,
      statusText,
      text: () => Promise.resolve(body),
      headers: new Map(retryAfter ? [['retry-after', retryAfter]] : []),
    });
  }) as typeof fetch;
});

describe('a read', () => {
  it('carries its parameters without those that are null, a time stamp, and asks no cache', async () => {
    const before = Date.now();
    await openStore().dispatch(read.initiate({ search: 'a & b', category: null, featured: false }, once));
    const { url, init, headers } = lastCall();
    const { _t: stamp, ...parameters } = Object.fromEntries(url.searchParams);
    expect([init.method, url.pathname, parameters]).toEqual([
      'GET',
      '/api/things',
      { search: 'a & b', featured: 'false' },
    ]);
    expect(Number(stamp)).toBeGreaterThanOrEqual(before);
    expect(headers).toMatchObject({ 'Cache-Control': 'no-cache', Pragma: 'no-cache' });
    expect(init.body).toBeUndefined();
  });

  it('without a session is an error, or null where the call only asks for the user', async () => {
    answer = { status: 401, body: 'Sign in' };
    const store = openStore();
    expect((await store.dispatch(read.initiate({}, once))).error).toMatchObject({ status: 401 });
    const noUser = await store.dispatch(askForUser.initiate(undefined, once));
    expect([noUser.error, noUser.data]).toEqual([undefined, null]);
    answer = { status: 503, body: 'Down' };
    expect((await store.dispatch(askForUser.initiate(undefined, once))).error).toMatchObject({ status: 503 });
  });
});

describe('a change', () => {
  it.each(['POST', 'PUT', 'DELETE'])(
    'by %s sends JSON only when there is something to send',
    async (method) => {
      const store = openStore();
      await store.dispatch(change.initiate({ method, body: { quantity: 2 } }));
      expect(lastCall().init).toMatchObject({ method, body: '{"quantity":2}' });
      expect(lastCall().headers['Content-Type']).toBe('application/json');
      await store.dispatch(change.initiate({ method }));
      expect(lastCall().init).not.toHaveProperty('body');
      expect(lastCall().headers).not.toHaveProperty('Content-Type');
      expect(lastCall().url.search).toBe('');
    },
  );
});

describe('every call', () => {
  it('sends cookies, and the token as soon as there is one', async () => {
    const store = openStore();
    await store.dispatch(read.initiate({}, once));
    expect(lastCall().init.credentials).toBe('include');
    expect(lastCall().headers).not.toHaveProperty('Authorization');
    localStorage.setItem('token', 't0ken');
    await store.dispatch(change.initiate({ method: 'POST' }));
    expect(lastCall().init.credentials).toBe('include');
    expect(lastCall().headers.Authorization).toBe('Bearer t0ken');
  });

  it.each([
    [{ status: 409, body: 'Only 2 left' }, '409: Only 2 left'],
    [{ status: 502, statusText: 'Bad Gateway' }, '502: Bad Gateway'],
    [{ status: 0 }, 'Network error. Please try again.'],
  ])('that is answered by %j fails as "%s", and is not tried again', async (failure, message) => {
    answer = failure;
    const store = openStore();
    expect((await store.dispatch(read.initiate({}, once))).error).toMatchObject({ message });
    expect((await store.dispatch(change.initiate({ method: 'POST' }))).error).toMatchObject({ message });
    expect(sent).toHaveLength(2);
  });
});

describe('a call that the shop is too busy for', () => {
  const BUSY = { status: 503, retryAfter: '2', body: '{"code":"SERVER.BUSY","message":"Busy"}' };
  const AWAY = { status: 503, retryAfter: '2', body: '{"code":"SERVER.UNAVAILABLE","message":"Away"}' };
  const KEY = { 'Idempotency-Key': 'k1' };

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
  const order = (store: ReturnType<typeof openStore>, headers?: Record<string, string>) =>
    store.dispatch(change.initiate({ method: 'POST', headers, body: { quantity: 2 } }));

  function Notice() {
    const toast = useCurrentToast();
    return <p role="status">{toast?.isOpen ? toast.title : ''}</p>;
  }
  async function openShop() {
    const i18n = createTranslator('en', await loadMessages('en', ['common']));
    const store = openStore();
    render(
      <I18nextProvider i18n={i18n}>
        <Provider store={store}>
          <ToastProvider>
            <BusyNotice />
            <Notice />
          </ToastProvider>
        </Provider>
      </I18nextProvider>,
    );
    return store;
  }

  it('is sent again when its answer says so, and the screen tells it meanwhile', async () => {
    const store = await openShop();
    answer = BUSY;
    const ordered = order(store);
    await pass(1.9);
    expect(sent).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent('The shop is busy');
    answer = { status: 201, body: '{"id":7}' };
    await pass(1.1);
    expect(await ordered).toMatchObject({ data: { id: 7 } });
    expect(sent.map(({ init }) => init.body)).toEqual(['{"quantity":2}', '{"quantity":2}']);
    expect(screen.getByRole('status')).toHaveTextContent('');
  });

  it('fails when the shop stays busy', async () => {
    answer = BUSY;
    const failed = order(openStore());
    await pass(60);
    expect((await failed).error).toMatchObject({ status: 503, problem: { code: 'SERVER.BUSY' } });
    expect(sent).toHaveLength(6);
  });

  it.each([
    ['a read', undefined, true],
    ['a change with a key', KEY, true],
    ['a change without one, which may have had its effect', {}, false],
  ])('but away: %s', async (_what, headers, isSentAgain) => {
    answer = AWAY;
    const store = openStore();
    const result = headers ? order(store, headers) : store.dispatch(read.initiate({}, once));
    await pass(3.1);
    expect(sent).toHaveLength(isSentAgain ? 2 : 1);
    answer = { status: 200, body: '[]' };
    await pass(3.1);
    await result;
  });

  it('is not sent again once its screen has closed', async () => {
    answer = BUSY;
    const store = openStore();
    const asked = store.dispatch(read.initiate({}, once));
    await pass(1);
    asked.abort();
    await pass(10);
    expect(sent).toHaveLength(1);
    expect(store.getState().busy.waitingCalls).toBe(0);
  });
});

describe('what a screen shows', () => {
  function Categories() {
    const { data } = shopApi.useListCategoriesQuery();
    return <p>{data ? 'shown' : 'loading'}</p>;
  }
  const openScreen = async (store: ReturnType<typeof openStore>) => {
    const { unmount } = render(
      <Provider store={store}>
        <Categories />
      </Provider>,
    );
    await screen.findByText('shown');
    return unmount;
  };

  it('is asked for each time a screen opens, never because of the window or of time', async () => {
    const store = openStore();
    const close = await openScreen(store);
    jest.useFakeTimers();
    for (const event of ['focus', 'visibilitychange', 'online']) {
      act(() => void window.dispatchEvent(new Event(event)));
    }
    await act(() => jest.advanceTimersByTimeAsync(3_600_000));
    jest.useRealTimers();
    expect(sent).toHaveLength(1);
    close();
    await openScreen(store);
    expect(sent).toHaveLength(2);
  });
});
