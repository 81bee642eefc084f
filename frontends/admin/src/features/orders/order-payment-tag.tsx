import type { ShownPaymentStatus } from '@kp/commerce/shown-payment-status';
import { Tag, type TagProps } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { methodOf, type ShownPayment, statusOf } from '../../shared/payments/shown-payment';

const COLORS: Readonly<Record<ShownPaymentStatus, TagProps['color']>> = {
  unpaid: 'warning',
  paid: 'success',
  partly_paid: 'warning',
  out_of_stock_paid: 'error',
  partly_refunded: 'default',
  refunded: 'default',
  charged_back: 'error',
};

/** Whether the money is there; cash that comes with the delivery is no debt. */
export function OrderPaymentTag({ order }: { readonly order: ShownPayment }) {
  const { t } = useTranslation();
  const shown = statusOf(order);
  const method = t(`paymentMethod.${methodOf(order)}`);
  if (shown === 'unpaid' && order.paymentMethod === 'cash') return <Tag>{method}</Tag>;
  return (
    <Tag color={COLORS[shown]} title={method}>
      {t(`paymentStatus.${shown}`)}
    </Tag>
  );
}
