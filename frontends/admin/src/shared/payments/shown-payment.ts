import type { OrderResponse } from '@kp/api-client/admin';
import { namedPaymentMethod, parseMinor, type PaymentMethod } from '@kp/commerce';
import { shownPaymentStatus, type ShownPaymentStatus } from '@kp/commerce/shown-payment-status';

/** Members of the staff without the right to amounts are sent none. */
export type ShownPayment = Pick<OrderResponse, 'paymentMethod' | 'paymentStatus' | 'isNegotiated'> &
  Partial<Pick<OrderResponse, 'totalAmount' | 'outstandingAmount'>>;

type NamedMethod = ReturnType<typeof namedPaymentMethod>;

/** An unknown total is not taken for nothing to pay. */
export const methodOf = (order: ShownPayment): NamedMethod =>
  namedPaymentMethod(order, order.totalAmount === undefined ? NaN : parseMinor(order.totalAmount));

/** What a change added; zero for those who are sent no amounts. */
export const outstandingMinor = ({ outstandingAmount }: Pick<ShownPayment, 'outstandingAmount'>): number =>
  outstandingAmount === undefined ? 0 : parseMinor(outstandingAmount);

export const statusOf = (order: ShownPayment): ShownPaymentStatus =>
  shownPaymentStatus(order.paymentStatus, outstandingMinor(order));

/** All that `methodOf` calls orders that are stored with a method, by which they are filtered. */
export const methodsStoredAs = (method: PaymentMethod): readonly NamedMethod[] =>
  method === 'cash' ? ['cash', 'agreed', 'none'] : [method];
