import { Injectable } from '@nestjs/common';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { PAYMENT_UNCERTAIN, type PaymentUncertain } from '../events';
import { PaymentRepository } from '../persistence/payment.repository';
import { Providers } from '../providers/providers';
import { ObservePayment } from '../use-cases/observe-payment';

/** What a lost webhook would have told is asked for. */
@Injectable()
@HandlesEvent(PAYMENT_UNCERTAIN, {
  name: 'payments.observe-payment',
  formerNames: ['ObservePaymentHandler'],
  queue: 'payments',
  outsideTransaction: true,
})
export class ObservePaymentHandler implements EventHandler<PaymentUncertain> {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly observe: ObservePayment,
    private readonly providers: Providers,
  ) {}

  async handle({ payload }: Delivery<PaymentUncertain>): Promise<void> {
    const payment = await this.payments.find(payload.paymentId);
    // The keys it was made with are gone, or the sandbox is off: retries would end as a dead letter.
    if (!payment || !this.providers.isConnected(payment)) return;
    await this.observe.execute(payment);
  }
}
