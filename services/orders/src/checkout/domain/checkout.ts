import { type CurrencyCode, personName } from '@kp/commerce';
import { findCountry } from '@kp/commerce/countries';
import type { Principal } from '@kp/platform/http';
import type { OnlineMethod, Purchase } from '@kp/payments';
import type { OrderCustomer, PlaceOrderCommand } from '../../domain/new-order';
import type { PricedOrder } from '../../domain/order-pricing';

export const CHECKOUT_RESERVATION_MINUTES = 15;

/** Per customer, scaled by LIMIT_FACTOR; higher for guests, because a whole office may share one IP. */
export function maxReservations(isCustomer: boolean): number {
  return isCustomer ? 5 : 20;
}

export type CheckoutState = 'open' | 'cancelled' | 'ordered' | 'out_of_stock';

export interface Checkout {
  /** A random UUID, because knowing it gives access. */
  id: string;
  rateLimitKey: string;
  userId: number | null;
  state: CheckoutState;
  draftId: number;
  isReserved: boolean;
  expiresAt: Date;
  orderId: number | null;
}

export type CheckoutRequest = Omit<PlaceOrderCommand, 'paymentMethod' | 'paymentIntentId' | 'checkoutId'>;

/** Immutable: a payment pays the draft it was started for. */
export interface Draft {
  id: number;
  checkoutId: string;
  request: CheckoutRequest & OrderCustomer;
  requestHash: string;
  priced: PricedOrder;
  totalMinor: number;
  currency: CurrencyCode;
}

export interface CheckoutPayment {
  paymentId: number;
  checkoutId: string;
  draftId: number;
  method: OnlineMethod;
}

export function isCompleted({ state }: Checkout): boolean {
  return state === 'ordered' || state === 'out_of_stock';
}

export interface CheckoutProof {
  checkoutId?: string | undefined;
  method?: OnlineMethod | undefined;
}

/** A signed-out customer must know the id, a guest the id or the payment; not PayPal's, which is part of a URL. */
export function canOrder(
  { id, userId }: Checkout,
  principal: Principal | null,
  proof: CheckoutProof,
): boolean {
  const knowsId = proof.checkoutId === id;
  if (userId !== null) return principal ? principal.userId === userId : knowsId;
  return knowsId || (proof.method !== undefined && proof.method !== 'paypal');
}

/** `paid`: captured, and the order is about to be created; `pending`: the provider reviews the payment. */
export type CheckoutStatus = 'open' | 'pending' | 'paid' | 'ordered' | 'expired' | 'out_of_stock';

export interface CheckoutPaymentState {
  isPaid: boolean;
  isInReview: boolean;
}

export function statusOf(checkout: Checkout, payment: CheckoutPaymentState, now: Date): CheckoutStatus {
  if (checkout.state === 'ordered' || checkout.state === 'out_of_stock') return checkout.state;
  if (payment.isPaid) return 'paid';
  if (payment.isInReview) return 'pending';
  return checkout.state === 'open' && checkout.expiresAt > now ? 'open' : 'expired';
}

export function purchaseOf({ request, priced }: Draft, brand: string): Purchase {
  const { shippingAddress: to, email, language } = request;
  const country = findCountry(to.country);
  return {
    brand,
    language,
    lines: priced.lines.map(({ productName, productCode, quantity, unitPriceMinor, lineTotalMinor }) => ({
      name: productName,
      code: productCode,
      quantity,
      unitMinor: unitPriceMinor,
      totalMinor: lineTotalMinor,
    })),
    discountMinor: priced.totals.discount?.minor ?? 0,
    shippingMinor: priced.totals.shipping.minor,
    vatMinor: priced.totals.vat.minor,
    recipient: { name: personName(to), email },
    address: country && {
      street: to.address,
      city: to.city,
      region: to.county || to.state,
      postcode: to.zipCode,
      countryCode: country.code,
    },
  };
}
