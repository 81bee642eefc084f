import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
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

/** What the module of invoices, which knows orders, provides under this name. */
export abstract class InvoiceCorrector {
  /** Reverses the invoice of the order and issues it again as the order is now, in the transaction of the caller. */
  abstract correct(correction: OrderCorrection): Promise<CorrectedInvoice>;
}

/** An order that changes has its invoice corrected in the same transaction. */
@Injectable()
export class InvoiceCorrections {
  constructor(
    private readonly modules: ModuleRef,
    private readonly orders: OrderRepository,
  ) {}

  /** After the order was changed, under its lock; the history names the documents. */
  async correct(correction: OrderCorrection): Promise<void> {
    const { orderId, admin } = correction;
    const corrector = this.modules.get<InvoiceCorrector>(InvoiceCorrector, { strict: false });
    const documents = await corrector.correct(correction);
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
