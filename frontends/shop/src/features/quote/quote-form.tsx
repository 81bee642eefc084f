import { shopApi } from '@kp/api-client/shop';
import { HONEYPOT_FIELD, useMessageForm, useSession } from '@kp/client';
import { validateQuote } from '@kp/commerce';
import { DialogForm, Honeypot, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { QuoteFields } from './quote-fields';
import { EMPTY_QUOTE_TEXTS, knownOf, quoteOf, quoteRequest } from './quote-texts';

export interface QuoteFormProps {
  readonly onClose: () => void;
}

/** Asks the shop for a price. */
export function QuoteForm({ onClose }: QuoteFormProps) {
  const { t } = useTranslation('dialogs');
  const { language } = useFormats();
  const { user } = useSession();
  const [send] = shopApi.useRequestQuoteMutation();
  const message = useMessageForm({
    name: 'quote',
    empty: EMPTY_QUOTE_TEXTS,
    sender: { id: user?.id ?? null, known: user ? knownOf(user) : {} },
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
