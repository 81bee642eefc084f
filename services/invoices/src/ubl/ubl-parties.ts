import { personName } from '@kp/commerce';
import type { Seller } from '@kp/settings';
import { type Buyer, lacksTaxNumberOf } from '../domain/invoice-parties';
import type { TaxDetails } from '../domain/tax-details';
import { countryCodeOf } from '@kp/commerce/countries';
import { vatNumberOf } from '@kp/commerce/vat-number';
import { ublAddress } from './ubl-address';
import { cut, type UblNode, xmlText } from './ubl-text';

/** Lengths of BR-RO-L200 and L100. */
const NAME_LENGTH = 200;
const CONTACT_LENGTH = 100;

/** For persons without a tax number: Emergency Ordinance 138/2024; BR-RO-120 wants an identifier of every buyer. */
const NO_TAX_NUMBER = '0000000000000';

export const VAT_SCHEME: UblNode = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } };
/** Of numbers that are none of the VAT register (BT-32). */
const TAX_SCHEME: UblNode = { 'cac:TaxScheme': { 'cbc:ID': 'TAX' } };

type Missing = (field: string) => void;

export function ublSeller(seller: Seller, { vatCategory }: TaxDetails, missing: Missing): UblNode {
  const name = xmlText(seller.name);
  if (!name) missing('seller.name');
  return {
    'cac:PostalAddress': ublAddress({ ...seller, zip: seller.zipCode }, (field) =>
      missing(`seller.${field}`),
    ),
    'cac:PartyTaxScheme':
      vatCategory === 'O'
        ? { 'cbc:CompanyID': xmlText(seller.taxId || withoutPrefix(seller.vatNumber)), ...TAX_SCHEME }
        : { 'cbc:CompanyID': sellerVatNumber(seller), ...VAT_SCHEME },
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': cut(name, NAME_LENGTH),
      'cbc:CompanyID': xmlText(seller.registrationNumber),
      // BT-33: of a Romanian company its share capital.
      'cbc:CompanyLegalForm': xmlText(seller.shareCapital ?? ''),
    },
    'cac:Contact': contact(seller.phone, seller.email),
  };
}

export function ublBuyer(buyer: Buyer, { vatCategory }: TaxDetails, missing: Missing): UblNode {
  const person = personName(buyer);
  const name = [buyer.companyName, person, buyer.email].map(xmlText).find(Boolean) ?? '';
  if (!name) missing('user.companyName');
  // No VAT number may stand on an invoice outside VAT (BR-O-02).
  const vatNumber = vatCategory === 'O' ? undefined : vatNumberOf(buyer.vatNumber)?.number;
  const registration = xmlText(buyer.registrationNumber);
  // Of a company outside the VAT register; earlier invoices have it in the field of the VAT number.
  const taxNumber = vatNumber ? '' : xmlText(buyer.taxId || buyer.vatNumber);
  const isUnknown = !vatNumber && !taxNumber && !registration;
  if (lacksTaxNumberOf({ ...buyer, vatNumber: vatNumber ?? taxNumber })) missing('user.vatNumber');
  const legalNumber = taxNumber || registration || (isUnknown ? NO_TAX_NUMBER : '');
  return {
    'cac:PostalAddress': ublAddress(buyer, (field) => missing(`user.${field}`)),
    'cac:PartyTaxScheme': vatNumber ? { 'cbc:CompanyID': vatNumber, ...VAT_SCHEME } : undefined,
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': cut(name, NAME_LENGTH),
      'cbc:CompanyID': legalNumber,
    },
    'cac:Contact': contact('', buyer.email),
  };
}

/** The setting is a VAT number, also where its country prefix is missing. */
function sellerVatNumber({ vatNumber, country }: Seller): string {
  return vatNumberOf(vatNumber)?.number ?? `${countryCodeOf(country) ?? ''}${xmlText(vatNumber)}`;
}

/** The number of a seller who left the register of VAT is its tax number still. */
const withoutPrefix = (vatNumber: string): string => vatNumber.replace(/^[A-Z]{2}/, '');

const contact = (phone: string, email: string): UblNode => ({
  'cbc:Telephone': cut(xmlText(phone), CONTACT_LENGTH),
  'cbc:ElectronicMail': cut(xmlText(email), CONTACT_LENGTH),
});
