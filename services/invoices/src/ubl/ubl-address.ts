import { countryCodeOf } from '@kp/commerce/countries';
import { romanianPlaceOf } from '@kp/commerce/romanian-address';
import { HOME_COUNTRY } from '@kp/settings';
import type { DeliveryAddress } from '../domain/tax-details';
import { cut, type UblNode, xmlText } from './ubl-text';

/** Lengths of BR-RO-L150, L100, L050 and L020. */
const STREET_LENGTH = 150;
const FURTHER_LINE_LENGTH = 100;
const CITY_LENGTH = 50;
const ZIP_LENGTH = 20;

/** The county is missing from sellers of invoices that were issued before it was a setting. */
export type WrittenAddress = Omit<DeliveryAddress, 'county'> & { county?: string };

/** @param missing gets the names of fields without which no valid e-invoice exists */
export function ublAddress(written: WrittenAddress, missing: (field: string) => void): UblNode {
  const country = countryCodeOf(written.country);
  const place =
    country === HOME_COUNTRY
      ? romanianPlaceOf({ ...written, county: written.county ?? '' })
      : { subdivision: written.county ?? '', city: written.city };
  const street = xmlText(written.address);
  if (!country) missing('country');
  if (place.subdivision === null) missing('county');
  // In Bucharest an unknown sector is missing from the city.
  if (!place.city) missing('city');
  if (!street) missing('address');
  const afterStreet = STREET_LENGTH + FURTHER_LINE_LENGTH;
  return {
    'cbc:StreetName': cut(street, STREET_LENGTH),
    'cbc:AdditionalStreetName': cut(street.slice(STREET_LENGTH), FURTHER_LINE_LENGTH),
    'cbc:CityName': cut(xmlText(place.city ?? ''), CITY_LENGTH),
    'cbc:PostalZone': cut(xmlText(written.zip), ZIP_LENGTH),
    'cbc:CountrySubentity': xmlText(place.subdivision ?? ''),
    'cac:AddressLine': { 'cbc:Line': cut(street.slice(afterStreet), FURTHER_LINE_LENGTH) },
    'cac:Country': { 'cbc:IdentificationCode': country ?? '' },
  };
}
