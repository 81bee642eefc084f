import { sessionStore, STORAGE_KEYS } from '@kp/client';
import { useCallback, useRef, useState } from 'react';
import { draftFor, parseDraft, serializeDraft, type CheckoutDraft, type Owner } from './checkout-draft';

export interface KeptDraft {
  readonly draft: CheckoutDraft;
  /** Changes the draft, on screen and in the browser's storage at once. */
  update(change: (draft: CheckoutDraft) => CheckoutDraft): void;
  /** Forgets the stored draft: the order is placed. */
  discard(): void;
}

/** What was typed, kept over reload and Back until the order is placed or the tab is closed. */
export function useCheckoutDraft(owner: Owner | null): KeptDraft {
  const [draft, setDraft] = useState(() =>
    draftFor(parseDraft(sessionStore.read(STORAGE_KEYS.checkoutDraft)), owner),
  );
  const latest = useRef(draft);
  const update = useCallback((change: (draft: CheckoutDraft) => CheckoutDraft) => {
    latest.current = change(latest.current);
    sessionStore.write(STORAGE_KEYS.checkoutDraft, serializeDraft(latest.current));
    setDraft(latest.current);
  }, []);
  const discard = useCallback(() => sessionStore.write(STORAGE_KEYS.checkoutDraft, null), []);
  return { draft, update, discard };
}
