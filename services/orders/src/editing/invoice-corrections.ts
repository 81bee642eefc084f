import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Principal } from '@kp/platform/http';
import { OrderRepository } from '../persistence/order.repository';

export interface OrderCorrection {
  orderId: number;
  /** Of the history entry of the change: the key of its refund. */
  eventId: number;
  /** Null for a change that nobody made. */
  admin: Principal | null;
  /** The invoice is still made out to the same buyer. */
  isBuyerKept: boolean;
}

/** Numbers. Without a cancellation invoice where credit notes had left nothing to cancel. */
export interface CorrectedInvoice {
  reversed: string;
  reversal: string | null;
  issued: string;
}

/** Of the module that issues invoices, which knows orders. A provider of the HTTP process that extends it is found by itself. */
export abstract class InvoiceCorrector {
  /** Reverses the invoice of the order and issues it again as the order is now, in the transaction of the caller. */
  abstract correct(correction: OrderCorrection): Promise<CorrectedInvoice>;
}

/** An order that changes has its invoice corrected in the same transaction. */
@Injectable()
export class InvoiceCorrections implements OnModuleInit {
  private corrector?: InvoiceCorrector;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly orders: OrderRepository,
  ) {}

  onModuleInit(): void {
    const instances = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    this.corrector = instances.find((instance) => instance instanceof InvoiceCorrector);
  }

  /** After the order was changed, under its lock; the history names the documents. */
  async correct(correction: OrderCorrection): Promise<void> {
    if (!this.corrector) throw new Error('No module corrects invoices.');
    const { orderId, admin } = correction;
    const documents = await this.corrector.correct(correction);
    await this.orders.addEvent({
      orderId,
      kind: 'invoice_corrected',
      actor: admin ? 'admin' : 'system',
      actorUserId: admin?.userId ?? null,
      note: noteOf(documents),
    });
  }
}

const noteOf = ({ reversed, reversal, issued }: CorrectedInvoice): string =>
  [reversed, reversal, issued].filter(Boolean).join(' → ');

/** The documents that an entry of the history names. */
export function documentsOf(note: string): CorrectedInvoice {
  const numbers = note.split(' → ');
  const [reversed = '', reversal = null] = numbers;
  return { reversed, reversal: numbers.length === 3 ? reversal : null, issued: numbers.at(-1)! };
}
