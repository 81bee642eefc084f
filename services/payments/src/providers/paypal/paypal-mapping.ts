import { isDecimalAmount, minorToDecimal, parseMinor } from '@kp/commerce';
import { webhookRejected } from '../../domain/payment.errors';
import type {
  DisputeState,
  ProviderDispute,
  ProviderEvent,
  ProviderPayment,
  ProviderRefund,
  ProviderState,
  WebhookCall,
} from '../../domain/payment-provider';

interface Amount {
  value: string;
  currency_code: string;
}

interface Link {
  rel: string;
  href: string;
}

interface PaypalCapture {
  id: string;
  status: 'COMPLETED' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'PENDING' | 'REFUNDED' | 'FAILED';
  status_details?: { reason?: string };
  amount: Amount;
  seller_receivable_breakdown?: { paypal_fee?: Amount };
}

export interface PaypalRefund {
  id: string;
  status: 'CANCELLED' | 'FAILED' | 'PENDING' | 'COMPLETED';
  amount?: Amount;
}

export interface PaypalOrder {
  id: string;
  status: 'CREATED' | 'SAVED' | 'APPROVED' | 'VOIDED' | 'COMPLETED' | 'PAYER_ACTION_REQUIRED';
  links?: Link[];
  purchase_units?: {
    custom_id?: string;
    amount?: Amount;
    payments?: { captures?: PaypalCapture[]; refunds?: PaypalRefund[] };
  }[];
}

const CAPTURED: PaypalCapture['status'][] = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];
const REFUNDED: PaypalRefund['status'][] = ['COMPLETED', 'PENDING'];

/** @param siteUrl of PayPal, because an order that was approved once has no approval link any more */
export function paymentOf(order: PaypalOrder, siteUrl: string): ProviderPayment {
  const unit = order.purchase_units?.[0];
  const captures = unit?.payments?.captures ?? [];
  const capture = captures.find(({ status }) => CAPTURED.includes(status)) ?? captures.at(-1);
  const refunds = unit?.payments?.refunds ?? [];
  const state = stateOf(order, capture);
  const link = order.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
  const approveUrl = link ?? `${siteUrl}/checkoutnow?token=${encodeURIComponent(order.id)}`;
  return {
    ref: order.id,
    reference: unit?.custom_id ?? null,
    state,
    capturedMinor: state === 'captured' && capture ? minor(capture.amount) : 0,
    refundedMinor: refunds
      .filter(({ status }) => REFUNDED.includes(status))
      .reduce((sum, { amount }) => sum + (amount ? minor(amount) : 0), 0),
    refundRefs: refunds.map(({ id }) => id),
    currency: (capture ?? unit)?.amount?.currency_code ?? '',
    captureRef: capture?.id ?? null,
    ...feeOf(capture),
    failureMessage: isDeclined(capture) ? 'Payment failed' : null,
    ...(capture?.status_details?.reason ? { reviewReason: capture.status_details.reason } : {}),
    clientData: { approveUrl },
  };
}

function feeOf(capture: PaypalCapture | undefined): Pick<ProviderPayment, 'fee'> {
  const fee = capture?.seller_receivable_breakdown?.paypal_fee;
  return fee ? { fee: { minor: minor(fee), currency: fee.currency_code } } : {};
}

function stateOf({ status }: PaypalOrder, capture: PaypalCapture | undefined): ProviderState {
  if (capture && CAPTURED.includes(capture.status)) return 'captured';
  if (capture?.status === 'PENDING') return 'in-review';
  // A completed order is captured once and cannot be retried.
  if (capture) return status === 'COMPLETED' ? 'cancelled' : 'failed';
  if (status === 'APPROVED') return 'approved';
  if (status === 'VOIDED') return 'cancelled';
  return status === 'COMPLETED' ? 'in-review' : 'open';
}

function isDeclined(capture: PaypalCapture | undefined): boolean {
  return capture?.status === 'DECLINED' || capture?.status === 'FAILED';
}

export function refundOf({ id, status }: PaypalRefund): ProviderRefund {
  const isFailed = status === 'FAILED' || status === 'CANCELLED';
  return {
    ref: id,
    state: status === 'COMPLETED' ? 'done' : isFailed ? 'failed' : 'pending',
    failureMessage: isFailed ? 'The refund failed' : null,
  };
}

const minor = ({ value }: Amount): number =>
  isDecimalAmount(value) ? parseMinor(value) : Math.round(Number(value) * 100);

/** PayPal's own list of currencies without decimals. */
const WITHOUT_DECIMALS = ['HUF', 'JPY', 'TWD'];

export function amountOf(hundredths: number, currency: string): Amount {
  const value = WITHOUT_DECIMALS.includes(currency)
    ? String(Math.round(hundredths / 100))
    : minorToDecimal(hundredths);
  return { currency_code: currency, value };
}

