import { Injectable } from '@nestjs/common';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { REFUND_UNCERTAIN, type RefundUncertain } from '../events';
import { RecheckRefund } from '../use-cases/recheck-refund';

/** What a lost message about a refund that was sent back would have told is asked for. */
@Injectable()
@HandlesEvent(REFUND_UNCERTAIN, {
  name: 'payments.recheck-refund',
  queue: 'payments',
  outsideTransaction: true,
})
export class RecheckRefundHandler implements EventHandler<RefundUncertain> {
  constructor(private readonly recheck: RecheckRefund) {}

  handle({ payload }: Delivery<RefundUncertain>): Promise<void> {
    return this.recheck.execute(payload.refundId);
  }
}
