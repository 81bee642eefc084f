import { createHmac, randomUUID } from 'node:crypto';
import { type ReceivedRequest, type SignedCall, type FakeAnswer, FakeProvider } from './fake-provider';

const SECRET_KEY = 'sk_stand_in';
const WEBHOOK_SECRET = 'wsk_stand_in';

interface Order {
  id: string;
  token: string;
  type: 'payment' | 'refund';
  state: string;
  amount: number;
  currency: string;
  refunded_amount?: number;
  related_order_id?: string;
  payments: { state: string; decline_reason?: string }[];
  merchant_order_data: { reference: string };
}

interface Dispute {
  id: string;
  state: 'needs_response' | 'under_review' | 'won' | 'lost';
  amount: number;
  currency: string;
  reason_code: string;
  response_due_date: string;
  payment: { id: string; order_id: string };
}

interface OrderBody {
  amount: number;
  currency: string;
  capture_mode?: string;
  line_items?: {
    name: string;
    type: string;
    quantity: { value: number };
    unit_price_amount: number;
    total_amount: number;
    taxes?: { amount: number }[];
  }[];
  shipping?: {
    address: { country_code: string; postcode: string };
    contact: { name: string; email: string };
  };
  merchant_order_data: { reference: string };
}

/** As at Revolut, only refunds take an idempotency key. */
export class RevolutFake extends FakeProvider {
  readonly orders = new Map<string, Order>();
  readonly disputes = new Map<string, Dispute>();
  refundState: 'processing' | 'completed' | 'failed' = 'completed';
  listAs: (orders: { id: string }[]) => object = (orders) => ({ orders });
  private readonly refundOf = new Map<string, Order>();

  static start(): Promise<RevolutFake> {
    return new RevolutFake().listen();
  }

  get settings(): Record<string, string> {
    return {
      REVOLUT_SECRET_KEY: SECRET_KEY,
      REVOLUT_PUBLIC_KEY: 'pk_stand_in',
      REVOLUT_WEBHOOK_SECRET: WEBHOOK_SECRET,
      REVOLUT_API_URL: this.url,
    };
  }

  complete(ref: string): void {
    Object.assign(this.orders.get(ref)!, { state: 'completed', payments: [{ state: 'captured' }] });
  }

  decline(ref: string, decline_reason: string): void {
    this.orders.get(ref)!.payments.push({ state: 'declined', decline_reason });
  }

  fail(ref: string, decline_reason: string): void {
    Object.assign(this.orders.get(ref)!, {
      state: 'failed',
      payments: [{ state: 'failed', decline_reason }],
    });
  }

  cancel(ref: string): void {
    Object.assign(this.orders.get(ref)!, { state: 'cancelled' });
  }

  /** The bank returns the done refund of a payment. @returns the id of the refund */
  reverseRefund(ref: string): string {
    const refund = [...this.orders.values()].find(({ related_order_id }) => related_order_id === ref)!;
    Object.assign(refund, {
      state: 'failed',
      payments: [{ state: 'failed', decline_reason: 'account_closed' }],
    });
    this.orders.get(ref)!.refunded_amount! -= refund.amount;
    return refund.id;
  }

  event(type: string, ref: string, at = Date.now()): SignedCall {
    const merchant_order_ext_ref = this.orders.get(ref)?.merchant_order_data.reference;
    return this.signed({ event: type, order_id: ref, merchant_order_ext_ref }, at);
  }

  /** The bank of the customer contests the payment. @returns the id of the dispute */
  dispute(ref: string, changes: Partial<Dispute> = {}): string {
    const id = randomUUID();
    const { amount, currency } = this.orders.get(ref)!;
    const terms = { reason_code: '10.4', response_due_date: '2027-01-20T12:00:00.000Z' };
    const payment = { id: randomUUID(), order_id: ref };
    this.disputes.set(id, { id, state: 'needs_response', amount, currency, ...terms, payment, ...changes });
    return id;
  }

  /** As at Revolut, the event does not name the payment. */
  disputeEvent(type: string, dispute_id: string): SignedCall {
    return this.signed({ event: type, dispute_id }, Date.now());
  }

  private signed(message: Record<string, string | undefined> & { event: string }, at: number): SignedCall {
    this.requireSubscribed(message.event);
    return this.sign(JSON.stringify(message), at);
  }

