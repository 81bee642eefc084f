import type { i18n } from 'i18next';
import { startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenHydrated } from '../hydration/hydration';

const FIRST_USE = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
const LONGEST_WAIT_MS = 4000;

let used: Promise<void> | undefined;

/** Resolves when the hydrated page is used for the first time, or a little later by itself. */
function whenUsed(): Promise<void> {
  return (used ??= whenHydrated().then(
    () =>
      new Promise((resolve) => {
        const controller = new AbortController();
        const done = () => {
          controller.abort();
          resolve();
        };
        const options = { passive: true, signal: controller.signal };
        for (const event of FIRST_USE) globalThis.addEventListener(event, done, options);
        setTimeout(done, LONGEST_WAIT_MS);
      }),
  ));
}

interface Loadable {
  fetchPage(instance: i18n): Promise<unknown>;
}

/**
 * For what neither the server nor hydration renders: true when the chunk and its texts are there.
 *
 * @param isForLater waits for the first use of the page, so that it weighs nothing in the first view
 */
export function useLoaded({ fetchPage }: Loadable, isForLater = false): boolean {
  const { i18n: instance } = useTranslation();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let isMounted = true;
    const load = async () => {
      await (isForLater ? whenUsed() : whenHydrated());
      await fetchPage(instance);
      if (isMounted) startTransition(() => setLoaded(true));
    };
    // The page is whole without it.
    load().catch(() => undefined);
    return () => void (isMounted = false);
  }, [fetchPage, instance, isForLater]);
  return isLoaded;
}
