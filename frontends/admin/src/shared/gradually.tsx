import { Children, type ReactNode, useEffect, useState } from 'react';

interface GraduallyProps {
  readonly children: ReactNode;
}

/** Draws one more part in each frame, so that what moves meanwhile goes on moving. */
export function Gradually({ children }: GraduallyProps) {
  const parts = Children.toArray(children);
  const [shown, setShown] = useState(1);
  const isWhole = shown >= parts.length;
  useEffect(() => {
    if (isWhole) return;
    const frame = requestAnimationFrame(() => setShown(shown + 1));
    return () => cancelAnimationFrame(frame);
  }, [shown, isWhole]);
  return parts.slice(0, shown);
}
