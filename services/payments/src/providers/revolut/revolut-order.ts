import type { ProviderPayment, ProviderRefund, ProviderState } from '../payment-provider';

/** The parts of an order of the Merchant API that we read (version 2024-09-01). A refund is an order too. */
export interface RevolutOrder {
  id: string;
  token?: string;
  state: 'pending' | 'processing' | 'authorised' | 'completed' | 'cancelled' | 'failed';
  amount: number;
  refunded_amount?: number;
  payments?: { state: string; decline_reason?: string }[];
  merchant_order_data?: { reference?: string };
}

const STATES: Record<RevolutOrder['state'], ProviderState> = {
  pending: 'open',
  processing: 'pending',
  authorised: 'pending',
  completed: 'captured',
  cancelled: 'cancelled',
  // The order has come to its end: another card needs another order.
  failed: 'cancelled',
};

/** How a refused try of a payment that may be tried again is called. */
const REFUSED = ['declined', 'failed'];

export function paymentOf(order: RevolutOrder): ProviderPayment {
  const lastTry = order.payments?.at(-1);
  const isRefused = order.state === 'pending' && lastTry !== undefined && REFUSED.includes(lastTry.state);
  const state = isRefused ? 'failed' : STATES[order.state];
  return {
    ref: order.id,
    reference: order.merchant_order_data?.reference ?? null,
    state,
    capturedMinor: state === 'captured' ? order.amount : 0,
    refundedMinor: order.refunded_amount ?? 0,
    captureRef: null,
    failureMessage: isRefused || order.state === 'failed' ? reasonOf(lastTry?.decline_reason) : null,
    handover: order.token ? { token: order.token } : {},
  };
}

/**
 * Ids of a list of orders, which is bare or under `orders` by the version of the API. What stands in a list is less than an
 * order: whoever needs more asks for it.
 * @returns null for what is no list
 */
export function idsOf(list: unknown): string[] | null {
  const orders = Array.isArray(list) ? list : (list as { orders?: unknown }).orders;
  return Array.isArray(orders) ? orders.map(({ id }: RevolutOrder) => id) : null;
}

export function refundOf(order: RevolutOrder): ProviderRefund {
  const isOver = order.state === 'failed' || order.state === 'cancelled';
  return {
    ref: order.id,
    state: order.state === 'completed' ? 'done' : isOver ? 'failed' : 'pending',
    failureMessage: isOver ? reasonOf(order.payments?.at(-1)?.decline_reason) : null,
  };
}

/** `insufficient_funds` → `Insufficient funds` */
function reasonOf(word = 'Payment failed'): string {
  const text = word.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
