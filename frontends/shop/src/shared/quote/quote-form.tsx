import type { UserResponse } from '@kp/api-client/account';
import { shopApi, type RequestQuoteRequest } from '@kp/api-client/shop';
import { useSession } from '@kp/client';
import { Controller, HONEYPOT_FIELD, useMessageForm, type RulesForm } from '@kp/client/forms';
import { isBlank } from '@kp/commerce';
import { EMPTY_QUOTE, validateQuote, type QuoteForm as QuoteInput } from '@kp/commerce/quote-rules';
import {
  DialogForm,
  EmailInput,
  FieldPair,
  Honeypot,
  PhoneInput,
  TextArea,
  TextInput,
  useFormats,
} from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { CountrySelect } from '../country-select';
import { useLastOrder } from '../last-order';
import styles from './quote-form.module.css';

export interface QuoteFormProps {
  /** What is asked for, as far as it is known. */
  readonly products: string;
  /** Of the cart, for a quote that begins with them. */
  readonly items?: RequestQuoteRequest['items'];
  readonly onClose: () => void;
}

export function QuoteForm({ products, items, onClose }: QuoteFormProps) {
  const { t } = useTranslation('dialogs');
  const { language } = useFormats();
  const { user } = useSession();
  const { company, isLoading } = useLastOrder({ withAddress: false });
  const known = { ...(user && quoteOfUser({ ...user, ...company })), products };
  const [send] = shopApi.useRequestQuoteMutation();
  const message = useMessageForm({
    name: 'quote',
    empty: EMPTY_QUOTE,
    // What is read meanwhile fills in what was not typed.
    sender: { id: isLoading || !user ? null : user.id, known },
    texts: {
      successTitle: t('quote.successTitle'),
      successDesc: t('quote.successDesc'),
      errorTitle: t('quote.errorTitle'),
      errorDesc: t('quote.errorDesc'),
    },
    rules: validateQuote,
    send: (form, { key, website }) =>
      send({
        'Idempotency-Key': key,
        requestQuoteRequest: { ...quoteRequest(form), items, language, website },
      }).unwrap(),
    onSent: onClose,
  });
  const { form } = message;
  return (
    <DialogForm
      intro={t('quote.intro')}
      errors={form.errors}
      failure={message.failure}
      isSending={message.isSending}
      sendLabel={t(message.isSending ? 'quote.sending' : 'quote.send')}
      cancelLabel={t('quote.cancel')}
      onCancel={onClose}
      onSubmit={message.submit}
    >
      <QuoteFields form={form} />
      <Honeypot name={HONEYPOT_FIELD} />
    </DialogForm>
  );
}

function QuoteFields({ form }: { readonly form: RulesForm<QuoteInput> }) {
  const { t } = useTranslation('dialogs');
  const { bind, control, controlId, messageOf } = form;
  return (
    <>
      <FieldPair>
        <TextInput {...bind('name')} label={t('quote.name')} autoComplete="name" isRequired />
        <EmailInput {...bind('email')} label={t('quote.email')} isRequired />
        <TextInput
          {...bind('companyName')}
          label={t('quote.companyName')}
          autoComplete="organization"
          isRequired
        />
        <PhoneInput {...bind('phone')} label={t('quote.phone')} />
        <Controller
          name="country"
          control={control}
          render={({ field }) => (
            <CountrySelect
              {...field}
              id={controlId('country')}
              error={messageOf('country')}
              label={t('quote.country')}
              placeholder={t('quote.countryPlaceholder')}
            />
          )}
        />
        <TextInput {...bind('vatNumber')} label={t('quote.vatNumber')} autoComplete="off" />
      </FieldPair>
      <TextArea {...bind('products')} label={t('quote.products')} hint={t('quote.productsHint')} isRequired />
      <TextInput
        {...bind('locations', { setValueAs: numberOf })}
        label={t('quote.locations')}
        inputMode="numeric"
        autoComplete="off"
        className={styles.short}
      />
    </>
  );
}

/** Text that is no number becomes NaN, which the rules reject. */
function numberOf(typed: string): number | null {
  return isBlank(typed) ? null : Number(typed);
}

function quoteRequest({ locations, ...texts }: QuoteInput): RequestQuoteRequest {
  const filled = Object.entries(texts)
    .map(([field, text]) => [field, text.trim()] as const)
    .filter(([, text]) => text !== '');
  return {
    ...(Object.fromEntries(filled) as Omit<RequestQuoteRequest, 'locations' | 'items'>),
    ...(locations === null ? {} : { locations }),
  };
}

function quoteOfUser(user: UserResponse): Partial<QuoteInput> {
  return {
    name: `${user.firstName} ${user.lastName}`.trim(),
    email: user.email,
    companyName: user.companyName ?? '',
    phone: user.billingPhone ?? '',
    country: user.companyCountry ?? '',
    vatNumber: user.vatNumber ?? '',
  };
}
