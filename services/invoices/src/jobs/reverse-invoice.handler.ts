import { Injectable } from '@nestjs/common';
import { ORDER_STATUS_CHANGED, type OrderStatusChanged } from '@kp/orders';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { ReverseInvoice } from '../use-cases/reverse-invoice';

@Injectable()
@HandlesEvent(ORDER_STATUS_CHANGED, { name: 'invoices.reverse-invoice', queue: 'payments' })
export class ReverseInvoiceHandler implements EventHandler<OrderStatusChanged> {
  constructor(private readonly reverse: ReverseInvoice) {}

  async handle({ payload }: Delivery<OrderStatusChanged>): Promise<void> {
    if (payload.toStatus === 'cancelled') await this.reverse.execute(payload.orderId);
  }
}
