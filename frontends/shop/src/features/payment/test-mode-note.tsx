import { Badge } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './payment.module.css';

/** Says that no money moves. */
export function TestModeNote() {
  const { t } = useTranslation('checkout');
  const { t: common } = useTranslation();
  return (
    <p className={styles.note}>
      <Badge tone="warning">{common('shop.testMode')}</Badge> {t('pay.testMode')}
    </p>
  );
}
