import { parseMinor } from '@kp/commerce';
import type { ProviderPayment, ProviderRefund, ProviderState } from '../payment-provider';

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
  /** Why it is pending, such as `ECHECK` or `RECEIVING_PREFERENCE_MANDATES_MANUAL_ACTION`. */
  status_details?: { reason?: string };
  amount: Amount;
}

export interface PaypalRefund {
  id: string;
  status: 'CANCELLED' | 'FAILED' | 'PENDING' | 'COMPLETED';
  amount?: Amount;
}

/** The parts of an order (Orders v2) that we read. */
export interface PaypalOrder {
  id: string;
  status: 'CREATED' | 'SAVED' | 'APPROVED' | 'VOIDED' | 'COMPLETED' | 'PAYER_ACTION_REQUIRED';
  links?: Link[];
  purchase_units?: {
    custom_id?: string;
    payments?: { captures?: PaypalCapture[]; refunds?: PaypalRefund[] };
  }[];
}

const TAKEN: PaypalCapture['status'][] = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];
const GIVEN_BACK: PaypalRefund['status'][] = ['COMPLETED', 'PENDING'];

/** @param site of PayPal, where its shoppers approve: an order that was approved once names no page for it any more */
export function paymentOf(order: PaypalOrder, site: string): ProviderPayment {
  const unit = order.purchase_units?.[0];
  const captures = unit?.payments?.captures ?? [];
  const capture = captures.find(({ status }) => TAKEN.includes(status)) ?? captures.at(-1);
  const refunds = unit?.payments?.refunds ?? [];
  const state = stateOf(order, capture);
  const named = order.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
  const approveUrl = named ?? `${site}/checkoutnow?token=${encodeURIComponent(order.id)}`;
  return {
    ref: order.id,
    reference: unit?.custom_id ?? null,
    state,
    capturedMinor: state === 'captured' && capture ? minor(capture.amount) : 0,
    refundedMinor: refunds
      .filter(({ status }) => GIVEN_BACK.includes(status))
      .reduce((sum, { amount }) => sum + (amount ? minor(amount) : 0), 0),
    captureRef: capture?.id ?? null,
    failureMessage: isRefused(capture) ? 'Payment failed' : null,
    ...(capture?.status_details?.reason ? { reviewReason: capture.status_details.reason } : {}),
    handover: { approveUrl },
  };
}

function stateOf({ status }: PaypalOrder, capture: PaypalCapture | undefined): ProviderState {
  if (capture && TAKEN.includes(capture.status)) return 'captured';
  if (capture?.status === 'PENDING') return 'in-review';
  // A completed order is captured once: after a refusal it leads nowhere any more.
  if (capture) return status === 'COMPLETED' ? 'cancelled' : 'failed';
  if (status === 'APPROVED') return 'approved';
  if (status === 'VOIDED') return 'cancelled';
  return status === 'COMPLETED' ? 'in-review' : 'open';
}

function isRefused(capture: PaypalCapture | undefined): boolean {
  return capture?.status === 'DECLINED' || capture?.status === 'FAILED';
}

export function refundOf({ id, status }: PaypalRefund): ProviderRefund {
  const isOver = status === 'FAILED' || status === 'CANCELLED';
  return {
    ref: id,
    state: status === 'COMPLETED' ? 'done' : isOver ? 'failed' : 'pending',
    failureMessage: isOver ? 'The refund failed' : null,
  };
}

const minor = ({ value }: Amount): number => parseMinor(value);

/** The parts of a webhook message that we read. */
export interface PaypalEvent {
  id: string;
  event_type: string;
  resource?: {
    id?: string;
    custom_id?: string;
    links?: Link[];
    purchase_units?: { custom_id?: string }[];
    supplementary_data?: { related_ids?: { order_id?: string; capture_id?: string } };
    /** Of a dispute; the seller's transaction is the capture. */
    disputed_transactions?: { seller_transaction_id?: string }[];
  };
}

/** The ids a message speaks of: of the order, the capture (a refund links up to it, a dispute names it) and of itself. */
export function refsOf({ resource }: PaypalEvent): string[] {
  const related = resource?.supplementary_data?.related_ids;
  const up = resource?.links
    ?.find(({ rel }) => rel === 'up')
    ?.href.split('/')
    .pop();
  const disputed = (resource?.disputed_transactions ?? []).map((entry) => entry.seller_transaction_id);
  return [related?.order_id, related?.capture_id, up, ...disputed, resource?.id].filter(
    (ref) => ref !== undefined,
  );
}
