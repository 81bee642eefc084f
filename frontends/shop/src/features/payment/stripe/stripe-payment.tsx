import { SHOP_CURRENCY } from '@kp/commerce';
import { useFormats } from '@kp/ui';
import { Elements } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useMemo, useState } from 'react';
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
  const stripe = useMemo(() => loadStripe(key), [key]);
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    stripe.catch((error: unknown) => setFailure(error instanceof Error ? error : new Error(String(error))));
  }, [stripe]);
  if (failure) return <ProviderProblem message={failure.message} />;
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
