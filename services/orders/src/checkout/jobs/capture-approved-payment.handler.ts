import { Injectable, Logger } from '@nestjs/common';
import { PAYMENT_APPROVED, type PaymentNews, Payments } from '@kp/payments';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { OrderError } from '../../domain/order.errors';
import { CaptureApproved } from '../use-cases/capture-approved';

/** The buyer approved a payment and did not come back: it is captured unless its checkout needs it no more. */
@Injectable()
@HandlesEvent(PAYMENT_APPROVED, {
  name: 'orders.capture-approved-payment',
  queue: 'payments',
  outsideTransaction: true,
})
export class CaptureApprovedPaymentHandler implements EventHandler<PaymentNews> {
  private readonly logger = new Logger(CaptureApprovedPaymentHandler.name);

  constructor(
    private readonly payments: Payments,
    private readonly captureApproved: CaptureApproved,
  ) {}

  async handle({ payload: { paymentId } }: Delivery<PaymentNews>): Promise<void> {
    const payment = await this.payments.findById(paymentId);
    if (!payment || payment.checkoutId === null || payment.capturedMinor > 0) return;
    try {
      await this.captureApproved.execute(payment.checkoutId, payment, { isBuyerHere: false });
    } catch (error) {
      if (!(error instanceof OrderError)) throw error;
      this.logger.log(`Payment ${paymentId} is not captured: ${error.code}`);
    }
  }
}
