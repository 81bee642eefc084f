import { sessionStore, STORAGE_KEYS } from '@kp/client';
import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

type ScrollPositions = Record<string, number>;

const RESTORE_TIMEOUT_MS = 2000;

function readScrollPositions(): ScrollPositions {
  try {
    return JSON.parse(sessionStore.read(STORAGE_KEYS.scrollPositions) ?? '{}') as ScrollPositions;
  } catch {
    return {};
  }
}

const USER_INPUT_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** React Router's key of the first location of every document. */
const FIRST_KEY = 'default';

function isFreshDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}

/** A new page starts at its top or at its `#section`; going back restores the scroll position. */
export function ScrollPosition() {
  const { key, hash, pathname, search } = useLocation();
  const type = useNavigationType();
  const historyEntry = key === FIRST_KEY ? pathname + search : key;
  const isFirstPage = useRef(true);

  // A layout effect: the listeners of the old page must be gone before the new page scrolls.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => {
      sessionStore.write(
        STORAGE_KEYS.scrollPositions,
        JSON.stringify({ ...readScrollPositions(), [historyEntry]: window.scrollY }),
      );
    };
    window.addEventListener('scrollend', remember);
    window.addEventListener('pagehide', remember);
    return () => {
      window.removeEventListener('scrollend', remember);
      window.removeEventListener('pagehide', remember);
    };
  }, [historyEntry]);

  useLayoutEffect(() => {
    const isInitialPage = isFirstPage.current;
    isFirstPage.current = false;
    // The customer has already scrolled the server markup, so it stays.
    if (isInitialPage && window.scrollY > 0) return undefined;
    const section = hash && document.getElementById(hash.slice(1));
    if (section) {
      section.scrollIntoView();
      return undefined;
    }
    if (isInitialPage)
      return isFreshDocument() ? undefined : restoreScroll(readScrollPositions()[historyEntry] ?? 0);
    if (type === NavigationType.Pop) return restoreScroll(readScrollPositions()[historyEntry] ?? 0);
    window.scrollTo(0, 0);
    return undefined;
  }, [historyEntry, type, hash]);
  return null;
}

/** A message that replaces a longer page and scrolls itself into view. */
const STICKY_MESSAGE_SELECTOR = '[data-stays-in-view]';

/** Retries while the page grows, until the customer scrolls. @returns cancels */
function restoreScroll(offset: number): () => void {
  const attempts = new AbortController();
  const stop = () => attempts.abort();
  const tryNow = () => {
    if (document.querySelector(STICKY_MESSAGE_SELECTOR)) return stop();
    window.scrollTo(0, offset);
    if (Math.abs(window.scrollY - offset) < 2) stop();
  };
  const observer = new ResizeObserver(tryNow);
  const timer = setTimeout(stop, RESTORE_TIMEOUT_MS);
  attempts.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const sign of USER_INPUT_EVENTS) {
    window.addEventListener(sign, stop, { passive: true, signal: attempts.signal });
  }
  observer.observe(document.body);
  tryNow();
  return stop;
}
