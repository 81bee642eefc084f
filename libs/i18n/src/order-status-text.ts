import { type OrderStatus, parseMinor, type PaymentStatus } from '@kp/commerce';
import { shownPaymentStatus } from '@kp/commerce/shown-payment-status';
import type { TFunction } from 'i18next';

export interface StatedOrder {
  readonly status: OrderStatus;
  /** Missing where it is not known. */
  readonly paymentStatus?: PaymentStatus;
  /** What a change added and is still to be paid. */
  readonly outstandingAmount?: string;
}

/** As its customer reads it: what is not paid is reviewed, what is paid was received. */
export function orderStatusText(
  t: TFunction,
  { status, paymentStatus = 'unpaid', outstandingAmount = '0.00' }: StatedOrder,
): string {
  const payment = shownPaymentStatus(paymentStatus, parseMinor(outstandingAmount));
  if (status === 'cancelled') return t('orderStatus.cancelled');
  if (payment === 'partly_paid') return `${stepText(t, status)} · ${t('paymentStatus.partly_paid')}`;
  if (status !== 'pending') return stepText(t, status);
  if (paymentStatus === 'unpaid') return t('orderStatus.pendingCustomer');
  return `${stepText(t, status)} · ${t(`paymentStatus.${payment}`)}`;
}

function stepText(t: TFunction, status: OrderStatus): string {
  if (status === 'pending') return t('order.steps.received');
  return status === 'processing' ? t('order.steps.packing') : t(`orderStatus.${status}`);
}
