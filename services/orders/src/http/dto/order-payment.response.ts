import { awaitsPayment, minorToDecimal, type PaymentMethod, type PaymentStatus } from '@kp/commerce';
import type { Order } from '../../domain/order.entity';

/** What screens tell about the money of an order. */
export class OrderPaymentResponse {
  /** The payment that pays the order or that it waits for; null with cash and while none is known. */
  id: number | null;
  method: PaymentMethod;
  /** `out_of_stock_paid`: paid when the goods were gone; the money is on its way back. */
  status: PaymentStatus;
  /**
   * Given back so far, a decimal in the order's currency.
   * @example "0.00"
   */
  refundedAmount: string;
  /** It was to be paid before it is sent, and is not: it cannot leave `pending`. */
  isAwaited: boolean;

  static from(order: Order): OrderPaymentResponse {
    return {
      id: order.paymentId,
      method: order.paymentMethod,
      status: order.paymentStatus,
      refundedAmount: minorToDecimal(order.refundedMinor),
      isAwaited: awaitsPayment(order),
    };
  }
}
