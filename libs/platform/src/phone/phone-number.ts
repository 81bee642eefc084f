import { cleanCode } from '@kp/commerce';
import { findCountry } from '@kp/commerce/countries';
import parsePhoneNumber, { type CountryCode, type PhoneNumber } from 'libphonenumber-js/min';

/** Where the shop is: numbers are searched for without the prefix of the country. */
const SHOP_COUNTRY = 'Romania';
const MIN_SEARCHED_DIGITS = 6;

function parsed(phone: string, country: string): PhoneNumber | undefined {
  const code = findCountry(country)?.code as CountryCode | undefined;
  return parsePhoneNumber(cleanCode(phone), code);
}

/**
 * "0721 000 111" of Romania → "+40721000111". A number that the plan of its country does not have, or with an extension,
 * stays as it was typed.
 * @param country English name, which decides what a number without a prefix means; that of the shop where none is given
 */
export function phoneOf(phone: string, country = ''): string {
  const number = parsed(phone, country || SHOP_COUNTRY);
  return number?.isValid() && !number.ext ? number.number : cleanCode(phone);
}

/**
 * For a search document that has the digits of a number backwards, so that its end is a beginning.
 * @returns the tsquery of a number in any spelling, whatever prefix it is stored with; null for another text
 */
export function phoneQuery(text: string): string | null {
  const end = searchedPhone(text);
  return end && `tel${[...end].reverse().join('')}:*`;
}

/** What numbers end with that are spelled like this one. */
export function searchedPhone(text: string): string | null {
  const typed = cleanCode(text);
  const digits = typed.replace(/\D/g, '');
  if (!/^\+?[\d ()./-]+$/.test(typed) || digits.length < MIN_SEARCHED_DIGITS) return null;
  const number = parsed(typed.replace(/^00/, '+'), SHOP_COUNTRY);
  return number?.isPossible() ? number.nationalNumber : digits.replace(/^0+/, '');
}
