import { shopApi } from '@kp/api-client/shop';
import { useBrandTexts, useSession } from '@kp/client';
import { Badge, Button, EmailInput, Icon, VisuallyHidden, type IconName } from '@kp/ui';
import { lazy, Suspense, useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFreeShippingThreshold } from '../../shared/free-shipping';
import { PageSection } from '../../shared/page-section';
import { hasSampleContent } from '@kp/i18n/shop-name';
import { QuoteButton } from '../../shared/quote/quote-dialog';
import styles from './home-sections.module.css';

const SAMPLES = ['restaurant', 'hotel', 'cafe'] as const;

export function TrustBadges() {
  const { t } = useTranslation('home');
  const amount = useFreeShippingThreshold();
  const headingId = useId();
  const own = useBrandTexts()?.claims ?? [];
  const hasSamples = hasSampleContent();
  return (
    <section aria-labelledby={headingId} className={styles.counter}>
      <VisuallyHidden id={headingId} role="heading" aria-level={2}>
        {t('home.trustTitle')}
      </VisuallyHidden>
      <ul className={styles.badges}>
        <TrustBadge
          icon="truck"
          claim={t('home.trustShipping', { amount })}
          text={hasSamples ? t('home.trustShippingText') : ''}
        />
        {own.map(({ title, text }) => (
          <TrustBadge key={title} icon="check" claim={title} text={text} />
        ))}
        {own.length === 0 && hasSamples && (
          <>
            <TrustBadge icon="clock" claim={t('home.trustSupport')} text={t('home.trustSupportText')} />
            <TrustBadge icon="user" claim={t('home.trustCustomers')} text={t('home.trustCustomersText')} />
            <TrustBadge icon="check" claim={t('home.trustCompliance')} text={t('home.trustComplianceText')} />
          </>
        )}
      </ul>
    </section>
  );
}

function TrustBadge({ icon, claim, text }: { icon: IconName; claim: string; text: string }) {
  return (
    <li className={styles.badge}>
      <Icon name={icon} size={24} />
      <p>
        <strong className={styles.claim}>{claim}</strong>
        {text && <span className={styles.badgeText}>{text}</span>}
      </p>
    </li>
  );
}

export function BusinessBlock() {
  const { t } = useTranslation('home');
  if (!hasSampleContent()) return null;
  return (
    <PageSection heading={t('home.businessTitle')} background="steel">
      <div className={styles.block}>
        <div className={styles.businessWords}>
          <p className={styles.businessText}>{t('home.businessText')}</p>
          <p className={styles.ways}>
            <QuoteButton variant="primary" size="large" />
            <Link to="/b2b">{t('home.businessMore')}</Link>
          </p>
        </div>
        <ul className={styles.docket}>
          <BusinessBenefit title={t('home.businessPricing')} text={t('home.businessPricingText')} />
          <BusinessBenefit title={t('home.businessManager')} text={t('home.businessManagerText')} />
          <BusinessBenefit title={t('home.businessQuote')} text={t('home.businessQuoteText')} />
        </ul>
      </div>
    </PageSection>
  );
}

function BusinessBenefit({ title, text }: { title: string; text: string }) {
  return (
    <li className={styles.benefit}>
      <strong>{title}</strong>
      <span className={styles.note}>{text}</span>
    </li>
  );
}

export function Testimonials() {
  const { t } = useTranslation('home');
  if (!hasSampleContent()) return null;
  return (
    <PageSection heading={t('home.testimonialsTitle')} aside={<Badge>{t('home.testimonialsSample')}</Badge>}>
      <ul className={styles.testimonials}>
        {SAMPLES.map((sample) => (
          <li key={sample}>
            <figure className={styles.testimonial}>
              <blockquote className={styles.quote}>{t(`home.testimonials.${sample}.text`)}</blockquote>
              <figcaption className={styles.source}>
                <strong className={styles.name}>{t(`home.testimonials.${sample}.name`)}</strong>
                {t(`home.testimonials.${sample}.place`)}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

const NewsletterForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "newsletter-form" */ './newsletter-form')).NewsletterForm,
}));

/** Where it is announced only, the button shows a message, to customers with the way to their alerts. */
export function NewsletterBox() {
  const { t } = useTranslation('home');
  const headingId = useId();
  const { isAuthenticated } = useSession();
  const { data: { newsletter = 'announced' } = {} } = shopApi.useGetConfigQuery();
  const [isSubmitted, setSubmitted] = useState(false);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
  };
  if (newsletter === 'hidden') return null;
  return (
    <section aria-labelledby={headingId} className={styles.newsletter}>
      <div className={styles.newsletterWords}>
        <h2 id={headingId}>{t('home.newsletterTitle')}</h2>
        <p>{t('home.newsletterText')}</p>
      </div>
      <div className={styles.letter}>
        {newsletter === 'open' ? (
          <Suspense fallback={null}>
            <NewsletterForm />
          </Suspense>
        ) : (
          <>
            <form noValidate onSubmit={onSubmit} className={styles.form}>
              <EmailInput label={t('home.newsletterEmail')} className={styles.field} />
              <Button type="submit">{t('home.newsletterButton')}</Button>
            </form>
            <p role="status" className={styles.answer}>
              {isSubmitted && t('home.newsletterClosed')}
              {isSubmitted && isAuthenticated && (
                <>
                  {' '}
                  <Link to="/account?tab=alerts">{t('home.newsletterAlerts')}</Link>
                </>
              )}
            </p>
          </>
        )}
      </div>
    </section>
  );
}
