import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and until React has taken the document over. For names that matter only where something can be
 * done: said in the document, they would stand beside the words that are seen, once per card.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
