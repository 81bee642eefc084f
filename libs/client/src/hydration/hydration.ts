/** Dispatched on the document when React handles clicks; `first-paint.ts` of the shell waits for it. */
export const PAGE_INTERACTIVE_EVENT = 'page-interactive';

let hydrated: Promise<void> = Promise.resolve();
let resolveHydrated: () => void = () => undefined;

export function expectHydration(): void {
  hydrated = new Promise((resolve) => (resolveHydrated = resolve));
}

export function markHydrated(): void {
  // In a task of its own, so that hydration is not delayed by what waited for it.
  setTimeout(resolveHydrated);
}

/** Resolves when the page is hydrated: a store change before that makes React hydrate all in one blocking task. */
export function whenHydrated(): Promise<void> {
  return hydrated;
}
