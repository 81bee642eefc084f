import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import type { Payment, PaymentEvent } from '../domain/payment.entity';
import { ProviderRejectedError } from '../domain/payment.errors';
import type { DisputeState, ProviderDispute } from '../domain/payment-provider';
import { statusOfCaptured } from '../domain/payment-status';
import type { WebhookEvent } from '../domain/webhook-event.entity';
import { type DisputeEvent, PAYMENT_DISPUTED } from '../events';
import { DisputeRepository } from '../persistence/dispute.repository';
import { PaymentRepository } from '../persistence/payment.repository';
import { Providers } from '../providers/providers';

export interface DisputeSnapshot {
  dispute: ProviderDispute;
  asOf: Date;
}

const EVENT_KINDS = {
  open: 'disputed',
  won: 'dispute_won',
  lost: 'charged_back',
} as const satisfies Record<DisputeState, PaymentEvent['kind']>;

/** What a dispute or a reversal does to the money of its payment, in whatever order the news come. */
@Injectable()
export class RecordDispute {
  constructor(
    private readonly transactions: Transactions,
    private readonly payments: PaymentRepository,
    private readonly disputes: DisputeRepository,
    private readonly providers: Providers,
    private readonly outbox: Outbox,
  ) {}

  /** As the provider says now, else as its message said. @throws ProviderUnavailableError: try again later */
  async see(event: WebhookEvent): Promise<DisputeSnapshot | null> {
    const { provider: method, isSandbox, disputeRef, dispute } = event;
    if (disputeRef === null) return null;
    const said = dispute && { dispute, asOf: new Date(dispute.asOf) };
    if (dispute?.kind === 'reversal') return said;
    try {
      return await this.ask(disputeRef, { method, isSandbox });
    } catch (error) {
      if (error instanceof ProviderRejectedError) return said;
      throw error;
    }
  }

  /** For an open dispute whose last message may be lost. */
  async recheck(disputeId: number): Promise<void> {
    const known = await this.disputes.find(disputeId);
    const payment = known?.state === 'open' ? await this.payments.find(known.paymentId) : null;
    if (!payment || !this.providers.isConnected(payment)) return;
    const seen = await this.ask(known!.providerRef, payment);
    await this.execute(payment.id, seen);
  }

  execute(paymentId: number, { dispute, asOf }: DisputeSnapshot): Promise<void> {
    return this.transactions.run(async () => {
      const payment = (await this.payments.findForUpdate(paymentId))!;
      const before = await this.disputes.findState(paymentId, dispute.ref);
      const amountMinor = amountOf(dispute, payment);
      if (!(await this.disputes.save(paymentId, dispute, amountMinor, asOf))) return;
      await this.count(payment);
      if (before === dispute.state) return;
      await this.payments.addEvents(paymentId, [
        { kind: EVENT_KINDS[dispute.state], amountMinor, note: dispute.reason },
      ]);
      const { orderId } = payment;
      const news: DisputeEvent = { paymentId, orderId, state: dispute.state, amountMinor };
      await this.outbox.record(PAYMENT_DISPUTED, news);
    });
  }

  private async count(payment: Payment): Promise<void> {
    const chargedBackMinor = await this.disputes.chargedBackMinor(payment.id);
    if (chargedBackMinor === payment.chargedBackMinor) return;
    const isCaptured = payment.capturedMinor > 0;
    await this.payments.update(payment.id, {
      chargedBackMinor,
      ...(isCaptured ? { status: statusOfCaptured({ ...payment, chargedBackMinor }) } : {}),
    });
  }

  private async ask(ref: string, payment: Pick<Payment, 'method' | 'isSandbox'>): Promise<DisputeSnapshot> {
    const asOf = new Date();
    return { dispute: await this.providers.of(payment).findDispute(ref), asOf };
  }
}

/** A bank may contest in another currency than was paid: then all of the payment counts. */
function amountOf({ amountMinor, currency }: ProviderDispute, payment: Payment): number {
  const paidMinor = payment.capturedMinor || payment.amountMinor;
  return currency === (payment.capturedCurrency ?? payment.currency)
    ? Math.min(amountMinor, paidMinor)
    : paidMinor;
}
