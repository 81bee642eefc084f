import { Injectable } from '@nestjs/common';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { REFUND_REQUESTED, type RefundRequested } from '../events';
import { CarryOutRefund } from '../use-cases/carry-out-refund';

@Injectable()
@HandlesEvent(REFUND_REQUESTED, {
  name: 'payments.carry-out-refund',
  formerNames: ['CarryOutRefundHandler'],
  queue: 'payments',
  outsideTransaction: true,
})
export class CarryOutRefundHandler implements EventHandler<RefundRequested> {
  constructor(private readonly carryOut: CarryOutRefund) {}

  handle({ payload }: Delivery<RefundRequested>): Promise<void> {
    return this.carryOut.execute(payload.refundId);
  }
}
