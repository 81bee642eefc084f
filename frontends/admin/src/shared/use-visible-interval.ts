import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** For `pollingInterval`: 0, which stops it, while the page is hidden. */
export function useVisibleInterval(milliseconds: number): number {
  const isVisible = useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => true,
  );
  return isVisible ? milliseconds : 0;
}
