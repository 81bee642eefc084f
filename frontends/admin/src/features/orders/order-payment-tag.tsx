import type { OrderResponse } from '@kp/api-client/admin';
import { parseMinor } from '@kp/commerce';
import { shownPaymentStatus, type ShownPaymentStatus } from '@kp/commerce/shown-payment-status';
import { Tag, type TagProps } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';

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
export function OrderPaymentTag({
  order,
}: {
  readonly order: Pick<OrderResponse, 'paymentStatus' | 'paymentMethod' | 'outstandingAmount'>;
}) {
  const { t } = useTranslation();
  const { paymentStatus, paymentMethod, outstandingAmount } = order;
  const shown = shownPaymentStatus(paymentStatus, parseMinor(outstandingAmount));
  const method = t(`paymentMethod.${paymentMethod}`);
  if (paymentStatus === 'unpaid' && paymentMethod === 'cash') return <Tag>{method}</Tag>;
  return (
    <Tag color={COLORS[shown]} title={method}>
      {t(`paymentStatus.${shown}`)}
    </Tag>
  );
}
