import { sessionStore, STORAGE_KEYS } from '@kp/client';
import { useEffect, useLayoutEffect } from 'react';
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

/** A new page starts at its top; going back returns to where the visitor was, once the page is long enough again. */
export function ScrollPlaces() {
  const { key, pathname } = useLocation();
  const type = useNavigationType();

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => {
      sessionStore.write(
        STORAGE_KEYS.scrollPlaces,
        JSON.stringify({ ...readPlaces(), [key]: window.scrollY }),
      );
    };
    window.addEventListener('scrollend', remember);
    window.addEventListener('pagehide', remember);
    return () => {
      window.removeEventListener('scrollend', remember);
      window.removeEventListener('pagehide', remember);
    };
  }, [key]);

  useLayoutEffect(() => {
    if (type === NavigationType.Pop) return returnTo(readPlaces()[key] ?? 0);
    // Another search on the same page keeps its place: results change below the eyes, not the page.
    window.scrollTo(0, 0);
    return undefined;
    // A new query on the same page is no new page.
  }, [key, pathname, type]);
  return null;
}

/** @returns a function that gives up */
function returnTo(place: number): () => void {
  const tryNow = () => {
    window.scrollTo(0, place);
    if (Math.abs(window.scrollY - place) < 2) stop();
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
