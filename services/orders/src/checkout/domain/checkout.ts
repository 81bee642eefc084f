import type { CurrencyCode } from '@kp/commerce';
import type { OnlineMethod } from '@kp/payments';
import type { PlaceOrderCommand } from '../../use-cases/place-order';
import type { Buyer } from '../../domain/buyer';
import type { PricedOrder } from '../../domain/order-pricing';

/** How long units are held for somebody who is about to pay. */
export const HOLD_MINUTES = 15;

/**
 * Holds that one visitor may have at a time, before LIMIT_FACTOR: more than anybody needs, too few to empty the shelves.
 * Guests are known by their address, which a whole office may share.
 */
export function mostHolds(isCustomer: boolean): number {
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
