import { localStore, STORAGE_KEYS, useSession } from '@kp/client';
import { useMemo, useState } from 'react';

interface Draft<Values> {
  /** ISO 8601. */
  readonly at: string;
  /** What the form was filled with. */
  readonly before: Values;
  readonly values: Values;
}

/** By account and form, in one item of the browser: signing out removes all of them. */
type Drafts = Readonly<Partial<Record<string, Draft<unknown>>>>;

/**
 * What was typed into a form and not saved yet, of one person in this browser.
 *
 * @param maxAgeMs after which it is forgotten
 */
export function useDraft<Values extends object>(form: string, id: number | undefined, maxAgeMs = Infinity) {
  const { user } = useSession();
  const key = `${user?.id}:${form}:${id ?? 'new'}`;
  return useMemo(() => {
    const forget = () => {
      const { [key]: own, ...others } = readDrafts();
      if (own) writeDrafts(others);
    };
    return {
      read: () => {
        const draft = readDrafts()[key] as Draft<Values> | undefined;
        if (!draft?.values || !draft.before) return undefined;
        if (Date.now() - Date.parse(draft.at) < maxAgeMs) return draft;
        forget();
        return undefined;
      },
      keep: (before: Values, values: Values) =>
        writeDrafts({ ...readDrafts(), [key]: { at: new Date().toISOString(), before, values } }),
      forget,
    };
  }, [key, maxAgeMs]);
}

/** A text that is being written, such as an answer: it is there again until it is sent. */
export function useTextDraft(form: string, id: number): readonly [string, (text: string) => void] {
  const draft = useDraft<{ readonly text: string }>(form, id);
  const [text, setText] = useState(() => draft.read()?.values.text ?? '');
  const change = (next: string) => {
    setText(next);
    if (next) draft.keep({ text: '' }, { text: next });
    else draft.forget();
  };
  return [text, change];
}

function readDrafts(): Drafts {
  try {
    return (JSON.parse(localStore.read(STORAGE_KEYS.adminDraft) ?? 'null') as Drafts | null) ?? {};
  } catch {
    return {};
  }
}

const writeDrafts = (drafts: Drafts) =>
  localStore.write(STORAGE_KEYS.adminDraft, Object.keys(drafts).length > 0 ? JSON.stringify(drafts) : null);
