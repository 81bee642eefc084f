import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import type { OnlineMethod } from '../domain/payment-snapshot';
import { WEBHOOK_RECEIVED, type WebhookReceived } from '../events';
import { WebhookEventRepository } from '../persistence/webhook-event.repository';
import type { WebhookCall } from '../domain/payment-provider';
import { Providers } from '../providers/providers';

@Injectable()
export class ReceiveWebhook {
  constructor(
    private readonly providers: Providers,
    private readonly transactions: Transactions,
    private readonly webhookEvents: WebhookEventRepository,
    private readonly outbox: Outbox,
  ) {}

  /** @throws PaymentError PAYMENTS.WEBHOOK_REFUSED, METHOD_UNAVAILABLE, PROVIDER_UNAVAILABLE */
  async execute(method: OnlineMethod, call: WebhookCall): Promise<void> {
    const { provider, isSandbox } = this.providers.active(method);
    const event = await provider.verifyWebhook(call);
    await this.transactions.run(async () => {
      const webhookEventId = await this.webhookEvents.store(method, isSandbox, event);
      if (webhookEventId === null) return;
      await this.outbox.record(WEBHOOK_RECEIVED, { webhookEventId, lane: method } satisfies WebhookReceived);
    });
  }
}
