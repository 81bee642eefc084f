import { EXCLUDED_STRIPE_METHODS, type Money } from '@kp/commerce';
import type { WalletAddress } from '@kp/commerce/wallet-address';
import { useFormats } from '@kp/ui';
import { Elements, ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type {
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementShippingAddressChangeEvent,
} from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentForm, PaymentOutcome } from '../payment-form';
import { outcomeOf, rejectionOf } from './stripe-outcome';

export interface WalletDetails extends WalletAddress {
  readonly email: string;
}

export interface WalletTotals {
  readonly total: Money;
  readonly shipping: Money;
}

export interface StripeExpressProps {
  readonly publicKey: string;
  readonly totals: WalletTotals;
  readonly returnUrl: () => string;
  /** What the order costs at that address. */
  readonly totalsFor: (address: WalletAddress) => Promise<WalletTotals>;
  /** @returns false when the details do not make an order */
  readonly onOrder: (details: WalletDetails, wallet: PaymentForm) => Promise<boolean>;
  /** Stands with the buttons, where there are any. */
  readonly children: ReactNode;
}

/** The buttons of the wallets that the device has, which tell who orders and where it goes; nothing without any. */
export function StripeExpress({ publicKey, totals, ...rest }: StripeExpressProps) {
  const { language } = useFormats();
  const [stripe] = useState(() => loadStripe(publicKey).catch(() => null));
  const { minor: amount, currency } = totals.total;
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
      <WalletButtons totals={totals} {...rest} />
    </Elements>
  );
}

type WalletButtonsProps = Omit<StripeExpressProps, 'publicKey'>;

function WalletButtons({ totals, returnUrl, totalsFor, onOrder, children }: WalletButtonsProps) {
  const { t } = useTranslation();
  const stripe = useStripe();
  const elements = useElements();
  const [hasWallet, setHasWallet] = useState(false);
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
    <div hidden={!hasWallet}>
      <ExpressCheckoutElement
        options={{ paymentMethods: { paypal: 'never' } }}
        onReady={({ availablePaymentMethods }) =>
          setHasWallet(Object.values(availablePaymentMethods ?? {}).some(Boolean))
        }
        onLoadError={() => setHasWallet(false)}
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
      {hasWallet && children}
    </div>
  );
}
