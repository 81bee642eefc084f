import { Injectable, Logger } from '@nestjs/common';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { PAYMENT_APPROVED, PAYMENT_CAPTURED, type PaymentStatusEvent, Payments } from '@kp/payments';
import { PayBalance } from '../balance/pay-balance';
import { CapturePayment } from '../checkout/use-cases/capture-payment';
import { CompleteCheckout } from '../checkout/use-cases/complete-checkout';
import { OrderError } from '../domain/order.errors';
import { OrderRepository } from '../persistence/order.repository';
import { PayOrder } from '../use-cases/pay-order';

@Injectable()
@HandlesEvent(PAYMENT_APPROVED, {
  name: 'orders.capture-approved-payment',
  // Only PayPal has payments that are approved before they are captured.
  queue: 'payments-paypal',
  outsideTransaction: true,
})
export class PaymentApprovedHandler implements EventHandler<PaymentStatusEvent> {
  private readonly logger = new Logger(PaymentApprovedHandler.name);

  constructor(
    private readonly payments: Payments,
    private readonly capturePayment: CapturePayment,
    private readonly payBalance: PayBalance,
  ) {}

  async handle({ payload: { paymentId } }: Delivery<PaymentStatusEvent>): Promise<void> {
    const payment = await this.payments.findById(paymentId);
    // A declined payment is captured again only when the customer returns.
    if (payment?.balanceId && payment.status !== 'failed') return this.payBalance.capture(payment);
    if (!payment || payment.checkoutId === null || payment.capturedMinor > 0) return;
    try {
      await this.capturePayment.execute(payment.checkoutId, payment, { isInteractive: false });
    } catch (error) {
      if (!(error instanceof OrderError)) throw error;
      this.logger.log(`Payment ${paymentId} is not captured: ${error.code}`);
    }
  }
}

/** Completes the checkout of a payment or pays the order that awaits it; otherwise the payment stays unmatched. */
@Injectable()
@HandlesEvent(PAYMENT_CAPTURED, {
  name: 'orders.place-paid-order',
  formerNames: ['PlacePaidOrderHandler'],
  queue: 'payments',
})
export class PaymentCapturedHandler implements EventHandler<PaymentStatusEvent> {
  constructor(
    private readonly payments: Payments,
    private readonly completeCheckout: CompleteCheckout,
    private readonly orders: OrderRepository,
    private readonly payOrder: PayOrder,
    private readonly payBalance: PayBalance,
  ) {}

  async handle({ payload }: Delivery<PaymentStatusEvent>): Promise<void> {
    const payment = await this.payments.findById(payload.paymentId);
    if (!payment || payment.orderId !== null || payment.invoiceNumber !== null) return;
    if (payment.balanceId !== null) return this.payBalance.execute(payment.id);
    if (payment.checkoutId !== null) {
      await this.completeCheckout.execute(payment.checkoutId, { payment });
      return;
    }
    for (const orderId of await this.orders.listAwaiting(payment.id)) {
      if (await this.payOrder.execute(orderId, payment)) return;
    }
  }
}
