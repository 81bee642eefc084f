import { Injectable } from '@nestjs/common';
import { PAYMENT_CAPTURED, type PaymentNews, Payments } from '@kp/payments';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { PayOrder } from '../../pay-order';
import { OrderRepository } from '../../persistence/order.repository';
import { PlaceFromCheckout } from '../use-cases/place-from-checkout';

/**
 * Money has come in: it makes the order of its checkout, or pays the order that waits for it. What fits nothing stays an
 * unmatched payment, for an administrator to look at.
 */
@Injectable()
@HandlesEvent(PAYMENT_CAPTURED, {
  name: 'orders.place-paid-order',
  formerNames: ['PlacePaidOrderHandler'],
  queue: 'payments',
})
export class PlacePaidOrderHandler implements EventHandler<PaymentNews> {
  constructor(
    private readonly payments: Payments,
    private readonly place: PlaceFromCheckout,
    private readonly orders: OrderRepository,
    private readonly payOrder: PayOrder,
  ) {}

  async handle({ payload }: Delivery<PaymentNews>): Promise<void> {
    const payment = await this.payments.findById(payload.paymentId);
    if (!payment || payment.orderId !== null) return;
    if (payment.checkoutId !== null) {
      await this.place.execute(payment.checkoutId, { payment });
      return;
    }
    for (const orderId of await this.orders.listWaitingFor(payment.id)) {
      if (await this.payOrder.execute(orderId, payment)) return;
    }
  }
}
