import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query';
import { answerOf } from './answer-of';

describe('an answer without another subscriber', () => {
  const openStore = () => {
    const asked: { answer: (price: number) => void }[] = [];
    const api = createApi({
      reducerPath: 'prices',
      baseQuery: () =>
        new Promise<{ data: number }>((resolve) => asked.push({ answer: (data) => resolve({ data }) })),
      endpoints: (build) => ({ price: build.query<number, void>({ query: () => '', keepUnusedDataFor: 0 }) }),
    });
    const store = configureStore({
      reducer: { [api.reducerPath]: api.reducer },
      middleware: (middleware) => middleware().concat(api.middleware),
    });
    const ask = () =>
      answerOf(store.dispatch(api.endpoints.price.initiate(undefined, { forceRefetch: true })));
    return { asked, ask, kept: () => Object.keys(store.getState().prices.queries) };
  };
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));

  it('comes although the one before is forgotten meanwhile, and is forgotten itself', async () => {
    const { asked, ask, kept } = openStore();
    const first = ask();
    asked[0]!.answer(10);
    expect(await first).toBe(10);
    const second = ask();
    await nextTask();
    asked[1]!.answer(20);
    expect(await second).toBe(20);
    await nextTask();
    expect(kept()).toEqual([]);
  });

  it('is shared by those who ask at once', async () => {
    const { asked, ask } = openStore();
    const both = Promise.all([ask(), ask()]);
    await nextTask();
    asked[0]!.answer(10);
    expect(await both).toEqual([10, 10]);
    expect(asked).toHaveLength(1);
  });
});
