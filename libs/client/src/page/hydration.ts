/** Dispatched on the document when React handles clicks; `first-paint.ts` of the shell waits for it. */
export const PAGE_HEARS = 'page-hears';

let life: Promise<void> = Promise.resolve();
let begin: () => void = () => undefined;

export function expectLife(): void {
  life = new Promise((resolve) => (begin = resolve));
}

export function beginLife(): void {
  // In a task of its own, so that hydration is not delayed by what waited for it.
  setTimeout(begin);
}

/** Resolves when the page is hydrated: a store change before that makes React hydrate all in one blocking task. */
export function whenAlive(): Promise<void> {
  return life;
}
