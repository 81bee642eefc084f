import {
  type Address,
  ADDRESS_FIELDS,
  type AddressField,
  withAbsentParts,
  withoutAbsentParts,
} from '@kp/commerce';
import { SAVED_ADDRESS_RULES as RULES } from '@kp/commerce/saved-address-rules';
import { FormCode, FormSingleLine } from '@kp/platform/http';
import { phoneOf } from '@kp/platform/phone';
import type { SavedAddress } from '../persistence/saved-address.repository';
import type { SavedAddressInput } from '../use-cases/change-addresses';

/** By the rules of a shipping address. */
export class SavedAddressRequest implements Partial<Record<AddressField, string>> {
  /** Unique in the account, whatever its case. @example "Kitchen Cluj" */
  @FormSingleLine(RULES.label)
  label: string;

  @FormSingleLine(RULES.firstName)
  firstName: string;

  @FormSingleLine(RULES.lastName)
  lastName: string;

  @FormSingleLine(RULES.company)
  company?: string;

  /** Street and number. */
  @FormSingleLine(RULES.address)
  address: string;

  /** The country's English name. @example "Romania" */
  @FormSingleLine(RULES.country)
  country: string;

  /** As far as the country has them. */
  @FormSingleLine(RULES.county)
  county?: string;

  @FormSingleLine(RULES.state)
  state?: string;

  @FormSingleLine(RULES.city)
  city: string;

  @FormCode(RULES.zipCode)
  zipCode?: string;

  @FormCode(RULES.phone)
  phone: string;

  static inputOf({ label, ...request }: SavedAddressRequest): SavedAddressInput {
    const entries = ADDRESS_FIELDS.map((field) => [field, request[field] ?? '']);
    const address = withoutAbsentParts(withAbsentParts(Object.fromEntries(entries) as Address));
    return { label, address: { ...address, phone: phoneOf(address.phone, address.country) } };
  }
}

export class SavedAddressResponse implements Address {
  id: number;
  /** @example "Kitchen Cluj" */
  label: string;
  /** One of them, as long as there are any. */
  isDefault: boolean;
  firstName: string;
  lastName: string;
  company: string;
  /** Street and number. */
  address: string;
  country: string;
  county: string;
  state: string;
  city: string;
  zipCode: string;
  phone: string;

  static from({ id, label, isDefault, address }: SavedAddress): SavedAddressResponse {
    return { id, label, isDefault, ...address };
  }
}
