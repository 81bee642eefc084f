import { type Address, ADDRESS_FIELDS, type AddressField } from './address-rules';
import type { PaymentMethod } from './order-rules';

export type CheckoutStep = 'contact' | 'address' | 'payment';

/** Signed-in customers have no contact step, so no text is entered there. */
type OrderFieldRule =
  | { readonly kind: 'email' | 'address' | 'paymentMethod'; readonly step: CheckoutStep }
  | { readonly kind: 'text'; readonly step: 'address' | 'payment'; readonly maxLength: number };

/**
 * What a customer enters for an order, in the order of the checkout. A text is optional: checkout, request, storage,
 * response, order details and mail follow from its line here.
 */
export const ORDER_FIELDS = {
  email: { kind: 'email', step: 'contact' },
  shippingAddress: { kind: 'address', step: 'address' },
  billingAddress: { kind: 'address', step: 'address' },
  paymentMethod: { kind: 'paymentMethod', step: 'payment' },
  notes: { kind: 'text', step: 'payment', maxLength: 2_000 },
} as const satisfies Readonly<Record<string, OrderFieldRule>>;

export type OrderField = keyof typeof ORDER_FIELDS;
type KindOf<Field extends OrderField> = (typeof ORDER_FIELDS)[Field]['kind'];
type FieldOfKind<Kind> = { [Field in OrderField]: KindOf<Field> extends Kind ? Field : never }[OrderField];

export type OrderAddressField = FieldOfKind<'address'>;
export type OrderTextField = FieldOfKind<'text'>;

interface EnteredValues {
  readonly email: string;
  readonly address: Address;
  readonly paymentMethod: PaymentMethod;
  readonly text: string;
}

export type EnteredOrder = { readonly [Field in OrderField]: EnteredValues[KindOf<Field>] };

/** Those of an address one by one. */
export type CheckoutField = Exclude<OrderField, OrderAddressField> | `${OrderAddressField}.${AddressField}`;

/** Null for a text that was not given. */
export type OrderTexts<Text = string | null> = Readonly<Record<OrderTextField, Text>>;

export const ORDER_FIELD_NAMES = Object.keys(ORDER_FIELDS) as readonly OrderField[];
export const ORDER_TEXT_FIELDS = ORDER_FIELD_NAMES.filter(isOrderText);

/** In the order of the checkout. */
export const CHECKOUT_FIELDS: readonly CheckoutField[] = ORDER_FIELD_NAMES.flatMap((field) =>
  isOrderAddress(field) ? ADDRESS_FIELDS.map((part) => `${field}.${part}` as const) : [field],
);

/** One value for each text. */
export function orderTexts<Text>(textOf: (field: OrderTextField) => Text): OrderTexts<Text> {
  return Object.fromEntries(ORDER_TEXT_FIELDS.map((field) => [field, textOf(field)])) as OrderTexts<Text>;
}

export function orderTextsOfStep(step: CheckoutStep): readonly OrderTextField[] {
  return ORDER_TEXT_FIELDS.filter((field) => ORDER_FIELDS[field].step === step);
}

function isOrderAddress(field: OrderField): field is OrderAddressField {
  return ORDER_FIELDS[field].kind === 'address';
}

function isOrderText(field: OrderField): field is OrderTextField {
  return ORDER_FIELDS[field].kind === 'text';
}
