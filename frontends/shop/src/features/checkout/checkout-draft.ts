import type { PlaceOrderRequest } from '@kp/api-client/shop';
import { sessionStore, STORAGE_KEYS } from '@kp/client';
import {
  type Address,
  ADDRESS_FIELDS,
  type CheckoutForm,
  type CheckoutProfile,
  type CheckoutStep,
  DEFAULT_PAYMENT_METHOD,
  EMPTY_CHECKOUT,
  GUEST_CHECKOUT_STEPS,
  isBlank,
  isPaymentMethod,
  prefilledCheckout,
} from '@kp/commerce';
import { useCallback, useRef, useState } from 'react';

/** An order that was sent and whose answer has not come yet. The same key makes sure it is placed once. */
export interface OrderAttempt {
  readonly key: string;
  readonly request: PlaceOrderRequest;
}

/** What the browser keeps of a checkout until the order is placed. */
export interface CheckoutDraft {
  /** Id of the account it was typed for; null for a guest. */
  readonly owner: number | null;
  readonly form: CheckoutForm;
  /** The steps that were valid when the buyer pressed Next, and are unchanged since. */
  readonly confirmed: readonly CheckoutStep[];
  readonly attempt: OrderAttempt | null;
}

export interface Owner extends CheckoutProfile {
  readonly id: number;
}

/**
 * The draft that a buyer starts with. Their own is taken up where it was left. What a guest typed before signing in
 * is kept where the profile has nothing to say. What belongs to somebody else is never shown.
 */
export function draftFor(stored: CheckoutDraft | null, owner: Owner | null): CheckoutDraft {
  if (stored && stored.owner === (owner?.id ?? null)) return stored;
  if (!owner) return { owner: null, form: EMPTY_CHECKOUT, confirmed: [], attempt: null };
  const profile = prefilledCheckout(owner);
  const typed = stored?.owner === null ? stored.form : null;
  const form = typed ? withTyped(profile, typed) : profile;
  return { owner: owner.id, form, confirmed: [], attempt: null };
}

/** The draft after the form was changed; the step of a changed answer has to be confirmed again. */
export function withForm(draft: CheckoutDraft, form: CheckoutForm): CheckoutDraft {
  const confirmed = draft.confirmed.filter((step) => !isChanged(step, draft.form, form));
  return { ...draft, form, confirmed };
}

/** The draft after the buyer pressed Next on a valid step. */
export function withConfirmed(draft: CheckoutDraft, step: CheckoutStep): CheckoutDraft {
  return { ...draft, confirmed: [...draft.confirmed.filter((each) => each !== step), step] };
}

function isChanged(step: CheckoutStep, before: CheckoutForm, after: CheckoutForm): boolean {
  if (step === 'contact') return before.email !== after.email;
  if (step === 'payment') return before.paymentMethod !== after.paymentMethod || before.notes !== after.notes;
  return (
    before.shippingAddress !== after.shippingAddress ||
    before.billingAddress !== after.billingAddress ||
    before.sameAsBilling !== after.sameAsBilling
  );
}

function withTyped(profile: CheckoutForm, typed: CheckoutForm): CheckoutForm {
  const { paymentMethod, notes } = typed;
  if (!isBlank(profile.shippingAddress.address)) return { ...profile, paymentMethod, notes };
  return { ...typed, email: profile.email };
}

export function serializeDraft(draft: CheckoutDraft): string {
  return JSON.stringify(draft);
}

/** @returns null when the text is no draft; parts that are missing or of a wrong kind are empty */
export function parseDraft(text: string | null): CheckoutDraft | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(stored) || !isRecord(stored.form)) return null;
    return {
      owner: typeof stored.owner === 'number' ? stored.owner : null,
      form: parseForm(stored.form),
      confirmed: GUEST_CHECKOUT_STEPS.filter((step) => listOf(stored.confirmed).includes(step)),
      attempt: isAttempt(stored.attempt) ? stored.attempt : null,
    };
  } catch {
    return null;
  }
}

type Fields = Readonly<Record<string, unknown>>;

function parseForm(stored: Fields): CheckoutForm {
  const { paymentMethod } = stored;
  return {
    email: textOf(stored.email),
    shippingAddress: parseAddress(stored.shippingAddress),
    billingAddress: parseAddress(stored.billingAddress),
    paymentMethod: isPaymentMethod(paymentMethod) ? paymentMethod : DEFAULT_PAYMENT_METHOD,
    sameAsBilling: stored.sameAsBilling !== false,
    notes: textOf(stored.notes),
  };
}

function parseAddress(stored: unknown): Address {
  const fields = isRecord(stored) ? stored : EMPTY_CHECKOUT.shippingAddress;
  return Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, textOf(fields[field])])) as Address;
}

function isAttempt(value: unknown): value is OrderAttempt {
  return isRecord(value) && typeof value.key === 'string' && isRecord(value.request);
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

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
