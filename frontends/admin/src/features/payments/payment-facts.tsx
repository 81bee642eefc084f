import type { PaymentResponse } from '@kp/api-client/admin';
import { parseMinor } from '@kp/commerce';
import { useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './payments.module.css';

/** Received, given back, and the names under which provider and buyer know it. */
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
