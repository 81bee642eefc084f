import { shopApi } from '@kp/api-client/shop';
import { HONEYPOT_FIELD, useMessageForm, useSession, type ContactDialogOptions } from '@kp/client';
import { EMPTY_CONTACT, validateContact } from '@kp/commerce';
import { DialogForm, Honeypot, useFormats } from '@kp/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactFields } from './contact-fields';
import { contactRequest, withOptions, withoutHidden } from './contact-message';

export interface ContactFormProps {
  /** What the message is about, as the page that opened the dialog says; a new object at every opening. */
  readonly options: ContactDialogOptions | undefined;
  readonly onClose: () => void;
}

/** Writes to the shop. */
export function ContactForm({ options, onClose }: ContactFormProps) {
  const { t } = useTranslation('dialogs');
  const { language } = useFormats();
  const { user } = useSession();
  const [send] = shopApi.useSendContactMessageMutation();
  const message = useMessageForm({
    name: 'contact',
    empty: EMPTY_CONTACT,
    sender: {
      id: user?.id ?? null,
      known: user ? { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email } : {},
    },
    texts: {
      successTitle: t('contact.successTitle'),
      successDesc: t('contact.successDesc'),
      errorTitle: t('contact.errorTitle'),
      errorDesc: t('contact.errorDesc'),
    },
    validate: (form) => validateContact(withoutHidden(form)),
    send: (form, { key, website }) =>
      send({
        'Idempotency-Key': key,
        sendContactMessageRequest: { ...contactRequest(form), language, website },
      }).unwrap(),
    onSent: onClose,
  });

  const [applied, setApplied] = useState<ContactDialogOptions>();
  if (options && options !== applied) {
    setApplied(options);
    message.fill((form) => withOptions(form, options));
  }
  return (
    <DialogForm
      intro={t('contact.intro')}
      errors={message.errors}
      failure={message.failure}
      isSending={message.isSending}
      sendLabel={t(message.isSending ? 'contact.sending' : 'contact.send')}
      cancelLabel={t('contact.cancel')}
      onCancel={onClose}
      onSubmit={message.submit}
    >
      <ContactFields message={message} />
      <Honeypot name={HONEYPOT_FIELD} />
    </DialogForm>
  );
}
