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

/** Whoever does one of these goes somewhere else. */
const SIGNS_OF_VISITOR = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

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
    const isArriving = isArrival.current;
    isArrival.current = false;
    // A page from the server is read, and pressed, before it comes to life: it does not move under the visitor's hand.
    if (isArriving && window.scrollY > 0) return undefined;
    const section = hash && document.getElementById(hash.slice(1));
    if (section) {
      section.scrollIntoView();
      return undefined;
    }
    if (isArriving) return isFreshDocument() ? undefined : returnTo(readPlaces()[place] ?? 0);
    if (type === NavigationType.Pop) return returnTo(readPlaces()[place] ?? 0);
    window.scrollTo(0, 0);
    return undefined;
  }, [place, type, hash]);
  return null;
}

/** A message in place of the longer page that was scrolled; it brings itself into view. */
const SHORT_PAGE = '[data-stays-in-view]';

/** Gives up as soon as the visitor moves. @returns a function that gives up, too */
function returnTo(offset: number): () => void {
  const attempts = new AbortController();
  const stop = () => attempts.abort();
  const tryNow = () => {
    if (document.querySelector(SHORT_PAGE)) return stop();
    window.scrollTo(0, offset);
    if (Math.abs(window.scrollY - offset) < 2) stop();
  };
  const observer = new ResizeObserver(tryNow);
  const timer = setTimeout(stop, PATIENCE);
  attempts.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const sign of SIGNS_OF_VISITOR) {
    window.addEventListener(sign, stop, { passive: true, signal: attempts.signal });
  }
  observer.observe(document.body);
  tryNow();
  return stop;
}
