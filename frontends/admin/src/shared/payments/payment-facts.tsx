import type { PaymentResponse } from '@kp/api-client/admin';
import { parseMinor } from '@kp/commerce';
import { useFormats } from '@kp/ui';
import { Descriptions } from '@kp/ui/facts';
import { useTranslation } from 'react-i18next';

export function PaymentFacts({ payment }: { readonly payment: PaymentResponse }) {
  const { t } = useTranslation(['admin', 'adminOrders']);
  const { money } = useFormats();
  const { capturedAmount, refundedAmount, refundRequestedAmount, chargedBackAmount } = payment;
  const { currency, providerRef, email } = payment;
  const amount = (value: string) => money({ amount: value, currency });
  const isGivenBack = parseMinor(refundedAmount) > 0;
  const isOnItsWay = parseMinor(refundRequestedAmount) > parseMinor(refundedAmount);
  const facts: [name: string, value: string | null | false][] = [
    [t('adminOrders:payments.received'), amount(capturedAmount)],
    [t('adminOrders:payments.givenBack'), isGivenBack && amount(refundedAmount)],
    [t('adminOrders:payments.chargedBack'), parseMinor(chargedBackAmount) > 0 && amount(chargedBackAmount)],
    [t('adminOrders:payments.onItsWayBack'), isOnItsWay && amount(refundRequestedAmount)],
    [t('adminOrders:payments.reference'), providerRef],
    [t('orders.customer'), email],
  ];
  return (
    <Descriptions
      column={1}
      size="small"
      items={facts
        .filter(([, value]) => value)
        .map(([label, value]) => ({ key: label, label, children: <bdi dir="ltr">{value}</bdi> }))}
    />
  );
}
