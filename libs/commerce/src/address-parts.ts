import { cleanSingleLine } from './clean-text';

export const ROMANIA = 'Romania';

export function isRomania(country: string): boolean {
  return cleanSingleLine(country) === ROMANIA;
}

/** What an address carries in place of a part that its country has not. */
const ABSENT_PART = '-';

const names = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s*[,\n]\s*/));

/** Countries that deliver without postal codes, by the address formats of the Universal Postal Union. */
const WITHOUT_POSTAL_CODES = names(`
  Angola, Antigua and Barbuda, Aruba, Bahamas, Belize, Benin, Bolivia, Botswana, Burkina Faso, Burundi, Cameroon
  Central African Republic, Chad, Comoros, Congo, Congo (Democratic Republic), Cook Islands, Curaçao, Côte d’Ivoire
  Djibouti, Dominica, Equatorial Guinea, Eritrea, Fiji, Gabon, Gambia, Ghana, Grenada, Guyana, Hong Kong, Jamaica
  Kiribati, Libya, Macao, Malawi, Mali, Mauritania, Nauru, Niue, North Korea, Qatar, Rwanda, Saint Kitts and Nevis
  Samoa, Seychelles, Sierra Leone, Sint Maarten (Dutch part), Solomon Islands, South Sudan, Suriname, Syria, São Tomé and Príncipe
  Timor-Leste, Togo, Tokelau, Tonga, Tuvalu, Uganda, United Arab Emirates, Vanuatu, Yemen, Zimbabwe`);

/** Countries whose addresses name no state, county or province. */
const WITHOUT_REGIONS = names(`
  Andorra, Aruba, Bahrain, Bermuda, Brunei, Curaçao, Cyprus, Czechia, Denmark, Estonia, Faroe Islands, Finland
  Gibraltar, Greenland, Hong Kong, Iceland, Israel, Kuwait, Latvia, Liechtenstein, Lithuania, Luxembourg, Macao
  Maldives, Malta, Monaco, New Zealand, Norway, Qatar, San Marino, Sint Maarten (Dutch part), Singapore, Slovakia, Slovenia
  Sweden, Vatican City`);

/** Parts of an address that the country has not: forms hide them, and they are sent as `ABSENT_PART`. */
export function absentParts(country = ''): readonly ('zipCode' | 'state' | 'county')[] {
  const name = cleanSingleLine(country);
  return [
    ...(WITHOUT_POSTAL_CODES.has(name) ? (['zipCode'] as const) : []),
    ...(WITHOUT_REGIONS.has(name) ? (['state', 'county'] as const) : []),
  ];
}

/** With the one of state and county that follows the other: Romania has counties, every other country states. */
export function unaskedParts(country = ''): ReturnType<typeof absentParts> {
  return [...absentParts(country), isRomania(country) ? 'state' : 'county'];
}

interface AddressParts {
  readonly country: string;
  readonly zipCode: string;
  readonly state: string;
  readonly county: string;
}

/** As it is sent: what the country has not is filled in, and the one of state and county that is asked for is both. */
export function withAbsentParts<Parts extends AddressParts>(address: Parts): Parts {
  if (isRomania(address.country))
    return { ...address, state: cleanSingleLine(address.state) || address.county };
  const filled = absentParts(address.country).map((part) => [part, ABSENT_PART]);
  const county = cleanSingleLine(address.county) || address.state;
  return { ...address, county, ...(Object.fromEntries(filled) as Partial<AddressParts>) };
}

const storedPart = (text: string): string => (text === ABSENT_PART ? '' : text);

/** As it is stored and shown. */
export function withoutAbsentParts<Parts extends AddressParts>(address: Parts): Parts {
  const { zipCode, state, county } = address;
  return { ...address, zipCode: storedPart(zipCode), state: storedPart(state), county: storedPart(county) };
}
