import { billingPartOf, type CheckoutForm, isBlank, ORDER_REFERENCE_FIELDS } from '@kp/commerce';
import { TextInput } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { OptionalField } from './step-panel';
import type { CheckoutFields } from './use-checkout-fields';
import styles from './steps.module.css';

interface CompanySectionProps {
  readonly fields: CheckoutFields;
}

/** Whom the invoice is made out to; its name is the company of the billing address. Open as soon as one is known. */
export function CompanySection({ fields }: CompanySectionProps) {
  const { t } = useTranslation('checkout');
  const { form } = fields;
  const company = fields.bind(`${billingPartOf(form)}.company`);
  const entered = [company.value, form.vatNumber, ...ORDER_REFERENCE_FIELDS.map((field) => form[field])];
  return (
    <OptionalField isFilled={entered.some((text) => !isBlank(text))} openLabel={t('company.add')}>
      <fieldset className={styles.address}>
        <legend className={styles.legend}>{t('company.title')}</legend>
        <TextInput
          {...company}
          label={t('guestInvoice.companyName')}
          hint={t('company.hint')}
          autoComplete="organization"
          className={styles.whole}
        />
        <TextInput
          {...fields.bind('vatNumber')}
          label={t('guestInvoice.vatNumber')}
          autoComplete="off"
          dir="ltr"
          className={styles.whole}
        />
        {ORDER_REFERENCE_FIELDS.map((field) => (
          <TextInput key={field} {...fields.bind(field)} label={t(`${field}.label`)} autoComplete="off" />
        ))}
      </fieldset>
    </OptionalField>
  );
}

/** Beside the company's name, which is part of the billing address. */
export function CompanyAnswer({ form }: { readonly form: CheckoutForm }) {
  const { t } = useTranslation();
  const answers = [
    { label: t('order.taxNumber'), text: form.vatNumber },
    ...ORDER_REFERENCE_FIELDS.map((field) => ({ label: t(`order.${field}`), text: form[field] })),
  ];
  return answers
    .filter(({ text }) => !isBlank(text))
    .map(({ label, text }) => (
      <p key={label}>
        {label}: <bdi>{text}</bdi>
      </p>
    ));
}
