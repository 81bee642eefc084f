import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus to a heading when a new address took away what had it, as a chip that was removed by itself.
 *
 * @returns the ref of the heading
 */
export function useFocusWhenLost(address: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(address);
  useEffect(() => {
    if (last.current === address) return;
    last.current = address;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [address]);
  return heading;
}
