import { shopApi, type CompanyResponse } from '@kp/api-client/shop';
import { ContactButton } from '@kp/client';
import { categoryName } from '@kp/i18n';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNavigationCategories } from '../header/use-navigation-categories';
import { CompanyFacts } from './company-facts';
import { FOOTER_LINKS } from './footer-links';
import styles from './site-footer.module.css';

/** Foot of every page of the shop: where else to go, and who sells here. */
export function SiteFooter() {
  const { t } = useTranslation();
  const categories = useNavigationCategories();
  const { data } = shopApi.useGetConfigQuery(undefined, { refetchOnMountOrArgChange: false });
  return (
    <footer className={styles.footer} data-print="hidden">
      <div className={styles.columns}>
        <Column heading={t('footer.shopHeading')}>
          <ul className={styles.list}>
            {categories.map((category) => (
              <li key={category.slug}>
                <Link to={`/products?category=${encodeURIComponent(category.slug)}`} discover="none">
                  {categoryName(t, category)}
                </Link>
              </li>
            ))}
          </ul>
        </Column>
        <Column heading={t('footer.companyHeading')}>
          <ul className={styles.list}>
            {FOOTER_LINKS.map(({ to, text }) => (
              <li key={to}>
                <Link to={to} discover="none">
                  {t(text)}
                </Link>
              </li>
            ))}
          </ul>
        </Column>
        <Column heading={t('footer.contactHeading')}>
          {data && <CompanyFacts company={data.company} />}
          <ContactButton className={styles.contact} />
        </Column>
      </div>
      {data && <Imprint company={data.company} />}
    </footer>
  );
}

function Column({ heading, children }: { heading: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  );
}

function Imprint({ company }: { company: CompanyResponse }) {
  const { t } = useTranslation();
  const { name, vatNumber, registrationNumber } = company;
  const facts = [
    name,
    vatNumber && t('footer.vatNumber', { number: vatNumber }),
    registrationNumber && t('footer.registrationNumber', { number: registrationNumber }),
  ];
  return (
    <ul className={styles.imprint}>
      {facts.filter(Boolean).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
