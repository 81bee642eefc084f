import { randomBytes } from 'node:crypto';
import Stripe from 'stripe';
import { type ReceivedRequest, type SignedCall, type FakeAnswer, FakeProvider } from './fake-provider';

const SECRET_KEY = 'sk_live_stand_in';
const WEBHOOK_SECRET = 'whsec_stand_in';

interface Intent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  status: string;
  client_secret: string;
  description: string;
  metadata: Record<string, string>;
  last_payment_error: { message: string } | null;
  latest_charge: StripeCharge | null;
  customer: string | null;
}

interface StripeCharge {
  id: string;
  object: 'charge';
  amount_refunded: number;
  balance_transaction: { id: string; fee: number; currency: string };
}

interface StripeDispute {
  id: string;
  object: 'dispute';
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  reason: string;
  status: string;
  evidence_details: { due_by: number | null };
}

interface StripeRefund {
  id: string;
  object: 'refund';
  amount: number;
  payment_intent: string;
  status: 'succeeded' | 'pending' | 'failed';
  metadata: Record<string, string>;
  failure_reason?: string;
}

const newId = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex')}`;

export class StripeFake extends FakeProvider {
  readonly intents = new Map<string, Intent>();
  readonly refunds = new Map<string, StripeRefund>();
  readonly disputes = new Map<string, StripeDispute>();
  /** Emails by id. */
  readonly customers = new Map<string, string>();
  refundStatus: StripeRefund['status'] = 'succeeded';
  private readonly answered = new Map<string, { body: string; answer: FakeAnswer }>();

  static start(): Promise<StripeFake> {
    return new StripeFake().listen();
  }

  get settings(): Record<string, string> {
    return {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_PUBLISHABLE_KEY: 'pk_live_stand_in',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: this.url,
    };
  }

