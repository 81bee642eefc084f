import { checkVAT, countries } from 'jsvat';
import { cleanCode } from './clean-code';
import { COUNTRIES } from './countries';

/** Those of Europe whose formats and check digits are known. */
const CHECKED = countries.filter(({ codes: [code] }) => !['AD', 'BR', 'EU', 'RS', 'RU'].includes(code!));

/** Greece and Northern Ireland have prefixes of their own. */
const OTHER_PREFIXES: Readonly<Record<string, string>> = { EL: 'GR', XI: 'XI' };
const PREFIXED = /^([A-Z]{2})[0-9A-Z+*]{2,13}$/;
const countryCodes = new Set(COUNTRIES.map(({ code }) => code));

/** What people write before the number itself: "CIF:", "C.U.I.", "Cod fiscal", "VAT no.", "USt-IdNr." */
const LABEL =
  /^(?:[^:]{1,30}:|(?:C\.?\s?[IU]\.?\s?[FI]\.?|COD\s+(?:FISCAL|TVA)|TVA|VAT(?:\s*(?:NO|NR|ID|NUMBER)\b)?|UST\W?ID\W?(?:NR)?|P\.?\s?IVA|NIF|TAX\s*(?:ID|NO|NUMBER)\b)[\s.#-]*)/;

export interface VatNumber {
  /** Without spaces and dots: "RO59482171". */
  number: string;
  /** ISO 3166 code of the country that gave it. */
  country: string;
}

/** "CIF: ro 594 821-71" → "RO59482171", also when it is full-width or hides format characters. */
export function cleanTaxNumber(text: string): string {
  return cleanCode(text)
    .toUpperCase()
    .replace(LABEL, '')
    .replace(/[\s./-]/g, '');
}

/** Null when it does not start with a country, because that alone tells a VAT number from another tax number. */
export function vatNumberOf(text: string): VatNumber | null {
  const number = cleanTaxNumber(text);
  const prefix = PREFIXED.exec(number)?.[1] ?? '';
  const country = OTHER_PREFIXES[prefix] ?? prefix;
  return countryCodes.has(country) || country === 'XI' ? { number, country } : null;
}

/** `vat`: registered for VAT, with its country; `tax`: any other number by which the tax office knows somebody. */
export interface TaxNumber {
  kind: 'vat' | 'tax';
  number: string;
}

/**
 * Null for what can be no number of that country. One that is a VAT number but for its prefix gets it.
 *
 * @param country ISO 3166 code of the address; empty when it is unknown
 */
export function taxNumberOf(text: string, country: string): TaxNumber | null {
  const number = cleanTaxNumber(text);
  if (!/\d/.test(number)) return null;
  if (isValid(number)) return { kind: 'vat', number };
  const prefix = country === 'GR' ? 'EL' : country;
  if (isValid(prefix + number)) return { kind: 'vat', number: prefix + number };
  if (country === 'RO') return isPersonalNumber(number) ? { kind: 'tax', number } : null;
  if (vatNumberOf(number)?.country !== country) return { kind: 'tax', number };
  return isChecked(country) ? null : { kind: 'vat', number };
}

/** Both fields of a buyer, as a document states them; empty where nothing valid is given. */
export function buyerNumbersOf(
  { vatNumber, taxId }: { vatNumber: string; taxId: string },
  country: string,
): { vatNumber: string; taxId: string } {
  const given = taxNumberOf(vatNumber, country);
  const other = taxNumberOf(taxId, country);
  // A tax id without a country is that of a company outside the VAT register.
  const own = other?.kind === 'vat' && vatNumberOf(taxId) === null ? asTaxNumber(taxId) : other;
  const numbers = [given, own].filter((found) => found !== null);
  const vat = numbers.find(({ kind }) => kind === 'vat')?.number ?? '';
  const tax = numbers.findLast(({ kind }) => kind === 'tax')?.number ?? '';
  return { vatNumber: vat, taxId: vat.endsWith(tax) ? '' : tax };
}

const asTaxNumber = (text: string): TaxNumber => ({ kind: 'tax', number: cleanTaxNumber(text) });

/** Northern Ireland has the numbers of the United Kingdom. */
const isValid = (number: string): boolean => checkVAT(number.replace(/^XI/, 'GB'), CHECKED).isValid;

const isChecked = (country: string): boolean => CHECKED.some(({ codes }) => codes[0] === country);

const PERSONAL_NUMBER_WEIGHTS = [...'279146358279'].map(Number);

/** A Romanian CNP. */
function isPersonalNumber(number: string): boolean {
  if (!/^[1-9]\d{12}$/.test(number)) return false;
  const sum = PERSONAL_NUMBER_WEIGHTS.reduce(
    (total, weight, index) => total + weight * Number(number[index]),
    0,
  );
  const rest = sum % 11;
  return (rest === 10 ? 1 : rest) === Number(number[12]);
}
