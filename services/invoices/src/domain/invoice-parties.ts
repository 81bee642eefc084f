import type { CompanyProfile } from '@kp/auth';
import type { BillingCompany } from '@kp/commerce';
import type { InvoicedOrder } from '@kp/orders';
import type { Seller } from '@kp/settings';

/** The buyer as it was when the invoice was issued; empty where nothing is known. */
export interface Buyer {
  companyName: string;
  firstName: string;
  lastName: string;
  email: string;
  address: string;
  city: string;
  county: string;
  zip: string;
  country: string;
  vatNumber: string;
  registrationNumber: string;
}

/**
 * The company profile when it names a company or a VAT number, else the billing address of the order. Addresses are
 * never mixed: a profile without a street takes the whole address of the order.
 */
export function buyerOf(
  order: Pick<InvoicedOrder, 'email' | 'billingAddress'>,
  profile: CompanyProfile | null,
): Buyer {
  const { billingAddress } = order;
  const billed = {
    address: billingAddress.address,
    city: billingAddress.city,
    county: billingAddress.county || billingAddress.state,
    zip: billingAddress.zipCode,
    country: billingAddress.country,
  };
  if (!profile?.companyName && !profile?.vatNumber) {
    const { company, firstName, lastName } = billingAddress;
    const person = { companyName: company, firstName, lastName, email: order.email };
    return { ...person, ...billed, vatNumber: '', registrationNumber: '' };
  }
  const { firstName, lastName, email, address, city, county, zip, country } = profile;
  const ofCompany = { city: city ?? '', county: county ?? '', zip: zip ?? '', country: country ?? '' };
  return {
    ...{ companyName: profile.companyName ?? '', firstName, lastName, email },
    ...(address ? { address, ...ofCompany } : billed),
    vatNumber: profile.vatNumber ?? '',
    registrationNumber: profile.registrationNumber ?? '',
  };
}

/** A guest has no profile: the company is that of the form, the person that of the order. */
export function buyerOfGuest(
  order: Pick<InvoicedOrder, 'email' | 'billingAddress'>,
  company: BillingCompany,
): Buyer {
  const { firstName, lastName } = order.billingAddress;
  return { ...company, firstName, lastName, email: company.email || order.email };
}

/** What the form of the company starts with. */
export function emptyCompanyIn(country: string): BillingCompany {
  const address = { address: '', city: '', county: '', zip: '', country };
  return { companyName: '', vatNumber: '', registrationNumber: '', ...address, email: '' };
}

const REQUIRED_OF_SELLER = [
  'name',
  'address',
  'city',
  'country',
  'vatNumber',
  'registrationNumber',
  'iban',
] as const satisfies readonly (keyof Seller)[];

export function missingOfSeller(seller: Seller | null): string[] {
  return REQUIRED_OF_SELLER.filter((field) => !seller?.[field].trim());
}
