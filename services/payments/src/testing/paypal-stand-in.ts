import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { type ReceivedRequest, type SignedCall, type StandInAnswer, StandInServer } from './stand-in-server';

const CLIENT_ID = 'client-stand-in';
const SECRET = 'secret-stand-in';
const WEBHOOK_ID = 'WHSTANDIN';

interface Amount {
  value: string;
  currency_code: string;
}

interface Order {
  id: string;
  status: string;
  intent: string;
  links: { rel: string; href: string }[];
  purchase_units: {
    custom_id: string;
    amount: Amount;
    payments?: { captures: Capture[]; refunds: Refund[] };
  }[];
  payment_source: {
    paypal: {
      experience_context: { return_url: string; cancel_url: string; payment_method_preference: string };
    };
  };
}

interface Capture {
  id: string;
  status: string;
  amount: Amount;
}

interface Dispute {
  dispute_id: string;
  status: string;
  reason: string;
  update_time: string;
  dispute_amount: Amount;
  seller_response_due_date?: string;
  dispute_outcome?: { outcome_code: string; amount_refunded?: Amount };
  disputed_transactions: { seller_transaction_id: string }[];
}

interface Refund {
  id: string;
  status: string;
  amount: Amount;
  custom_id: string;
}

const newId = () => randomBytes(8).toString('hex').toUpperCase();
const cents = ({ value }: Amount) => Math.round(Number(value) * 100);

/** Orders v2, access tokens and webhook verification. */
export class PaypalStandIn extends StandInServer {
  readonly orders = new Map<string, Order>();
  readonly disputes = new Map<string, Dispute>();
  /** False while the app lacks the permission for disputes. */
  showsDisputes = true;
  captureStatus = 'COMPLETED';
  refundStatus = 'COMPLETED';
  /** What the next captures take instead of what was asked for. */
  capturedAmount: Amount | null = null;
  /** The issue that rejects the next captures. */
  captureIssue: string | null = null;
  private token = newId();
  private readonly answered = new Map<string, StandInAnswer>();
  private readonly signatures = new Set<string>();

  static start(): Promise<PaypalStandIn> {
    return new PaypalStandIn().listen();
  }

  get settings(): Record<string, string> {
    return {
      PAYPAL_CLIENT_ID: CLIENT_ID,
      PAYPAL_SECRET: SECRET,
      PAYPAL_WEBHOOK_ID: WEBHOOK_ID,
      PAYPAL_API_URL: this.url,
    };
  }

  approve(ref: string): void {
    // An approved order has no approval link.
    Object.assign(this.orders.get(ref)!, { status: 'APPROVED', links: [] });
  }

  revokeTokens(): void {
    this.token = newId();
  }

  /** Ends the review of a pending capture. */
  decide(ref: string, status: 'COMPLETED' | 'DECLINED'): void {
    Object.assign(this.captureOf(ref), { status, status_details: undefined });
  }

  /** The bank rejects the done refunds. */
  failRefunds(ref: string): void {
    for (const refund of this.orders.get(ref)!.purchase_units[0]!.payments!.refunds) refund.status = 'FAILED';
  }

  /** PayPal deletes orders that are not approved in time. */
  expire(ref: string): void {
    this.orders.delete(ref);
  }

  /** Pretty-printed like PayPal's: serialized again it would be other bytes. */
  event(type: string, resource: object, id = `WH-${newId()}`): SignedCall {
    this.requireSubscribed(type);
    const body = JSON.stringify({ id, event_version: '1.0', event_type: type, resource }, null, 1);
    return this.sign(body);
  }

  sign(body: string): SignedCall {
    const transmissionId = randomUUID();
    const transmission_time = new Date().toISOString();
    const signature = signatureOf(transmissionId, transmission_time, body);
    this.signatures.add(signature);
    const headers = {
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
      'paypal-transmission-id': transmissionId,
      'paypal-transmission-sig': signature,
      'paypal-transmission-time': transmission_time,
    };
    return { method: 'paypal', body, headers };
  }

  approvedEvent(ref: string): SignedCall {
    return this.event('CHECKOUT.ORDER.APPROVED', this.orders.get(ref)!);
  }

