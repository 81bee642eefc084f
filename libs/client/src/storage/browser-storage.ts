/** Never throws: browsers refuse storage in private windows, when it is full or by policy, and the server has none. */
interface SafeStorage {
  read(key: string): string | null;
  write(key: string, value: string | null): void;
}

function safeStorage(storage: () => Storage | undefined): SafeStorage {
  const unsaved = new Map<string, string | null>();
  return {
    read(key) {
      const own = unsaved.get(key);
      if (own !== undefined) return own;
      try {
        return storage()?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    write(key, value) {
      unsaved.delete(key);
      try {
        if (value === null) storage()?.removeItem(key);
        else storage()?.setItem(key, value);
      } catch {
        unsaved.set(key, value);
      }
    },
  };
}

export const localStore = safeStorage(() => globalThis.localStorage);
export const sessionStore = safeStorage(() => globalThis.sessionStorage);
