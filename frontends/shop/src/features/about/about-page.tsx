import { PageHead } from '@kp/client';
import { ButtonLink } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { PassPicture } from '../home/pass-picture';
import { useFreeShippingThreshold } from '../free-shipping/use-free-shipping-threshold';
import { PageSection } from '../page-parts/page-section';
import { CallToAction } from '../page-parts/call-to-action';
import { FeatureCards } from '../page-parts/feature-cards';
import { PageHero } from '../page-parts/page-hero';
import { SupportButton } from '../support/support-button';
import { AboutFacts } from './about-facts';
import { AboutStory } from './about-story';

/** Who is behind the shop. */
export function AboutPage() {
  const { t } = useTranslation('pages');
  const amount = useFreeShippingThreshold();
  return (
    <>
      <PageHead
        title={t('about.pageTitle')}
        description={t('about.metaDescription')}
        canonicalPath="/about"
      />
      <PageHero title={t('about.title')} text={t('about.text')} isStanding>
        <PassPicture />
      </PageHero>
      <AboutFacts />
      <AboutStory />
      <PageSection heading={t('about.featuresTitle')}>
        <FeatureCards
          features={[
            {
              icon: 'grid',
              title: t('about.features.catalog.title'),
              text: t('about.features.catalog.text'),
            },
            {
              icon: 'truck',
              title: t('about.features.delivery.title'),
              text: t('about.features.delivery.text', { amount }),
            },
            {
              icon: 'clock',
              title: t('about.features.support.title'),
              text: t('about.features.support.text'),
            },
            {
              icon: 'list',
              title: t('about.features.pricing.title'),
              text: t('about.features.pricing.text'),
            },
          ]}
        />
      </PageSection>
      <PageSection heading={t('about.valuesTitle')}>
        <FeatureCards
          features={[
            { icon: 'check', title: t('about.values.trust.title'), text: t('about.values.trust.text') },
            {
              icon: 'user',
              title: t('about.values.partnership.title'),
              text: t('about.values.partnership.text'),
            },
            {
              icon: 'star',
              title: t('about.values.excellence.title'),
              text: t('about.values.excellence.text'),
            },
          ]}
        />
      </PageSection>
      <CallToAction heading={t('about.ctaTitle')} text={t('about.ctaText')}>
        <ButtonLink to="/products" variant="primary" size="large">
          {t('about.ctaProducts')}
        </ButtonLink>
        <SupportButton variant="secondary" size="large">
          {t('about.ctaSupport')}
        </SupportButton>
      </CallToAction>
    </>
  );
}
