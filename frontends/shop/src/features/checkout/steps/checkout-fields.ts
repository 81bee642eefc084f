import {
  ADDRESS_FIELDS,
  type AddressField,
  changeAddress,
  type CheckoutField,
  type CheckoutForm,
  type FieldProblem,
  isBlank,
  isPaymentMethod,
} from '@kp/commerce';
import type { FieldMessage } from '../placing/order-failure';

export type AddressPart = 'shippingAddress' | 'billingAddress';

type AddressPath = readonly [part: AddressPart, field: AddressField];

/** `shippingAddress.city` → its two parts; null for a field outside the addresses. */
function addressPath(field: string): AddressPath | null {
  const [part, name] = field.split('.');
  if (part !== 'shippingAddress' && part !== 'billingAddress') return null;
  const addressField = ADDRESS_FIELDS.find((known) => known === name);
  return addressField ? [part, addressField] : null;
}

/** True for names that the checkout has a field for; a refused order may name others. */
export function isCheckoutField(name: string): name is CheckoutField {
  return ['email', 'paymentMethod', 'notes'].includes(name) || addressPath(name) !== null;
}

export function valueOf(form: CheckoutForm, field: CheckoutField): string {
  const path = addressPath(field);
  if (path) return form[path[0]][path[1]];
  return form[field as 'email' | 'paymentMethod' | 'notes'];
}

/** The form after one field was changed; an address keeps its state and county in step. */
export function withValue(form: CheckoutForm, field: CheckoutField, value: string): CheckoutForm {
  const path = addressPath(field);
  if (path) return { ...form, [path[0]]: changeAddress(form[path[0]], path[1], value) };
  if (field === 'paymentMethod') return isPaymentMethod(value) ? { ...form, paymentMethod: value } : form;
  return { ...form, [field]: value };
}

/** Id of the field's control on the page; error links lead there. */
export function controlId(field: CheckoutField): string {
  return `checkout-${field.replace('.', '-')}`;
}

/**
 * The form after "same as the shipping address" was ticked or unticked. Another billing address starts with the same
 * person, so that nobody types their name twice.
 */
export function withSameAsBilling(form: CheckoutForm, sameAsBilling: boolean): CheckoutForm {
  if (sameAsBilling || !isBlank(form.billingAddress.address)) return { ...form, sameAsBilling };
  const { firstName, lastName, phone } = form.shippingAddress;
  return { ...form, sameAsBilling, billingAddress: { ...form.billingAddress, firstName, lastName, phone } };
}

/** The fields whose problem the buyer may see: those that were left, and those of a refused step. */
export type ShownFields = ReadonlySet<CheckoutField>;

/** What the shop said about a value; it counts until the value is changed. */
export interface Refusal extends FieldMessage {
  readonly value: string;
}

type Problems = readonly FieldProblem<CheckoutField>[];

/**
 * The fields to show after a change: what has been put right is forgotten, so that typing it anew is not corrected
 * until the field is left again.
 */
export function stillWrong(shown: ShownFields, problems: Problems): ShownFields {
  return new Set(problems.map(({ field }) => field).filter((field) => shown.has(field)));
}

/** The problems to show, in the order of the form, one per field. */
export function visibleProblems(shown: ShownFields, problems: Problems): Problems {
  return problems.filter(({ field }) => shown.has(field));
}

/** What to do about an e-mail address that is not valid; keys of `checkout.emailFix`. */
type EmailFix = 'missing' | 'noAt' | 'spaces' | 'noDomain' | 'general';

export function emailFix(typed: string): EmailFix {
  const email = typed.trim();
  if (email === '') return 'missing';
  if (!email.includes('@')) return 'noAt';
  if (/\s/.test(email)) return 'spaces';
  return /@[^@]+\.[^@.]+$/.test(email) ? 'general' : 'noDomain';
}
