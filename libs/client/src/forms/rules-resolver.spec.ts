import { EMPTY_CHECKOUT, validateCheckoutStep, validateContact, validateQuote } from '@kp/commerce';
import { createTranslator } from '@kp/i18n/create-translator';
import { loadMessages } from '@kp/i18n/load-messages';
import { CONTACT_FORM, CONTACT_INPUTS, QUOTE_FORM, QUOTE_INPUTS } from '@kp/testing/forms/enquiry-inputs';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { errorOf, errorText, fieldPaths } from './field-errors';
import { type Rules, rulesResolver } from './rules-resolver';

async function errorsOf<Form extends FieldValues>(rules: Rules<Form>, form: Form): Promise<FieldErrors> {
  const options = { fields: {}, shouldUseNativeValidation: false };
  return (await rulesResolver(rules)(form, undefined, options)).errors;
}

async function messagesOf<Form extends FieldValues>(rules: Rules<Form>, form: Form, language: 'en' | 'ro') {
  const { t } = createTranslator(language, await loadMessages(language, ['common']));
  const errors = await errorsOf(rules, form);
  const messages = fieldPaths(form).map((field) => [field, errorText(errorOf(errors, field), t)] as const);
  return Object.fromEntries(messages.filter(([, message]) => message !== undefined));
}

const short = (_key: string, value: unknown) =>
  typeof value === 'string' && value.length > 40 ? `${value.slice(0, 9)}… (${value.length})` : value;
const named = <Input extends readonly [object, object]>(inputs: readonly Input[]) =>
  inputs.map(([change, messages]) => [JSON.stringify(change, short), change, messages] as const);

describe('a form in the browser', () => {
  it.each(named(CONTACT_INPUTS))('of the contact dialog with %s', async (_what, change, messages) => {
    expect(await messagesOf(validateContact, { ...CONTACT_FORM, ...change } as never, 'en')).toEqual(
      messages,
    );
  });

  it.each(named(QUOTE_INPUTS))('for a quote with %s', async (_what, change, messages) => {
    expect(await messagesOf(validateQuote, { ...QUOTE_FORM, ...change } as never, 'en')).toEqual(messages);
  });

  it('shows its errors in the language of the moment, with the values of the rule', async () => {
    const form = { ...CONTACT_FORM, phone: '1'.repeat(41) };
    expect(await messagesOf(validateContact, form, 'ro')).toEqual({
      phone: 'Număr maxim de caractere: 40',
    });
  });

  it('has the errors of a nested value at its path', async () => {
    const errors = await errorsOf((form) => validateCheckoutStep(form, 'address'), EMPTY_CHECKOUT);
    expect(errorOf(errors, 'shippingAddress.city')).toMatchObject({ type: 'validation.cityRequired' });
    expect(errorOf(errors, 'shippingAddress.country')).toBeUndefined();
    expect(errorOf(errors, 'billingAddress.city')).toBeUndefined();
  });
});
