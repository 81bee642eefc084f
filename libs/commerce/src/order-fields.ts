import { type Address, ADDRESS_FIELDS, type AddressField } from './address-rules';
import type { PaymentMethod } from './order-rules';

export type CheckoutStep = 'contact' | 'address' | 'payment';

/** Signed-in customers have no contact step, so no text is entered there. */
type OrderFieldRule =
  | { readonly kind: 'email' | 'address' | 'taxNumber' | 'paymentMethod'; readonly step: CheckoutStep }
  | {
      readonly kind: 'text' | 'reference';
      readonly step: 'address' | 'payment';
      readonly maxLength: number;
    };

/**
 * What a customer enters for an order, in the order of the checkout. A text is optional: checkout, statements, order
 * details and mail follow from its line here; its column, DTO fields and texts do not (README, "Adding an order field").
 * A reference is a text of one line by which a company finds the order in its own books, so its invoice and the page
 * behind the order's link state it too.
 */
export const ORDER_FIELDS = {
  email: { kind: 'email', step: 'contact' },
  shippingAddress: { kind: 'address', step: 'address' },
  billingAddress: { kind: 'address', step: 'address' },
  vatNumber: { kind: 'taxNumber', step: 'address' },
  poNumber: { kind: 'reference', step: 'address', maxLength: 50 },
  costCenter: { kind: 'reference', step: 'address', maxLength: 50 },
  paymentMethod: { kind: 'paymentMethod', step: 'payment' },
  notes: { kind: 'text', step: 'payment', maxLength: 2_000 },
} as const satisfies Readonly<Record<string, OrderFieldRule>>;

export type OrderField = keyof typeof ORDER_FIELDS;
type KindOf<Field extends OrderField> = (typeof ORDER_FIELDS)[Field]['kind'];
type FieldOfKind<Kind> = { [Field in OrderField]: KindOf<Field> extends Kind ? Field : never }[OrderField];

export type OrderAddressField = FieldOfKind<'address'>;
export type OrderReferenceField = FieldOfKind<'reference'>;
export type OrderTextField = FieldOfKind<'text'> | OrderReferenceField;

interface EnteredValues {
  readonly email: string;
  readonly address: Address;
  readonly taxNumber: string;
  readonly paymentMethod: PaymentMethod;
  readonly text: string;
  readonly reference: string;
}

export type EnteredOrder = { readonly [Field in OrderField]: EnteredValues[KindOf<Field>] };

/** Those of an address one by one. */
export type CheckoutField = Exclude<OrderField, OrderAddressField> | `${OrderAddressField}.${AddressField}`;

/** Null for a text that was not given. */
export type OrderTexts<Text = string | null> = Readonly<Record<OrderTextField, Text>>;
export type OrderReferences = Readonly<Record<OrderReferenceField, string | null>>;

export const ORDER_FIELD_NAMES = Object.keys(ORDER_FIELDS) as readonly OrderField[];
export const ORDER_TEXT_FIELDS = ORDER_FIELD_NAMES.filter(isOrderText);
export const ORDER_REFERENCE_FIELDS = ORDER_FIELD_NAMES.filter(isOrderReference);

/** In the order of the checkout. */
export const CHECKOUT_FIELDS: readonly CheckoutField[] = ORDER_FIELD_NAMES.flatMap((field) =>
  isOrderAddress(field) ? ADDRESS_FIELDS.map((part) => `${field}.${part}` as const) : [field],
);

/** One value for each text. */
export function orderTexts<Text>(textOf: (field: OrderTextField) => Text): OrderTexts<Text> {
  return Object.fromEntries(ORDER_TEXT_FIELDS.map((field) => [field, textOf(field)])) as OrderTexts<Text>;
}

export function orderReferences(order: OrderReferences): OrderReferences {
  const entries = ORDER_REFERENCE_FIELDS.map((field) => [field, order[field]]);
  return Object.fromEntries(entries) as OrderReferences;
}

export function orderTextsOfStep(step: CheckoutStep): readonly OrderTextField[] {
  return ORDER_TEXT_FIELDS.filter((field) => ORDER_FIELDS[field].step === step);
}

/** Without the references, which are asked for with the company. */
export function freeTextsOfStep(step: CheckoutStep): readonly FieldOfKind<'text'>[] {
  return orderTextsOfStep(step).filter((field) => !isOrderReference(field));
}

function isOrderAddress(field: OrderField): field is OrderAddressField {
  return ORDER_FIELDS[field].kind === 'address';
}

export function isOrderReference(field: OrderField): field is OrderReferenceField {
  return ORDER_FIELDS[field].kind === 'reference';
}

function isOrderText(field: OrderField): field is OrderTextField {
  return ORDER_FIELDS[field].kind === 'text' || isOrderReference(field);
}
