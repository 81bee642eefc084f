import type {
  CustomerDetailsResponse,
  DestinationRequest,
  OrderResponse,
  PhoneCustomerResponse,
} from '@kp/api-client/admin';
import {
  type Address,
  ADDRESS_FIELDS,
  type AddressField,
  changeAddress,
  EMPTY_ADDRESS,
  type FieldProblem,
  isEmail,
  isRomania,
  ORDER_REFERENCE_FIELDS,
  type OrderReferenceField,
  validateBillingAddress,
  validateShippingAddress,
} from '@kp/commerce';
import { taxNumberRule } from '@kp/commerce/tax-number-rule';

export type AddressKind = 'shipping' | 'billing';
export type CustomerField =
  | 'email'
  | 'vatNumber'
  | OrderReferenceField
  | 'notes'
  | 'discountCode'
  | `${AddressKind}.${AddressField}`;

/** Flat, because that is how the form names its fields. */
export type CustomerValues = Record<CustomerField, string> & { hasBilling: boolean };

const fieldsOf = (kind: AddressKind) => ADDRESS_FIELDS.map((field) => `${kind}.${field}` as const);

export const CUSTOMER_FIELDS: readonly CustomerField[] = [
  'email',
  'vatNumber',
  ...ORDER_REFERENCE_FIELDS,
  'notes',
  'discountCode',
  ...fieldsOf('shipping'),
  ...fieldsOf('billing'),
];

export const EMPTY_CUSTOMER: CustomerValues = {
  email: '',
  vatNumber: '',
  poNumber: '',
  costCenter: '',
  notes: '',
  discountCode: '',
  hasBilling: false,
  ...flat('shipping', EMPTY_ADDRESS),
  ...flat('billing', EMPTY_ADDRESS),
};

function flat(kind: AddressKind, address: Address) {
  const entries = ADDRESS_FIELDS.map((field) => [`${kind}.${field}`, address[field]]);
  return Object.fromEntries(entries) as Record<`${AddressKind}.${AddressField}`, string>;
}

export function addressOf(values: CustomerValues, kind: AddressKind): Address {
  const entries = ADDRESS_FIELDS.map((field) => [field, values[`${kind}.${field}`] ?? '']);
  return Object.fromEntries(entries) as Address;
}

/** What decides the cost of shipping: counties matter in Romania only. */
export function destinationOf(values: CustomerValues): DestinationRequest {
  const { country, county } = addressOf(values, 'shipping');
  return { country, ...(isRomania(country) && county && { county }) };
}

/** Without an address of its own the invoice goes to the shipping address. */
export function customerProblems(values: CustomerValues): FieldProblem<CustomerField>[] {
  const of = (kind: AddressKind, problems: FieldProblem<AddressField>[]) =>
    problems.map((problem) => ({ ...problem, field: `${kind}.${problem.field}` as const }));
  return [
    ...(isEmail(values.email.trim())
      ? []
      : [{ field: 'email' as const, messageKey: 'validation.emailInvalid' as const }]),
    ...of('shipping', validateShippingAddress(addressOf(values, 'shipping'))),
    ...taxNumberProblems(values),
    ...(values.hasBilling ? of('billing', validateBillingAddress(addressOf(values, 'billing'))) : []),
  ];
}

const taxNumberOfBilled = taxNumberRule(
  (values: CustomerValues) => addressOf(values, values.hasBilling ? 'billing' : 'shipping').country,
);

function taxNumberProblems(values: CustomerValues): FieldProblem<CustomerField>[] {
  const problem = taxNumberOfBilled(values.vatNumber, values);
  return problem ? [{ field: 'vatNumber', ...problem }] : [];
}

/** County and state follow each other and the country, as in the checkout. */
export function followAddress(
  values: CustomerValues,
  changed: Partial<CustomerValues>,
): Partial<CustomerValues> {
  const [name = '', value] = Object.entries(changed)[0] ?? [];
  const [kind, field] = name.split('.') as [AddressKind, AddressField | undefined];
  if (!field || typeof value !== 'string') return {};
  if (field === 'country') return { [`${kind}.state`]: '', [`${kind}.county`]: '' };
  return flat(kind, changeAddress(addressOf(values, kind), field, value));
}

/** Of a customer that was picked: the delivery address, that of the newest order, or the company's. */
export function valuesOfCustomer(
  account: CustomerDetailsResponse,
  lastOrder: PhoneCustomerResponse | undefined,
): Partial<CustomerValues> {
  const { firstName, lastName, companyName, billingPhone, deliveryAddress, companyAddress } = account;
  const person = { firstName, lastName, company: companyName, phone: billingPhone };
  const ordered = lastOrder?.shippingAddress;
  const own = deliveryAddress ?? (ordered ? null : companyAddress);
  const known: Partial<Record<AddressField, string | null>> = own
    ? {
        ...own,
        ...person,
        zipCode: own.zip,
        state: own.state || own.county,
        county: own.county || own.state,
      }
    : { ...person, ...ordered };
  const entries = ADDRESS_FIELDS.map((field) => [field, known[field] || EMPTY_ADDRESS[field]]);
  const { email, vatNumber } = account;
  const address = flat('shipping', Object.fromEntries(entries) as Address);
  return { email, vatNumber: vatNumber ?? '', ...address };
}

/** Of an order that is edited or duplicated. */
export function valuesOfOrder(order: OrderResponse): CustomerValues {
  const { email, vatNumber, notes, shippingAddress, billingAddress } = order;
  const parts = (address: OrderResponse['shippingAddress']) =>
    Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, address[field]])) as Address;
  const [shipping, billing] = [parts(shippingAddress), parts(billingAddress)];
  return {
    ...EMPTY_CUSTOMER,
    email,
    vatNumber: vatNumber ?? '',
    notes: notes ?? '',
    hasBilling: ADDRESS_FIELDS.some((field) => shipping[field] !== billing[field]),
    ...flat('shipping', shipping),
    ...flat('billing', billing),
  };
}

/** What is typed already stays. */
export function prefilled(values: CustomerValues, found: PhoneCustomerResponse): Partial<CustomerValues> {
  if (addressOf(values, 'shipping').address.trim()) return {};
  const { firstName, lastName, shippingAddress } = found;
  const typed = addressOf(values, 'shipping');
  if (!shippingAddress) {
    return flat('shipping', {
      ...typed,
      firstName: typed.firstName || firstName,
      lastName: typed.lastName || lastName,
    });
  }
  const known = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, shippingAddress[field]]));
  return flat('shipping', known as Address);
}
