import type { PaymentResponse } from '@kp/api-client/admin';
import { parseMinor } from '@kp/commerce';
import { Badge, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '@kp/i18n';
import { disputesOf, disputePhaseOf, isDisputeOpen } from './dispute-progress';
import styles from './payments.module.css';

export function PaymentFacts({ payment }: { readonly payment: PaymentResponse }) {
  const { t } = useTranslation('admin');
  const { money } = useFormats();
  const { capturedAmount, refundedAmount, refundRequestedAmount, currency, providerRef, email } = payment;
  const amount = (value: string) => money({ amount: value, currency });
  const isGivenBack = parseMinor(refundedAmount) > 0;
  const isOnItsWay = parseMinor(refundRequestedAmount) > parseMinor(refundedAmount);
  return (
    <dl className={styles.pairs}>
      <Pair name={t('payments.received')} value={amount(capturedAmount)} />
      {isGivenBack && <Pair name={t('payments.givenBack')} value={amount(refundedAmount)} />}
      {isOnItsWay && <Pair name={t('payments.onItsWayBack')} value={amount(refundRequestedAmount)} />}
      {providerRef && <Pair name={t('payments.reference')} value={providerRef} />}
      {email && <Pair name={t('orders.customer')} value={email} />}
    </dl>
  );
}

function Pair({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <bdi dir="ltr">{value}</bdi>
      </dd>
    </>
  );
}

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
            <span>{t(`payments.disputes.${disputePhaseOf(note)}`)}</span>{' '}
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
