import { checkoutApi } from '@kp/api-client/checkout';
import { useSession } from '@kp/client';
import { EXCLUDED_STRIPE_METHODS } from '@kp/commerce';
import { SkeletonText, useFormats } from '@kp/ui';
import {
  Elements,
  ExpressCheckoutElement,
  PaymentElement,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js';
import type {
  StripeElements,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementReadyEvent,
} from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentForm, ProviderFormProps, PublicKeys } from '../payment-form';
import { ProviderProblem, useRegisterForm } from '../provider-form';
import { outcomeOf, rejectionOf } from './stripe-outcome';
import styles from '../payment.module.css';

export interface StripePaymentProps extends ProviderFormProps {
  readonly publicKeys: PublicKeys;
}

/** A signed-in customer chooses among the cards they have saved; without an answer the form is that of a guest. */
export function StripePayment(props: StripePaymentProps) {
  const { isAuthenticated, isLoading } = useSession();
  const [open, { data, isError }] = checkoutApi.useOpenSavedMethodsMutation();
  useEffect(() => {
    if (isAuthenticated) void open();
  }, [isAuthenticated, open]);
  const isKnown = isAuthenticated ? isError || data !== undefined : !isLoading;
  if (!isKnown) return <SkeletonText lines={4} />;
  return <StripeForm {...props} savedMethods={data?.clientSecret ?? undefined} />;
}

interface StripeFormProps extends StripePaymentProps {
  readonly savedMethods: string | undefined;
}

/** Stripe requires that its library is loaded from its own site. */
function StripeForm({ publicKeys, savedMethods, ...form }: StripeFormProps) {
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
        amount: form.total.minor,
        currency: form.total.currency.toLowerCase(),
        excludedPaymentMethodTypes: [...EXCLUDED_STRIPE_METHODS],
        locale: language,
        ...(savedMethods && { customerSessionClientSecret: savedMethods }),
      }}
    >
      <StripeFields {...form} />
    </Elements>
  );
}

function StripeFields(part: ProviderFormProps) {
  const { t } = useTranslation('checkout');
  const stripe = useStripe();
  const elements = useElements();
  const isReady = stripe !== null && elements !== null;
  const form: PaymentForm | null = isReady
    ? {
        async check() {
          if (!elements.getElement(PaymentElement)) return { kind: 'declined', message: t('cardMissing') };
          const { error } = await elements.submit();
          return error ? 'incomplete' : null;
        },
        pay: async ({ secret }) =>
          outcomeOf(
            await stripe.confirmPayment({
              elements,
              clientSecret: secret,
              confirmParams: { return_url: part.returnUrl() },
              redirect: 'if_required',
            }),
          ),
      }
    : null;
  useRegisterForm(part.onForm, form);
  return (
    <>
      {form && elements && <StripeWallets {...{ form, elements }} onWallet={part.onWallet} />}
      <PaymentElement options={{ wallets: { applePay: 'never', googlePay: 'never' } }} />
    </>
  );
}

interface StripeWalletsProps extends Pick<ProviderFormProps, 'onWallet'> {
  readonly form: PaymentForm;
  readonly elements: StripeElements;
}

function StripeWallets({ form, elements, onWallet }: StripeWalletsProps) {
  const { t } = useTranslation('checkout');
  const [walletError, setWalletError] = useState('');
  const confirm = async (event: StripeExpressCheckoutElementConfirmEvent) => {
    let isPaid = false;
    try {
      await onWallet({
        // Stripe refuses to confirm a payment that was created later unless the wallet was submitted before.
        async check() {
          const { error } = await elements.submit();
          return error ? rejectionOf(error) : null;
        },
        async pay(started) {
          const outcome = await form.pay(started);
          isPaid = outcome.kind === 'paid';
          return outcome;
        },
      });
    } finally {
      // The wallet's sheet stays open until it gets an answer.
      if (!isPaid) event.paymentFailed();
    }
  };
  return (
    <div className={styles.wallet}>
      {walletError && <p className={styles.soft}>{walletError}</p>}
      <div hidden={walletError !== ''}>
        <ExpressCheckoutElement
          // PayPal is a method of its own here; the others are as the owner's dashboard says.
          options={{ paymentMethods: { paypal: 'never' } }}
          onReady={({ availablePaymentMethods }) =>
            setWalletError(hasWallet(availablePaymentMethods) ? '' : t('payment.walletUnavailable'))
          }
          onLoadError={({ error }) =>
            setWalletError(t('walletError', { message: error.message ?? error.type }))
          }
          onConfirm={(event) => void confirm(event)}
        />
      </div>
    </div>
  );
}

function hasWallet(available: StripeExpressCheckoutElementReadyEvent['availablePaymentMethods']): boolean {
  return Object.values(available ?? {}).some(Boolean);
}
