import { ADDRESS_MAX_LENGTHS as MAX } from '@kp/commerce';
import { OptionalLine, RequiredLine } from '@kp/platform/http';

/** What both addresses of an order ask for. */
export class AddressRequest {
  @RequiredLine('First name is required', MAX.firstName)
  firstName: string;

  @RequiredLine('Last name is required', MAX.lastName)
  lastName: string;

  @OptionalLine(MAX.company)
  company?: string;

  /** Street and number. */
  @RequiredLine('Address is required', MAX.address)
  address: string;

  @RequiredLine('City is required', MAX.city)
  city: string;

  @RequiredLine('State is required', MAX.state)
  state: string;

  @RequiredLine('ZIP code is required', MAX.zipCode)
  zipCode: string;

  /**
   * The country's English name.
   * @example "Romania"
   */
  @RequiredLine('Country is required', MAX.country)
  country: string;

  @RequiredLine('Phone number is required', MAX.phone)
  phone: string;
}

export class ShippingAddressRequest extends AddressRequest {
  @RequiredLine('County (Județ) is required', MAX.county)
  county: string;
}

/** The checkout form asks for a county when the billing address is another one; the call does not. */
export class BillingAddressRequest extends AddressRequest {
  @OptionalLine(MAX.county)
  county?: string;
}
