import { SHOP_CURRENCY } from '@kp/commerce';
import { useFormats } from '@kp/ui';
import { Elements } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentPartProps, PublicKeys } from '../payment.types';
import { ProviderProblem } from '../provider-problem';
import { StripeFields } from './stripe-fields';

export interface StripePaymentProps extends PaymentPartProps {
  readonly publicKeys: PublicKeys;
}

/** Paying by card, Apple Pay or Google Pay with Stripe. Its library comes from Stripe itself, as it asks for. */
export function StripePayment({ publicKeys, ...part }: StripePaymentProps) {
  const { i18n } = useTranslation();
  const { language } = useFormats();
  const key = publicKeys.stripePublishableKey ?? '';
  const [failure, setFailure] = useState<string>();
  const load = () =>
    loadStripe(key).catch((error: unknown) => {
      setFailure(error instanceof Error ? error.message : String(error));
      return null;
    });
  const [stripe, setStripe] = useState(load);
  const retry = () => {
    setFailure(undefined);
    setStripe(load());
  };
  if (failure) return <ProviderProblem message={failure} onRetry={retry} />;
  return (
    <Elements
      key={i18n.language}
      stripe={stripe}
      options={{
        mode: 'payment',
        amount: part.total.minor,
        currency: SHOP_CURRENCY.toLowerCase(),
        allowedPaymentMethodTypes: ['card'],
        locale: language,
      }}
    >
      <StripeFields {...part} />
    </Elements>
  );
}
