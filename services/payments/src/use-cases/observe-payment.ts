import { Injectable } from '@nestjs/common';
import type { Payment } from '../domain/payment.entity';
import { Providers } from '../providers/providers';
import { NotePayment } from './note-payment';

/** Asks a provider how a payment stands and notes the answer. */
@Injectable()
export class ObservePayment {
  constructor(
    private readonly providers: Providers,
    private readonly note: NotePayment,
  ) {}

  /** An approved payment is captured on the way: its shopper believes to have paid. */
  async execute(payment: Payment): Promise<Payment> {
    if (payment.providerRef === null) return payment;
    const provider = this.providers.of(payment);
    const seen = await provider.find(payment.providerRef);
    const taken = seen.state === 'approved' ? await provider.capture(seen.ref) : seen;
    return this.note.execute(payment.id, taken, payment.refundRequestedMinor);
  }

  /** Takes the money of a payment that is thought to be approved. */
  async capture(payment: Payment): Promise<Payment> {
    if (payment.providerRef === null) return payment;
    const taken = await this.providers.of(payment).capture(payment.providerRef);
    return this.note.execute(payment.id, taken, payment.refundRequestedMinor);
  }
}
