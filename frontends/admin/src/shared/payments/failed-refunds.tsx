import type { PaymentResponse } from '@kp/api-client/admin';
import { useFormats } from '@kp/ui';
import { Flex, Tag, Typography } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { RefundButton } from './refund-dialog';
import { failedRefunds } from './refundable';
import styles from './failed-refunds.module.css';
import { ShortDate } from '../short-date';

export function FailedRefunds({ payment }: { readonly payment: PaymentResponse }) {
  const { t } = useTranslation('adminOrders');
  const { money } = useFormats();
  const failed = failedRefunds(payment);
  if (failed.length === 0) return null;
  return (
    <Flex vertical align="start" gap="small">
      <ul className={styles.list} aria-label={t('payments.failedRefunds.title')}>
        {failed.map(({ id, amount, failedAt, failureMessage }) => (
          <li key={id}>
            <Flex wrap align="center" gap="small">
              <Tag color="error">{t('payments.failedRefunds.failed')}</Tag>
              <strong>{money({ amount, currency: payment.currency })}</strong>
              {failedAt && (
                <Typography.Text type="secondary">
                  <ShortDate iso={failedAt} />
                </Typography.Text>
              )}
            </Flex>
            {failureMessage && (
              <p dir="ltr" className={styles.providerText}>
                {failureMessage}
              </p>
            )}
            <RefundButton payment={payment} reason="by-hand" again={amount} />
          </li>
        ))}
      </ul>
      <Typography.Text type="secondary">{t('payments.failedRefunds.hint')}</Typography.Text>
    </Flex>
  );
}
