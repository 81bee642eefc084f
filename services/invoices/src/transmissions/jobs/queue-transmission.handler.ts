import { Injectable } from '@nestjs/common';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { INVOICE_ISSUED, type InvoiceIssued } from '../../events';
import { QueueDocuments } from '../queue-documents';

@Injectable()
@HandlesEvent(INVOICE_ISSUED, { name: 'invoices.queue-transmission', queue: 'payments' })
export class QueueTransmissionHandler implements EventHandler<InvoiceIssued> {
  constructor(private readonly queue: QueueDocuments) {}

  handle({ payload: { invoiceNumber } }: Delivery<InvoiceIssued>): Promise<void> {
    return this.queue.add(invoiceNumber);
  }
}