  succeed(ref: string): void {
    const intent = this.intents.get(ref)!;
    const balance_transaction = { id: newId('txn'), fee: 45, currency: 'eur' };
    const latest_charge = { id: newId('ch'), object: 'charge', amount_refunded: 0, balance_transaction };
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, latest_charge });
  }

  /** The buyer's bank is asked for the money and answers days later. */
  debit(ref: string): void {
    Object.assign(this.intents.get(ref)!, { status: 'processing' });
  }

  decline(ref: string, message: string): void {
    Object.assign(this.intents.get(ref)!, {
      status: 'requires_payment_method',
      last_payment_error: { message },
    });
  }

  cancel(ref: string): void {
    Object.assign(this.intents.get(ref)!, { status: 'canceled' });
  }

  refundInDashboard(ref: string, amount: number): void {
    this.addRefund(ref, amount, {});
  }

  /** The bank rejects the pending refunds of a payment. */
  failRefunds(ref: string): void {
    for (const refund of this.refunds.values()) {
      if (refund.payment_intent !== ref || refund.status !== 'pending') continue;
      Object.assign(refund, { status: 'failed', failure_reason: 'lost_or_stolen_card' });
      this.intents.get(ref)!.latest_charge!.amount_refunded -= refund.amount;
    }
  }

  /** The bank returns the done refunds of a payment. */
  reverseRefunds(ref: string): void {
    for (const refund of this.refunds.values()) {
      if (refund.payment_intent !== ref || refund.status !== 'succeeded') continue;
      Object.assign(refund, { status: 'failed', failure_reason: 'expired_or_canceled_card' });
      this.intents.get(ref)!.latest_charge!.amount_refunded -= refund.amount;
    }
  }

  /** About the latest refund of a payment. */
  refundEvent(type: string, ref: string): SignedCall {
    const refunds = [...this.refunds.values()].filter(({ payment_intent }) => payment_intent === ref);
    return this.signed({ id: newId('evt'), type, object: refunds.at(-1)! }, Date.now());
  }

  event(type: string, ref: string, { id = newId('evt'), at = Date.now() } = {}): SignedCall {
    return this.signed({ id, type, object: this.intents.get(ref)! }, at);
  }

  /** The bank of the customer contests the payment. @returns the id of the dispute */
  dispute(ref: string, amount = this.intents.get(ref)!.amount): string {
    const id = newId('dp');
    const { currency, latest_charge } = this.intents.get(ref)!;
    const facts = { amount, currency, charge: latest_charge!.id, payment_intent: ref, reason: 'fraudulent' };
    const evidence_details = { due_by: Math.floor(Date.UTC(2027, 0, 15, 23, 59, 59) / 1000) };
    this.disputes.set(id, { id, object: 'dispute', ...facts, status: 'needs_response', evidence_details });
    return id;
  }

  /** The message shows the dispute as it is when this is called. */
  disputeEvent(type: string, id: string, status?: string, at = Date.now()): SignedCall {
    const dispute = this.disputes.get(id)!;
    if (status) Object.assign(dispute, { status });
    return this.signed({ id: newId('evt'), type, object: { ...dispute } }, at);
  }

  private signed({ id, type, object }: { id: string; type: string; object: object }, at: number): SignedCall {
    this.requireSubscribed(type);
    const created = Math.floor(at / 1000);
    const body = JSON.stringify({ id, object: 'event', created, type, data: { object } }, null, 2);
    return this.sign(body, created);
  }

  sign(body: string, timestamp = Math.floor(Date.now() / 1000)): SignedCall {
    const terms = { payload: body, secret: WEBHOOK_SECRET, timestamp };
    const signature = Stripe.webhooks.generateTestHeaderString(terms);
    return { method: 'stripe', body, headers: { 'stripe-signature': signature } };
  }

  protected answer(request: ReceivedRequest): FakeAnswer {
    this.check(request);
    if (request.method === 'GET') return this.show(request);
    if (request.method === 'DELETE') return this.deleteCustomer(request.path);
    const key = String(request.headers['idempotency-key']);
    const before = this.answered.get(key);
    if (before) return before.body === request.body ? before.answer : reused();
    const answer = this.make(request.path, new URLSearchParams(request.body));
    this.answered.set(key, { body: request.body, answer: structuredClone(answer) });
    return answer;
  }

  private check({ method, headers, path }: ReceivedRequest): void {
    this.require(headers.authorization === `Bearer ${SECRET_KEY}`, `${path}: not our secret key`);
    this.require(/^\d{4}-\d{2}-\d{2}\./.test(String(headers['stripe-version'])), `${path}: no API version`);
    if (method !== 'POST') return;
    this.require(headers['content-type'] === 'application/x-www-form-urlencoded', `${path}: not a form`);
    const key = String(headers['idempotency-key']);
    this.require(/^([0-9a-f-]{36}(:cus_\w+)?|pi_\w+:[\w-]+)$/.test(key), `${path}: no idempotency key`);
  }

  private make(path: string, form: URLSearchParams): FakeAnswer {
    if (path === '/v1/payment_intents') return this.createIntent(form);
    if (path === '/v1/refunds') return this.createRefund(form);
    if (path === '/v1/customers') return this.createCustomer(form);
    if (path === '/v1/customer_sessions') return this.openCustomer(form);
    const named = this.intents.get(/^\/v1\/payment_intents\/(\w+)$/.exec(path)?.[1] ?? '');
    if (named) return this.nameIntent(named, form);
    return missing(path);
  }

  private createIntent(form: URLSearchParams): FakeAnswer {
    const amount = Number(form.get('amount'));
    this.require(Number.isInteger(amount) && amount > 0, 'the amount is no whole number of minor units');
    this.require(/^[a-z]{3}$/.test(form.get('currency') ?? ''), 'the currency is not in lower case');
    this.require(!form.has('receipt_email'), 'a second receipt would be sent');
    const customer = form.get('customer');
    if (customer !== null && !this.customers.has(customer)) return rejected('resource_missing');
    const id = newId('pi');
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount,
      amount_received: 0,
      currency: form.get('currency') ?? '',
      status: 'requires_payment_method',
      client_secret: `${id}_secret_${randomBytes(6).toString('hex')}`,
      description: form.get('description') ?? '',
      metadata: { reference: form.get('metadata[reference]') ?? '' },
      last_payment_error: null,
      latest_charge: null,
      customer,
    };
    this.intents.set(id, intent);
    return { status: 200, body: intent };
  }

  private createCustomer(form: URLSearchParams): FakeAnswer {
    const id = newId('cus');
    this.customers.set(id, form.get('email') ?? '');
    return { status: 200, body: { id, object: 'customer' } };
  }

  private openCustomer(form: URLSearchParams): FakeAnswer {
    const customer = form.get('customer') ?? '';
    if (!this.customers.has(customer)) return rejected('resource_missing');
    const feature = (name: string) => form.get(`components[payment_element][features][${name}]`);
    this.require(form.get('components[payment_element][enabled]') === 'true', 'no component is switched on');
    this.require(
      feature('payment_method_save_usage') === 'on_session',
      'saved for more than the buyer agrees to',
    );
    return {
      status: 200,
      body: { object: 'customer_session', customer, client_secret: `cuss_secret_${customer}` },
    };
  }

  private deleteCustomer(path: string): FakeAnswer {
    const id = path.split('/').at(-1)!;
    return this.customers.delete(id)
      ? { status: 200, body: { id, object: 'customer', deleted: true } }
      : missing(path);
  }

  private nameIntent(intent: Intent, form: URLSearchParams): FakeAnswer {
    intent.description = form.get('description') ?? '';
    intent.metadata = { ...intent.metadata, order_number: form.get('metadata[order_number]') ?? '' };
    return { status: 200, body: intent };
  }

  private createRefund(form: URLSearchParams): FakeAnswer {
    const ref = form.get('payment_intent') ?? '';
    const charge = this.intents.get(ref)?.latest_charge;
    const amount = Number(form.get('amount'));
    const refundableAmount = (this.intents.get(ref)?.amount_received ?? 0) - (charge?.amount_refunded ?? 0);
    if (!charge || amount > refundableAmount) return rejected('charge_already_refunded');
    const metadata = { reference: form.get('metadata[reference]') ?? '' };
    return { status: 200, body: this.addRefund(ref, amount, metadata) };
  }

  private addRefund(ref: string, amount: number, metadata: Record<string, string>): StripeRefund {
    const status = this.refundStatus;
    const refund: StripeRefund = {
      id: newId('re'),
      object: 'refund',
      amount,
      payment_intent: ref,
      status,
      metadata,
    };
    this.refunds.set(refund.id, refund);
    if (status !== 'failed') this.intents.get(ref)!.latest_charge!.amount_refunded += amount;
    else refund.failure_reason = 'lost_or_stolen_card';
    return refund;
  }

  private show({ path, query }: ReceivedRequest): FakeAnswer {
    const [, kind, id = ''] = /^\/v1\/(payment_intents|refunds|disputes)\/(\w+)$/.exec(path) ?? [];
    const other = kind === 'refunds' ? this.refunds.get(id) : kind === 'disputes' && this.disputes.get(id);
    if (other) return { status: 200, body: other };
    const found = this.intents.get(id);
    if (!found) return missing(path);
    const isExpanded = query.getAll('expand[0]').includes('latest_charge.balance_transaction');
    const latest_charge = isExpanded ? found.latest_charge : (found.latest_charge?.id ?? null);
    return { status: 200, body: { ...found, latest_charge } };
  }
}

const rejected = (code: string): FakeAnswer => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', code, message: code } },
});

const missing = (path: string): FakeAnswer => ({
  status: 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${path}` } },
});

const reused = (): FakeAnswer => ({
  status: 400,
  body: { error: { type: 'idempotency_error', message: 'Keys can only be used with the same parameters' } },
});
