import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import type { Payment } from '../domain/payment.entity';
import type { WebhookEvent } from '../domain/webhook-event.entity';
import { DisputeRepository } from '../persistence/dispute.repository';
import { PaymentRepository } from '../persistence/payment.repository';
import { RefundRepository } from '../persistence/refund.repository';
import { WebhookEventRepository } from '../persistence/webhook-event.repository';
import { Providers } from '../providers/providers';
import { ExecuteRefund } from './execute-refund';
import { ReconcilePayment } from './reconcile-payment';
import { RecordDispute, type DisputeSnapshot } from './record-dispute';

/** A webhook only says which payment to reconcile, so order, number and age of webhooks do not matter. */
@Injectable()
export class ProcessWebhook {
  constructor(
    private readonly transactions: Transactions,
    private readonly webhookEvents: WebhookEventRepository,
    private readonly payments: PaymentRepository,
    private readonly refunds: RefundRepository,
    private readonly providers: Providers,
    private readonly reconcile: ReconcilePayment,
    private readonly executeRefund: ExecuteRefund,
    private readonly disputes: DisputeRepository,
    private readonly recordDispute: RecordDispute,
  ) {}

  async execute(webhookEventId: number): Promise<void> {
    const event = await this.webhookEvents.findUnprocessed(webhookEventId);
    if (!event) return;
    let seen = await this.recordDispute.see(event);
    const payment = await this.paymentOf(event, seen);
    if (payment) {
      // First, so that a reversed refund of ours does not count as an external one.
      for (const id of await this.refunds.findDoneOfEvent(payment.id, event))
        await this.executeRefund.recheck(id);
      const { refundRefs } = await this.reconcile.execute((await this.payments.find(payment.id))!);
      // Already counted, as a refund made at the provider.
      if (seen?.dispute.kind === 'reversal' && refundRefs.includes(seen.dispute.ref)) seen = null;
      for (const { id } of await this.refunds.findPending(payment.id)) await this.executeRefund.execute(id);
    }
    await this.finish(event, payment?.id ?? null, seen);
  }

  private finish(event: WebhookEvent, paymentId: number | null, seen: DisputeSnapshot | null): Promise<void> {
    return this.transactions.run(async () => {
      const isFirst = await this.webhookEvents.markProcessed(event.id, paymentId);
      if (isFirst && paymentId !== null && seen) await this.recordDispute.execute(paymentId, seen);
    });
  }

  private async paymentOf(event: WebhookEvent, seen: DisputeSnapshot | null): Promise<Payment | null> {
    const knownId = (await this.webhookEvents.findPaymentId(event)) ?? (await this.disputedId(event, seen));
    if (knownId !== null) return this.payments.find(knownId);
    const id = event.reference === null ? null : await this.webhookEvents.findPaymentIdByReference(event);
    const payment = id === null ? null : await this.payments.find(id);
    return payment && this.recover(payment, event);
  }

  /** Messages of Revolut name the dispute alone, and only the dispute names the payment. */
  private async disputedId(event: WebhookEvent, seen: DisputeSnapshot | null): Promise<number | null> {
    const { provider, isSandbox, disputeRef } = event;
    if (disputeRef === null) return null;
    const byRefs = seen && { provider, isSandbox, providerRefs: seen.dispute.paymentRefs, reference: null };
    const named = byRefs && (await this.webhookEvents.findPaymentId(byRefs));
    return named ?? this.disputes.findPaymentId(provider, isSandbox, disputeRef);
  }

  /** After a lost answer of the provider; a second payment there under the same reference gets its own row. */
  private async recover(payment: Payment, { providerRefs: [ref] }: WebhookEvent): Promise<Payment | null> {
    if (ref === undefined) return null;
    const remote = await this.providers.of(payment).find(ref);
    if (remote.reference !== payment.reference) return null;
    return payment.providerRef === null
      ? this.reconcile.record(payment.id, remote, payment.refundRequestedMinor)
      : this.payments.copyFor(payment.id, remote.ref);
  }
}
