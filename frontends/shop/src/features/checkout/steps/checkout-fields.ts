import {
  ADDRESS_FIELDS,
  CHECKOUT_FIELDS,
  changeAddress,
  isBlank,
  isPaymentMethod,
  type AddressField,
  type CheckoutField,
  type CheckoutForm,
  type CheckoutStep,
  ORDER_FIELD_NAMES,
  ORDER_FIELDS,
  type OrderAddressField,
  type OrderField,
} from '@kp/commerce';

type AddressPath = readonly [part: OrderAddressField, field: AddressField];

/** `shippingAddress.city` → its two parts; null for a field outside the addresses. */
function addressPath(field: string): AddressPath | null {
  const [part, name] = field.split('.');
  if (part !== 'shippingAddress' && part !== 'billingAddress') return null;
  const addressField = ADDRESS_FIELDS.find((known) => known === name);
  return addressField ? [part, addressField] : null;
}

type SingleField = Exclude<OrderField, OrderAddressField>;

function isSingleField(name: string): name is SingleField {
  return ORDER_FIELD_NAMES.some((field) => field === name && ORDER_FIELDS[field].kind !== 'address');
}

export function isCheckoutField(name: string): name is CheckoutField {
  return (CHECKOUT_FIELDS as readonly string[]).includes(name);
}

export function stepOfField(field: CheckoutField): CheckoutStep {
  return isSingleField(field) ? ORDER_FIELDS[field].step : 'address';
}

export function valueOf(form: CheckoutForm, field: CheckoutField): string {
  if (isSingleField(field)) return form[field];
  const [part, name] = addressPath(field)!;
  return form[part][name];
}

export function withValue(form: CheckoutForm, field: CheckoutField, value: string): CheckoutForm {
  const path = addressPath(field);
  if (path) return { ...form, [path[0]]: changeAddress(form[path[0]], path[1], value) };
  if (field === 'paymentMethod') return isPaymentMethod(value) ? { ...form, paymentMethod: value } : form;
  return { ...form, [field]: value };
}

/** Prefix of the ids of its controls. */
export const CHECKOUT_FORM = 'checkout';

export function controlId(field: CheckoutField): string {
  return `${CHECKOUT_FORM}-${field.replace('.', '-')}`;
}

/** A separate billing address starts with the name and phone of the shipping address. */
export function withSameAsBilling(form: CheckoutForm, sameAsBilling: boolean): CheckoutForm {
  if (sameAsBilling || !isBlank(form.billingAddress.address)) return { ...form, sameAsBilling };
  const { firstName, lastName, phone } = form.shippingAddress;
  return { ...form, sameAsBilling, billingAddress: { ...form.billingAddress, firstName, lastName, phone } };
}

type EmailFix = 'missing' | 'noAt' | 'spaces' | 'noDomain' | 'general';

export function emailFix(typed: string): EmailFix {
  const email = typed.trim();
  if (email === '') return 'missing';
  if (!email.includes('@')) return 'noAt';
  if (/\s/.test(email)) return 'spaces';
  return /@[^@]+\.[^@.]+$/.test(email) ? 'general' : 'noDomain';
}

export interface FieldMessage {
  readonly field: CheckoutField;
  readonly message: string;
}
