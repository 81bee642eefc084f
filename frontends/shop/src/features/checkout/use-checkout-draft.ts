import { sessionStore, STORAGE_KEYS } from '@kp/client';
import { useCallback, useRef, useState } from 'react';
import { draftFor, parseDraft, serializeDraft, type CheckoutDraft, type Owner } from './checkout-draft';

export interface KeptDraft {
  readonly draft: CheckoutDraft;
  /** Changes the draft, on screen and in the browser's storage at once. */
  update(change: (draft: CheckoutDraft) => CheckoutDraft): void;
}

/** Id of the account that the stored draft was typed for; null for a guest's, or without one. */
export function storedDraftOwner(): number | null {
  return parseDraft(sessionStore.read(STORAGE_KEYS.checkoutDraft))?.owner ?? null;
}

export function discardDraft(): void {
  sessionStore.write(STORAGE_KEYS.checkoutDraft, null);
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
  return { draft, update };
}
