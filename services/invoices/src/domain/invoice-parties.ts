import type { CompanyProfile } from '@kp/auth';
import { type BillingCompany, lacksTaxNumber } from '@kp/commerce/billing-company-rules';
import { REQUIRED_ON_INVOICES } from '@kp/commerce/company-rules';
import type { InvoicedOrder } from '@kp/orders';
import { countryCodeOf } from '@kp/commerce/countries';
import { plainPostalCode, romanianPlaceOf } from '@kp/commerce/romanian-address';
import { buyerNumbersOf, cleanTaxNumber } from '@kp/commerce/vat-number';
import { HOME_COUNTRY, isOutsideVat, type Seller } from '@kp/settings';

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
  /** Of somebody outside the VAT register; absent on invoices of before it was asked for. */
  taxId?: string;
  registrationNumber: string;
}

type BilledOrder = Pick<InvoicedOrder, 'email' | 'billingAddress' | 'vatNumber'>;

/**
 * The company profile when it names a company or a tax number, else the billing address of the order. An order with a
 * VAT number of its own is that company's, unless the profile is of the same one. Addresses are
 * never mixed: a profile without a street takes the whole address of the order, and an address of the order that no
 * invoice can carry is that of the profile as a whole.
 */
export function buyerOf(order: BilledOrder, profile: CompanyProfile | null): Buyer {
  const { company, firstName, lastName } = order.billingAddress;
  const billed = addressOf(order);
  const own = profile?.address ? addressOfProfile(profile) : null;
  const isNamed = Boolean(profile?.companyName || profile?.vatNumber || profile?.taxId);
  if (!profile || !isNamed || isOfOtherCompany(profile, order.vatNumber)) {
    const person = { companyName: company, firstName, lastName, email: order.email };
    const address = own && missingOfAddress(billed).length > 0 ? own : billed;
    const numbers = numbersOf({ vatNumber: order.vatNumber ?? '', taxId: '' }, address);
    return { ...person, ...address, ...numbers, registrationNumber: '' };
  }
  const address = own ?? billed;
  return {
    companyName: profile.companyName || company,
    firstName: profile.firstName,
    lastName: profile.lastName,
    email: profile.email,
    ...address,
    ...numbersOf(
      {
        vatNumber: profile.vatNumber ?? '',
        taxId: profile.taxId ?? '',
      },
      address,
    ),
    registrationNumber: profile.registrationNumber ?? '',
  };
}

function isOfOtherCompany({ vatNumber, taxId }: CompanyProfile, ofOrder: string | null): boolean {
  if (ofOrder === null) return false;
  const withoutPrefix = (number: string | null) => cleanTaxNumber(number ?? '').replace(/^[A-Z]{2}/, '');
  return ![vatNumber, taxId].some((own) => withoutPrefix(own) === withoutPrefix(ofOrder));
}

/** A guest has no profile: the company is that of the form, the person that of the order. */
export function buyerOfGuest(order: BilledOrder, company: BillingCompany): Buyer {
  const { firstName, lastName } = order.billingAddress;
  const zip = plainZip(company.zip, company.country);
  const numbers = numbersOf({ vatNumber: company.vatNumber, taxId: '' }, company);
  return { ...company, firstName, lastName, email: company.email || order.email, zip, ...numbers };
}

type BuyerAddress = Pick<Buyer, 'address' | 'city' | 'county' | 'zip' | 'country'>;

function addressOf({ billingAddress }: BilledOrder): BuyerAddress {
  const { address, city, county, state, zipCode, country } = billingAddress;
  return { address, city, county: county || state, zip: plainZip(zipCode, country), country };
}

function addressOfProfile({ address, city, county, zip, country }: CompanyProfile): BuyerAddress {
  const written = { address: address ?? '', city: city ?? '', county: county ?? '', country: country ?? '' };
  return { ...written, zip: plainZip(zip ?? '', written.country) };
}

const plainZip = (zip: string, country: string): string => (isHome(country) ? plainPostalCode(zip) : zip);

const isHome = (country: string): boolean => countryCodeOf(country) === HOME_COUNTRY;

function numbersOf(numbers: { vatNumber: string; taxId: string }, { country }: Pick<Buyer, 'country'>) {
  return buyerNumbersOf(numbers, countryCodeOf(country) ?? '');
}

/** Parts of an address without which no e-invoice exists. */
export function missingOfAddress({ address, city, county, zip, country }: BuyerAddress): string[] {
  const place = isHome(country)
    ? romanianPlaceOf({ address, city, county, zip })
    : { subdivision: county, city };
  const missing: string[] = [];
  if (!address.trim()) missing.push('address');
  if (countryCodeOf(country) === null) missing.push('country');
  if (place.subdivision === null) missing.push('county');
  if (!place.city?.trim()) missing.push('city');
  return missing;
}

/** Its tax id counts as its VAT number does. */
export const lacksTaxNumberOf = ({ vatNumber, taxId, ...buyer }: Buyer): boolean =>
  lacksTaxNumber({ ...buyer, vatNumber: vatNumber || taxId });

/** Nobody of whom a number is known: an e-invoice names it by thirteen zeros. */
export const isPrivatePerson = ({ vatNumber, taxId, registrationNumber }: Buyer): boolean =>
  !vatNumber && !taxId && !registrationNumber;

/** What the form of the company starts with. */
export function emptyCompanyIn(country: string): BillingCompany {
  const address = { address: '', city: '', county: '', zip: '', country };
  return { companyName: '', vatNumber: '', registrationNumber: '', ...address, email: '' };
}

/** Without VAT, a seller outside its register is named by its tax number; only a registered one states VAT. */
export function missingOfSeller(seller: Seller | null, hasVat: boolean): string[] {
  const isWithoutVat = !hasVat && seller !== null && isOutsideVat(seller);
  return REQUIRED_ON_INVOICES.filter(
    (field) => !seller?.[field].trim() && !(field === 'vatNumber' && isWithoutVat),
  );
}
