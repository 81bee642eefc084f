import type { CurrencyCode } from '@kp/commerce';
import type { OnlineMethod, Purchase } from '@kp/payments';
import type { Caller } from '@kp/platform/http';
import { findCountry } from '@kp/commerce/countries';
import type { Buyer } from '../../domain/new-order';
import type { PricedOrder } from '../../domain/order-pricing';
import type { PlaceOrderCommand } from '../../use-cases/place-order';

/** How long units are held for somebody who is about to pay. */
export const HOLD_MINUTES = 15;

/**
 * Reservations that one visitor may have at a time, before LIMIT_FACTOR: more than anybody needs, too few to empty the shelves.
 * Guests are known by their address, which a whole office may share.
 */
export function maxReservations(isCustomer: boolean): number {
  return isCustomer ? 5 : 20;
}

/** `cancelled` by its visitor; `ordered` and `out_of_stock` are ends: there is an order. */
export type CheckoutState = 'open' | 'cancelled' | 'ordered' | 'out_of_stock';

/** What somebody wants to buy and pay, with units held for it until `expiresAt`. */
export interface Checkout {
  /** Not to be guessed: whoever knows it may see how it stands. */
  id: string;
  /** Whose holds are counted together. */
  visitor: string;
  userId: number | null;
  state: CheckoutState;
  /** The draft that counts now. */
  draftId: number;
  /** Units have left the stock for it. */
  isHeld: boolean;
  expiresAt: Date;
  orderId: number | null;
}

/** What a checkout asks for: an order without the way it is paid. */
export type CheckoutRequest = Omit<PlaceOrderCommand, 'paymentMethod' | 'paymentIntentId' | 'checkoutId'>;

/** One version of a checkout as the shop priced it. Never changed: a payment pays the draft it was started for. */
export interface Draft {
  id: number;
  checkoutId: string;
  request: CheckoutRequest & Buyer;
  requestHash: string;
  priced: PricedOrder;
  totalMinor: number;
  currency: CurrencyCode;
}

/** A payment that was started for a draft. */
export interface CheckoutPayment {
  paymentId: number;
  checkoutId: string;
  draftId: number;
  method: OnlineMethod;
}

/** True when an order was made of it. */
export function isClosed({ state }: Checkout): boolean {
  return state === 'ordered' || state === 'out_of_stock';
}

/** What somebody knows of a checkout who wants to order it. */
export interface CheckoutKnowledge {
  /** The id of a checkout, of this one or of another. */
  checkoutId?: string | undefined;
  /** How the payment is made whose id at the provider they know; absent when they know none. */
  method?: OnlineMethod | undefined;
}

/**
 * True for whoever may order a checkout and so see all of it. A customer's is theirs alone; when they were signed out on
 * the way they must know its id. A guest's belongs to whoever knows its id or its payment. PayPal's ids do not count:
 * they stand in addresses.
 */
export function mayOrder({ id, userId }: Checkout, caller: Caller | null, knows: CheckoutKnowledge): boolean {
  const knowsId = knows.checkoutId === id;
  if (userId !== null) return caller ? caller.userId === userId : knowsId;
  return knowsId || (knows.method !== undefined && knows.method !== 'paypal');
}

/**
 * How a checkout stands. `paid`: the money is there, the order is about to be made; `pending`: the provider reviews the
 * payment.
 */
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

/** What a provider is told of a checkout that is paid. */
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
    shippingMinor: priced.totals.shipping.minor,
    vatMinor: priced.totals.vat.minor,
    recipient: { name: `${to.firstName} ${to.lastName}`.trim(), email },
    address: country && {
      street: to.address,
      city: to.city,
      region: to.county || to.state,
      postcode: to.zipCode,
      countryCode: country.code,
    },
  };
}
