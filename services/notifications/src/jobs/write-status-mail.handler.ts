import { Injectable } from '@nestjs/common';
import {
  ORDER_SHIPMENT_CHANGED,
  ORDER_STATUS_CHANGED,
  type OrderPlaced,
  type OrderStatusChanged,
} from '@kp/orders';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { OrderMails } from '../mail/order-mails';

/** Tells a buyer that the order was shipped, delivered or cancelled. */
@Injectable()
@HandlesEvent(ORDER_STATUS_CHANGED, { name: 'notifications.write-status-mail', queue: 'emails' })
export class WriteStatusMailHandler implements EventHandler<OrderStatusChanged> {
  constructor(private readonly mails: OrderMails) {}

  handle({ id, payload }: Delivery<OrderStatusChanged>): Promise<void> {
    return this.mails.writeStatus(id, payload);
  }
}

/** Tells a buyer the tracking number of an order that was shipped without it. */
@Injectable()
@HandlesEvent(ORDER_SHIPMENT_CHANGED, { name: 'notifications.write-tracking-mail', queue: 'emails' })
export class WriteTrackingMailHandler implements EventHandler<OrderPlaced> {
  constructor(private readonly mails: OrderMails) {}

  handle({ id, payload }: Delivery<OrderPlaced>): Promise<void> {
    return this.mails.writeTracking(id, payload);
  }
}
