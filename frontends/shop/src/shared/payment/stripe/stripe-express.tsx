import { shopApi } from '@kp/api-client/shop';
import { EXCLUDED_STRIPE_METHODS } from '@kp/commerce';
import { useFormats } from '@kp/ui';
import { Elements, ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type {
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementShippingAddressChangeEvent,
} from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExpressWalletProps, WalletTotals } from '../express-wallet';
import type { PaymentForm, PaymentOutcome } from '../payment-form';
import { outcomeOf, rejectionOf } from './stripe-outcome';

/** As high as the room that is kept for them. */
const BUTTON_HEIGHT = 48;
const ONE_ROW = { maxColumns: 3, maxRows: 1, overflow: 'auto' } as const;

/** Those of the device: Apple Pay, Google Pay, Link. */
export function StripeExpress(props: ExpressWalletProps) {
  const { data: config } = shopApi.useGetConfigQuery();
  const publicKey = config?.publicKeys.stripePublishableKey;
  return publicKey ? <ConnectedWallets {...props} publicKey={publicKey} /> : null;
}

function ConnectedWallets({ publicKey, ...props }: ExpressWalletProps & { readonly publicKey: string }) {
  const { language } = useFormats();
  const [stripe] = useState(() =>
    loadStripe(publicKey).catch(() => {
      props.onNone();
      return null;
    }),
  );
  const { minor: amount, currency } = props.totals.total;
  return (
    <Elements
      stripe={stripe}
      options={{
        mode: 'payment',
        amount,
        currency: currency.toLowerCase(),
        locale: language,
        excludedPaymentMethodTypes: [...EXCLUDED_STRIPE_METHODS],
      }}
    >
      <WalletButtons {...props} />
    </Elements>
  );
}

function WalletButtons({ totals, returnUrl, totalsFor, onOrder, onNone }: ExpressWalletProps) {
  const { t } = useTranslation();
  const stripe = useStripe();
  const elements = useElements();
  if (!stripe || !elements) return null;

  const shippingRates = ({ shipping }: WalletTotals) => [
    { id: 'delivery', displayName: t('totals.shipping'), amount: shipping.minor },
  ];
  const changeAddress = async (event: StripeExpressCheckoutElementShippingAddressChangeEvent) => {
    try {
      const changed = await totalsFor(event.address);
      elements.update({ amount: changed.total.minor });
      event.resolve({ shippingRates: shippingRates(changed) });
    } catch {
      event.reject();
    }
  };
  const confirm = async (event: StripeExpressCheckoutElementConfirmEvent) => {
    const { billingDetails, shippingAddress } = event;
    let outcome: PaymentOutcome | undefined;
    const wallet: PaymentForm = {
      async check() {
        const { error } = await elements.submit();
        return error ? rejectionOf(error) : null;
      },
      async pay({ secret: clientSecret }) {
        const confirmParams = { return_url: returnUrl() };
        const call = { elements, clientSecret, confirmParams, redirect: 'if_required' as const };
        outcome = outcomeOf(await stripe.confirmPayment(call));
        return outcome;
      },
    };
    const { name, address } = shippingAddress ?? {};
    const { email = '', phone } = billingDetails ?? {};
    let isOrder = false;
    try {
      isOrder = await onOrder({ ...address, name, phone, email }, wallet);
    } finally {
      // The wallet's sheet stays open until it gets an answer.
      if (outcome?.kind !== 'paid')
        event.paymentFailed({ reason: isOrder ? 'fail' : 'invalid_shipping_address' });
    }
  };
  return (
    <ExpressCheckoutElement
      options={{ paymentMethods: { paypal: 'never' }, buttonHeight: BUTTON_HEIGHT, layout: ONE_ROW }}
      onReady={({ availablePaymentMethods }) => {
        if (!Object.values(availablePaymentMethods ?? {}).some(Boolean)) onNone();
      }}
      onLoadError={onNone}
      onClick={({ resolve }) => {
        elements.update({ amount: totals.total.minor });
        resolve({
          emailRequired: true,
          phoneNumberRequired: true,
          shippingAddressRequired: true,
          shippingRates: shippingRates(totals),
        });
      }}
      onShippingAddressChange={(event) => void changeAddress(event)}
      onConfirm={(event) => void confirm(event)}
    />
  );
}
