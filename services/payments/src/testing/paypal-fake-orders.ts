import { FakeProvider, type FakeAnswer } from './fake-provider';
import {
  type Amount,
  type Capture,
  cents,
  newId,
  type Order,
  type Refund,
  rejected,
} from './paypal-fake-objects';

/** Orders with their captures and refunds. */
export abstract class PaypalFakeOrders extends FakeProvider {
  readonly orders = new Map<string, Order>();
  captureStatus = 'COMPLETED';
  refundStatus = 'COMPLETED';
  /** What the next captures take instead of what was asked for. */
  capturedAmount: Amount | null = null;
  /** The issue that rejects the next captures. */
  captureIssue: string | null = null;

  approve(ref: string): void {
    // An approved order has no approval link.
    Object.assign(this.orders.get(ref)!, { status: 'APPROVED', links: [] });
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

  protected captureOf(ref: string): Capture {
    return this.orders.get(ref)!.purchase_units[0]!.payments!.captures[0]!;
  }

  protected create(order: Order): FakeAnswer {
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

  protected capture(id: string): FakeAnswer {
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
      seller_receivable_breakdown: { paypal_fee: { currency_code: 'USD', value: '0.74' } },
    };
    unit.payments = { captures: [capture], refunds: [] };
    order.status = 'COMPLETED';
    return { status: 201, body: order };
  }

  protected refund(captureId: string, { amount, custom_id }: Refund): FakeAnswer {
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

  protected show(id: string): FakeAnswer {
    const order = this.orders.get(id);
    return order ? { status: 200, body: order } : rejected(404, 'RESOURCE_NOT_FOUND');
  }

  protected showRefund(id: string): FakeAnswer {
    const units = [...this.orders.values()].flatMap((order) => order.purchase_units);
    const refund = units.flatMap((unit) => unit.payments?.refunds ?? []).find((entry) => entry.id === id);
    return refund ? { status: 200, body: refund } : rejected(404, 'RESOURCE_NOT_FOUND');
  }
}
