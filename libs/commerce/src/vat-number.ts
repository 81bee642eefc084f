import { cleanCode } from './clean-text';
import { COUNTRIES } from './countries';

/** Greece and Northern Ireland have prefixes of their own. */
const OTHER_PREFIXES: Readonly<Record<string, string>> = { EL: 'GR', XI: 'XI' };
const PREFIXED = /^([A-Z]{2})[0-9A-Z+*]{2,13}$/;
const countryCodes = new Set(COUNTRIES.map(({ code }) => code));

export interface VatNumber {
  /** Without spaces and dots: "RO59482171". */
  number: string;
  /** ISO 3166 code of the country that gave it. */
  country: string;
}

/** Null when it does not start with a country, because that alone tells a VAT number from another tax number. */
export function vatNumberOf(text: string): VatNumber | null {
  const number = cleanCode(text).toUpperCase().replace(/[ .-]/g, '');
  const prefix = PREFIXED.exec(number)?.[1] ?? '';
  const country = OTHER_PREFIXES[prefix] ?? prefix;
  return countryCodes.has(country) || country === 'XI' ? { number, country } : null;
}
