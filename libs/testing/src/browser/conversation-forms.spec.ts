import { rulesResolver } from '@kp/client/forms';
import { validateContact, type ValidationMessageKey } from '@kp/commerce';
import { validateQuote } from '@kp/commerce/quote-rules';
import { createTranslator } from '@kp/i18n/create-translator';
import { loadMessages } from '@kp/i18n/load-messages';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import { CONTACT_FORM, CONTACT_INPUTS, QUOTE_FORM, QUOTE_INPUTS } from '../forms/conversation-inputs';

async function messagesOf(resolver: Resolver<FieldValues>, form: FieldValues) {
  const { t } = createTranslator('en', await loadMessages('en', ['common', 'validation']));
  const { errors } = await resolver(form, undefined, { fields: {}, shouldUseNativeValidation: false });
  const messages = Object.entries(errors as Record<string, FieldError>).map(([field, { type, types }]) => [
    field,
    t(type as ValidationMessageKey, { ...(types as object) }),
  ]);
  return Object.fromEntries(messages) as Record<string, string>;
}

const shortened = (_key: string, value: unknown) =>
  typeof value === 'string' && value.length > 40 ? `${value.slice(0, 9)}… (${value.length})` : value;
const named = <Input extends readonly [object, object]>(inputs: readonly Input[]) =>
  inputs.map(([change, messages]) => [JSON.stringify(change, shortened), change, messages] as const);

/** The specs of services/contact send the same inputs to the server. */
describe('the browser judges', () => {
  it.each(named(CONTACT_INPUTS))('a contact message with %s', async (_name, change, messages) => {
    const resolver = rulesResolver(validateContact) as unknown as Resolver<FieldValues>;
    expect(await messagesOf(resolver, { ...CONTACT_FORM, ...change })).toEqual(messages);
  });

  it.each(named(QUOTE_INPUTS))('a quote request with %s', async (_name, change, messages) => {
    const resolver = rulesResolver(validateQuote) as unknown as Resolver<FieldValues>;
    expect(await messagesOf(resolver, { ...QUOTE_FORM, ...change })).toEqual(messages);
  });
});
