import type { OrderResponse } from '@kp/api-client/admin';
import type { PaymentStatus } from '@kp/commerce';
import { Tag, type TagProps } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';

const COLORS: Readonly<Record<PaymentStatus, TagProps['color']>> = {
  unpaid: 'warning',
  paid: 'success',
  out_of_stock_paid: 'error',
  partly_refunded: 'default',
  refunded: 'default',
  charged_back: 'error',
};

/** Whether the money is there; cash that comes with the delivery is no debt. */
export function OrderPaymentTag({
  order,
}: {
  readonly order: Pick<OrderResponse, 'paymentStatus' | 'paymentMethod'>;
}) {
  const { t } = useTranslation();
  const { paymentStatus, paymentMethod } = order;
  const method = t(`paymentMethod.${paymentMethod}`);
  if (paymentStatus === 'unpaid' && paymentMethod === 'cash') return <Tag>{method}</Tag>;
  return (
    <Tag color={COLORS[paymentStatus]} title={method}>
      {t(`paymentStatus.${paymentStatus}`)}
    </Tag>
  );
}
