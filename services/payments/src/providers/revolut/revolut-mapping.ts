import type { Purchase, PurchaseLine } from '../../domain/payment-commands';
import type {
  ProviderDispute,
  ProviderPayment,
  ProviderRefund,
  ProviderState,
} from '../../domain/payment-provider';
import { hundredthsOf } from '../currency-units';

export interface RevolutOrder {
  id: string;
  token?: string;
  state: 'pending' | 'processing' | 'authorised' | 'completed' | 'cancelled' | 'failed';
  amount: number;
  currency: string;
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
  failed: 'cancelled',
};

const DECLINED_ATTEMPT = ['declined', 'failed'];

export function paymentOf(order: RevolutOrder): ProviderPayment {
  const lastAttempt = order.payments?.at(-1);
  const isDeclined =
    order.state === 'pending' && lastAttempt !== undefined && DECLINED_ATTEMPT.includes(lastAttempt.state);
  const state = isDeclined ? 'failed' : STATES[order.state];
  return {
    ref: order.id,
    reference: order.merchant_order_data?.reference ?? null,
    state,
    capturedMinor: state === 'captured' ? hundredthsOf(order.amount, order.currency) : 0,
    currency: order.currency,
    refundedMinor: hundredthsOf(order.refunded_amount ?? 0, order.currency),
    captureRef: null,
    failureMessage: isDeclined || order.state === 'failed' ? reasonOf(lastAttempt?.decline_reason) : null,
    clientData: order.token ? { token: order.token } : {},
  };
}

/** From an array or `{ orders }`, by the version of the API; null for anything else. */
export function idsOf(list: unknown): string[] | null {
  const orders = Array.isArray(list) ? list : (list as { orders?: unknown }).orders;
  return Array.isArray(orders) ? orders.map(({ id }: RevolutOrder) => id) : null;
}

export function refundOf(order: RevolutOrder): ProviderRefund {
  const isFailed = order.state === 'failed' || order.state === 'cancelled';
  return {
    ref: order.id,
    state: order.state === 'completed' ? 'done' : isFailed ? 'failed' : 'pending',
    failureMessage: isFailed ? reasonOf(order.payments?.at(-1)?.decline_reason) : null,
  };
}

function reasonOf(word = 'Payment failed'): string {
  const text = word.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export interface RevolutDispute {
  id: string;
  state: 'needs_response' | 'under_review' | 'won' | 'lost';
  amount: number;
  currency: string;
  reason_code?: string;
  reason_description?: string;
  response_due_date?: string;
  order_id?: string;
  payment?: { id?: string; order_id?: string };
}

export function disputeOf(dispute: RevolutDispute): ProviderDispute {
  const { id: ref, state, amount, currency, payment, order_id } = dispute;
  const isDecided = state === 'won' || state === 'lost';
  return {
    ref,
    kind: 'dispute',
    paymentRefs: [payment?.order_id, order_id].filter((id) => id !== undefined),
    state: isDecided ? state : 'open',
    amountMinor: hundredthsOf(amount, currency),
    currency,
    reason: dispute.reason_description ?? dispute.reason_code ?? null,
    respondBy: state === 'needs_response' ? (dispute.response_due_date ?? null) : null,
  };
}

interface LineItem {
  name: string;
  type: 'physical' | 'service';
  quantity: { value: number };
  unit_price_amount: number;
  total_amount: number;
  external_id?: string;
  discounts?: { name: string; amount: number }[];
  taxes?: { name: string; amount: number }[];
}

/** Required for physical goods; the totals of the items, with taxes, must add up to the amount of the order. */
export function goodsOf(purchase: Purchase): object {
  const { shippingMinor, address, recipient } = purchase;
  return {
    line_items: [...itemsOf(purchase), ...(shippingMinor > 0 ? [shippingItem(shippingMinor)] : [])],
    ...(address
      ? {
          shipping: {
            address: {
              street_line_1: address.street,
              city: address.city,
              region: address.region,
              postcode: address.postcode,
              country_code: address.countryCode,
            },
            contact: recipient,
          },
        }
      : {}),
  };
}

/** Spreads the VAT of the order over its lines by their totals; the last line takes the rounding difference. */
function itemsOf({ lines, discountMinor = 0, vatMinor }: Purchase): LineItem[] {
  const subtotal = lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  const discounts = discountsOf(lines, discountMinor);
  let remainingMinor = vatMinor;
  return lines.map(({ name, code, quantity, unitMinor, totalMinor }, index) => {
    const isLast = index === lines.length - 1;
    const tax = isLast ? remainingMinor : Math.floor((vatMinor * totalMinor) / Math.max(subtotal, 1));
    remainingMinor -= tax;
    const discount = discounts[index] ?? 0;
    return {
      name,
      type: 'physical',
      quantity: { value: quantity },
      unit_price_amount: unitMinor,
      total_amount: totalMinor - discount + tax,
      external_id: code,
      ...(discount > 0 ? { discounts: [{ name: 'Discount', amount: discount }] } : {}),
      taxes: [{ name: 'VAT', amount: tax }],
    };
  });
}

/** Shares of running totals, so that none is above its line and their sum is the discount. */
function discountsOf(lines: PurchaseLine[], discountMinor: number): number[] {
  const subtotal = lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  let [running, given] = [0, 0];
  return lines.map(({ totalMinor }) => {
    running += totalMinor;
    const share = Math.floor((discountMinor * running) / Math.max(subtotal, 1)) - given;
    given += share;
    return share;
  });
}

function shippingItem(amount: number): LineItem {
  return {
    name: 'Shipping',
    type: 'service',
    quantity: { value: 1 },
    unit_price_amount: amount,
    total_amount: amount,
  };
}
