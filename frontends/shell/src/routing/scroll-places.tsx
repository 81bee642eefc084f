import { sessionStore, STORAGE_KEYS } from '@kp/client';
import { useLayoutEffect } from 'react';
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

/**
 * A new page starts at its top, or at the section that its address names; going back returns to where the visitor was,
 * once the page is long enough again.
 */
export function ScrollPlaces() {
  const { key, hash } = useLocation();
  const type = useNavigationType();

  // A layout effect: the listeners of the old page must be gone before the new page scrolls.
  useLayoutEffect(() => {
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
    const section = hash && document.getElementById(hash.slice(1));
    if (section) {
      section.scrollIntoView();
      return undefined;
    }
    if (type === NavigationType.Pop) return returnTo(readPlaces()[key] ?? 0);
    window.scrollTo(0, 0);
    return undefined;
  }, [key, type, hash]);
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
