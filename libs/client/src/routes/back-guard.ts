import { useEffect } from 'react';
import { useLocation } from 'react-router';

interface Guard {
  /** Place in the history of the page that it guards. */
  readonly here: number;
  readonly mayLeave: () => boolean;
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
    const refusing = isReturning ? undefined : [...guards].find(({ mayLeave }) => !mayLeave());
    if (!isReturning && !refusing) return;
    event.stopImmediatePropagation();
    isReturning = refusing !== undefined;
    // The address has changed already.
    if (refusing) window.history.go(refusing.here - indexOf(event.state));
  });
}

/** Asks before the browser's Back or Forward loses what was typed. */
export function useBackGuard(hasChanges: () => boolean, question: string): void {
  const { key } = useLocation();
  useEffect(() => {
    const guard = {
      here: indexOf(window.history.state),
      mayLeave: () => !hasChanges() || window.confirm(question),
    };
    guards.add(guard);
    return () => void guards.delete(guard);
    // With `key`, because every navigation moves `here`.
  }, [hasChanges, question, key]);
}
