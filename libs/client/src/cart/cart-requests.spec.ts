import type { ApiContext, ApiRequest } from '@kp/api-client';
import { inCartOrder } from './cart-requests';

type Result = Awaited<ReturnType<ApiContext['request']>>;

/** Sends what it is given, and answers when the test says so. */
function cartCalls() {
  const sent: ApiRequest[] = [];
  const answers: ((result: Result) => void)[] = [];
  const send = inCartOrder((request) => {
    sent.push(request);
    return new Promise((resolve) => answers.push(resolve));
  });
  const api = { signal: new AbortController().signal, dispatch: () => undefined };
  return {
    sent: () => sent.map(({ method = 'GET', url, body }) => [method, url, body].filter(Boolean).join(' ')),
    call: (request: ApiRequest) => send(request, api),
    answer: async (result: Result) => {
      answers.shift()?.(result);
      await new Promise(setImmediate);
    },
  };
}

const ok = (data: unknown): Result => ({ data, meta: {} });
const failed: Result = { error: { status: 409, message: '409: {}' } };
const set = (line: number, quantity: number): ApiRequest => ({
  url: `/api/cart/${line}`,
  method: 'PUT',
  body: quantity,
});
const read: ApiRequest = { url: '/api/cart' };

describe('the calls of a cart', () => {
  it('are sent one at a time, and of the waiting changes of a line only the last', async () => {
    const { call, sent, answer } = cartCalls();
    const first = call(set(1, 2));
    await answer(ok(null));
    const waiting = [call(set(1, 3)), call(set(1, 4))];
    expect(sent()).toEqual(['PUT /api/cart/1 2']);
    await answer(ok('two'));
    await answer(ok('four'));
    expect(sent()).toEqual(['PUT /api/cart/1 2', 'PUT /api/cart/1 4']);
    expect(await Promise.all([first, ...waiting])).toEqual([ok('two'), ok(null), ok('four')]);
  });

  it('keep the changes of other lines and read the cart after them', async () => {
    const { call, sent, answer } = cartCalls();
    void [set(1, 2), set(2, 5), read, { url: '/api/cart/1', method: 'DELETE' }].map(call);
    for (const data of ['a', 'b', 'c', 'd']) await answer(ok(data));
    await answer(ok('e'));
    expect(sent()).toEqual(['PUT /api/cart/2 5', 'GET /api/cart', 'DELETE /api/cart/1']);
  });

  it('end with the failure of a change of their line, and start afresh afterwards', async () => {
    const { call, sent, answer } = cartCalls();
    const first = call(set(1, 2));
    await answer(ok(null));
    const waiting = call(set(1, 3));
    await answer(failed);
    expect(await Promise.all([first, waiting])).toEqual([failed, ok(null)]);
    void call(set(1, 1));
    await answer(ok(null));
    expect(sent()).toEqual(['PUT /api/cart/1 2', 'PUT /api/cart/1 1']);
  });

  it('do not hold back the calls of other pages', async () => {
    const { call, sent, answer } = cartCalls();
    void call(set(1, 2));
    await answer(ok(null));
    void call({ url: '/api/products' });
    void call({ url: '/api/cart/validate' });
    expect(sent()).toEqual(['PUT /api/cart/1 2', 'GET /api/products', 'GET /api/cart/validate']);
  });
});
