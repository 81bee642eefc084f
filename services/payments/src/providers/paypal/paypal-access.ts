import { ProviderUnavailable } from '../../domain/payment.errors';
import type { ProviderHttp } from '../provider-http';

/** A token is not used in its last minute, in which it could run out on the way. */
const MARGIN_MILLISECONDS = 60_000;

interface Token {
  value: string;
  until: number;
}

/** The access token of the client credentials: kept until it runs out, and asked for once by all who need it then. */
export class PaypalAccess {
  private token?: Token;
  private asking?: Promise<Token>;

  constructor(
    private readonly http: ProviderHttp,
    private readonly credentials: { clientId: string; secret: string },
  ) {}

  /** @throws ProviderUnavailable */
  async get(): Promise<string> {
    if (this.token && this.token.until > Date.now()) return this.token.value;
    this.asking ??= this.ask().finally(() => (this.asking = undefined));
    this.token = await this.asking;
    return this.token.value;
  }

  /** Forgets a token that PayPal no longer takes. */
  drop(): void {
    this.token = undefined;
  }

  private async ask(): Promise<Token> {
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
    if (status !== 200 || !access_token) throw new ProviderUnavailable(`PayPal: no access token (${status})`);
    return { value: access_token, until: Date.now() + (expires_in ?? 0) * 1000 - MARGIN_MILLISECONDS };
  }
}
