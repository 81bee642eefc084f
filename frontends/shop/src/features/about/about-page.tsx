import { PageHead } from '@kp/client';
import { ButtonLink } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { useFreeShippingThreshold } from '../../shared/free-shipping';
import { PassPicture } from '../../shared/pass-picture';
import { CallToAction, FeatureCards, PageHero } from '../../shared/marketing-sections';
import { PageSection } from '../../shared/page-section';
import { hasSampleContent } from '@kp/i18n/shop-name';
import { SupportLink } from '../../shared/support-link';
import styles from './about-page.module.css';
import { OwnPage } from '../../shared/own-page/own-page';

const HIGHLIGHTS = ['since', 'customers', 'compliance', 'support'] as const;
const PARAGRAPHS = ['beginning', 'growth', 'today'] as const;

export function AboutPage() {
  return <OwnPage slug="about" standard={<StandardAboutPage />} />;
}

function StandardAboutPage() {
  const { t } = useTranslation('pages');
  const amount = useFreeShippingThreshold();
  return (
    <>
      <PageHead
        title={t('about.pageTitle')}
        description={t(hasSampleContent() ? 'about.metaDescription' : 'about.text')}
        canonicalPath="/about"
      />
      <PageHero title={t('about.title')} text={t('about.text')} isFlush>
        <PassPicture />
      </PageHero>
      {hasSampleContent() && (
        <>
          <AboutHighlights />
          <AboutStory />
        </>
      )}
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
        <SupportLink variant="secondary" size="large">
          {t('about.ctaSupport')}
        </SupportLink>
      </CallToAction>
    </>
  );
}

function AboutHighlights() {
  const { t } = useTranslation('pages');
  return (
    <ul className={styles.highlights}>
      {HIGHLIGHTS.map((highlight) => (
        <li key={highlight} className={styles.highlight}>
          {t(`about.facts.${highlight}`)}
        </li>
      ))}
    </ul>
  );
}

function AboutStory() {
  const { t } = useTranslation('pages');
  return (
    <PageSection heading={t('about.storyTitle')}>
      <div className={styles.story}>
        {PARAGRAPHS.map((paragraph) => (
          <p key={paragraph}>{t(`about.story.${paragraph}`)}</p>
        ))}
      </div>
    </PageSection>
  );
}
