import { Injectable, Logger, type Type } from '@nestjs/common';
import { ORDER_PAID, ORDER_PLACED, ORDER_STATUS_CHANGED } from '@kp/orders';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { InvoiceError } from '../domain/invoice.errors';
import { IssueInvoice } from '../use-cases/issue-invoice';

interface OfOrder {
  orderId: number;
}

/** What an order lacks for its invoice does not come by itself: it stays in the list of those without one. */
function handlerOf({ event, name }: { event: string; name: string }): Type<EventHandler<OfOrder>> {
  @Injectable()
  @HandlesEvent(event, { name, queue: 'payments' })
  class IssueDueInvoiceHandler implements EventHandler<OfOrder> {
    private readonly logger = new Logger(IssueDueInvoiceHandler.name);

    constructor(private readonly issue: IssueInvoice) {}

    async handle({ payload: { orderId } }: Delivery<OfOrder>): Promise<void> {
      try {
        await this.issue.executeIfDue(orderId);
      } catch (error) {
        if (!(error instanceof InvoiceError)) throw error;
        this.logger.warn({ msg: 'An invoice that is due could not be issued', orderId, code: error.code });
      }
    }
  }
  return IssueDueInvoiceHandler;
}

export const issueDueInvoiceHandlers = [
  handlerOf({ event: ORDER_PLACED, name: 'invoices.issue-due-placed' }),
  handlerOf({ event: ORDER_PAID, name: 'invoices.issue-due-paid' }),
  handlerOf({ event: ORDER_STATUS_CHANGED, name: 'invoices.issue-due-status' }),
];
