import { type SendContactMessageRequest, shopApi } from '@kp/api-client/shop';
import { type ContactDialogOptions, useSession } from '@kp/client';
import { HONEYPOT_FIELD, type RulesForm, useMessageForm, useWatch } from '@kp/client/forms';
import {
  asksForOrderNumber,
  CONTACT_CATEGORIES,
  type ContactForm as ContactInput,
  EMPTY_CONTACT,
  isBlank,
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
import { useEffect } from 'react';
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
    rules: validateContact,
    send: (form, { key, website }) =>
      send({
        'Idempotency-Key': key,
        sendContactMessageRequest: { ...contactRequest(form), language, website },
      }).unwrap(),
    onSent: onClose,
  });

  const { form } = message;
  useApplied(options, form);
  return (
    <DialogForm
      intro={t('contact.intro')}
      errors={form.errors}
      failure={message.failure}
      isSending={message.isSending}
      sendLabel={t(message.isSending ? 'contact.sending' : 'contact.send')}
      cancelLabel={t('contact.cancel')}
      onCancel={onClose}
      onSubmit={message.submit}
    >
      <ContactFields form={form} />
      <Honeypot name={HONEYPOT_FIELD} />
    </DialogForm>
  );
}

function ContactFields({ form }: { readonly form: RulesForm<ContactInput> }) {
  const { t } = useTranslation('dialogs');
  const { bind, control } = form;
  const category = useWatch({ control, name: 'category' });
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
        <Select
          {...bind('category', { deps: ['orderNumber'] })}
          label={t('contact.category')}
          options={categories}
          isRequired
        />
      </FieldPair>
      {asksForOrderNumber(category) && (
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

function contactRequest(form: ContactInput): SendContactMessageRequest {
  const { name, email, phone, subject, category, message } = form;
  const orderNumber = asksForOrderNumber(category) ? form.orderNumber : '';
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

/** A subject that is already there stays. */
function useApplied(options: ContactDialogOptions | undefined, form: RulesForm<ContactInput>): void {
  const { setValue, getValues } = form;
  useEffect(() => {
    const { category, orderNumber, subject } = options ?? {};
    if (category) setValue('category', category);
    if (orderNumber !== undefined) setValue('orderNumber', orderNumber);
    if (subject !== undefined && isBlank(getValues('subject'))) setValue('subject', subject);
  }, [options, setValue, getValues]);
}
