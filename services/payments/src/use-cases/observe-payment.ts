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
    return this.note.execute(payment.id, seen.state === 'approved' ? await provider.capture(seen.ref) : seen);
  }

  /** Takes the money of a payment that is thought to be approved. */
  async capture(payment: Payment): Promise<Payment> {
    if (payment.providerRef === null) return payment;
    return this.note.execute(payment.id, await this.providers.of(payment).capture(payment.providerRef));
  }
}
