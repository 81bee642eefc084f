import { Injectable } from '@nestjs/common';
import { ORDER_CONFIRMED, ORDER_PAID, ORDER_PLACED, type OrderPlaced } from '@kp/orders';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { OrderMails } from '../mail/order-mails';

/** Writes the confirmation of a placed order, or what it waits for; mail and "done" mark commit together. */
@Injectable()
@HandlesEvent(ORDER_PLACED, {
  name: 'notifications.write-order-confirmation',
  formerNames: ['WriteOrderConfirmationHandler'],
  queue: 'emails',
})
export class WriteOrderConfirmationHandler implements EventHandler<OrderPlaced> {
  constructor(private readonly mails: OrderMails) {}

  handle({ id, payload }: Delivery<OrderPlaced>): Promise<void> {
    return this.mails.writeConfirmation(id, payload.orderId);
  }
}

/** Writes the confirmation of an order that was waiting for its payment. */
@Injectable()
@HandlesEvent(ORDER_PAID, { name: 'notifications.write-paid-order-confirmation', queue: 'emails' })
export class WritePaidOrderConfirmationHandler implements EventHandler<OrderPlaced> {
  constructor(private readonly mails: OrderMails) {}

  handle({ id, payload }: Delivery<OrderPlaced>): Promise<void> {
    return this.mails.writeConfirmation(id, payload.orderId);
  }
}

/** Writes the confirmation of an order that its guest has confirmed. */
@Injectable()
@HandlesEvent(ORDER_CONFIRMED, { name: 'notifications.write-confirmed-order-confirmation', queue: 'emails' })
export class WriteConfirmedOrderConfirmationHandler implements EventHandler<OrderPlaced> {
  constructor(private readonly mails: OrderMails) {}

  handle({ id, payload }: Delivery<OrderPlaced>): Promise<void> {
    return this.mails.writeConfirmation(id, payload.orderId);
  }
}
