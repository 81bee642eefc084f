import {
  ProviderRejectedError,
  ProviderUnavailableError,
  webhookRejected,
} from '../../domain/payment.errors';
import type {
  NewProviderPayment,
  NewProviderRefund,
  PaymentProvider,
  ProviderDispute,
  ProviderEvent,
  ProviderPayment,
  ProviderRefund,
  WebhookCall,
} from '../../domain/payment-provider';
import { unitsOf } from '../currency-units';
import { ProviderHttp, type ProviderRequest } from '../provider-http';
import { readable } from '../readable-message';
import { isRecent, isSameSignature, sign } from '../webhook-signature';
import {
  disputeOf,
  goodsOf,
  idsOf,
  paymentOf,
  refundOf,
  type RevolutDispute,
  type RevolutOrder,
} from './revolut-mapping';

interface RevolutOptions {
  secretKey: string;
  webhookSecret: string;
  apiUrl: string;
  timeoutMs: number;
}

const API_VERSION = '2024-09-01';

/** Orders read per reference: there is one, or two after a lost answer. */
const MAX_DUPLICATES = 5;

interface WebhookBody {
  event?: string;
  order_id?: string;
  dispute_id?: string;
  merchant_order_ext_ref?: string;
}

export class RevolutProvider implements PaymentProvider {
  private readonly http: ProviderHttp;

  constructor(private readonly options: RevolutOptions) {
    const { apiUrl: baseUrl, timeoutMs } = options;
    this.http = new ProviderHttp({ baseUrl, timeoutMs });
  }

  /** Creating an order takes no idempotency key, so an existing order is searched before each attempt. */
  async create(payment: NewProviderPayment): Promise<ProviderPayment> {
    const existing = payment.mayExist ? await this.findByReference(payment.reference) : null;
    if (existing) return existing;
    try {
      return await this.createOnce(payment);
    } catch (error) {
      if (!(error instanceof ProviderUnavailableError)) throw error;
      return (await this.findByReference(payment.reference)) ?? this.createOnce(payment);
    }
  }

  async find(ref: string): Promise<ProviderPayment> {
    return paymentOf(await this.order('GET', `/api/orders/${encodeURIComponent(ref)}`));
  }

  capture(ref: string): Promise<ProviderPayment> {
    return this.find(ref);
  }

  async refund(refund: NewProviderRefund): Promise<ProviderRefund> {
    const { reference, paymentRef, amountMinor, currency } = refund;
    const amount = unitsOf(amountMinor, currency);
    const body = { amount, currency, merchant_order_data: { reference } };
    const path = `/api/orders/${encodeURIComponent(paymentRef)}/refund`;
    return refundOf(await this.order('POST', path, body, { 'idempotency-key': reference }));
  }

  async findRefund(ref: string): Promise<ProviderRefund> {
    return refundOf(await this.order('GET', `/api/orders/${encodeURIComponent(ref)}`));
  }

  async findDispute(ref: string): Promise<ProviderDispute> {
    const request = this.request('GET', `/api/disputes/${encodeURIComponent(ref)}`);
    return disputeOf(accepted(await this.http.send(request)) as RevolutDispute);
  }

  async verifyWebhook({ body, headers }: WebhookCall): Promise<ProviderEvent> {
    const timestamp = headers['revolut-request-timestamp'] ?? '';
    const expected = `v1=${sign(this.options.webhookSecret, [`v1.${timestamp}.`, body])}`;
    // During a change of the secret a call carries one signature for each.
    const signatures = (headers['revolut-signature'] ?? '').split(',').map((text) => text.trim());
    if (!signatures.some((signature) => isSameSignature(signature, expected))) {
      throw webhookRejected('its signature is not right');
    }
    if (!isRecent(Number(timestamp))) throw webhookRejected('it is too old');
    return readable('Revolut', () => this.eventOf(JSON.parse(body.toString()) as WebhookBody, timestamp));
  }

  private eventOf(message: WebhookBody, timestamp: string): ProviderEvent {
    const { event = '', merchant_order_ext_ref } = message;
    const subject = message.order_id ?? message.dispute_id ?? '';
    return {
      // Events have no id: the timestamp distinguishes a second decline from a repeated event.
      id: `${event}:${subject}:${timestamp}`,
      type: event,
      refs: subject ? [subject] : [],
      reference: merchant_order_ext_ref ?? null,
      disputeRef: message.dispute_id ?? null,
    };
  }

  private async createOnce(payment: NewProviderPayment): Promise<ProviderPayment> {
    const { reference, amountMinor, currency, description, email, purchase } = payment;
    const body = {
      amount: amountMinor,
      currency,
      description,
      capture_mode: 'automatic',
      merchant_order_data: { reference },
      ...(email ? { customer: { email } } : {}),
      ...(purchase ? goodsOf(purchase) : {}),
    };
    const request = this.request('POST', '/api/orders', body);
    return paymentOf(accepted(await this.http.sendOnce(request)) as RevolutOrder);
  }

  private async findByReference(reference: string): Promise<ProviderPayment | null> {
    const path = `/api/orders?merchant_order_data_reference=${encodeURIComponent(reference)}&limit=${MAX_DUPLICATES}`;
    const ids = idsOf(accepted(await this.http.send(this.request('GET', path))));
    if (!ids) throw new ProviderUnavailableError('Revolut: this is no list of orders');
    for (const id of ids.slice(0, MAX_DUPLICATES)) {
      const remote = await this.find(id);
      if (remote.reference === reference) return remote;
    }
    return null;
  }

  private async order(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<RevolutOrder> {
    return accepted(await this.http.send(this.request(method, path, body, headers))) as RevolutOrder;
  }

  private request(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): ProviderRequest {
    return {
      method,
      path,
      headers: {
        authorization: `Bearer ${this.options.secretKey}`,
        'revolut-api-version': API_VERSION,
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    };
  }
}

/** A wrong key may be corrected; other rejections are final. */
function accepted({ status, body }: { status: number; body: unknown }): unknown {
  if (status < 300) return body;
  const code = (body as { code?: string }).code ?? '';
  if (status === 401 || status === 403) throw new ProviderUnavailableError(`Revolut: ${status} ${code}`);
  throw new ProviderRejectedError(`Revolut: ${status} ${code}`);
}
