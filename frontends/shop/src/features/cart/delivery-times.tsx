import { Icon } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './delivery-times.module.css';

/** How long delivery takes. */
export function DeliveryTimes() {
  const { t } = useTranslation('shop');
  return (
    <p className={styles.delivery}>
      <Icon name="truck" size={18} />
      <span>
        <span>{t('checkout.payment.cashDeliveryBucharest')}</span>{' '}
        <span>{t('checkout.payment.cashDeliveryNationwide')}</span>
      </span>
    </p>
  );
}
