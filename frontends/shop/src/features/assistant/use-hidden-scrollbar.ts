import { useEffect, useRef, useState } from 'react';

const SCROLLBAR_HIDE_DELAY_MS = 600;

/** The attributes of an area whose scrollbar shows while it is scrolled or pointed at, and a moment longer. */
export function useHiddenScrollbar() {
  const [isShown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = () => {
    setShown(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(false), SCROLLBAR_HIDE_DELAY_MS);
  };
  return { 'data-scrollbar': isShown ? 'shown' : 'hidden', onScroll: show, onPointerMove: show };
}
