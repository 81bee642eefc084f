import { randomUUID } from 'node:crypto';
import type { LanguageCode } from '@kp/i18n';
import type { Purchase } from '../../domain/payment-commands';
import { ProviderRejectedError, webhookRejected } from '../../domain/payment.errors';
import type {
  NewProviderPayment,
  NewProviderRefund,
  PaymentProvider,
  ProviderDispute,
  ProviderEvent,
  ProviderPayment,
  ProviderRefund,
  ProviderState,
  WebhookCall,
} from '../../domain/payment-provider';
import { readable } from '../readable-message';
import { PaypalApi, type PaypalOptions, PaypalRejectedError } from './paypal-api';
import {
  amountOf,
  disputeOf,
  eventOf,
  paymentOf,
  type PaypalDispute,
  type PaypalEvent,
  type PaypalOrder,
  type PaypalRefund,
  refundOf,
  verificationRequest,
} from './paypal-mapping';

const IN_PROGRESS = 'ORDER_COMPLETION_IN_PROGRESS';

/** Rejections of a capture that report the state of the order. */
const STATE_ISSUES = ['ORDER_ALREADY_CAPTURED', 'ORDER_NOT_APPROVED', IN_PROGRESS];

/** In these states the order overrides the rejection of its capture. */
const FINAL_STATES: readonly ProviderState[] = ['captured', 'in-review', 'cancelled'];

const MAX_DESCRIPTION_LENGTH = 127;
const MAX_BRAND_LENGTH = 127;

const LOCALES: Record<LanguageCode, string> = {
  ar: 'ar-EG',
  de: 'de-DE',
  en: 'en-US',
  es: 'es-ES',
  fr: 'fr-FR',
  it: 'it-IT',
  ja: 'ja-JP',
  ko: 'ko-KR',
  pt: 'pt-PT',
  ro: 'ro-RO',
  zh: 'zh-CN',
};

function brandingOf({ brand, language }: Purchase): { brand_name: string; locale?: string } {
  const locale = LOCALES[language as LanguageCode] as string | undefined;
  return { brand_name: brand.slice(0, MAX_BRAND_LENGTH), ...(locale ? { locale } : {}) };
}

export class PaypalProvider implements PaymentProvider {
  private readonly api: PaypalApi;

  constructor(private readonly options: PaypalOptions) {
    this.api = new PaypalApi(options);
  }

  async create(payment: NewProviderPayment): Promise<ProviderPayment> {
    const { reference, amountMinor, currency, description, invoice, purchase } = payment;
    const returnBase = `${this.options.publicUrl.replace(/\/$/, '')}/api/payments/paypal`;
    const body = {
      intent: 'CAPTURE',
      purchase_units: [
        {
          custom_id: reference,
          invoice_id: invoice,
          description: description.slice(0, MAX_DESCRIPTION_LENGTH),
          amount: amountOf(amountMinor, currency),
        },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            user_action: 'PAY_NOW',
            payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
            shipping_preference: 'NO_SHIPPING',
            ...(purchase ? brandingOf(purchase) : {}),
            return_url: `${returnBase}/return`,
            cancel_url: `${returnBase}/cancel`,
          },
        },
      },
    };
    return this.mapped(await this.post<PaypalOrder>('/v2/checkout/orders', reference, body));
  }

  async find(ref: string): Promise<ProviderPayment> {
    try {
      const path = `/v2/checkout/orders/${encodeURIComponent(ref)}`;
      return this.mapped(await this.api.call<PaypalOrder>({ method: 'GET', path }));
    } catch (error) {
      // PayPal deletes unapproved orders after some hours.
      if (error instanceof PaypalRejectedError && error.httpStatus === 404) return expired(ref);
      throw error;
    }
  }

  /** PayPal captures an order once under any key; the key only makes retries of this call safe. */
  async capture(ref: string): Promise<ProviderPayment> {
    try {
      const path = `/v2/checkout/orders/${encodeURIComponent(ref)}/capture`;
      return this.mapped(await this.post<PaypalOrder>(path, randomUUID(), {}));
    } catch (error) {
      if (!(error instanceof PaypalRejectedError)) throw error;
      const remote = await this.find(ref);
      if (error.issue === IN_PROGRESS && remote.state === 'approved')
        return { ...remote, state: 'in-review' };
      if (STATE_ISSUES.includes(error.issue) || FINAL_STATES.includes(remote.state)) return remote;
      return { ...remote, state: 'failed', failureMessage: error.description ?? 'Payment failed' };
    }
  }

  async refund(refund: NewProviderRefund): Promise<ProviderRefund> {
    const { reference, paymentRef, amountMinor, currency } = refund;
    const captureRef = refund.captureRef ?? (await this.find(paymentRef)).captureRef;
    if (captureRef === null) throw new ProviderRejectedError('PayPal: nothing was captured');
    const body = {
      amount: amountOf(amountMinor, currency),
      custom_id: reference,
    };
    const path = `/v2/payments/captures/${encodeURIComponent(captureRef)}/refund`;
    return refundOf(await this.post<PaypalRefund>(path, reference, body));
  }

  async findRefund(ref: string): Promise<ProviderRefund> {
    const path = `/v2/payments/refunds/${encodeURIComponent(ref)}`;
    return refundOf(await this.api.call<PaypalRefund>({ method: 'GET', path }));
  }

  /** Only with the permission “Customer Disputes” of the app: without it, the messages are all there is. */
  async findDispute(ref: string): Promise<ProviderDispute> {
    const path = `/v1/customer/disputes/${encodeURIComponent(ref)}`;
    return disputeOf(await this.api.call<PaypalDispute>({ method: 'GET', path, isOptional: true }));
  }

  /** PayPal verifies its own signatures, because their certificates change. */
  async verifyWebhook(call: WebhookCall): Promise<ProviderEvent> {
    // Parsed first: invalid JSON could alter the verification request.
    const event = parseEvent(call);
    const { verification_status } = await this.api.call<{ verification_status?: string }>({
      method: 'POST',
      path: '/v1/notifications/verify-webhook-signature',
      body: verificationRequest(call, this.options.webhookId),
    });
    if (verification_status !== 'SUCCESS') throw webhookRejected('its signature is not right');
    return readable('PayPal', () => eventOf(event));
  }

  private mapped(order: PaypalOrder): ProviderPayment {
    const siteUrl = this.options.apiUrl.replace(/\/$/, '').replace('://api-m.', '://www.');
    return paymentOf(order, siteUrl);
  }

  private post<Body>(path: string, requestId: string, body: object): Promise<Body> {
    return this.api.call<Body>({ method: 'POST', path, requestId, body: JSON.stringify(body) });
  }
}

function parseEvent({ body }: WebhookCall): PaypalEvent {
  try {
    return JSON.parse(body.toString()) as PaypalEvent;
  } catch {
    throw webhookRejected('it is no JSON');
  }
}

function expired(ref: string): ProviderPayment {
  return {
    ref,
    reference: null,
    state: 'cancelled',
    capturedMinor: 0,
    currency: '',
    refundedMinor: 0,
    captureRef: null,
    failureMessage: 'Not approved in time',
    clientData: {},
  };
}