  sign(body: string, at = Date.now()): SignedCall {
    const hmac = createHmac('sha256', WEBHOOK_SECRET).update(`v1.${at}.${body}`).digest('hex');
    const headers = { 'revolut-request-timestamp': String(at), 'revolut-signature': `v1=00,v1=${hmac}` };
    return { method: 'revolut', body, headers };
  }

  protected answer(request: ReceivedRequest): FakeAnswer {
    const { method, path, headers } = request;
    this.require(headers.authorization === `Bearer ${SECRET_KEY}`, `${path}: not our secret key`);
    this.require(headers['revolut-api-version'] === '2024-09-01', `${path}: no API version`);
    const [, disputeId] = /^\/api\/disputes\/([\w-]+)$/.exec(path) ?? [];
    if (disputeId) return this.showDispute(disputeId);
    const [, id = '', action] = /^\/api\/orders(?:\/([\w-]+)(?:\/(refund))?)?$/.exec(path) ?? [];
    if (method === 'GET') return id ? this.show(id) : this.list(request);
    this.require(headers['content-type'] === 'application/json', `${path}: not JSON`);
    const body = JSON.parse(request.body) as OrderBody;
    this.require(Number.isInteger(body.amount) && body.amount > 0, 'the amount is no whole number');
    this.require(/^[A-Z]{3}$/.test(body.currency), 'the currency is not in upper case');
    return action ? this.refund(id, body, String(headers['idempotency-key'] ?? '')) : this.create(body);
  }

  private create(body: OrderBody): FakeAnswer {
    this.require(body.capture_mode === 'automatic', 'the money would not be taken at once');
    const sum = body.line_items?.reduce((total, item) => total + item.total_amount, 0) ?? body.amount;
    this.require(sum === body.amount, `the items come to ${sum}, and ${body.amount} is asked for`);
    for (const { quantity, unit_price_amount, total_amount, taxes = [] } of body.line_items ?? []) {
      const tax = taxes.reduce((total, { amount }) => total + amount, 0);
      this.require(
        quantity.value * unit_price_amount + tax === total_amount,
        'an item is not its price and tax',
      );
    }
    const address = body.shipping?.address;
    this.require(!address || /^[A-Z]{2}$/.test(address.country_code), 'the country is no code');
    const order = this.add({ ...body, type: 'payment', state: 'pending' });
    return { status: 201, body: order };
  }

  private refund(id: string, body: OrderBody, key: string): FakeAnswer {
    this.require(key !== '', 'a refund without an idempotency key');
    const existing = this.refundOf.get(key);
    if (existing) return { status: 201, body: existing };
    const order = this.orders.get(id);
    const refundableAmount = (order?.amount ?? 0) - (order?.refunded_amount ?? 0);
    if (order?.state !== 'completed' || body.amount > refundableAmount) {
      return { status: 422, body: { code: 'refund_amount_exceeded', message: 'Too much' } };
    }
    const refund = this.add({ ...body, type: 'refund', state: this.refundState, related_order_id: id });
    if (this.refundState === 'failed')
      refund.payments = [{ state: 'failed', decline_reason: 'account_closed' }];
    else order.refunded_amount = (order.refunded_amount ?? 0) + body.amount;
    this.refundOf.set(key, refund);
    return { status: 201, body: refund };
  }

  private add(order: Omit<Order, 'id' | 'token' | 'payments'>): Order {
    const stored = { ...order, id: randomUUID(), token: randomUUID(), payments: [] };
    this.orders.set(stored.id, stored);
    return stored;
  }

  private show(id: string): FakeAnswer {
    const order = this.orders.get(id);
    return order
      ? { status: 200, body: order }
      : { status: 404, body: { code: 'not_found', message: `Order with id ${id} was not found` } };
  }

  private showDispute(id: string): FakeAnswer {
    const dispute = this.disputes.get(id);
    return dispute
      ? { status: 200, body: dispute }
      : { status: 404, body: { code: 'not_found', message: `Dispute with id ${id} was not found` } };
  }

  private list({ query }: ReceivedRequest): FakeAnswer {
    const reference = query.get('merchant_order_data_reference');
    const orders = [...this.orders.values()].filter(
      (order) => order.merchant_order_data.reference === reference,
    );
    return { status: 200, body: this.listAs(orders.map(({ id, state, amount }) => ({ id, state, amount }))) };
  }
}
