import { countryCodeOf } from './countries';
import type { FieldRule } from './field-rules';
import { lineRule } from './field-rules';
import { taxNumberOf } from './vat-number';

const MAX_LENGTH = 40;

/** A VAT number or another tax number of the country, checked by its digits where they are known; may be empty. */
export function taxNumberRule<Form>(countryOf: (form: Form) => string | undefined): FieldRule<string, Form> {
  return (value, form) => {
    const tooLong = lineRule(MAX_LENGTH)(value, form);
    if (tooLong || value.trim() === '') return tooLong;
    const country = countryCodeOf(countryOf(form) ?? '') ?? '';
    return taxNumberOf(value, country) ? null : { messageKey: 'validation.vatNumberInvalid' };
  };
}
