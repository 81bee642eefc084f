import { createHmac, randomUUID } from 'node:crypto';
import type { FakeAnswer, SignedCall } from './fake-provider';
import { type Dispute, newId, rejected } from './paypal-fake-objects';
import { PaypalFakeOrders } from './paypal-fake-orders';

export const WEBHOOK_ID = 'WHFAKE';

/** Signed events of payments and disputes. */
export abstract class PaypalFakeWebhooks extends PaypalFakeOrders {
  readonly disputes = new Map<string, Dispute>();
  /** False while the app lacks the permission for disputes. */
  showsDisputes = true;
  private readonly signatures = new Set<string>();

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

  protected showDispute(id: string): FakeAnswer {
    if (!this.showsDisputes) return { status: 403, body: { name: 'NOT_AUTHORIZED', details: [] } };
    const dispute = this.disputes.get(id);
    return dispute ? { status: 200, body: dispute } : rejected(404, 'RESOURCE_NOT_FOUND');
  }

  /** Verifies the bytes inside the request. */
  protected verify(request: string): FakeAnswer {
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
  createHmac('sha256', 'fake-secret').update(`${id}|${time}|${WEBHOOK_ID}|${body}`).digest('base64');
