import { Injectable } from '@nestjs/common';
import { ORDER_RETURN_CHANGED, type OrderReturnChanged } from '@kp/orders';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { CreditRefund } from '../use-cases/credit-refund';

@Injectable()
@HandlesEvent(ORDER_RETURN_CHANGED, { name: 'invoices.credit-return', queue: 'payments' })
export class CreditReturnHandler implements EventHandler<OrderReturnChanged> {
  constructor(private readonly credit: CreditRefund) {}

  async handle({ payload: { state, returnId } }: Delivery<OrderReturnChanged>): Promise<void> {
    if (state === 'refunded') await this.credit.ofReturn(returnId);
  }
}
