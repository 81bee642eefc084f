import { useCallback, useEffect, useRef } from 'react';

/**
 * Puts off what would move the page while a mouse button is held down: a message that appears between pressing and
 * letting go pushes the button away from under the pointer, and the click is lost.
 *
 * @returns runs an action at once, or as soon as the pointer is up and its click is over
 */
export function useAfterPress(): (action: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      const actions = waiting.current.splice(0);
      if (actions.length > 0) setTimeout(() => actions.forEach((action) => action()));
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', release, true);
    document.addEventListener('pointercancel', release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', release, true);
      document.removeEventListener('pointercancel', release, true);
    };
  }, []);
  return useCallback((action) => {
    if (isPressed.current) waiting.current.push(action);
    else action();
  }, []);
}
