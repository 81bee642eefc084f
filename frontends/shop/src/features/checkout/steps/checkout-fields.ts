import {
  ADDRESS_FIELDS,
  billingPartOf,
  CHECKOUT_FIELDS,
  changeAddress,
  isBlank,
  isPaymentMethod,
  type Address,
  type AddressField,
  type CheckoutField,
  type CheckoutForm,
  type CheckoutStep,
  ORDER_FIELD_NAMES,
  ORDER_FIELDS,
  type OrderAddressField,
  type OrderField,
  withAbsentParts,
  withoutAbsentParts,
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

/**
 * A separate billing address starts with the name and phone of the shipping address. The company that the invoice is
 * made out to stays the same, because its tax number does.
 */
export function withSameAsBilling(form: CheckoutForm, sameAsBilling: boolean): CheckoutForm {
  const { company } = form[billingPartOf(form)];
  const part = billingPartOf({ sameAsBilling });
  const isNew = !sameAsBilling && isBlank(form.billingAddress.address);
  const { firstName, lastName, phone } = form.shippingAddress;
  const address = {
    ...form[part],
    ...(isNew && { firstName, lastName, phone }),
    ...(!isBlank(company) && { company }),
  };
  return { ...form, sameAsBilling, [part]: address };
}

/** While it is the billing address too, the company that the tax number belongs to stays. */
export function withShippingAddress(form: CheckoutForm, address: Address): CheckoutForm {
  const { company } = form.shippingAddress;
  const isBilled = form.sameAsBilling && !isBlank(form.vatNumber);
  return { ...form, shippingAddress: isBilled ? { ...address, company } : address };
}

/** Without the company, which is that of the invoice while both addresses are the same. */
export function isSamePlace(one: Address, other: Address): boolean {
  const [left, right] = [one, other].map((address) => withoutAbsentParts(withAbsentParts(address)));
  return ADDRESS_FIELDS.every((field) => field === 'company' || left![field] === right![field]);
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
