import { ExpressCheckoutElement } from '@stripe/react-stripe-js';
import type {
  StripeElements,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementReadyEvent,
} from '@stripe/stripe-js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../payment.module.css';
import type { PaymentForm, PaymentPartProps } from '../payment.types';
import { refusalOf } from './stripe-outcome';

export interface StripeWalletsProps extends Pick<PaymentPartProps, 'onWallet'> {
  readonly form: PaymentForm;
  readonly elements: StripeElements;
}

/** Apple Pay or Google Pay, where the device has it. */
export function StripeWallets({ form, elements, onWallet }: StripeWalletsProps) {
  const { t } = useTranslation('checkout');
  /** Why there is no button. */
  const [missing, setMissing] = useState('');
  const confirm = async (event: StripeExpressCheckoutElementConfirmEvent) => {
    let isPaid = false;
    try {
      await onWallet({
        // Stripe refuses to confirm a payment that was created later unless the wallet was submitted before.
        async check() {
          const { error } = await elements.submit();
          return error ? refusalOf(error) : null;
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
      {missing && <p className={styles.soft}>{missing}</p>}
      <div hidden={missing !== ''}>
        <ExpressCheckoutElement
          options={{
            paymentMethods: { link: 'never', paypal: 'never', amazonPay: 'never', klarna: 'never' },
          }}
          onReady={({ availablePaymentMethods }) =>
            setMissing(hasWallet(availablePaymentMethods) ? '' : t('payment.walletUnavailable'))
          }
          onLoadError={({ error }) => setMissing(t('walletError', { message: error.message ?? error.type }))}
          onConfirm={(event) => void confirm(event)}
        />
      </div>
    </div>
  );
}

function hasWallet(available: StripeExpressCheckoutElementReadyEvent['availablePaymentMethods']): boolean {
  return Boolean(available?.applePay || available?.googlePay);
}
