import { isRomania } from './address-parts';
import { cleanCode } from './clean-code';
import { cleanSingleLine } from './clean-text';

const of = (digits: number, names: string): [string, number][] =>
  names.split(',').map((name) => [name.trim(), digits]);

/** Countries whose postal codes all have as many digits, by the address formats of the Universal Postal Union. */
export const POSTAL_CODE_DIGITS: ReadonlyMap<string, number> = new Map([
  ...of(3, 'Iceland'),
  ...of(4, 'Albania, Australia, Austria, Belgium, Bulgaria, Cyprus, Denmark, Georgia, Hungary, Latvia'),
  ...of(4, 'Liechtenstein, Luxembourg, Moldova, New Zealand, North Macedonia, Norway, Philippines, Slovenia'),
  ...of(4, 'South Africa, Switzerland, Tunisia'),
  ...of(5, 'Bosnia and Herzegovina, Croatia, Czechia, Egypt, Estonia, Finland, France, Germany, Greece'),
  ...of(5, 'Indonesia, Italy, Lithuania, Malaysia, Mexico, Montenegro, Morocco, Poland, Slovakia'),
  ...of(5, 'South Korea, Spain, Sweden, Thailand, Ukraine'),
  ...of(6, 'Belarus, China, India, Romania, Russia, Singapore'),
  ...of(7, 'Israel, Japan, Portugal'),
  ...of(8, 'Brazil'),
]);

/**
 * An order is not refused for it, because the customer may know better: it is asked about.
 *
 * @returns how many digits it should have; undefined when nothing seems wrong
 */
export function unusualPostalCode(zipCode: string, country: string): number | undefined {
  const digits = POSTAL_CODE_DIGITS.get(cleanSingleLine(country));
  // Without the sign of the country, as in "D-10115" and "LV-1010".
  const code = cleanCode(zipCode)
    .replace(/[ .-]/g, '')
    .replace(/^[A-Z]{1,2}(?=\d)/i, '');
  const isUsual = !digits || code === '' || (/^\d+$/.test(code) && code.length === digits);
  return isUsual ? undefined : digits;
}

const ABROAD = /^(?:\+|00)(?!40)/;
/** Nine digits behind the zero or the sign of the country, which some write both. */
const ROMANIAN_PHONE = /^(?:(?:\+|00)?40)?0?[2-9]\d{8}$/;

/** Also false for a number of another country, and for what is no number at all. */
export function isUnusualPhone(phone: string, country: string): boolean {
  // Without an extension.
  const [number = ''] = cleanCode(phone).split(/[,;#a-z]/i);
  const typed = number.replace(/[^\d+]/g, '');
  return isRomania(country) && typed !== '' && !ABROAD.test(typed) && !ROMANIAN_PHONE.test(typed);
}