export interface PaypalDispute {
  dispute_id: string;
  status?: string;
  update_time?: string;
  reason?: string;
  seller_response_due_date?: string;
  dispute_amount?: Amount;
  dispute_outcome?: { outcome_code?: string; amount_refunded?: Amount };
  disputed_transactions?: { seller_transaction_id?: string }[];
}

/** Of a resolved dispute: the others end with the seller keeping the money. */
const LOST_OUTCOMES = ['RESOLVED_BUYER_FAVOUR', 'RESOLVED_BUYER_FAVOR', 'ACCEPTED'];
const WAITS_FOR_SELLER = ['OPEN', 'WAITING_FOR_SELLER_RESPONSE'];

export function disputeOf(dispute: PaypalDispute): ProviderDispute {
  const { dispute_id: ref, status = '', dispute_outcome, dispute_amount } = dispute;
  const state = disputeStateOf(status, dispute_outcome?.outcome_code ?? '');
  const amount = (state === 'lost' ? dispute_outcome?.amount_refunded : undefined) ?? dispute_amount;
  return {
    ref,
    kind: 'dispute',
    paymentRefs: disputedCaptures(dispute),
    state,
    amountMinor: amount ? minor(amount) : 0,
    currency: amount?.currency_code ?? '',
    reason: dispute.reason ?? null,
    respondBy: WAITS_FOR_SELLER.includes(status) ? (dispute.seller_response_due_date ?? null) : null,
  };
}

function disputeStateOf(status: string, outcome: string): DisputeState {
  if (status !== 'RESOLVED') return 'open';
  return LOST_OUTCOMES.includes(outcome) ? 'lost' : 'won';
}

const disputedCaptures = ({ disputed_transactions = [] }: Partial<PaypalDispute>): string[] =>
  disputed_transactions.map((entry) => entry.seller_transaction_id).filter((ref) => ref !== undefined);

/** A dispute, or a reversal, which has no call of its own: what its message says is all there is. */
function saidDispute(event: PaypalEvent): Pick<ProviderEvent, 'disputeRef' | 'dispute'> {
  const { event_type, create_time, resource = {} } = event;
  const now = new Date().toISOString();
  if (event_type === 'PAYMENT.CAPTURE.REVERSED') {
    const { id: ref = event.id, amount } = resource;
    const paymentRefs = refsOf(event);
    const facts = { amountMinor: amount ? minor(amount) : 0, currency: amount?.currency_code ?? '' };
    const reversal = { ref, kind: 'reversal', paymentRefs, state: 'lost', ...facts } as const;
    return {
      disputeRef: ref,
      dispute: { ...reversal, reason: null, respondBy: null, asOf: create_time ?? now },
    };
  }
  const { dispute_id: disputeRef } = resource;
  if (disputeRef === undefined) return {};
  if (resource.status === undefined) return { disputeRef };
  const dispute = disputeOf({ ...resource, dispute_id: disputeRef });
  return { disputeRef, dispute: { ...dispute, asOf: resource.update_time ?? create_time ?? now } };
}

export interface PaypalEvent {
  id: string;
  event_type: string;
  create_time?: string;
  resource?: Partial<PaypalDispute> & {
    id?: string;
    amount?: Amount;
    custom_id?: string;
    links?: Link[];
    purchase_units?: { custom_id?: string }[];
    supplementary_data?: { related_ids?: { order_id?: string; capture_id?: string } };
  };
}

/** Ids of the order, of the capture (a refund links up to it, a dispute names it) and of the resource itself. */
function refsOf({ resource }: PaypalEvent): string[] {
  const related = resource?.supplementary_data?.related_ids;
  const up = resource?.links
    ?.find(({ rel }) => rel === 'up')
    ?.href.split('/')
    .pop();
  const disputed = disputedCaptures(resource ?? {});
  return [related?.order_id, related?.capture_id, up, ...disputed, resource?.id].filter(
    (ref) => ref !== undefined,
  );
}

export function eventOf(event: PaypalEvent): ProviderEvent {
  const { id, event_type: type, resource } = event;
  const reference = resource?.custom_id ?? resource?.purchase_units?.[0]?.custom_id ?? null;
  return { id, type, refs: refsOf(event), reference, ...saidDispute(event) };
}

const SIGNATURE_HEADERS = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
};

/** Contains the webhook byte by byte: serialized again, its signature would not match. */
export function verificationRequest({ body, headers }: WebhookCall, webhookId: string): string {
  const fields = Object.entries(SIGNATURE_HEADERS).map(
    ([field, header]) => [field, headers[header]] as const,
  );
  if (fields.some(([, value]) => !value)) throw webhookRejected('it is not signed');
  const request = JSON.stringify({ ...Object.fromEntries(fields), webhook_id: webhookId });
  return `${request.slice(0, -1)},"webhook_event":${body.toString()}}`;
}