  capturedEvent(ref: string): SignedCall {
    const unit = this.orders.get(ref)!.purchase_units[0]!;
    return this.event('PAYMENT.CAPTURE.COMPLETED', {
      ...unit.payments!.captures[0],
      custom_id: unit.custom_id,
      supplementary_data: { related_ids: { order_id: ref } },
    });
  }

  captureEvent(type: string, ref: string): SignedCall {
    const { custom_id } = this.orders.get(ref)!.purchase_units[0]!;
    const supplementary_data = { related_ids: { order_id: ref } };
    return this.event(type, { ...this.captureOf(ref), custom_id, supplementary_data });
  }

  refundEvent(type: string, ref: string): SignedCall {
    const refund = this.orders.get(ref)!.purchase_units[0]!.payments!.refunds.at(-1)!;
    const up = { rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${this.captureOf(ref).id}` };
    return this.event(type, { ...refund, links: [up] });
  }

  /** The customer contests the payment. @returns the id of the dispute */
  dispute(ref: string, value?: string): string {
    const dispute_id = `PP-D-${newId()}`;
    const { id: seller_transaction_id, amount } = this.captureOf(ref);
    this.disputes.set(dispute_id, {
      dispute_id,
      status: 'WAITING_FOR_SELLER_RESPONSE',
      reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
      update_time: new Date().toISOString(),
      dispute_amount: value === undefined ? amount : { ...amount, value },
      seller_response_due_date: '2027-01-31T00:00:00.000Z',
      disputed_transactions: [{ seller_transaction_id }],
    });
    return dispute_id;
  }

  /** The message shows the dispute as it is when this is called. */
  disputeEvent(type: string, id: string, changes: Partial<Dispute> = {}): SignedCall {
    const dispute = this.disputes.get(id)!;
    const update_time = new Date(Date.parse(dispute.update_time) + 1000).toISOString();
    Object.assign(dispute, { update_time }, changes);
    return this.event(type, { ...dispute });
  }

  /** PayPal takes the money of a capture back. */
  reversedEvent(ref: string, value?: string, isListed = false): SignedCall {
    const capture = this.captureOf(ref);
    const amount = value === undefined ? capture.amount : { ...capture.amount, value };
    const { custom_id, payments } = this.orders.get(ref)!.purchase_units[0]!;
    const reversal = { id: newId(), status: 'COMPLETED', amount, custom_id };
    if (isListed) payments!.refunds.push(reversal);
    const up = { rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${capture.id}` };
    return this.event('PAYMENT.CAPTURE.REVERSED', { ...reversal, links: [up] });
  }

  private captureOf(ref: string): Capture {
    return this.orders.get(ref)!.purchase_units[0]!.payments!.captures[0]!;
  }

