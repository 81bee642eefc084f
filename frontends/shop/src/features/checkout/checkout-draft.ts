import type { PlaceOrderRequest } from '@kp/api-client/checkout';
import {
  ADDRESS_FIELDS,
  billingPartOf,
  DEFAULT_PAYMENT_METHOD,
  EMPTY_CHECKOUT,
  GUEST_CHECKOUT_STEPS,
  isBlank,
  isPaymentMethod,
  ORDER_FIELD_NAMES,
  ORDER_FIELDS,
  orderTexts,
  prefilledCheckout,
  type Address,
  type CheckoutForm,
  type CheckoutProfile,
  type CheckoutStep,
} from '@kp/commerce';

/** An order that was sent and has no answer yet. Sent again with the same key, it is placed once. */
export interface OrderAttempt {
  readonly key: string;
  readonly request: PlaceOrderRequest;
}

export interface CheckoutDraft {
  readonly owner: number | null;
  readonly form: CheckoutForm;
  readonly confirmed: readonly CheckoutStep[];
  readonly attempt: OrderAttempt | null;
  readonly discountCode?: string;
  /** Absent for the standard delivery. */
  readonly deliveryMethodId?: number;
  /** The customer chose the method of payment; until then it is that of the shop. */
  readonly isMethodChosen?: boolean;
}

export interface CheckoutCustomer extends CheckoutProfile {
  readonly id: number;
}

/**
 * The draft to start with: the stored one of the same customer or guest, else the profile of the customer. What was
 * typed as a guest before signing in fills the gaps of the profile; the draft of another customer is ignored.
 */
export function draftFor(stored: CheckoutDraft | null, customer: CheckoutCustomer | null): CheckoutDraft {
  if (stored && stored.owner === (customer?.id ?? null)) return stored;
  if (!customer) return { owner: null, form: EMPTY_CHECKOUT, confirmed: [], attempt: null };
  const profile = prefilledCheckout(customer);
  const typed = stored?.owner === null ? stored.form : null;
  const form = typed ? withTyped(profile, typed) : profile;
  const { discountCode, deliveryMethodId, isMethodChosen } = stored?.owner === null ? stored : {};
  return {
    owner: customer.id,
    form,
    confirmed: [],
    attempt: null,
    ...(discountCode && { discountCode }),
    ...(deliveryMethodId && { deliveryMethodId }),
    ...(isMethodChosen && { isMethodChosen }),
  };
}

/** The draft with a changed form; the step of a changed field has to be confirmed again. */
export function withForm(draft: CheckoutDraft, form: CheckoutForm): CheckoutDraft {
  const confirmed = draft.confirmed.filter((step) => !isChanged(step, draft.form, form));
  return { ...draft, form, confirmed };
}

export function withConfirmed(draft: CheckoutDraft, step: CheckoutStep): CheckoutDraft {
  return { ...draft, confirmed: [...draft.confirmed.filter((each) => each !== step), step] };
}

function isChanged(step: CheckoutStep, before: CheckoutForm, after: CheckoutForm): boolean {
  if (step === 'address' && before.sameAsBilling !== after.sameAsBilling) return true;
  return ORDER_FIELD_NAMES.some(
    (field) => ORDER_FIELDS[field].step === step && !isSame(before[field], after[field]),
  );
}

function isSame(before: string | Address, after: string | Address): boolean {
  if (typeof before === 'string' || typeof after === 'string') return before === after;
  return ADDRESS_FIELDS.every((field) => before[field] === after[field]);
}

function withTyped(profile: CheckoutForm, typed: CheckoutForm): CheckoutForm {
  const { paymentMethod } = typed;
  if (isBlank(profile.shippingAddress.address)) return { ...typed, email: profile.email };
  const form = { ...profile, paymentMethod, ...orderTexts((field) => typed[field]) };
  const part = billingPartOf(form);
  if (!isBlank(form.vatNumber) || !isBlank(form[part].company)) return form;
  const { vatNumber } = typed;
  const { company } = typed[billingPartOf(typed)];
  return { ...form, vatNumber, [part]: { ...form[part], company } };
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
      ...(textOf(stored.discountCode) && { discountCode: textOf(stored.discountCode) }),
      ...(typeof stored.deliveryMethodId === 'number' && { deliveryMethodId: stored.deliveryMethodId }),
      ...(stored.isMethodChosen === true && { isMethodChosen: true }),
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
    vatNumber: textOf(stored.vatNumber),
    ...orderTexts((field) => textOf(stored[field])),
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
