import { Injectable } from '@nestjs/common';
import { type DeclineCode, Payments, type PaymentState } from '@kp/payments';
import type { Order } from '../../domain/order.entity';
import { checkoutNotFound } from '../../domain/order.errors';
import { OrderRepository } from '../../persistence/order.repository';
import { CaptureApproved } from './capture-approved';

export interface CapturedPaypal {
  status: PaymentState | 'out_of_stock';
  order: Order | null;
  /** Why it was refused, in the provider's words. */
  message: string | null;
  /** The same for a refusal of the test provider. */
  declineCode: DeclineCode | null;
}

/** A shopper comes back from PayPal: the money is taken and the order placed. */
@Injectable()
export class CapturePaypal {
  constructor(
    private readonly payments: Payments,
    private readonly captureApproved: CaptureApproved,
    private readonly orders: OrderRepository,
  ) {}

  /**
   * Doing it again answers the same order.
   * @throws OrderError ORDERS.CHECKOUT_NOT_FOUND, ALREADY_ORDERED, ALREADY_PAID, PAYMENT_PENDING (otherwise), SHORT_STOCK
   *   (the hold is over and the units are gone): then no money is taken; PaymentError
   */
  async execute(providerRef: string, checkoutId: string): Promise<CapturedPaypal> {
    const known = await this.payments.find(providerRef);
    if (known?.method !== 'paypal' || known.checkoutId !== checkoutId) throw checkoutNotFound();
    const { payment, outcome } = await this.captureApproved.execute(checkoutId, known, { isBuyerHere: true });
    return {
      status: outcome?.isOutOfStock ? 'out_of_stock' : payment.status,
      order: outcome && (await this.orders.find(outcome.orderId)),
      message: payment.failureMessage,
      declineCode: payment.declineCode,
    };
  }
}
