import { useFormats } from '@kp/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deliveryDates } from '../features/delivery/delivery-dates';
import styles from './delivery-estimate.module.css';

/**
 * Between which days an order of today arrives. A page from the server is the same on every day, so only the browser
 * fills the line; its place is kept. It does so in a task of its own: a browser's first date format takes long.
 */
export function DeliveryEstimate() {
  const { t } = useTranslation('shop');
  const { dayRange } = useFormats();
  const [days, setDays] = useState('');
  useEffect(() => {
    const task = setTimeout(() => {
      const { earliest, latest } = deliveryDates(new Date());
      setDays(dayRange(earliest, latest));
    });
    return () => clearTimeout(task);
  }, [dayRange]);
  return <span className={styles.estimate}>{days && t('delivery.orderToday', { days })}</span>;
}
