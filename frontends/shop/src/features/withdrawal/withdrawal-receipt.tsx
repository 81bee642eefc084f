import type { WithdrawalReceiptResponse } from '@kp/api-client/links';
import { formatDateTime } from '@kp/i18n';
import { UnbrokenNumbers, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './withdraw.module.css';

/** What was declared and when, as the mail says it. */
export function WithdrawalReceipt({ receipt }: { readonly receipt: WithdrawalReceiptResponse }) {
  const { t } = useTranslation('law');
  const { language } = useFormats();
  const { returnNumber, orderNumber, name, declaredAt, items } = receipt;
  const isSent = items.some(({ quantity, unshippedQuantity }) => unshippedQuantity < quantity);
  return (
    <div role="status" className={styles.form}>
      <p className={styles.received}>
        <UnbrokenNumbers>
          {t('withdraw.received', { time: formatDateTime(declaredAt, language), returnNumber })}
        </UnbrokenNumbers>
      </p>
      <div className={styles.statement}>
        <p>{t('withdraw.statement', { name, orderNumber })}</p>
        <ul>
          {items.map(({ productName, quantity }) => (
            <li key={productName}>
              {quantity} × <bdi>{productName}</bdi>
            </li>
          ))}
        </ul>
      </div>
      <p>{isSent ? t('withdraw.sendBack', { returnNumber }) : t('withdraw.notSent')}</p>
      <p className={styles.soft}>{t('withdraw.receiptNote')}</p>
    </div>
  );
}
