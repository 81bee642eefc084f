import type { MessageForm } from '@kp/client';
import { EmailInput, FieldPair, PhoneInput, TextArea, TextInput } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { CountrySelect } from '../country/country-select';
import styles from './quote-fields.module.css';
import type { QuoteTexts } from './quote-texts';

/** The fields of the quote form: who asks, and what is needed. */
export function QuoteFields({ message }: { readonly message: MessageForm<QuoteTexts> }) {
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
