import type { PaymentResponse } from '@kp/api-client/admin';
import { formatDateTime } from '@kp/i18n';
import { Badge, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { disputesOf, disputeStepOf, isDisputeOpen } from './dispute-progress';
import styles from './payments.module.css';

/** That the buyer disputes a payment, and what its provider told of it, newest first; nothing when nobody does. */
export function PaymentDisputes({ payment }: { readonly payment: PaymentResponse }) {
  const { t } = useTranslation('admin');
  const { language } = useFormats();
  const disputes = disputesOf(payment);
  if (disputes.length === 0) return null;
  const isOpen = isDisputeOpen(disputes);
  return (
    <div className={styles.disputes}>
      <Badge tone={isOpen ? 'alert' : 'neutral'}>
        {isOpen ? t('payments.disputes.title') : t('payments.disputes.closed')}
      </Badge>
      {isOpen && <p className={styles.soft}>{t('payments.disputes.hint')}</p>}
      <ol className={styles.disputeLines} aria-label={t('payments.disputes.title')}>
        {[...disputes].reverse().map(({ at, note }) => (
          <li key={`${at} ${note}`}>
            <span>{t(`payments.disputes.${disputeStepOf(note)}`)}</span>{' '}
            <span className={styles.soft}>
              <time dateTime={at}>{formatDateTime(at, language)}</time>
              {note && (
                <>
                  {' · '}
                  <bdi dir="ltr">{note}</bdi>
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
