/**
 * Storage that never throws: browsers refuse it in private windows, when it is full, or by policy, and the server has
 * none. What cannot be stored is kept until the page is closed.
 */
export interface SafeStorage {
  read(key: string): string | null;
  /** `null` removes the key. */
  write(key: string, value: string | null): void;
}

function safe(storage: () => Storage | undefined): SafeStorage {
  const refused = new Map<string, string | null>();
  return {
    read(key) {
      const own = refused.get(key);
      if (own !== undefined) return own;
      try {
        return storage()?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    write(key, value) {
      refused.delete(key);
      try {
        if (value === null) storage()?.removeItem(key);
        else storage()?.setItem(key, value);
      } catch {
        refused.set(key, value);
      }
    },
  };
}

export const localStore = safe(() => globalThis.localStorage);
export const sessionStore = safe(() => globalThis.sessionStorage);
