import { type OrderTotals, toDecimal } from '@kp/commerce';
import type { CheckoutView } from '../../use-cases/get-checkout';

export class CheckoutTotalsResponse {
  /** @example "25.00" */
  subtotal: string;
  shipping: string;
  vatAmount: string;
  /** subtotal + shipping + vatAmount. */
  totalAmount: string;
  /** @example "USD" */
  currency: string;

  static from({ subtotal, shipping, vat, total }: OrderTotals): CheckoutTotalsResponse {
    return {
      subtotal: toDecimal(subtotal),
      shipping: toDecimal(shipping),
      vatAmount: toDecimal(vat),
      totalAmount: toDecimal(total),
      currency: total.currency,
    };
  }
}

export class CheckoutResponse {
  id: string;
  /**
   * `paid`: the money is there and the order about to be made; `pending`: the provider reviews the payment, and no other
   * can be started; `out_of_stock`: the money goes back.
   */
  status: 'open' | 'pending' | 'paid' | 'ordered' | 'expired' | 'out_of_stock';
  /** @example "ORD-2026-000123" */
  orderNumber?: string;
  /** Where a guest follows the order. */
  statusUrl?: string;
  /** Until then its units are held. ISO 8601, UTC. */
  expiresAt: string;
  totals: CheckoutTotalsResponse;

  static from({ id, status, orderNumber, statusUrl, expiresAt, totals }: CheckoutView): CheckoutResponse {
    return {
      id,
      status,
      ...(orderNumber ? { orderNumber } : {}),
      ...(statusUrl ? { statusUrl } : {}),
      expiresAt: expiresAt.toISOString(),
      totals: CheckoutTotalsResponse.from(totals),
    };
  }
}

/** How a checkout stands, for a browser that did not start it. */
export class PaypalCheckoutResponse {
  status: 'open' | 'pending' | 'paid' | 'ordered' | 'expired' | 'out_of_stock';
  /** @example "ORD-2026-000123" */
  orderNumber?: string;
  /** Where a guest follows the order. */
  statusUrl?: string;

  static from({ status, orderNumber, statusUrl }: CheckoutView): PaypalCheckoutResponse {
    return {
      status,
      ...(orderNumber ? { orderNumber } : {}),
      ...(statusUrl ? { statusUrl } : {}),
    };
  }
}
