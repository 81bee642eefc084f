import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CompanySection } from './company-section';
import { CurrencySection } from './currency-section';
import { DeliverySection } from './delivery-section';
import { ExchangeRatesSection } from './exchange-rates-section';
import { LawSection } from './law-section';
import { MailSection } from './mail-section';
import { PaymentsSection } from './payments-section';
import { RetentionSection } from './retention-section';
import { useRights } from '../../shared/use-rights';
import { sectionOf, sectionsFor, type SettingsSection } from './section-keys';
import { ShippingSection } from './shipping-section';
import { VatSection } from './vat-section';
import styles from './settings.module.css';

const SECTIONS: Readonly<Record<SettingsSection, ComponentType>> = {
  company: CompanySection,
  currency: CurrencySection,
  shipping: ShippingSection,
  delivery: DeliverySection,
  law: LawSection,
  vat: VatSection,
  rates: ExchangeRatesSection,
  mail: MailSection,
  payments: PaymentsSection,
  retention: RetentionSection,
};

export function SettingsTab() {
  const { t } = useTranslation('adminSettings');
  const [parameters] = useSearchParams();
  const { may } = useRights();
  const current = sectionOf(parameters, sectionsFor(may));
  const Section = SECTIONS[current];
  return (
    <section aria-labelledby="section-title" className={styles.section}>
      <h2 id="section-title">{t(`sections.${current}`)}</h2>
      <p className={styles.hint}>{t(`hints.${current}`)}</p>
      <Section key={current} />
    </section>
  );
}
