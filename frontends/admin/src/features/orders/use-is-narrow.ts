import { useSyncExternalStore } from 'react';

/** Below this width a table of orders does not fit; each order is a card there. */
const NARROW = '(max-width: 59.99rem)';

function subscribe(onChange: () => void) {
  const media = matchMedia(NARROW);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether the screen is that of a phone or an upright tablet. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
}
