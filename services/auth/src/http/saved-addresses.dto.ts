import {
  type Address,
  ADDRESS_FIELDS,
  type AddressField,
  withAbsentParts,
  withoutAbsentParts,
} from '@kp/commerce';
import { SAVED_ADDRESS_RULES as RULES } from '@kp/commerce/saved-address-rules';
import { FormCode, FormLine } from '@kp/platform/http';
import { phoneOf } from '@kp/platform/phone';
import type { SavedAddress } from '../persistence/saved-address.repository';
import type { SavedAddressInput } from '../use-cases/change-addresses';

/** By the rules of a shipping address. */
export class SavedAddressRequest implements Partial<Record<AddressField, string>> {
  /** Unique in the account, whatever its case. @example "Kitchen Cluj" */
  @FormLine(RULES.label)
  label: string;

  @FormLine(RULES.firstName)
  firstName: string;

  @FormLine(RULES.lastName)
  lastName: string;

  @FormLine(RULES.company)
  company?: string;

  /** Street and number. */
  @FormLine(RULES.address)
  address: string;

  /** The country's English name. @example "Romania" */
  @FormLine(RULES.country)
  country: string;

  /** As far as the country has them. */
  @FormLine(RULES.county)
  county?: string;

  @FormLine(RULES.state)
  state?: string;

  @FormLine(RULES.city)
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
