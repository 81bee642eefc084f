import { sessionStore, STORAGE_KEYS } from '@kp/client';
import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

type Places = Record<string, number>;

/** How long a page that is still filling may take until its old place is given up, in milliseconds. */
const PATIENCE = 2000;

function readPlaces(): Places {
  try {
    return JSON.parse(sessionStore.read(STORAGE_KEYS.scrollPlaces) ?? '{}') as Places;
  } catch {
    return {};
  }
}

/** Every document calls its first location so. */
const FIRST_KEY = 'default';

/** The document was opened by an address or a link, and neither reloaded nor come back to. */
function isFreshDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}

/**
 * A new page starts at its top, or at the section that its address names; going back returns to where the visitor was,
 * once the page is long enough again.
 */
export function ScrollPlaces() {
  const { key, hash, pathname, search } = useLocation();
  const type = useNavigationType();
  const place = key === FIRST_KEY ? pathname + search : key;
  const isArrival = useRef(true);

  // A layout effect: the listeners of the old page must be gone before the new page scrolls.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => {
      sessionStore.write(
        STORAGE_KEYS.scrollPlaces,
        JSON.stringify({ ...readPlaces(), [place]: window.scrollY }),
      );
    };
    window.addEventListener('scrollend', remember);
    window.addEventListener('pagehide', remember);
    return () => {
      window.removeEventListener('scrollend', remember);
      window.removeEventListener('pagehide', remember);
    };
  }, [place]);

  useLayoutEffect(() => {
    const isNew = isArrival.current ? isFreshDocument() : type !== NavigationType.Pop;
    isArrival.current = false;
    const section = hash && document.getElementById(hash.slice(1));
    if (section) {
      section.scrollIntoView();
      return undefined;
    }
    if (!isNew) return returnTo(readPlaces()[place] ?? 0);
    window.scrollTo(0, 0);
    return undefined;
  }, [place, type, hash]);
  return null;
}

/** @returns a function that gives up */
function returnTo(offset: number): () => void {
  const tryNow = () => {
    window.scrollTo(0, offset);
    if (Math.abs(window.scrollY - offset) < 2) stop();
  };
  const observer = new ResizeObserver(tryNow);
  const timer = setTimeout(() => stop(), PATIENCE);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body);
  tryNow();
  return stop;
}
