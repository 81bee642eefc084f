import { act, configure, getConfig } from '@testing-library/react';

/*
 * React drops what is still queued when a screen suspends within an act that nobody awaits, and the screen then shows
 * nothing new until something else renders it. Testing Library wraps each event in such an act; here they are awaited
 * before anybody looks at what the event did.
 */
const { asyncWrapper } = getConfig();
const acts: PromiseLike<unknown>[] = [];
let isInAct = false;

async function awaitActs(): Promise<void> {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const { IS_REACT_ACT_ENVIRONMENT } = environment;
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  for (const each of acts.splice(0)) await each;
  environment.IS_REACT_ACT_ENVIRONMENT = IS_REACT_ACT_ENVIRONMENT;
}

configure({
  eventWrapper(fire) {
    if (isInAct) return fire();
    isInAct = true;
    let result: unknown;
    try {
      acts.push(act(() => void (result = fire())) as unknown as PromiseLike<unknown>);
      return result;
    } finally {
      isInAct = false;
    }
  },
  asyncWrapper: (run) =>
    asyncWrapper(async () => {
      await awaitActs();
      const result = await run();
      await awaitActs();
      return result;
    }),
});
