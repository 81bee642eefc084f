import { useEffect, useState } from 'react';

const TYPING_DELAY_MS = 200;

/** The text as of the last pause in typing. */
export function useDebouncedText(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setDebounced(text), TYPING_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  return debounced;
}
