import { Icon } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './delivery-times.module.css';

/** When an order arrives. */
export function DeliveryTimes() {
  const { t } = useTranslation('shop');
  return (
    <p className={styles.delivery}>
      <Icon name="truck" size={18} />
      <span>{t('cart.delivery')}</span>
    </p>
  );
}
