import { useFormats } from '@kp/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deliveryDates } from './delivery-dates';
import styles from './delivery-estimate.module.css';

/**
 * Rendered in the browser only, because server pages are cached across days, and in a task of its own, because the
 * first date format takes long.
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
