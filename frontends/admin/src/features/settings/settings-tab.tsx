import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { lazySection } from '../../shared/lazy-panel';
import { useRights } from '../../shared/use-rights';
import { sectionOf, sectionsFor, type SettingsSection } from './section-keys';
import styles from './settings.module.css';

/** Each is a chunk of its own. */
const SECTIONS: Readonly<Record<SettingsSection, ComponentType>> = {
  company: lazySection(async () => (await import('./company-section')).CompanySection),
  currency: lazySection(async () => (await import('./currency-section')).CurrencySection),
  region: lazySection(async () => (await import('./region-section')).RegionSection),
  shipping: lazySection(async () => (await import('./shipping-section')).ShippingSection),
  delivery: lazySection(async () => (await import('./delivery-section')).DeliverySection),
  law: lazySection(async () => (await import('./law-section')).LawSection),
  vat: lazySection(async () => (await import('./vat-section')).VatSection),
  rates: lazySection(async () => (await import('./exchange-rates-section')).ExchangeRatesSection),
  mail: lazySection(async () => (await import('./mail-section')).MailSection),
  payments: lazySection(async () => (await import('./payments-section')).PaymentsSection),
  retention: lazySection(async () => (await import('./retention-section')).RetentionSection),
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
