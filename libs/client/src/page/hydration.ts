/**
 * Dispatched on the document when React hears presses, also those on parts that it still has to bring to life;
 * `first-paint.ts` in the shell waits for it.
 */
export const PAGE_HEARS = 'page-hears';

let life: Promise<void> = Promise.resolve();
let begin: () => void = () => undefined;

/** A page from the server is about to be brought to life. Pages that are made in the browser live from the start. */
export function expectLife(): void {
  life = new Promise((resolve) => (begin = resolve));
}

/** The content of the page is alive, or will not be: it has failed. */
export function beginLife(): void {
  // What waited for it begins in a task of its own.
  setTimeout(begin);
}

/**
 * Resolves when the content of the page is alive. It comes to life in slices, after the frame around it; a change of the
 * store before that would make React do the whole rest at once, while the page answers to nobody.
 */
export function whenAlive(): Promise<void> {
  return life;
}
