import { sessionStore, STORAGE_KEYS } from '@kp/client';
import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

type Places = Record<string, number>;

const PATIENCE = 2000;

function readPlaces(): Places {
  try {
    return JSON.parse(sessionStore.read(STORAGE_KEYS.scrollPlaces) ?? '{}') as Places;
  } catch {
    return {};
  }
}

const SIGNS_OF_VISITOR = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** React Router's key of the first location of every document. */
const FIRST_KEY = 'default';

function isFreshDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}

/** A new page starts at its top or at its `#section`; going back restores the scroll position. */
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
    // The visitor has already scrolled the server markup, so it stays.
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

/** A message that replaces a longer page and scrolls itself into view. */
const SHORT_PAGE = '[data-stays-in-view]';

/** Retries while the page grows, until the visitor scrolls. @returns cancels */
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
