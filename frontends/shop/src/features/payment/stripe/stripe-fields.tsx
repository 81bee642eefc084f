import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useTranslation } from 'react-i18next';
import type { PaymentForm, PaymentPartProps } from '../payment.types';
import { returnAddress } from '../return-address';
import { useOfferedForm } from '../use-offered-form';
import { outcomeOf } from './stripe-outcome';
import { StripeWallets } from './stripe-wallets';

/** The card fields, which are Stripe's own, and the wallets above them. Stripe asks for 3-D Secure by itself. */
export function StripeFields(part: PaymentPartProps) {
  const { t } = useTranslation('checkout');
  const stripe = useStripe();
  const elements = useElements();
  const isReady = stripe !== null && elements !== null;
  const form: PaymentForm | null = isReady
    ? {
        async check() {
          if (!elements.getElement(PaymentElement)) return { kind: 'declined', message: t('cardMissing') };
          const { error } = await elements.submit();
          // The fields show what is missing.
          return error ? 'incomplete' : null;
        },
        pay: async ({ secret }) =>
          outcomeOf(
            await stripe.confirmPayment({
              elements,
              clientSecret: secret,
              confirmParams: { return_url: returnAddress() },
              redirect: 'if_required',
            }),
          ),
      }
    : null;
  useOfferedForm(part.onForm, form);
  return (
    <>
      {form && elements && <StripeWallets {...{ form, elements }} onWallet={part.onWallet} />}
      <PaymentElement options={{ wallets: { applePay: 'never', googlePay: 'never', link: 'never' } }} />
    </>
  );
}
