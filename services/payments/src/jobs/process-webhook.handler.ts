import { Injectable } from '@nestjs/common';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { WEBHOOK_RECEIVED, type WebhookReceived } from '../events';
import { ProcessWebhook } from '../use-cases/process-webhook';

@Injectable()
@HandlesEvent(WEBHOOK_RECEIVED, {
  name: 'payments.process-webhook',
  formerNames: ['ProcessWebhookHandler'],
  queue: 'payments',
  outsideTransaction: true,
})
export class ProcessWebhookHandler implements EventHandler<WebhookReceived> {
  constructor(private readonly process: ProcessWebhook) {}

  handle({ payload }: Delivery<WebhookReceived>): Promise<void> {
    return this.process.execute(payload.webhookEventId);
  }
}
