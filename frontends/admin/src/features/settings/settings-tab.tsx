import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { adminPath } from '../../shared/admin-path';
import { CompanySection } from './company-section';
import { DeliverySection } from './delivery-section';
import { ExchangeRatesSection } from './exchange-rates-section';
import { LawSection } from './law-section';
import { MailSection } from './mail-section';
import { PaymentsSection } from './payments-section';
import { RetentionSection } from './retention-section';
import { ShippingSection } from './shipping-section';
import { VatSection } from './vat-section';
import styles from './settings.module.css';

const SECTIONS = {
  company: CompanySection,
  shipping: ShippingSection,
  delivery: DeliverySection,
  law: LawSection,
  vat: VatSection,
  rates: ExchangeRatesSection,
  mail: MailSection,
  payments: PaymentsSection,
  retention: RetentionSection,
} as const satisfies Record<string, ComponentType>;
type SectionKey = keyof typeof SECTIONS;

const KEYS = Object.keys(SECTIONS) as SectionKey[];

export function SettingsTab() {
  const { t } = useTranslation('adminSettings');
  const [parameters] = useSearchParams();
  const current = KEYS.find((key) => key === parameters.get('section')) ?? 'company';
  const Section = SECTIONS[current];
  return (
    <div className={styles.settings}>
      <nav aria-label={t('sectionsLabel')}>
        <ul className={styles.sections}>
          {KEYS.map((key) => (
            <li key={key}>
              <Link
                to={adminPath('settings', { section: key })}
                aria-current={key === current ? 'page' : undefined}
              >
                {t(`sections.${key}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="section-title" className={styles.section}>
        <h2 id="section-title">{t(`sections.${current}`)}</h2>
        <p className={styles.hint}>{t(`hints.${current}`)}</p>
        <Section key={current} />
      </section>
    </div>
  );
}
