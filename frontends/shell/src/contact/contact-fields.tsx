import type { MessageForm } from '@kp/client';
import { asksForOrderNumber, CONTACT_CATEGORIES, type ContactForm } from '@kp/commerce';
import { EmailInput, FieldPair, PhoneInput, Select, TextArea, TextInput, UnbrokenNumbers } from '@kp/ui';
import { useTranslation } from 'react-i18next';

/** The fields of the contact dialog. The order number is asked for only when the message is about an order. */
export function ContactFields({ message }: { readonly message: MessageForm<ContactForm> }) {
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
