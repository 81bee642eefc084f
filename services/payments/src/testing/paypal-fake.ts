import { type FakeAnswer, type ReceivedRequest } from './fake-provider';
import { newId, type Order, type Refund } from './paypal-fake-objects';
import { PaypalFakeWebhooks, WEBHOOK_ID } from './paypal-fake-webhooks';

const CLIENT_ID = 'client-fake';
const SECRET = 'secret-fake';

/** Orders v2, access tokens and webhook verification. */
export class PaypalFake extends PaypalFakeWebhooks {
  private token = newId();
  private readonly answered = new Map<string, FakeAnswer>();

  static start(): Promise<PaypalFake> {
    return new PaypalFake().listen();
  }

  get settings(): Record<string, string> {
    return {
      PAYPAL_CLIENT_ID: CLIENT_ID,
      PAYPAL_SECRET: SECRET,
      PAYPAL_WEBHOOK_ID: WEBHOOK_ID,
      PAYPAL_API_URL: this.url,
    };
  }

  revokeTokens(): void {
    this.token = newId();
  }

  protected answer(request: ReceivedRequest): FakeAnswer {
    const { method, path, headers } = request;
    if (path === '/v1/oauth2/token') return this.giveToken(request);
    if (headers.authorization !== `Bearer ${this.token}`) {
      return { status: 401, body: { error: 'invalid_token' } };
    }
    if (path === '/v1/notifications/verify-webhook-signature') return this.verify(request.body);
    const [, disputeId] = /^\/v1\/customer\/disputes\/([\w-]+)$/.exec(path) ?? [];
    if (disputeId) return this.showDispute(disputeId);
    const [, id = ''] = /^\/v2\/(?:checkout\/orders|payments\/(?:captures|refunds))\/(\w+)/.exec(path) ?? [];
    if (method === 'GET') return path.includes('/refunds/') ? this.showRefund(id) : this.show(id);
    const key = String(headers['paypal-request-id'] ?? '');
    this.require(/^[0-9a-f-]{36}$/.test(key), `${path}: no PayPal-Request-Id`);
    this.require(headers.prefer === 'return=representation', `${path}: a whole answer is not asked for`);
    const answered = this.answered.get(key);
    if (answered) return answered;
    const answer = this.make(path, id, request.body);
    if (answer.status < 300) this.answered.set(key, structuredClone(answer));
    return answer;
  }

  private giveToken({ headers, body }: ReceivedRequest): FakeAnswer {
    const basic = Buffer.from(`${CLIENT_ID}:${SECRET}`).toString('base64');
    this.require(headers.authorization === `Basic ${basic}`, 'not our client credentials');
    this.require(headers['content-type'] === 'application/x-www-form-urlencoded', 'the token is no form');
    this.require(body === 'grant_type=client_credentials', 'not the grant of a client');
    return { status: 200, body: { access_token: this.token, token_type: 'Bearer', expires_in: 32_400 } };
  }

  private make(path: string, id: string, body: string): FakeAnswer {
    if (path === '/v2/checkout/orders') return this.create(JSON.parse(body) as Order);
    if (path.endsWith('/capture')) return this.capture(id);
    return this.refund(id, JSON.parse(body) as Refund);
  }
}
