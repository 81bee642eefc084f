import { ROMANIA } from './address-parts';
import type { Address } from './address-rules';
import { EMPTY_CHECKOUT, type CheckoutForm } from './checkout-rules';
import { isBlank } from './field-problem';

type Text = string | null | undefined;

export interface CheckoutProfile {
  readonly email: string;
  readonly firstName?: Text;
  readonly lastName?: Text;
  readonly companyName?: Text;
  readonly vatNumber?: Text;
  readonly taxId?: Text;
  readonly companyAddress?: Text;
  readonly companyCity?: Text;
  readonly companyState?: Text;
  readonly companyCounty?: Text;
  readonly companyZip?: Text;
  readonly companyCountry?: Text;
  readonly deliveryAddress?: Text;
  readonly deliveryCity?: Text;
  readonly deliveryState?: Text;
  readonly deliveryCounty?: Text;
  readonly deliveryZip?: Text;
  readonly deliveryCountry?: Text;
  readonly billingPhone?: Text;
  readonly costCenter?: Text;
  /** The default of the saved addresses; it comes before those of the profile. */
  readonly deliverTo?: Address;
}

/** Parts of two addresses make none: shipping is a saved address, the delivery address or the company address. */
export function prefilledCheckout(profile: CheckoutProfile): CheckoutForm {
  const company = companyAddress(profile);
  const delivery = profileDeliveryAddress(profile);
  const sameAsBilling = profile.deliverTo ? isBlank(company.address) : !delivery;
  const shippingAddress = profile.deliverTo ?? delivery ?? company;
  return {
    ...EMPTY_CHECKOUT,
    email: profile.email,
    shippingAddress: sameAsBilling
      ? { ...shippingAddress, company: company.company || shippingAddress.company }
      : shippingAddress,
    billingAddress: company,
    sameAsBilling,
    vatNumber: profile.vatNumber || profile.taxId || '',
    costCenter: profile.costCenter ?? '',
  };
}

export interface OrderedCompany {
  readonly companyName: string;
  readonly vatNumber: string;
  readonly companyCountry: string;
  readonly billingPhone: string;
  readonly costCenter: string;
}

interface OrderOfCompany {
  readonly billingAddress: Pick<Address, 'company' | 'country' | 'phone'>;
  readonly vatNumber: string | null;
  readonly costCenter: string | null;
}

/** Undefined for the order of a person. */
export function billingCompanyOf({
  billingAddress: { company, country, phone },
  vatNumber,
  costCenter,
}: OrderOfCompany): OrderedCompany | undefined {
  if (isBlank(company) || !vatNumber) return undefined;
  return {
    companyName: company,
    vatNumber,
    companyCountry: country,
    billingPhone: phone,
    costCenter: costCenter ?? '',
  };
}

/** Null without one. */
export function profileDeliveryAddress(profile: CheckoutProfile): Address | null {
  if (isBlank(profile.deliveryAddress)) return null;
  return {
    ...person(profile),
    address: profile.deliveryAddress ?? '',
    city: profile.deliveryCity ?? '',
    ...region(profile.deliveryState, profile.deliveryCounty),
    zipCode: profile.deliveryZip ?? '',
    country: profile.deliveryCountry || profile.companyCountry || ROMANIA,
  };
}

function companyAddress(profile: CheckoutProfile): Address {
  return {
    ...person(profile),
    address: profile.companyAddress ?? '',
    city: profile.companyCity ?? '',
    ...region(profile.companyState, profile.companyCounty),
    zipCode: profile.companyZip ?? '',
    country: profile.companyCountry || ROMANIA,
  };
}

function person({ firstName, lastName, companyName, billingPhone }: CheckoutProfile) {
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    company: companyName ?? '',
    phone: billingPhone ?? '',
  };
}

/** A profile often holds only one of the two names of its region. */
function region(state: Text, county: Text): Pick<Address, 'state' | 'county'> {
  return { state: state || county || '', county: county || state || '' };
}
