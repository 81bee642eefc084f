import type { InvoiceResponse } from '@kp/api-client/account';
import { personName } from '@kp/commerce';
import { countryName } from '@kp/i18n/country-name';
import { useFormats } from '@kp/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FactList } from './fact-list';
import type { Seller } from './invoice-api';
import styles from './invoice-document.module.css';

export function SellerBlock({ seller }: { readonly seller: Seller }) {
  const { t } = useTranslation('invoice');
  const { language } = useFormats();
  const { name, address, zipCode, city, country } = seller;
  const numbers = [
    { label: t('vatNumber'), number: seller.vatNumber },
    { label: t('taxId'), number: seller.taxId },
  ];
  return (
    <section className={styles.seller} aria-label={t('seller')}>
      <Lines
        lines={[
          <strong key="name">{name}</strong>,
          address,
          `${zipCode} ${city}`.trim(),
          countryName(country, language),
        ]}
      />
      <FactList
        facts={[
          ...numbers
            .filter(({ number }) => number)
            .map(({ label, number }) => ({ label, value: <bdi dir="ltr">{number}</bdi> })),
          { label: t('registrationNumber'), value: <bdi dir="ltr">{seller.registrationNumber}</bdi> },
          ...(seller.shareCapital
            ? [{ label: t('shareCapital'), value: <bdi>{seller.shareCapital}</bdi> }]
            : []),
          { label: t('email'), value: <bdi dir="ltr">{seller.email}</bdi> },
          { label: t('phone'), value: <bdi dir="ltr">{seller.phone}</bdi> },
        ]}
      />
    </section>
  );
}

/** Company, person, email and address; what the invoice does not have is left out. */
export function BillTo({ user }: Pick<InvoiceResponse, 'user'>) {
  const { t } = useTranslation('invoice');
  const { language } = useFormats();
  const { companyName, email, companyAddress, companyCounty } = user;
  const { companyCity, companyZip, companyCountry, vatNumber, taxId, registrationNumber } = user;
  const numbers = [
    { label: t('vatNumber'), number: vatNumber },
    { label: t('taxId'), number: taxId },
    { label: t('registrationNumber'), number: registrationNumber },
  ];
  return (
    <section>
      <h2>{t('billTo')}</h2>
      <Lines
        lines={[
          companyName && <strong key="company">{companyName}</strong>,
          personName(user),
          email,
          companyAddress,
          `${companyZip} ${companyCity}`.trim(),
          companyCounty === companyCity ? '' : companyCounty,
          companyCountry && countryName(companyCountry, language),
        ]}
      />
      <FactList
        facts={numbers
          .filter(({ number }) => number)
          .map(({ label, number }) => ({ label, value: <bdi dir="ltr">{number}</bdi> }))}
      />
    </section>
  );
}

function Lines({ lines }: { readonly lines: readonly ReactNode[] }) {
  return (
    <address className={styles.address}>
      {lines.filter(Boolean).map((line, index) => (
        <span key={index}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  );
}
