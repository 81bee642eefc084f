import { Injectable } from '@nestjs/common';
import { HttpConfig, PaymentsConfig } from '@kp/platform/config';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { SANDBOX_NEWS, type SandboxNews } from '../events';
import { ProviderHttp } from '../providers/provider-http';
import { SANDBOX_SIGNATURE, SandboxSignature } from '../providers/sandbox/sandbox-signature';
import type { SandboxMessage } from '../providers/sandbox/sandbox.provider';

/** The test provider tells our webhook, over HTTP and signed, as a real one does: until it is told that it arrived. */
@Injectable()
@HandlesEvent(SANDBOX_NEWS, {
  name: 'payments.send-sandbox-webhook',
  formerNames: ['SendSandboxWebhookHandler'],
  queue: 'payments',
  outsideTransaction: true,
})
export class SendSandboxWebhookHandler implements EventHandler<SandboxNews> {
  private readonly http: ProviderHttp;

  constructor(
    private readonly signature: SandboxSignature,
    { publicUrl }: HttpConfig,
    { sandboxWebhookUrl: baseUrl = publicUrl, timeoutMilliseconds }: PaymentsConfig,
  ) {
    this.http = new ProviderHttp({ baseUrl, timeoutMilliseconds });
  }

  async handle({
    payload: { eventId: id, method, type, providerRef: ref },
  }: Delivery<SandboxNews>): Promise<void> {
    const body = JSON.stringify({ id, type, ref } satisfies SandboxMessage);
    const { status } = await this.http.sendOnce({
      method: 'POST',
      path: `/api/payments/${method}/webhook`,
      headers: {
        'content-type': 'application/json',
        [SANDBOX_SIGNATURE]: this.signature.headerFor(body),
      },
      body,
    });
    if (status !== 200) throw new Error(`The webhook answered ${status}.`);
  }
}
