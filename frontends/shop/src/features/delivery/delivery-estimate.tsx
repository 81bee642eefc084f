import { useFormats } from '@kp/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { deliveryDates } from './delivery-dates';
import styles from './delivery-estimate.module.css';

const never = () => () => undefined;

/**
 * Between which days an order of today arrives. A page from the server is the same on every day, so only the browser
 * fills the line; its place is kept.
 */
export function DeliveryEstimate() {
  const { t } = useTranslation('shop');
  const { dayRange } = useFormats();
  const today = useSyncExternalStore(
    never,
    () => new Date().toDateString(),
    () => '',
  );
  if (!today) return <span className={styles.estimate} />;
  const { earliest, latest } = deliveryDates(new Date());
  return (
    <span className={styles.estimate}>{t('delivery.orderToday', { days: dayRange(earliest, latest) })}</span>
  );
}
