import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The router numbers the entries of the history. */
const indexOf = (state: unknown) => (state as { readonly idx?: number } | null)?.idx ?? 0;

/** Asks before the browser's Back or Forward loses what was typed. */
export function useBackGuard(hasChanges: () => boolean, question: string): void {
  const { key } = useLocation();
  useEffect(() => {
    const here = indexOf(window.history.state);
    let isReturning = false;
    const onPopState = (event: PopStateEvent) => {
      if (isReturning) {
        isReturning = false;
        event.stopImmediatePropagation();
        return;
      }
      if (!hasChanges() || window.confirm(question)) return;
      // The address has changed already; the router must not see it, and it is changed back.
      event.stopImmediatePropagation();
      isReturning = true;
      window.history.go(here - indexOf(event.state));
    };
    window.addEventListener('popstate', onPopState, true);
    return () => window.removeEventListener('popstate', onPopState, true);
    // With `key`, because every navigation moves `here`.
  }, [hasChanges, question, key]);
}
