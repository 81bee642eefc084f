import { localStore, STORAGE_KEYS } from '@kp/client';
import { useCallback, useRef, useState } from 'react';
import { draftFor, parseDraft, type CheckoutCustomer, type CheckoutDraft } from './checkout-draft';

const DRAFT_TTL_MS = 24 * 3_600_000;

export interface SavedDraft {
  readonly draft: CheckoutDraft;
  /** The draft after all updates, also those that are not rendered yet. */
  current(): CheckoutDraft;
  update(change: (draft: CheckoutDraft) => CheckoutDraft): void;
}

function readDraft(): CheckoutDraft | null {
  const text = localStore.read(STORAGE_KEYS.checkoutDraft);
  const draft = parseDraft(text);
  if (!draft) return null;
  const { savedAt } = JSON.parse(text ?? '{}') as { savedAt?: unknown };
  if (typeof savedAt === 'number' && Date.now() - savedAt < DRAFT_TTL_MS) return draft;
  discardDraft();
  return null;
}

function saveDraft(draft: CheckoutDraft): void {
  localStore.write(STORAGE_KEYS.checkoutDraft, JSON.stringify({ ...draft, savedAt: Date.now() }));
}

/** Id of the customer whose draft is stored; null for a guest's draft, or without one. */
export function storedDraftOwner(): number | null {
  return readDraft()?.owner ?? null;
}

export function discardDraft(): void {
  localStore.write(STORAGE_KEYS.checkoutDraft, null);
}

/** The draft outlives the tab for a day, until the order is placed or its customer signs out. It has no card data. */
export function useCheckoutDraft(customer: CheckoutCustomer | null): SavedDraft {
  const [draft, setDraft] = useState(() => draftFor(readDraft(), customer));
  const latest = useRef(draft);
  const update = useCallback((change: (draft: CheckoutDraft) => CheckoutDraft) => {
    latest.current = change(latest.current);
    saveDraft(latest.current);
    setDraft(latest.current);
  }, []);
  const current = useCallback(() => latest.current, []);
  return { draft, current, update };
}
