import { localStore, STORAGE_KEYS, useSession } from '@kp/client';
import { useMemo } from 'react';

interface Draft<Values> {
  /** ISO 8601. */
  readonly at: string;
  /** What the form was filled with. */
  readonly before: Values;
  readonly values: Values;
}

/**
 * What was typed into a form and not saved yet, of one person in this browser.
 *
 * @param maxAgeMs after which it is forgotten
 */
export function useDraft<Values extends object>(form: string, id: number | undefined, maxAgeMs = Infinity) {
  const { user } = useSession();
  const key = `${STORAGE_KEYS.adminDraft}:${user?.id}:${form}:${id ?? 'new'}`;
  return useMemo(
    () => ({
      read: () => {
        const draft = readDraft<Values>(localStore.read(key));
        if (!draft || Date.now() - Date.parse(draft.at) < maxAgeMs) return draft;
        localStore.write(key, null);
        return undefined;
      },
      keep: (before: Values, values: Values) =>
        localStore.write(key, JSON.stringify({ at: new Date().toISOString(), before, values })),
      forget: () => localStore.write(key, null),
    }),
    [key, maxAgeMs],
  );
}

function readDraft<Values>(text: string | null): Draft<Values> | undefined {
  try {
    const draft = JSON.parse(text ?? 'null') as Draft<Values> | null;
    return draft?.values && draft.before ? draft : undefined;
  } catch {
    return undefined;
  }
}
