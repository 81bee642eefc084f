import { Icon, VisuallyHidden, type IconName } from '@kp/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFreeShippingThreshold } from '../free-shipping/use-free-shipping-threshold';
import styles from './trust-facts.module.css';

/** Why kitchens buy here, printed on the front of the counter. */
export function TrustFacts() {
  const { t } = useTranslation('shop');
  const amount = useFreeShippingThreshold();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.counter}>
      <VisuallyHidden id={headingId} role="heading" aria-level={2}>
        {t('home.trustTitle')}
      </VisuallyHidden>
      <ul className={styles.facts}>
        <Fact icon="truck" fact={t('home.trustShipping', { amount })} text={t('home.trustShippingText')} />
        <Fact icon="clock" fact={t('home.trustSupport')} text={t('home.trustSupportText')} />
        <Fact icon="user" fact={t('home.trustCustomers')} text={t('home.trustCustomersText')} />
        <Fact icon="check" fact={t('home.trustCompliance')} text={t('home.trustComplianceText')} />
      </ul>
    </section>
  );
}

function Fact({ icon, fact, text }: { icon: IconName; fact: string; text: string }) {
  return (
    <li className={styles.fact}>
      <Icon name={icon} size={24} />
      <p>
        <strong className={styles.claim}>{fact}</strong>
        <span className={styles.text}>{text}</span>
      </p>
    </li>
  );
}
