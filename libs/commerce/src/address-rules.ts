import { isRomania, ROMANIA, unaskedParts } from './address-parts';
import { isBlank, tooLong, type FieldProblem, type ValidationMessageKey } from './field-problem';
import { phoneRule } from './phone-rules';

export const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'company',
  'address',
  'country',
  'county',
  'state',
  'city',
  'zipCode',
  'phone',
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];
export type Address = Readonly<Record<AddressField, string>>;

export const EMPTY_ADDRESS: Address = {
  firstName: '',
  lastName: '',
  company: '',
  address: '',
  city: '',
  state: '',
  county: '',
  zipCode: '',
  country: ROMANIA,
  phone: '',
};

export const ADDRESS_MAX_LENGTHS: Readonly<Record<AddressField, number>> = {
  firstName: 100,
  lastName: 100,
  company: 200,
  address: 300,
  city: 100,
  state: 100,
  county: 100,
  zipCode: 20,
  country: 100,
  phone: 40,
};

/** A field without a message is optional. */
export const ADDRESS_REQUIRED_MESSAGES: Readonly<Partial<Record<AddressField, ValidationMessageKey>>> = {
  firstName: 'validation.firstNameRequired',
  lastName: 'validation.lastNameRequired',
  address: 'validation.addressRequired',
  city: 'validation.cityRequired',
  state: 'validation.stateRequired',
  county: 'validation.countyRequired',
  zipCode: 'validation.zipCodeRequired',
  country: 'validation.countryRequired',
  phone: 'validation.phoneRequired',
};

export function validateShippingAddress(address: Address): FieldProblem<AddressField>[] {
  return validateAddress(address, ADDRESS_REQUIRED_MESSAGES);
}

export function validateBillingAddress(address: Address): FieldProblem<AddressField>[] {
  return validateAddress(address, {
    ...ADDRESS_REQUIRED_MESSAGES,
    county: 'validation.billingCountyRequired',
  });
}

function validateAddress(
  address: Address,
  required: typeof ADDRESS_REQUIRED_MESSAGES,
): FieldProblem<AddressField>[] {
  const absent: readonly AddressField[] = unaskedParts(address.country);
  return ADDRESS_FIELDS.flatMap((field) => {
    const messageKey = required[field];
    if (absent.includes(field)) return [];
    if (messageKey && isBlank(address[field])) return [{ field, messageKey }];
    const phoneProblem = field === 'phone' && messageKey ? phoneRule(address.phone, address) : null;
    if (phoneProblem) return [{ field, ...phoneProblem }];
    return tooLong(field, address[field], ADDRESS_MAX_LENGTHS[field]) ?? [];
  });
}

/**
 * In Romania the county fills the state, abroad the state fills the county; crossing the border empties
 * both.
 */
export function changeAddress(address: Address, field: AddressField, value: string): Address {
  const changed = { ...address, [field]: value };
  const inRomania = isRomania(changed.country);
  if (field === 'country' && inRomania !== isRomania(address.country))
    return { ...changed, state: '', county: '' };
  if (field === 'county' && inRomania) return { ...changed, state: value };
  if (field === 'state' && !inRomania) return { ...changed, county: value };
  return changed;
}
