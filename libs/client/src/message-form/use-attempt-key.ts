import { useCallback, useRef } from 'react';
import { newIdempotencyKey } from '../idempotency-key';

/** Gives the same content the same key until it was answered. */
export function useAttemptKey() {
  const attempt = useRef<{ readonly content: string; readonly key: string } | null>(null);
  const keyOf = useCallback((content: string): string => {
    if (attempt.current?.content !== content) attempt.current = { content, key: newIdempotencyKey() };
    return attempt.current.key;
  }, []);
  const settle = useCallback(() => {
    attempt.current = null;
  }, []);
  return { keyOf, settle };
}
