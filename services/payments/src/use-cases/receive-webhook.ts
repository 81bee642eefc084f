import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import type { OnlineMethod } from '../domain/payment-facts';
import { WEBHOOK_RECEIVED, type WebhookReceived } from '../events';
import { WebhookInbox } from '../persistence/webhook-inbox';
import type { WebhookCall } from '../providers/payment-provider';
import { Providers } from '../providers/providers';

/** Puts a provider's message into the inbox; the worker does the rest. */
@Injectable()
export class ReceiveWebhook {
  constructor(
    private readonly providers: Providers,
    private readonly transactions: Transactions,
    private readonly inbox: WebhookInbox,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Returns once the message is stored. A repeated one is counted and leads to nothing more.
   * @throws PaymentError PAYMENTS.WEBHOOK_REFUSED, METHOD_UNAVAILABLE, PROVIDER_UNAVAILABLE
   */
  async execute(method: OnlineMethod, call: WebhookCall): Promise<void> {
    const { provider, isSandbox } = this.providers.active(method);
    const event = await provider.verifyWebhook(call);
    await this.transactions.run(async () => {
      const webhookEventId = await this.inbox.store(method, isSandbox, event);
      if (webhookEventId === null) return;
      await this.outbox.record(WEBHOOK_RECEIVED, { webhookEventId } satisfies WebhookReceived);
    });
  }
}
