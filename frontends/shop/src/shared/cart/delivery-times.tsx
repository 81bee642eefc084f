import { Icon } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { DeliveryEstimate } from '../delivery-estimate';
import styles from './delivery-times.module.css';

export function DeliveryTimes() {
  const { t } = useTranslation('shop');
  return (
    <div className={styles.delivery}>
      <Icon name="truck" size={18} />
      <span>
        <span>{t('delivery.bucharest')}</span> <span>{t('delivery.nationwide')}</span>
        <DeliveryEstimate />
      </span>
    </div>
  );
}
