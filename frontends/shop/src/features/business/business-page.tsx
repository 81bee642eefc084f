import { PageHead } from '@kp/client';
import { Badge, ButtonLink } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFreeShippingThreshold } from '../../shared/free-shipping';
import { CallToAction, FeatureCards, PageHero, type Feature } from '../../shared/marketing-sections';
import { PageSection } from '../../shared/page-section';
import { QuoteButton, QuoteDialogProvider } from '../../shared/quote/quote-dialog';
import styles from './business-page.module.css';
import { OwnPage } from '../../shared/own-page/own-page';

const FEATURES = [
  { id: 'ordering', icon: 'cart' },
  { id: 'pricing', icon: 'list' },
  { id: 'delivery', icon: 'truck' },
  { id: 'locations', icon: 'pin' },
  { id: 'manager', icon: 'user' },
  { id: 'integration', icon: 'grid' },
] as const;
const BENEFITS = ['efficiency', 'savings', 'support', 'scalability'] as const;

export function BusinessPage() {
  return <OwnPage slug="b2b" standard={<StandardBusinessPage />} />;
}

function StandardBusinessPage() {
  const { t } = useTranslation('pages');
  const features = useBusinessFeatures();
  return (
    <QuoteDialogProvider>
      <PageHead title={t('b2b.pageTitle')} description={t('b2b.metaDescription')} canonicalPath="/b2b" />
      <BusinessNavigation />
      <PageHero
        title={t('b2b.title')}
        text={t('b2b.text')}
        badge={<Badge tone="neutral">{t('b2b.badge')}</Badge>}
      >
        <BusinessOffer />
      </PageHero>
      <PageSection heading={t('b2b.featuresTitle')}>
        <FeatureCards features={features} />
      </PageSection>
      <BusinessBenefits />
      <CallToAction heading={t('b2b.ctaTitle')} text={t('b2b.ctaText')}>
        <QuoteButton variant="primary" size="large" />
        <ButtonLink to="/products" size="large">
          {t('b2b.ctaProducts')}
        </ButtonLink>
        <ButtonLink to="/products?codes=new" size="large">
          {t('b2b.orderByCodes')}
        </ButtonLink>
      </CallToAction>
    </QuoteDialogProvider>
  );
}

function useBusinessFeatures(): Feature[] {
  const { t } = useTranslation('pages');
  const amount = useFreeShippingThreshold();
  return FEATURES.map(({ id, icon }) => ({
    icon,
    title: t(`b2b.features.${id}.title`),
    text: t(`b2b.features.${id}.text`, { amount }),
  }));
}

function BusinessNavigation() {
  const { t } = useTranslation('pages');
  return (
    <nav aria-label={t('b2b.navigation')} className={styles.strip}>
      <div className={styles.column}>
        <Link to="/" className={styles.brand}>
          <img src="/assets/public/icon.svg" alt="" width={28} height={28} />
          {t('b2b.brand')}
        </Link>
        <ul className={styles.links}>
          <li>
            <Link to="/products">{t('b2b.links.products')}</Link>
          </li>
          <li>
            <Link to="/about">{t('b2b.links.about')}</Link>
          </li>
          <li>
            <Link to="/ai-assistant">{t('b2b.links.support')}</Link>
          </li>
          <li>
            <Link to="/">{t('b2b.links.home')}</Link>
          </li>
        </ul>
      </div>
    </nav>
  );
}

function BusinessOffer() {
  const { t } = useTranslation('pages');
  return (
    <div className={styles.offer}>
      <p className={styles.offerText}>{t('b2b.intro')}</p>
      <QuoteButton variant="primary" size="large" />
    </div>
  );
}

function BusinessBenefits() {
  const { t } = useTranslation('pages');
  return (
    <PageSection heading={t('b2b.benefitsTitle')}>
      <dl className={styles.benefits}>
        {BENEFITS.map((benefit) => (
          <div key={benefit} className={styles.benefit}>
            <dt className={styles.benefitTitle}>{t(`b2b.benefits.${benefit}.title`)}</dt>
            <dd className={styles.benefitText}>{t(`b2b.benefits.${benefit}.text`)}</dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}
