import { ProviderRejectedError, ProviderUnavailableError } from '../../domain/payment.errors';
import { ProviderHttp, type ProviderResponse } from '../provider-http';

export interface PaypalOptions {
  clientId: string;
  secret: string;
  webhookId: string;
  apiUrl: string;
  timeoutMs: number;
  publicUrl: string;
}

interface PaypalCall {
  method: 'GET' | 'POST';
  path: string;
  requestId?: string;
  body?: string;
  /** A missing permission is final: the shop can do without the answer. */
  isOptional?: boolean;
}

export class PaypalRejectedError extends ProviderRejectedError {
  constructor(
    readonly httpStatus: number,
    /** PayPal's code, such as `INSTRUMENT_DECLINED`. */
    readonly issue: string,
    readonly description: string | null,
  ) {
    super(`PayPal: ${httpStatus} ${issue}`);
  }
}

const TOKEN_EXPIRY_MARGIN_MS = 60_000;

interface Token {
  value: string;
  expiresAt: number;
}

/** Caches the token of the client credentials; concurrent callers share one request. */
class PaypalAccessToken {
  private token?: Token;
  private pending?: Promise<Token>;

  constructor(
    private readonly http: ProviderHttp,
    private readonly credentials: { clientId: string; secret: string },
  ) {}

  async get(): Promise<string> {
    if (this.token && this.token.expiresAt > Date.now()) return this.token.value;
    this.pending ??= this.request().finally(() => (this.pending = undefined));
    this.token = await this.pending;
    return this.token.value;
  }

  drop(): void {
    this.token = undefined;
  }

  private async request(): Promise<Token> {
    const { clientId, secret } = this.credentials;
    const { status, body } = await this.http.send({
      method: 'POST',
      path: '/v1/oauth2/token',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const { access_token, expires_in } = body as { access_token?: string; expires_in?: number };
    if (status !== 200 || !access_token)
      throw new ProviderUnavailableError(`PayPal: no access token (${status})`);
    return { value: access_token, expiresAt: Date.now() + (expires_in ?? 0) * 1000 - TOKEN_EXPIRY_MARGIN_MS };
  }
}

export class PaypalApi {
  private readonly http: ProviderHttp;
  private readonly accessToken: PaypalAccessToken;

  constructor(options: PaypalOptions) {
    const { apiUrl: baseUrl, timeoutMs } = options;
    this.http = new ProviderHttp({ baseUrl, timeoutMs });
    this.accessToken = new PaypalAccessToken(this.http, options);
  }

  /** @throws PaypalRejectedError, ProviderUnavailableError */
  async call<Body>(call: PaypalCall): Promise<Body> {
    let response = await this.send(call);
    if (response.status === 401) {
      this.accessToken.drop();
      response = await this.send(call);
    }
    if (response.status < 300) return response.body as Body;
    const isMissingKey = response.status === 401 || (response.status === 403 && !call.isOptional);
    if (isMissingKey) {
      throw new ProviderUnavailableError(`PayPal: ${response.status}`);
    }
    throw rejectionOf(response);
  }

  private async send({ method, path, requestId, body }: PaypalCall): Promise<ProviderResponse> {
    const token = await this.accessToken.get();
    return this.http.send({
      method,
      path,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        ...(method === 'POST' ? { 'content-type': 'application/json', prefer: 'return=representation' } : {}),
        ...(requestId ? { 'paypal-request-id': requestId } : {}),
      },
      ...(body === undefined ? {} : { body }),
    });
  }
}

function rejectionOf({ status, body }: ProviderResponse): PaypalRejectedError {
  const { name = 'REFUSED', details = [] } = body as {
    name?: string;
    details?: { issue?: string; description?: string }[];
  };
  return new PaypalRejectedError(status, details[0]?.issue ?? name, details[0]?.description ?? null);
}
