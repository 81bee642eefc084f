import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import type { Payment } from '../domain/payment.entity';
import { isAboutDispute, type WebhookEvent } from '../domain/webhook-event.entity';
import { PaymentRepository } from '../persistence/payment.repository';
import { RefundRepository } from '../persistence/refund.repository';
import { WebhookEventRepository } from '../persistence/webhook-event.repository';
import { Providers } from '../providers/providers';
import { ExecuteRefund } from './execute-refund';
import { ReconcilePayment } from './reconcile-payment';

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
  ) {}

  async execute(webhookEventId: number): Promise<void> {
    const event = await this.webhookEvents.findUnprocessed(webhookEventId);
    if (!event) return;
    const payment = await this.paymentOf(event);
    if (payment) {
      // First, so that a reversed refund of ours does not count as an external one.
      for (const id of await this.refunds.findDoneOfEvent(payment.id, event))
        await this.executeRefund.recheck(id);
      await this.reconcile.execute((await this.payments.find(payment.id))!);
      for (const { id } of await this.refunds.findPending(payment.id)) await this.executeRefund.execute(id);
    }
    await this.finish(event, payment?.id ?? null);
  }

  private finish(event: WebhookEvent, paymentId: number | null): Promise<void> {
    return this.transactions.run(async () => {
      const isFirst = await this.webhookEvents.markProcessed(event.id, paymentId);
      if (!isFirst || paymentId === null || !isAboutDispute(event)) return;
      await this.payments.addEvents(paymentId, [{ kind: 'disputed', note: event.type }]);
    });
  }

  private async paymentOf(event: WebhookEvent): Promise<Payment | null> {
    const knownId = await this.webhookEvents.findPaymentId(event);
    if (knownId !== null) return this.payments.find(knownId);
    const id = event.reference === null ? null : await this.webhookEvents.findPaymentIdByReference(event);
    const payment = id === null ? null : await this.payments.find(id);
    return payment && this.recover(payment, event);
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
