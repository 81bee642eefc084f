import { cleanCode } from './clean-code';
import { isBlank } from './field-problem';
import { type FieldRule, lineRule } from './field-rules';

const PHONE_DIGITS = { min: 5, max: 15 } as const;
/** Digits with the signs between them, and an extension. */
const PHONE = /^\+?[\d ()./-]+(?:[,;]? ?(?:#|x|ext\.?|int\.?|poste|interno|durchwahl) ?\d{1,6})?$/i;

/** Says only what is no phone number anywhere; the server writes the others in one way where it can read them. */
export function isPhone(text: string): boolean {
  const typed = cleanCode(text);
  const [number = ''] = typed.split(/[,;#a-z]/i);
  const { length } = number.replace(/\D/g, '');
  return PHONE.test(typed) && length >= PHONE_DIGITS.min && length <= PHONE_DIGITS.max;
}

export const phoneRule: FieldRule = (text) =>
  isPhone(text)
    ? null
    : { messageKey: isBlank(text) ? 'validation.phoneRequired' : 'validation.phoneInvalid' };

const lengthRule = lineRule(40);

/** Of a field that may stay empty. */
export const optionalPhoneRule: FieldRule = (text, form) =>
  isBlank(text) ? null : (lengthRule(text, form) ?? phoneRule(text, form));
