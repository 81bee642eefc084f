import { checkoutApi } from '@kp/api-client/checkout';
import { useShopCurrency } from '@kp/client';
import type { OnlineMethod } from '../../../shared/payment/payment-form';
import type { CheckoutPayment, PaymentInput } from './payment-outcome';

export function useStartPayment(): (input: PaymentInput) => Promise<CheckoutPayment> {
  const [startStripe] = checkoutApi.useCreateStripePaymentIntentMutation();
  const [startRevolut] = checkoutApi.useCreateRevolutOrderMutation();
  const [startPaypal] = checkoutApi.useCreatePaypalOrderMutation();
  const currency = useShopCurrency();
  const starters: Record<OnlineMethod, (input: PaymentInput) => Promise<CheckoutPayment>> = {
    stripe: async ({ request: checkout, amountMinor: amount, checkoutId }) => {
      const call = { amount, currency: currency.toLowerCase(), checkout, checkoutId };
      const answer = await startStripe({ paymentCallRequest: call }).unwrap();
      return { ref: answer.paymentIntentId, secret: answer.clientSecret, checkoutId: answer.checkoutId };
    },
    revolut: async ({ request: checkout, amountMinor: amount, checkoutId }) => {
      const call = { amount, currency, checkout, checkoutId };
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
  return (input) => starters[input.method](input);
}
