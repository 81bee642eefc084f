import { randomUUID } from 'node:crypto';
import { minorToDecimal } from '@kp/commerce';
import type { Purchase } from '../../domain/payment-facts';
import { ProviderRefused, webhookRefused } from '../../domain/payment.errors';
import type {
  NewProviderPayment,
  NewProviderRefund,
  PaymentProvider,
  ProviderEvent,
  ProviderPayment,
  ProviderRefund,
  ProviderState,
  WebhookCall,
} from '../payment-provider';
import { PaypalApi, type PaypalOptions, PaypalRefused } from './paypal-api';
import {
  paymentOf,
  type PaypalEvent,
  type PaypalOrder,
  type PaypalRefund,
  refsOf,
  refundOf,
} from './paypal-order';
import { verificationRequest } from './paypal-verification';

const IN_PROGRESS = 'ORDER_COMPLETION_IN_PROGRESS';

/** Refusals of a capture that only say how the order stands; the order itself tells which. */
const ASK_AGAIN = ['ORDER_ALREADY_CAPTURED', 'ORDER_NOT_APPROVED', IN_PROGRESS];

/** What an order says of itself counts more than the refusal of a capture. */
const SETTLED: readonly ProviderState[] = ['captured', 'in-review', 'cancelled'];

/** The API counts characters of a description. */
const LONGEST_DESCRIPTION = 127;

const MAX_BRAND_LENGTH = 127;

/** The countries that PayPal's pages know for the languages of the shop. */
const LOCALES: Record<string, string> = {
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
  const locale = LOCALES[language];
  return { brand_name: brand.slice(0, MAX_BRAND_LENGTH), ...(locale ? { locale } : {}) };
}

/** PayPal's Orders v2: the shopper approves there, we capture. */
export class PaypalProvider implements PaymentProvider {
  private readonly api: PaypalApi;

  constructor(private readonly options: PaypalOptions) {
    this.api = new PaypalApi(options);
  }

  async create(payment: NewProviderPayment): Promise<ProviderPayment> {
    const { reference, amountMinor, currency, description, invoice, purchase } = payment;
    const back = `${this.options.publicUrl.replace(/\/$/, '')}/api/payments/paypal`;
    const body = {
      intent: 'CAPTURE',
      purchase_units: [
        {
          custom_id: reference,
          invoice_id: invoice,
          description: description.slice(0, LONGEST_DESCRIPTION),
          amount: { currency_code: currency, value: minorToDecimal(amountMinor) },
        },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            user_action: 'PAY_NOW',
            // No bank transfers that clear days later.
            payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
            // The checkout has the address; PayPal's own would be another one.
            shipping_preference: 'NO_SHIPPING',
            ...(purchase ? brandingOf(purchase) : {}),
            return_url: `${back}/return`,
            cancel_url: `${back}/cancel`,
          },
        },
      },
    };
    return this.seen(await this.post<PaypalOrder>('/v2/checkout/orders', reference, body));
  }

  async find(ref: string): Promise<ProviderPayment> {
    try {
      const path = `/v2/checkout/orders/${encodeURIComponent(ref)}`;
      return this.seen(await this.api.call<PaypalOrder>({ method: 'GET', path }));
    } catch (error) {
      // An order that nobody approves is forgotten after some hours.
      if (error instanceof PaypalRefused && error.answered === 404) return forgotten(ref);
      throw error;
    }
  }

  /** PayPal captures an order once, whatever key the call carries; the key is only for the tries of this call. */
  async capture(ref: string): Promise<ProviderPayment> {
    try {
      const path = `/v2/checkout/orders/${encodeURIComponent(ref)}/capture`;
      return this.seen(await this.post<PaypalOrder>(path, randomUUID(), {}));
    } catch (error) {
      if (!(error instanceof PaypalRefused)) throw error;
      const seen = await this.find(ref);
      if (error.issue === IN_PROGRESS && seen.state === 'approved') return { ...seen, state: 'in-review' };
      if (ASK_AGAIN.includes(error.issue) || SETTLED.includes(seen.state)) return seen;
      return { ...seen, state: 'failed', failureMessage: error.description ?? 'Payment failed' };
    }
  }

  async refund(refund: NewProviderRefund): Promise<ProviderRefund> {
    const { reference, paymentRef, amountMinor, currency } = refund;
    const captureRef = refund.captureRef ?? (await this.find(paymentRef)).captureRef;
    if (captureRef === null) throw new ProviderRefused('PayPal: nothing was captured');
    const body = {
      amount: { currency_code: currency, value: minorToDecimal(amountMinor) },
      custom_id: reference,
    };
    const path = `/v2/payments/captures/${encodeURIComponent(captureRef)}/refund`;
    return refundOf(await this.post<PaypalRefund>(path, reference, body));
  }

  async findRefund(ref: string): Promise<ProviderRefund> {
    const path = `/v2/payments/refunds/${encodeURIComponent(ref)}`;
    return refundOf(await this.api.call<PaypalRefund>({ method: 'GET', path }));
  }

  /** PayPal itself says whether it has sent a message: its signatures are made with certificates that change. */
  async verifyWebhook(call: WebhookCall): Promise<ProviderEvent> {
    // Before it is put into the question: what is no JSON of its own could change the question.
    const event = messageOf(call);
    const { verification_status } = await this.api.call<{ verification_status?: string }>({
      method: 'POST',
      path: '/v1/notifications/verify-webhook-signature',
      body: verificationRequest(call, this.options.webhookId),
    });
    if (verification_status !== 'SUCCESS') throw webhookRefused('its signature is not right');
    const unit = event.resource?.purchase_units?.[0];
    return {
      id: event.id,
      type: event.event_type,
      refs: refsOf(event),
      reference: event.resource?.custom_id ?? unit?.custom_id ?? null,
    };
  }

  private seen(order: PaypalOrder): ProviderPayment {
    const site = this.options.apiUrl.replace(/\/$/, '').replace('://api-m.', '://www.');
    return paymentOf(order, site);
  }

  private post<Body>(path: string, requestId: string, body: object): Promise<Body> {
    return this.api.call<Body>({ method: 'POST', path, requestId, body: JSON.stringify(body) });
  }
}

/** @throws PaymentError PAYMENTS.WEBHOOK_REFUSED */
function messageOf({ body }: WebhookCall): PaypalEvent {
  try {
    return JSON.parse(body.toString()) as PaypalEvent;
  } catch {
    throw webhookRefused('it is no JSON');
  }
}

function forgotten(ref: string): ProviderPayment {
  return {
    ref,
    reference: null,
    state: 'cancelled',
    capturedMinor: 0,
    refundedMinor: 0,
    captureRef: null,
    failureMessage: 'Not approved in time',
    handover: {},
  };
}
