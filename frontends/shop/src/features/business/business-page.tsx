import { PageHead } from '@kp/client';
import { Badge, ButtonLink } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { PageSection } from '../page-parts/page-section';
import { CallToAction } from '../page-parts/call-to-action';
import { FeatureCards } from '../page-parts/feature-cards';
import { PageHero } from '../page-parts/page-hero';
import { QuoteButton } from '../quote/quote-button';
import { QuoteDialogProvider } from '../quote/quote-dialog-provider';
import { BusinessBenefits } from './business-benefits';
import { BusinessNavigation } from './business-navigation';
import { BusinessOffer } from './business-offer';
import { useBusinessFeatures } from './use-business-features';

/** What the shop offers to businesses, and the way to a quote. */
export function BusinessPage() {
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
      </CallToAction>
    </QuoteDialogProvider>
  );
}
