import { Injectable, Logger } from '@nestjs/common';
import { type PaymentFacts, Payments } from '@kp/payments';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { HOLD_EXPIRED, type HoldExpired } from '../../events';
import { CheckoutPayments } from '../checkout-payments';
import { CaptureApproved } from '../use-cases/capture-approved';
import { EndHold } from '../use-cases/end-hold';

/**
 * Ends a hold whose time is over. The provider is asked once more before: an order whose news got lost is made with its
 * own units, and not after somebody else has bought them.
 */
@Injectable()
@HandlesEvent(HOLD_EXPIRED, {
  name: 'orders.end-hold',
  formerNames: ['EndHoldHandler'],
  queue: 'payments',
  outsideTransaction: true,
})
export class EndHoldHandler implements EventHandler<HoldExpired> {
  private readonly logger = new Logger(EndHoldHandler.name);

  constructor(
    private readonly started: CheckoutPayments,
    private readonly payments: Payments,
    private readonly captureApproved: CaptureApproved,
    private readonly endHold: EndHold,
  ) {}

  async handle({ payload: { checkoutId } }: Delivery<HoldExpired>): Promise<void> {
    const started = await this.started.list(checkoutId);
    await Promise.all(started.map((payment) => this.lookAt(checkoutId, payment)));
    await this.endHold.execute(checkoutId);
  }

  private async lookAt(checkoutId: string, { id, providerRef, capturedMinor }: PaymentFacts): Promise<void> {
    if (providerRef === null || capturedMinor > 0) return;
    try {
      const seen = await this.payments.refresh(providerRef);
      if (seen?.isApproved) await this.captureApproved.execute(checkoutId, seen, { isBuyerHere: false });
    } catch (error) {
      // Its news comes by itself some time; then the order is made from stock, or the money goes back.
      this.logger.warn({ err: error, msg: `How payment ${id} stands is not known` });
    }
  }
}
