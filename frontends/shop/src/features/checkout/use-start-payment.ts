import { shopApi, type PlaceOrderRequest } from '@kp/api-client/shop';
import { SHOP_CURRENCY } from '@kp/commerce';
import type { OnlineMethod, StartedPayment } from '../payment/payment.types';

/** What is to be paid, and with what. */
export interface PaymentWish {
  readonly method: OnlineMethod;
  /** Its payment method is that of the wish. */
  readonly request: PlaceOrderRequest;
  /** The total on the buyer's screen, in minor units; the shop compares it with its own. */
  readonly amountMinor: number;
  /** The checkout that was begun before; beginning again replaces it, with what is held for it. */
  readonly checkoutId?: string;
}

export interface BegunPayment extends StartedPayment {
  readonly checkoutId: string | undefined;
  /** PayPal: the page on which the buyer approves. */
  readonly approveUrl?: string;
}

/** Begins a payment at its provider, by way of the shop. Rejects with the shop's refusal. */
export function useStartPayment(): (wish: PaymentWish) => Promise<BegunPayment> {
  const [startStripe] = shopApi.useCreateStripePaymentIntentMutation();
  const [startRevolut] = shopApi.useCreateRevolutOrderMutation();
  const [startPaypal] = shopApi.useCreatePaypalOrderMutation();
  const starters: Record<OnlineMethod, (wish: PaymentWish) => Promise<BegunPayment>> = {
    stripe: async ({ request: checkout, amountMinor: amount, checkoutId }) => {
      const currency = SHOP_CURRENCY.toLowerCase();
      const call = { amount, currency, checkout, checkoutId };
      const answer = await startStripe({ paymentCallRequest: call }).unwrap();
      return { ref: answer.paymentIntentId, secret: answer.clientSecret, checkoutId: answer.checkoutId };
    },
    revolut: async ({ request: checkout, amountMinor: amount, checkoutId }) => {
      const call = { amount, currency: SHOP_CURRENCY, checkout, checkoutId };
      const answer = await startRevolut({ paymentCallRequest: call }).unwrap();
      const publicId = answer.token || answer.public_id || answer.id;
      return { ref: answer.id, secret: publicId, checkoutId: answer.checkoutId };
    },
    paypal: async ({ request: checkout, checkoutId }) => {
      const answer = await startPaypal({ checkoutCallRequest: { checkout, checkoutId } }).unwrap();
      const { id, approveUrl } = answer;
      return { ref: id, secret: '', approveUrl, checkoutId: answer.checkoutId };
    },
  };
  return (wish) => starters[wish.method](wish);
}
