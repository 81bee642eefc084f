import { EMPTY_CHECKOUT, EMPTY_CONTACT, validateCheckoutStep, validateContact } from '@kp/commerce';
import { createTranslator } from '@kp/i18n/create-translator';
import { loadMessages } from '@kp/i18n/load-messages';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { errorOf, errorText } from './field-errors';
import { type Rules, rulesResolver } from './rules-resolver';

async function errorsOf<Form extends FieldValues>(rules: Rules<Form>, form: Form): Promise<FieldErrors> {
  const options = { fields: {}, shouldUseNativeValidation: false };
  return (await rulesResolver(rules)(form, undefined, options)).errors;
}

describe('the errors of a form', () => {
  it('are shown in the language of the moment, with the values of the rule', async () => {
    const errors = await errorsOf(validateContact, { ...EMPTY_CONTACT, phone: '1'.repeat(41) });
    const english = createTranslator('en', await loadMessages('en', ['validation']));
    const romanian = createTranslator('ro', await loadMessages('ro', ['validation']));
    expect(errorText(errorOf(errors, 'phone'), english.t)).toBe('Use at most 40 characters');
    expect(errorText(errorOf(errors, 'phone'), romanian.t)).toBe('Număr maxim de caractere: 40');
    expect(errorText(errorOf(errors, 'category'), english.t)).toBeUndefined();
  });

  it('stand at the path of a nested value', async () => {
    const errors = await errorsOf((form) => validateCheckoutStep(form, 'address'), EMPTY_CHECKOUT);
    expect(errorOf(errors, 'shippingAddress.city')).toMatchObject({ type: 'validation.cityRequired' });
    expect(errorOf(errors, 'shippingAddress.country')).toBeUndefined();
    expect(errorOf(errors, 'billingAddress.city')).toBeUndefined();
  });
});
