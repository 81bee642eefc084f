import { type OrderTotals, toDecimal } from '@kp/commerce';
import { OptionalField, RequiredSingleLine, IsWhole, Nested } from '@kp/platform/http';
import type { DeclineCode, PaymentState } from '@kp/payments';
import { IsString, IsUUID, Matches } from 'class-validator';
import { PlaceOrderRequest } from '../../http/place-order.dto';
import type { CheckoutView } from '../checkouts.service';
import type { CheckoutStatus } from '../domain/checkout';
import type { CapturedPaypal } from '../use-cases/capture-payment';
import type { StartedCheckout } from '../use-cases/start-payment';

export class CheckoutIdRequest {
  @IsUUID()
  id: string;
}

export class PaypalIdRequest {
  /** The id with which PayPal redirects the customer back. */
  @RequiredSingleLine('id is required', 200)
  id: string;
}

export class CheckoutCallRequest {
  /** What an order call would send; its payment method is that of the call. */
  @Nested(() => PlaceOrderRequest)
  @OptionalField()
  checkout?: PlaceOrderRequest;

  /** The own checkout, to be replaced; without `checkout` it is priced again as it is. */
  @IsUUID()
  @OptionalField()
  checkoutId?: string;
}

export class PaymentCallRequest extends CheckoutCallRequest {
  /** In minor units: the total × 100. Only compared when there is a checkout; at least 1 when there is none. @example 5475 */
  @IsWhole(0, 2_147_483_647)
  amount: number;

  /** The shop's currency in any case. */
  @Matches(/^[a-z]{3}$/i)
  @IsString()
  currency: string;
}

export class CapturePaypalRequest {
  /** The id that `create-order` answered. */
  @RequiredSingleLine('id is required', 200)
  id: string;

  @IsUUID()
  checkoutId: string;
}

export class StripePaymentResponse {
  /** Confirms the payment in the browser. */
  clientSecret: string;
  /** To be sent with the order. */
  paymentIntentId: string;
  /** Absent when only an amount is paid. */
  checkoutId?: string;
  publishableKey?: string;
  /** True when no money moves: test mode. */
  sandbox: boolean;

  static from(started: StartedCheckout, keys: Record<string, string>): StripePaymentResponse {
    const { providerRef, isSandbox, clientSecret } = started;
    const publishableKey = keys.stripePublishableKey;
    return {
      clientSecret: clientSecret!,
      paymentIntentId: providerRef,
      ...checkoutIdOf(started),
      ...(publishableKey ? { publishableKey } : {}),
      sandbox: isSandbox,
    };
  }
}

export class RevolutOrderResponse {
  /** Opens the payment in the browser. */
  token: string;
  /** Same as token. */
  public_id: string;
  /** The provider's id of the order. */
  id: string;
  /** Absent when only an amount is paid. */
  checkoutId?: string;
  /** True when no money moves: test mode. */
  sandbox: boolean;

  static from(started: StartedCheckout): RevolutOrderResponse {
    const { providerRef, isSandbox, token } = started;
    return {
      token: token!,
      public_id: token!,
      id: providerRef,
      ...checkoutIdOf(started),
      sandbox: isSandbox,
    };
  }
}

export class PaypalOrderResponse {
  /** The provider's id of the order; comes back as `/checkout?paypal={id}`. */
  id: string;
  /** URL where the customer approves the payment. */
  approveUrl: string;
  checkoutId: string;
  /** True when no money moves: test mode. */
  sandbox: boolean;

  static from({ providerRef, isSandbox, approveUrl, checkoutId }: StartedCheckout): PaypalOrderResponse {
    return { id: providerRef, approveUrl: approveUrl!, checkoutId: checkoutId!, sandbox: isSandbox };
  }
}

function checkoutIdOf({ checkoutId }: StartedCheckout): { checkoutId?: string } {
  return checkoutId === null ? {} : { checkoutId };
}

export class CapturedPaypalResponse {
  /** `captured`: paid and ordered; `out_of_stock`: the payment is refunded; others: not charged (yet). */
  status: PaymentState | 'out_of_stock';
  /** @example "ORD-2026-000123" */
  orderNumber?: string;
  /** Where a guest follows the order. */
  statusUrl?: string;
  /** The provider's message about the decline. */
  message?: string;
  /** The decline of the test provider as a code, for a text in the customer's language. */
  declineCode?: DeclineCode;

  static from(
    { status, order, message, declineCode }: CapturedPaypal,
    statusUrl?: string,
  ): CapturedPaypalResponse {
    return {
      status,
      ...(order ? { orderNumber: order.orderNumber } : {}),
      ...(statusUrl ? { statusUrl } : {}),
      ...(message ? { message } : {}),
      ...(declineCode ? { declineCode } : {}),
    };
  }
}

export class CheckoutTotalsResponse {
  /** @example "25.00" */
  subtotal: string;
  discount: string;
  shipping: string;
  vatAmount: string;
  /** subtotal - discount + shipping + vatAmount. */
  totalAmount: string;
  /** @example "USD" */
  currency: string;

  static from({ subtotal, discount, shipping, vat, total }: OrderTotals): CheckoutTotalsResponse {
    return {
      subtotal: toDecimal(subtotal),
      discount: toDecimal(discount),
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
   * can be started; `out_of_stock`: the payment is refunded.
   */
  status: CheckoutStatus;
  /** @example "ORD-2026-000123" */
  orderNumber?: string;
  /** Where a guest follows the order. */
  statusUrl?: string;
  /** Its units are reserved until then. ISO 8601, UTC. */
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

export class PaypalCheckoutResponse {
  status: CheckoutStatus;
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
