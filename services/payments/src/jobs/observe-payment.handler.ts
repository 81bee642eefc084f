import { Injectable } from '@nestjs/common';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { PAYMENT_UNCERTAIN, type PaymentUncertain } from '../events';
import { PaymentRepository } from '../persistence/payment.repository';
import { ObservePayment } from '../use-cases/observe-payment';

/** What a lost webhook would have told is asked for. */
@Injectable()
@HandlesEvent(PAYMENT_UNCERTAIN, { queue: 'payments', outsideTransaction: true })
export class ObservePaymentHandler implements EventHandler<PaymentUncertain> {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly observe: ObservePayment,
  ) {}

  async handle({ payload }: Delivery<PaymentUncertain>): Promise<void> {
    const payment = await this.payments.find(payload.paymentId);
    if (payment) await this.observe.execute(payment);
  }
}
