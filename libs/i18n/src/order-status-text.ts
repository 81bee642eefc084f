import type { OrderStatus, PaymentStatus } from '@kp/commerce';
import type { TFunction } from 'i18next';

export interface StatedOrder {
  readonly status: OrderStatus;
  /** Missing where it is not known. */
  readonly paymentStatus?: PaymentStatus;
}

/** As its customer reads it: what is not paid is reviewed, what is paid was received. */
export function orderStatusText(t: TFunction, { status, paymentStatus = 'unpaid' }: StatedOrder): string {
  if (status === 'processing') return t('order.steps.packing');
  if (status !== 'pending') return t(`orderStatus.${status}`);
  if (paymentStatus === 'unpaid') return t('orderStatus.pendingCustomer');
  return `${t('order.steps.received')} · ${t(`paymentStatus.${paymentStatus}`)}`;
}
