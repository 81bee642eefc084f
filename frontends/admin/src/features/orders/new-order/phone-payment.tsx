import { shopApi } from '@kp/api-client/shop';
import type { OfflineMethod } from '@kp/commerce';
import { Select } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';

interface PhonePaymentProps {
  readonly value: OfflineMethod;
  readonly onChange: (method: OfflineMethod) => void;
}

/** No card: its number would have to be told on the phone. */
export function PhonePayment({ value, onChange }: PhonePaymentProps) {
  const { t } = useTranslation('adminOrders');
  const { t: common } = useTranslation();
  const { data: config } = shopApi.useGetConfigQuery();
  const isTransferOffered = config?.paymentMethods.some(
    ({ id, available }) => id === 'bank_transfer' && available,
  );
  if (!isTransferOffered) {
    return (
      <p>
        {common('paymentMethod.cash')}. {t('newOrder.paymentHint')}
      </p>
    );
  }
  return (
    <Select<OfflineMethod>
      aria-label={t('drawer.payment')}
      value={value}
      onChange={onChange}
      options={(['cash', 'bank_transfer'] as const).map((method) => ({
        value: method,
        label: common(`paymentMethod.${method}`),
      }))}
    />
  );
}
