import { useEffect, useRef, useState } from 'react';

const AHEAD = '400px';

/** @returns whether the element came near to what is seen, because few read as far, and its ref */
export function useIsNear() {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!('IntersectionObserver' in globalThis)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [isNear, element] as const;
}
