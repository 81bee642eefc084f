import { type BrandTextResponse, type CompanyResponse, shopApi } from '@kp/api-client/shop';
import { ContactButton, useBrandTexts, usePageSite } from '@kp/client';
import { categoryName, openingHoursText } from '@kp/i18n';
import type { LegalDuty } from '@kp/commerce/legal-duties';
import { isFixedPage, pagePath } from '@kp/commerce/shop-pages';
import { hasSampleContent } from '@kp/i18n/shop-name';
import type { ParseKeys } from 'i18next';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon, type IconName, VisuallyHidden } from '@kp/ui';
import { useNavigationCategories } from '../header/navigation-categories';
import styles from './site-footer.module.css';

/** What a buyer may want to read before ordering, without ways out of the checkout. */
export function CheckoutFooter() {
  const { data } = shopApi.useGetConfigQuery(undefined, { refetchOnMountOrArgChange: false });
  return (
    <footer className={styles.small} data-print="hidden">
      <Links links={CHECKOUT_LINKS} className={styles.smallLinks} />
      {data && <Imprint company={data.company} />}
    </footer>
  );
}

export function SiteFooter() {
  const { t } = useTranslation();
  const categories = useNavigationCategories();
  const { data } = shopApi.useGetConfigQuery(undefined, { refetchOnMountOrArgChange: false });
  const isDue = (duty: LegalDuty) => data?.legalDuties.includes(duty) ?? false;
  const due = (links: readonly FooterLink[]) => links.filter(({ duty }) => !duty || isDue(duty));
  const texts = useBrandTexts();
  const own = (placement: string): readonly OwnLink[] =>
    texts?.pages.filter((page) => page.placement === placement && !isFixedPage(page.slug)) ?? [];
  const complaints = isDue('complaintLinks') && data?.company.country === 'Romania' ? COMPLAINT_LINKS : [];
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
        <Column heading={t('footer.helpHeading')}>
          <Links links={due(HELP_LINKS)} own={own('help')} className={styles.list} />
        </Column>
        <Column heading={t('footer.companyHeading')}>
          <Links links={companyLinks(texts)} own={own('company')} className={styles.list} />
        </Column>
        <Column heading={t('footer.contactHeading')}>
          {data && <CompanyFacts company={data.company} />}
          <SocialLinks />
          <ContactButton className={styles.contact} />
        </Column>
      </div>
      <Links links={due(LEGAL_LINKS)} own={own('legal')} className={styles.legal}>
        {complaints.map(({ href, text }) => (
          <li key={href}>
            <a href={href} rel="noopener">
              {text}
            </a>
          </li>
        ))}
      </Links>
      {data && <Imprint company={data.company} />}
    </footer>
  );
}

type OwnLink = BrandTextResponse['pages'][number];

interface LinksProps {
  readonly links: readonly FooterLink[];
  /** Pages that the owner has added. */
  readonly own?: readonly OwnLink[];
  readonly className: string | undefined;
  readonly children?: ReactNode;
}

function Links({ links, own = [], className, children }: LinksProps) {
  const { t } = useTranslation();
  return (
    <ul className={className}>
      {links.map(({ to, text }) => (
        <li key={to}>
          <Link to={to} discover="none">
            {t(text)}
          </Link>
        </li>
      ))}
      {own.map(({ slug, title }) => (
        <li key={slug}>
          <Link to={pagePath(slug)} discover="none" dir="auto">
            {title}
          </Link>
        </li>
      ))}
      {children}
    </ul>
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

function CompanyFacts({ company }: { readonly company: CompanyResponse }) {
  const { t } = useTranslation();
  const { phone, email } = company;
  // Only the demo has hours without the owner entering any.
  const sample = hasSampleContent() ? t('footer.openingHoursDefault') : '';
  const hours = useBrandTexts()?.openingHours || openingHoursText(t, company.openingHours) || sample;
  const town = [company.zipCode, company.city].filter(Boolean).join(' ');
  const { country = company.country } = usePageSite();
  const address = [company.address, town, (company.address || town) && country].filter(Boolean).join(', ');
  return (
    <ul className={styles.list}>
      <Fact icon="pin" name={t('footer.address')} value={address} />
      <Fact icon="phone" name={t('footer.phone')} value={phone} href={`tel:${phone.replaceAll(' ', '')}`} />
      <Fact icon="mail" name={t('footer.email')} value={email} href={`mailto:${email}`} />
      <Fact icon="clock" name={t('footer.openingHours')} value={hours} />
    </ul>
  );
}

function SocialLinks() {
  const { brand } = usePageSite();
  if (!brand?.socialLinks) return null;
  return (
    <ul className={styles.social}>
      {brand.socialLinks.map(({ name, url }) => (
        <li key={url}>
          <a href={url} rel="noopener me" translate="no">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** `bdi`: numbers and emails keep their direction in right-to-left languages. */
function Fact({ icon, name, value, href }: { icon: IconName; name: string; value: string; href?: string }) {
  if (!value) return null;
  const text = <bdi>{value}</bdi>;
  return (
    <li className={styles.fact} title={name}>
      <Icon name={icon} size={18} />
      <VisuallyHidden>{name}</VisuallyHidden>
      {href ? <a href={href}>{text}</a> : <span>{text}</span>}
    </li>
  );
}

/** Mediation between consumers and sellers; the platform of the EU for it is closed. */
const COMPLAINT_LINKS = [
  { href: 'https://anpc.ro/', text: 'ANPC' },
  { href: 'https://reclamatiisal.anpc.ro/', text: 'SAL' },
] as const;

interface FooterLink {
  readonly to: string;
  readonly text: ParseKeys;
  /** Shown where it is due. */
  readonly duty?: LegalDuty;
}

const HELP_LINKS: readonly FooterLink[] = [
  { to: '/track', text: 'header.trackOrder' },
  { to: '/delivery', text: 'footer.delivery' },
  { to: '/returns', text: 'footer.returns' },
  { to: '/withdraw', text: 'withdrawal.action', duty: 'withdrawal' },
  { to: '/faq', text: 'footer.faq' },
];

const COMPANY_LINKS: readonly FooterLink[] = [
  { to: '/about', text: 'footer.about' },
  { to: '/b2b', text: 'footer.b2b' },
  { to: '/ai-assistant', text: 'navigation.assistant' },
];

/** What they say is the demo's, unless the owner has written it. */
function companyLinks(texts: BrandTextResponse | undefined): readonly FooterLink[] {
  if (hasSampleContent()) return COMPANY_LINKS;
  const written = texts?.pages.map(({ slug }) => pagePath(slug)) ?? [];
  return COMPANY_LINKS.filter(({ to }) => to === '/ai-assistant' || written.includes(to));
}

const CHECKOUT_LINKS: readonly FooterLink[] = [
  { to: '/terms', text: 'footer.terms' },
  { to: '/privacy', text: 'footer.privacy' },
];

const LEGAL_LINKS: readonly FooterLink[] = [
  ...CHECKOUT_LINKS,
  { to: '/accessibility', text: 'footer.accessibility', duty: 'accessibility' },
];
