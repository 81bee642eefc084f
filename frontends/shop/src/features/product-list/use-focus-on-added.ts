import { useEffect, useRef } from 'react';

/**
 * After "Load More" the focus goes to the first product that was added, unless the visitor has moved on meanwhile.
 * Nothing scrolls: the product stands where the button was.
 */
export function useFocusOnAdded(shown: number) {
  const results = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (before.current === undefined || shown <= before.current) return;
    const added = results.current?.querySelectorAll<HTMLElement>('article a')[before.current];
    before.current = undefined;
    const { activeElement } = document;
    if (activeElement === button.current || activeElement === document.body) {
      added?.focus({ preventScroll: true });
    }
  }, [shown]);
  const expectMore = () => {
    before.current = shown;
  };
  return { results, button, expectMore };
}
