import type { UserResponse } from '@kp/api-client/account';
import { shopApi, type RequestQuoteRequest } from '@kp/api-client/shop';
import { HONEYPOT_FIELD, useMessageForm, useSession, type MessageForm } from '@kp/client';
import { EMPTY_QUOTE, validateQuote, type QuoteForm as QuoteInput } from '@kp/commerce';
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
import styles from './quote-form.module.css';

const EMPTY_QUOTE_TEXTS: QuoteTexts = { ...EMPTY_QUOTE, locations: '' };

export interface QuoteFormProps {
  readonly onClose: () => void;
}

export function QuoteForm({ onClose }: QuoteFormProps) {
  const { t } = useTranslation('dialogs');
  const { language } = useFormats();
  const { user } = useSession();
  const [send] = shopApi.useRequestQuoteMutation();
  const message = useMessageForm({
    name: 'quote',
    empty: EMPTY_QUOTE_TEXTS,
    sender: { id: user?.id ?? null, known: user ? textsOfUser(user) : {} },
    texts: {
      successTitle: t('quote.successTitle'),
      successDesc: t('quote.successDesc'),
      errorTitle: t('quote.errorTitle'),
      errorDesc: t('quote.errorDesc'),
    },
    validate: (form) => validateQuote(quoteOf(form)),
    send: (form, { key, website }) =>
      send({
        'Idempotency-Key': key,
        requestQuoteRequest: { ...quoteRequest(form), language, website },
      }).unwrap(),
    onSent: onClose,
  });
  return (
    <DialogForm
      intro={t('quote.intro')}
      errors={message.errors}
      failure={message.failure}
      isSending={message.isSending}
      sendLabel={t(message.isSending ? 'quote.sending' : 'quote.send')}
      cancelLabel={t('quote.cancel')}
      onCancel={onClose}
      onSubmit={message.submit}
    >
      <QuoteFields message={message} />
      <Honeypot name={HONEYPOT_FIELD} />
    </DialogForm>
  );
}

function QuoteFields({ message }: { readonly message: MessageForm<QuoteTexts> }) {
  const { t } = useTranslation('dialogs');
  const { bind } = message;
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
        <CountrySelect
          {...bind('country')}
          label={t('quote.country')}
          placeholder={t('quote.countryPlaceholder')}
        />
        <TextInput {...bind('vatNumber')} label={t('quote.vatNumber')} autoComplete="off" />
      </FieldPair>
      <TextArea {...bind('products')} label={t('quote.products')} hint={t('quote.productsHint')} isRequired />
      <TextInput
        {...bind('locations')}
        label={t('quote.locations')}
        inputMode="numeric"
        autoComplete="off"
        className={styles.short}
      />
    </>
  );
}

type QuoteTexts = { readonly [Field in keyof QuoteInput]: string };

/** Text that is no number becomes NaN, which validation rejects. */
function quoteOf(texts: QuoteTexts): QuoteInput {
  const locations = texts.locations.trim();
  return { ...texts, locations: locations === '' ? null : Number(locations) };
}

function quoteRequest(texts: QuoteTexts): RequestQuoteRequest {
  const { locations: typed, ...rest } = texts;
  const { locations } = quoteOf(texts);
  const filled = Object.entries(rest)
    .map(([field, text]) => [field, text.trim()] as const)
    .filter(([, text]) => text !== '');
  return {
    ...(Object.fromEntries(filled) as Omit<RequestQuoteRequest, 'locations'>),
    ...(typed.trim() && locations !== null ? { locations } : {}),
  };
}

function textsOfUser(user: UserResponse): Partial<QuoteTexts> {
  return {
    name: `${user.firstName} ${user.lastName}`.trim(),
    email: user.email,
    companyName: user.companyName ?? '',
    phone: user.billingPhone ?? '',
    country: user.companyCountry ?? '',
    vatNumber: user.vatNumber ?? '',
  };
}
