import { Injectable } from '@nestjs/common';
import { HttpConfig } from '@kp/platform/http';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { SettingsService } from '@kp/settings';
import { PaymentsConfig } from '../config/payments.config';
import {
  CUSTOMER_ERASED,
  type CustomerErased,
  DISPUTE_UNCERTAIN,
  type DisputeUncertain,
  PAYMENT_NAMED,
  PAYMENT_UNCERTAIN,
  type PaymentNamed,
  type PaymentUncertain,
  REFUND_REQUESTED,
  REFUND_UNCERTAIN,
  type RefundRequested,
  type RefundUncertain,
  SANDBOX_WEBHOOK_DUE,
  type SandboxWebhookDue,
  WEBHOOK_RECEIVED,
  type WebhookReceived,
} from '../events';
import { ONLINE_METHODS } from '../domain/payment-snapshot';
import { PaymentRepository } from '../persistence/payment.repository';
import { ProviderHttp } from '../providers/provider-http';
import { Providers } from '../providers/providers';
import type { SandboxMessage } from '../providers/sandbox/sandbox.provider';
import { SANDBOX_SIGNATURE_HEADER, SandboxSignature } from '../providers/webhook-signature';
import { ExecuteRefund } from '../use-cases/execute-refund';
import { ProcessWebhook } from '../use-cases/process-webhook';
import { ReconcilePayment } from '../use-cases/reconcile-payment';
import { RecordDispute } from '../use-cases/record-dispute';

/*
 * Whatever calls a provider runs in the lane of that provider, because it may hang; checks, which nobody waits for, have
 * lanes of their own. The queue `payments` itself is for what needs the database alone.
 */
@Injectable()
@HandlesEvent(WEBHOOK_RECEIVED, {
  name: 'payments.process-webhook',
  formerNames: ['ProcessWebhookHandler'],
  queue: 'payments',
  lanes: ONLINE_METHODS,
  outsideTransaction: true,
})
export class ProcessWebhookHandler implements EventHandler<WebhookReceived> {
  constructor(private readonly processWebhook: ProcessWebhook) {}

  handle({ payload }: Delivery<WebhookReceived>): Promise<void> {
    return this.processWebhook.execute(payload.webhookEventId);
  }
}

@Injectable()
@HandlesEvent(PAYMENT_UNCERTAIN, {
  name: 'payments.reconcile-payment',
  formerNames: ['payments.observe-payment', 'ObservePaymentHandler'],
  queue: 'payment-checks',
  lanes: ONLINE_METHODS,
  outsideTransaction: true,
})
export class ReconcilePaymentHandler implements EventHandler<PaymentUncertain> {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly reconcile: ReconcilePayment,
    private readonly providers: Providers,
  ) {}

  async handle({ payload }: Delivery<PaymentUncertain>): Promise<void> {
    const payment = await this.payments.find(payload.paymentId);
    // Retries without the keys would end as a dead letter.
    if (!payment || !this.providers.isConnected(payment)) return;
    await this.reconcile.execute(payment);
  }
}

@Injectable()
@HandlesEvent(REFUND_REQUESTED, {
  name: 'payments.execute-refund',
  formerNames: ['payments.carry-out-refund', 'CarryOutRefundHandler'],
  queue: 'payments',
  lanes: ONLINE_METHODS,
  outsideTransaction: true,
})
export class ExecuteRefundHandler implements EventHandler<RefundRequested> {
  constructor(private readonly executeRefund: ExecuteRefund) {}

  handle({ payload }: Delivery<RefundRequested>): Promise<void> {
    return this.executeRefund.execute(payload.refundId);
  }
}

@Injectable()
@HandlesEvent(REFUND_UNCERTAIN, {
  name: 'payments.recheck-refund',
  queue: 'payment-checks',
  lanes: ONLINE_METHODS,
  outsideTransaction: true,
})
export class RecheckRefundHandler implements EventHandler<RefundUncertain> {
  constructor(private readonly executeRefund: ExecuteRefund) {}

  handle({ payload }: Delivery<RefundUncertain>): Promise<void> {
    return this.executeRefund.recheck(payload.refundId);
  }
}

@Injectable()
@HandlesEvent(PAYMENT_NAMED, {
  name: 'payments.name-payment',
  queue: 'payment-checks',
  lanes: ONLINE_METHODS,
  outsideTransaction: true,
})
export class NamePaymentHandler implements EventHandler<PaymentNamed> {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly providers: Providers,
    private readonly settings: SettingsService,
  ) {}

  async handle({ payload: { paymentId, orderNumber } }: Delivery<PaymentNamed>): Promise<void> {
    const payment = await this.payments.find(paymentId);
    if (!payment?.providerRef || !this.providers.isConnected(payment)) return;
    const { name } = await this.settings.getPublicCompany();
    const description = `${name} order ${orderNumber}`;
    await this.providers.of(payment).name?.(payment.providerRef, orderNumber, description);
  }
}

/** With keys of another account or mode the customer is not there to be erased. */
@Injectable()
@HandlesEvent(CUSTOMER_ERASED, {
  name: 'payments.erase-customer',
  queue: 'payment-checks',
  lanes: ONLINE_METHODS,
  outsideTransaction: true,
})
export class EraseCustomerHandler implements EventHandler<CustomerErased> {
  constructor(private readonly providers: Providers) {}

  async handle({ payload: { ref, isTest } }: Delivery<CustomerErased>): Promise<void> {
    const keeper = { method: 'stripe', isSandbox: false, isTest } as const;
    if (!this.providers.isConnected(keeper) || isTest !== this.providers.isTestMode('stripe')) return;
    await this.providers.of(keeper).customers?.erase(ref);
  }
}

@Injectable()
@HandlesEvent(DISPUTE_UNCERTAIN, {
  name: 'payments.recheck-dispute',
  queue: 'payment-checks',
  lanes: ONLINE_METHODS,
  outsideTransaction: true,
})
export class RecheckDisputeHandler implements EventHandler<DisputeUncertain> {
  constructor(private readonly recordDispute: RecordDispute) {}

  handle({ payload }: Delivery<DisputeUncertain>): Promise<void> {
    return this.recordDispute.recheck(payload.disputeId);
  }
}

/** Like a real provider, the test provider calls the webhook over HTTP until it answers 200. */
@Injectable()
@HandlesEvent(SANDBOX_WEBHOOK_DUE, {
  name: 'payments.send-sandbox-webhook',
  formerNames: ['SendSandboxWebhookHandler'],
  queue: 'payments',
  lanes: ONLINE_METHODS,
  outsideTransaction: true,
})
export class SendSandboxWebhookHandler implements EventHandler<SandboxWebhookDue> {
  private readonly http: ProviderHttp;

  constructor(
    private readonly signature: SandboxSignature,
    { publicUrl }: HttpConfig,
    { sandboxWebhookUrl: baseUrl = publicUrl, timeoutMs }: PaymentsConfig,
  ) {
    this.http = new ProviderHttp({ baseUrl, timeoutMs });
  }

  async handle({ payload }: Delivery<SandboxWebhookDue>): Promise<void> {
    const { eventId: id, method, type, providerRef: ref } = payload;
    const body = JSON.stringify({ id, type, ref } satisfies SandboxMessage);
    const { status } = await this.http.sendOnce({
      method: 'POST',
      path: `/api/payments/${method}/webhook`,
      headers: {
        'content-type': 'application/json',
        [SANDBOX_SIGNATURE_HEADER]: this.signature.headerFor(body),
      },
      body,
    });
    if (status !== 200) throw new Error(`The webhook answered ${status}.`);
  }
}
