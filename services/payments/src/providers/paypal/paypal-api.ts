import { ProviderRefused, ProviderUnavailable } from '../../domain/payment.errors';
import { ProviderHttp, type ProviderAnswer } from '../provider-http';
import { PaypalAccess } from './paypal-access';

export interface PaypalOptions {
  clientId: string;
  secret: string;
  webhookId: string;
  apiUrl: string;
  timeoutMilliseconds: number;
  /** Of the shop: shoppers come back here. */
  publicUrl: string;
}

export interface PaypalCall {
  method: 'GET' | 'POST';
  path: string;
  /** Idempotency key. */
  requestId?: string;
  /** JSON text, sent as it is. */
  body?: string;
}

/** A refusal with PayPal's own word for it, such as `INSTRUMENT_DECLINED`. */
export class PaypalRefused extends ProviderRefused {
  constructor(
    /** Of HTTP. */
    readonly answered: number,
    readonly issue: string,
    readonly description: string | null,
  ) {
    super(`PayPal: ${answered} ${issue}`);
  }
}

/** Calls of PayPal's REST API with its access token. */
export class PaypalApi {
  private readonly http: ProviderHttp;
  private readonly access: PaypalAccess;

  constructor(options: PaypalOptions) {
    const { apiUrl: baseUrl, timeoutMilliseconds } = options;
    this.http = new ProviderHttp({ baseUrl, timeoutMilliseconds });
    this.access = new PaypalAccess(this.http, options);
  }

  /** @throws PaypalRefused, ProviderUnavailable */
  async call<Body>(call: PaypalCall): Promise<Body> {
    let answer = await this.send(call);
    if (answer.status === 401) {
      this.access.drop();
      answer = await this.send(call);
    }
    if (answer.status < 300) return answer.body as Body;
    if (answer.status === 401 || answer.status === 403) {
      throw new ProviderUnavailable(`PayPal: ${answer.status}`);
    }
    throw refusalOf(answer);
  }

  private async send({ method, path, requestId, body }: PaypalCall): Promise<ProviderAnswer> {
    const token = await this.access.get();
    return this.http.send({
      method,
      path,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        // POST calls answer the whole resource, not only its id.
        ...(method === 'POST' ? { 'content-type': 'application/json', prefer: 'return=representation' } : {}),
        ...(requestId ? { 'paypal-request-id': requestId } : {}),
      },
      ...(body === undefined ? {} : { body }),
    });
  }
}

function refusalOf({ status, body }: ProviderAnswer): PaypalRefused {
  const { name = 'REFUSED', details = [] } = body as {
    name?: string;
    details?: { issue?: string; description?: string }[];
  };
  return new PaypalRefused(status, details[0]?.issue ?? name, details[0]?.description ?? null);
}
