import { type SendContactMessageRequest, shopApi } from '@kp/api-client/shop';
import {
  type ContactDialogOptions,
  HONEYPOT_FIELD,
  type MessageForm,
  useMessageForm,
  useSession,
} from '@kp/client';
import {
  asksForOrderNumber,
  CONTACT_CATEGORIES,
  type ContactForm,
  EMPTY_CONTACT,
  validateContact,
} from '@kp/commerce';
import {
  DialogForm,
  EmailInput,
  FieldPair,
  Honeypot,
  PhoneInput,
  Select,
  TextArea,
  TextInput,
  UnbrokenNumbers,
  useFormats,
} from '@kp/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface ContactFormProps {
  /** A new object at every opening. */
  readonly options: ContactDialogOptions | undefined;
  readonly onClose: () => void;
}

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

function ContactFields({ message }: { readonly message: MessageForm<ContactForm> }) {
  const { t } = useTranslation('dialogs');
  const { form, bind } = message;
  const categories = CONTACT_CATEGORIES.map((category) => ({
    value: category,
    label: t(`contact.categories.${category}`),
  }));
  return (
    <>
      <FieldPair>
        <TextInput {...bind('name')} label={t('contact.name')} autoComplete="name" isRequired />
        <EmailInput {...bind('email')} label={t('contact.email')} isRequired />
      </FieldPair>
      <FieldPair>
        <PhoneInput {...bind('phone')} label={t('contact.phone')} />
        <Select {...bind('category')} label={t('contact.category')} options={categories} isRequired />
      </FieldPair>
      {asksForOrderNumber(form.category) && (
        <TextInput
          {...bind('orderNumber')}
          label={t('contact.orderNumber')}
          hint={<UnbrokenNumbers>{t('contact.orderNumberHint')}</UnbrokenNumbers>}
          autoComplete="off"
        />
      )}
      <TextInput {...bind('subject')} label={t('contact.subject')} autoComplete="off" isRequired />
      <TextArea {...bind('message')} label={t('contact.message')} isRequired />
    </>
  );
}

function withoutHidden(form: ContactForm): ContactForm {
  return asksForOrderNumber(form.category) ? form : { ...form, orderNumber: '' };
}

function contactRequest(form: ContactForm): SendContactMessageRequest {
  const { name, email, phone, subject, category, message, orderNumber } = withoutHidden(form);
  return {
    name: name.trim(),
    email: email.trim(),
    ...(phone.trim() ? { phone: phone.trim() } : {}),
    subject: subject.trim(),
    category,
    message: message.trim(),
    ...(orderNumber.trim() ? { orderNumber: orderNumber.trim() } : {}),
  };
}

function withOptions(
  form: ContactForm,
  { category, orderNumber, subject }: ContactDialogOptions,
): ContactForm {
  return {
    ...form,
    category: category ?? form.category,
    orderNumber: orderNumber ?? form.orderNumber,
    subject: form.subject.trim() ? form.subject : (subject ?? form.subject),
  };
}
