import { localStore } from '@kp/client';
import { useMemo, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** @returns the stored value as `read` understands it, and how to replace it by one made of the newest */
export function useStoredValue<Value>(key: string, read: (stored: unknown) => Value) {
  const text = useSyncExternalStore(subscribe, () => localStore.read(key));
  const value = useMemo(() => read(parse(text)), [text, read]);
  const change = (next: (newest: Value) => Value) => {
    localStore.write(key, JSON.stringify(next(read(parse(localStore.read(key))))));
    for (const listener of listeners) listener();
  };
  return [value, change] as const;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
