import { ExpressCheckoutElement } from '@stripe/react-stripe-js';
import type { StripeExpressCheckoutElementReadyEvent } from '@stripe/stripe-js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../payment.module.css';
import type { PaymentForm, PaymentPartProps } from '../payment.types';

export interface StripeWalletsProps extends Pick<PaymentPartProps, 'onWallet'> {
  readonly form: PaymentForm;
}

/** Apple Pay or Google Pay, where the device has it. */
export function StripeWallets({ form, onWallet }: StripeWalletsProps) {
  const { t } = useTranslation('checkout');
  /** Why there is no button. */
  const [missing, setMissing] = useState('');
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
          onConfirm={(event) =>
            void onWallet({
              // The wallet has collected what there is to collect; the card fields stay as they are.
              async pay(started) {
                const outcome = await form.pay(started);
                if (outcome.kind !== 'paid') event.paymentFailed();
                return outcome;
              },
            })
          }
        />
      </div>
    </div>
  );
}

function hasWallet(available: StripeExpressCheckoutElementReadyEvent['availablePaymentMethods']): boolean {
  return Boolean(available?.applePay || available?.googlePay);
}
