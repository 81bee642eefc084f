import { useEffect } from 'react';
import { useLocation } from 'react-router';

interface Guard {
  /** Place in the history of the page that it guards. */
  readonly here: number;
  readonly mayLeave: (steps: number) => boolean;
}

const guards = new Set<Guard>();

/** The router numbers the entries of the history. */
const indexOf = (state: unknown) => (state as { readonly idx?: number } | null)?.idx ?? 0;

/**
 * Before the router is created: listeners of the window are called in the order in which they came, and the router
 * must not see a Back that a guard refuses.
 */
export function guardHistory(): void {
  let isReturning = false;
  window.addEventListener('popstate', (event) => {
    const to = indexOf(event.state);
    const refusing = isReturning ? undefined : [...guards].find(({ here, mayLeave }) => !mayLeave(to - here));
    if (!isReturning && !refusing) return;
    event.stopImmediatePropagation();
    isReturning = refusing !== undefined;
    // The address has changed already.
    if (refusing) window.history.go(refusing.here - to);
  });
}

/**
 * Refuses the browser's Back or Forward.
 *
 * @param mayLeave is told how many entries of the history it goes, to go there later
 */
export function useBackGuard(mayLeave: (steps: number) => boolean): void {
  const { key } = useLocation();
  useEffect(() => {
    const guard = { here: indexOf(window.history.state), mayLeave };
    guards.add(guard);
    return () => void guards.delete(guard);
    // With `key`, because every navigation moves `here`.
  }, [mayLeave, key]);
}
