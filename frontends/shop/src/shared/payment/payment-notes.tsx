import type { Money } from '@kp/commerce';
import { Badge, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './payment.module.css';

export function TestModeNote() {
  const { t } = useTranslation('checkout');
  const { t: common } = useTranslation();
  return (
    <p className={styles.note}>
      <Badge tone="warning">{common('shop.testMode')}</Badge> {t('pay.testMode')}
    </p>
  );
}

export function PaypalNote({ total }: { readonly total: Money }) {
  const { t } = useTranslation('checkout');
  const { money } = useFormats();
  return <p>{t('pay.paypal', { amount: money(total) })}</p>;
}
