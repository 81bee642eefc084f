import type { PaymentResponse } from '@kp/api-client/admin';
import { formatDateTime } from '@kp/i18n';
import { Badge, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { RefundButton } from './refund-button';
import { failedRefunds } from './refundable';
import styles from './payments.module.css';

/** Refunds of a payment that failed, each with the way to repeat it; nothing when there is none. */
export function FailedRefunds({ payment }: { readonly payment: PaymentResponse }) {
  const { t } = useTranslation('admin');
  const { money, language } = useFormats();
  const failed = failedRefunds(payment);
  if (failed.length === 0) return null;
  return (
    <div className={styles.disputes}>
      <ul className={styles.failedRefunds} aria-label={t('payments.failedRefunds.title')}>
        {failed.map(({ id, amount, failedAt, failureMessage }) => (
          <li key={id}>
            <p className={styles.facts}>
              <Badge tone="alert">{t('payments.failedRefunds.failed')}</Badge>
              <strong>{money({ amount, currency: payment.currency })}</strong>
              {failedAt && (
                <time dateTime={failedAt} className={styles.soft}>
                  {formatDateTime(failedAt, language)}
                </time>
              )}
            </p>
            {failureMessage && (
              <p dir="ltr" className={styles.providerText}>
                {failureMessage}
              </p>
            )}
            <RefundButton payment={payment} reason="by-hand" again={amount} />
          </li>
        ))}
      </ul>
      <p className={styles.soft}>{t('payments.failedRefunds.hint')}</p>
    </div>
  );
}
