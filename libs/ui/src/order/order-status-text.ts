import { orderStatusText, type StatedOrder } from '@kp/i18n/order-status-text';
import { useTranslation } from 'react-i18next';

export type { StatedOrder };

export function useOrderStatusText(order: StatedOrder): string {
  const { t } = useTranslation();
  return orderStatusText(t, order);
}
