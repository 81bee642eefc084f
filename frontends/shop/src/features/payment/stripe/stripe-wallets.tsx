import { ExpressCheckoutElement } from '@stripe/react-stripe-js';
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
  const [isMissing, setMissing] = useState(false);
  return (
    <div className={styles.wallet}>
      {isMissing && <p className={styles.soft}>{t('payment.walletUnavailable')}</p>}
      <div hidden={isMissing}>
        <ExpressCheckoutElement
          options={{
            paymentMethods: { link: 'never', paypal: 'never', amazonPay: 'never', klarna: 'never' },
          }}
          onReady={({ availablePaymentMethods }) =>
            setMissing(!availablePaymentMethods?.applePay && !availablePaymentMethods?.googlePay)
          }
          onLoadError={() => setMissing(true)}
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
