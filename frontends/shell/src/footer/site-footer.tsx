import { shopApi, type CompanyResponse } from '@kp/api-client/shop';
import { categoryName } from '@kp/i18n';
import { Icon, type IconName } from '@kp/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNavigationCategories } from '../header/use-navigation-categories';
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
        <FooterList heading={t('footer.shopHeading')}>
          {categories.map((category) => (
            <li key={category.slug}>
              <Link to={`/products?category=${encodeURIComponent(category.slug)}`}>
                {categoryName(t, category)}
              </Link>
            </li>
          ))}
        </FooterList>
        <FooterList heading={t('footer.companyHeading')}>
          {FOOTER_LINKS.map(({ to, text }) => (
            <li key={to}>
              <Link to={to}>{t(text)}</Link>
            </li>
          ))}
        </FooterList>
        {data && <CompanyFacts company={data.company} />}
      </div>
      {data && <Imprint company={data.company} />}
    </footer>
  );
}

function FooterList({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}

function CompanyFacts({ company }: { company: CompanyResponse }) {
  const { t } = useTranslation();
  const address = [
    company.address,
    [company.zipCode, company.city].filter(Boolean).join(' '),
    company.country,
  ];
  return (
    <FooterList heading={t('footer.contactHeading')}>
      <Fact icon="pin" name={t('footer.address')} value={address.filter(Boolean).join(', ')} />
      <Fact icon="phone" name={t('footer.phone')} value={company.phone} href={`tel:${company.phone}`} />
      <Fact icon="mail" name={t('footer.email')} value={company.email} href={`mailto:${company.email}`} />
      <Fact
        icon="clock"
        name={t('footer.openingHours')}
        value={company.openingHours || t('footer.openingHoursDefault')}
      />
    </FooterList>
  );
}

function Fact({ icon, name, value, href }: { icon: IconName; name: string; value: string; href?: string }) {
  if (!value) return null;
  return (
    <li className={styles.fact}>
      <span title={name}>
        <Icon name={icon} size={18} />
      </span>
      {href ? <a href={href.replaceAll(' ', '')}>{value}</a> : <span>{value}</span>}
    </li>
  );
}

function Imprint({ company }: { company: CompanyResponse }) {
  const { t } = useTranslation();
  return (
    <div className={styles.imprint}>
      <p>
        {[
          company.name,
          company.vatNumber && t('footer.vatNumber', { number: company.vatNumber }),
          company.registrationNumber &&
            t('footer.registrationNumber', { number: company.registrationNumber }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  );
}