  protected answer(request: ReceivedRequest): StandInAnswer {
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

  private giveToken({ headers, body }: ReceivedRequest): StandInAnswer {
    const basic = Buffer.from(`${CLIENT_ID}:${SECRET}`).toString('base64');
    this.require(headers.authorization === `Basic ${basic}`, 'not our client credentials');
    this.require(headers['content-type'] === 'application/x-www-form-urlencoded', 'the token is no form');
    this.require(body === 'grant_type=client_credentials', 'not the grant of a client');
    return { status: 200, body: { access_token: this.token, token_type: 'Bearer', expires_in: 32_400 } };
  }

  private make(path: string, id: string, body: string): StandInAnswer {
    if (path === '/v2/checkout/orders') return this.create(JSON.parse(body) as Order);
    if (path.endsWith('/capture')) return this.capture(id);
    return this.refund(id, JSON.parse(body) as Refund);
  }

  private create(order: Order): StandInAnswer {
    const unit = order.purchase_units[0]!;
    this.require(order.intent === 'CAPTURE', 'the money would not be taken');
    const context = order.payment_source.paypal.experience_context;
    this.require(
      context.payment_method_preference === 'IMMEDIATE_PAYMENT_REQUIRED',
      'a bank transfer could clear days later',
    );
    this.require(/^\d+\.\d{2}$/.test(unit.amount.value), 'the amount has not two decimals');
    this.require(/^[A-Z]{3}$/.test(unit.amount.currency_code), 'the currency is not in upper case');
    const id = newId();
    const href = `https://www.paypal.com/checkoutnow?token=${id}`;
    const stored = { ...order, id, status: 'PAYER_ACTION_REQUIRED', links: [{ rel: 'payer-action', href }] };
    this.orders.set(id, stored);
    return { status: 201, body: stored };
  }

  private capture(id: string): StandInAnswer {
    const order = this.orders.get(id);
    if (!order) return rejected(404, 'RESOURCE_NOT_FOUND');
    if (order.status === 'COMPLETED') return rejected(422, 'ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') return rejected(422, 'ORDER_NOT_APPROVED');
    if (this.captureIssue) return rejected(422, this.captureIssue);
    const unit = order.purchase_units[0]!;
    const status_details = this.captureStatus === 'PENDING' ? { reason: 'PENDING_REVIEW' } : undefined;
    const capture = {
      id: newId(),
      status: this.captureStatus,
      status_details,
      amount: this.capturedAmount ?? unit.amount,
    };
    unit.payments = { captures: [capture], refunds: [] };
    order.status = 'COMPLETED';
    return { status: 201, body: order };
  }

  private refund(captureId: string, { amount, custom_id }: Refund): StandInAnswer {
    const unit = this.unitOf(captureId);
    if (!unit) return rejected(404, 'RESOURCE_NOT_FOUND');
    const taken = unit.payments!.captures[0]!.amount;
    if (amount.currency_code !== taken.currency_code) return rejected(422, 'CURRENCY_MISMATCH');
    if (taken.currency_code === 'JPY' && amount.value.includes('.'))
      return rejected(422, 'DECIMALS_NOT_SUPPORTED');
    const refunded = unit
      .payments!.refunds.filter(({ status }) => status !== 'FAILED')
      .reduce((sum, refund) => sum + cents(refund.amount), 0);
    if (refunded + cents(amount) > cents(taken)) return rejected(422, 'REFUND_AMOUNT_EXCEEDED');
    const refund = { id: newId(), status: this.refundStatus, amount, custom_id };
    unit.payments!.refunds.push(refund);
    return { status: 201, body: refund };
  }

  private unitOf(captureId: string): Order['purchase_units'][number] | undefined {
    const units = [...this.orders.values()].flatMap((order) => order.purchase_units);
    return units.find((unit) => unit.payments?.captures.some(({ id }) => id === captureId));
  }

  private show(id: string): StandInAnswer {
    const order = this.orders.get(id);
    return order ? { status: 200, body: order } : rejected(404, 'RESOURCE_NOT_FOUND');
  }

  private showDispute(id: string): StandInAnswer {
    if (!this.showsDisputes) return { status: 403, body: { name: 'NOT_AUTHORIZED', details: [] } };
    const dispute = this.disputes.get(id);
    return dispute ? { status: 200, body: dispute } : rejected(404, 'RESOURCE_NOT_FOUND');
  }

  private showRefund(id: string): StandInAnswer {
    const units = [...this.orders.values()].flatMap((order) => order.purchase_units);
    const refund = units.flatMap((unit) => unit.payments?.refunds ?? []).find((entry) => entry.id === id);
    return refund ? { status: 200, body: refund } : rejected(404, 'RESOURCE_NOT_FOUND');
  }

  /** Verifies the bytes inside the request. */
  private verify(request: string): StandInAnswer {
    const fields = JSON.parse(request) as Record<string, string>;
    const sent = request.slice(request.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);
    const { transmission_id = '', transmission_time = '', transmission_sig = '' } = fields;
    const isOurs =
      fields.webhook_id === WEBHOOK_ID &&
      this.signatures.has(transmission_sig) &&
      transmission_sig === signatureOf(transmission_id, transmission_time, sent);
    return { status: 200, body: { verification_status: isOurs ? 'SUCCESS' : 'FAILURE' } };
  }
}

const signatureOf = (id: string, time: string, body: string) =>
  createHmac('sha256', 'stand-in').update(`${id}|${time}|${WEBHOOK_ID}|${body}`).digest('base64');

const rejected = (status: number, issue: string): StandInAnswer => ({
  status,
  body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue, description: `PayPal says ${issue}` }] },
});
