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
  const { date } = useFormats();
  const today = useSyncExternalStore(
    never,
    () => new Date().toDateString(),
    () => '',
  );
  return <span className={styles.estimate}>{today && t('delivery.estimate', datesOf(date))}</span>;
}

function datesOf(format: (date: Date) => string): { from: string; to: string } {
  const { earliest, latest } = deliveryDates(new Date());
  return { from: format(earliest), to: format(latest) };
}
