import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import type { Payment } from '../domain/payment.entity';
import { isAboutDispute, type WebhookEvent } from '../domain/webhook-event.entity';
import { PaymentRepository } from '../persistence/payment.repository';
import { RefundRepository } from '../persistence/refund.repository';
import { WebhookInbox } from '../persistence/webhook-inbox';
import { Providers } from '../providers/providers';
import { CarryOutRefund } from './carry-out-refund';
import { NotePayment } from './note-payment';
import { ObservePayment } from './observe-payment';
import { RecheckRefund } from './recheck-refund';

/**
 * A message only says where to look: what has become of the payment is asked of the provider now. So the order, the
 * number and the age of messages do not matter.
 */
@Injectable()
export class ProcessWebhook {
  constructor(
    private readonly transactions: Transactions,
    private readonly inbox: WebhookInbox,
    private readonly payments: PaymentRepository,
    private readonly refunds: RefundRepository,
    private readonly providers: Providers,
    private readonly note: NotePayment,
    private readonly observe: ObservePayment,
    private readonly carryOut: CarryOutRefund,
    private readonly recheck: RecheckRefund,
  ) {}

  async execute(webhookEventId: number): Promise<void> {
    const event = await this.inbox.findUnprocessed(webhookEventId);
    if (!event) return;
    const payment = await this.paymentOf(event);
    if (payment) {
      // Before the payment's sums are looked at, so that a refund of ours is not taken for one made in the dashboard.
      for (const id of await this.refunds.findNamed(payment.id, event)) await this.recheck.execute(id);
      await this.observe.execute((await this.payments.find(payment.id))!);
      for (const refund of await this.refunds.findPending(payment.id)) await this.carryOut.execute(refund.id);
    }
    await this.finish(event, payment?.id ?? null);
  }

  private finish(event: WebhookEvent, paymentId: number | null): Promise<void> {
    return this.transactions.run(async () => {
      const isFirst = await this.inbox.markProcessed(event.id, paymentId);
      if (!isFirst || paymentId === null || !isAboutDispute(event)) return;
      await this.payments.addEvents(paymentId, [{ kind: 'disputed', note: event.type }]);
    });
  }

  private async paymentOf(event: WebhookEvent): Promise<Payment | null> {
    const knownId = await this.inbox.findPaymentId(event);
    if (knownId !== null) return this.payments.find(knownId);
    const lostId = event.reference === null ? null : await this.inbox.findLostPaymentId(event);
    const lost = lostId === null ? null : await this.payments.find(lostId);
    return lost && this.recovered(lost, event);
  }

  /**
   * Our reference under an id we do not know: the answer that carried the id was lost. Where a provider was made to
   * open two payments for one of ours, the second becomes one of its own, and its money is found as unmatched.
   */
  private async recovered(lost: Payment, { providerRefs: [ref] }: WebhookEvent): Promise<Payment | null> {
    if (ref === undefined) return null;
    const seen = await this.providers.of(lost).find(ref);
    if (seen.reference !== lost.reference) return null;
    return lost.providerRef === null
      ? this.note.execute(lost.id, seen, lost.refundRequestedMinor)
      : this.payments.copyFor(lost.id, seen.ref);
  }
}
