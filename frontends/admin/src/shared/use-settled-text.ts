import { useEffect, useState } from 'react';

const TYPING_DELAY_MS = 200;

/** The text as of the last pause in typing. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), TYPING_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  return settled;
}
