import { Button } from '@kp/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentForm, PaymentOutcome, PaymentPartProps, PublicKeys } from '../payment-outcome';
import { ProviderProblem, RevolutChoice, useOfferedForm, useQuestion } from '../provider-form';
import { RevolutButtons } from './revolut-buttons';

export interface RevolutPaymentProps extends PaymentPartProps {
  readonly publicKeys: PublicKeys;
}

/**
 * Paying with Revolut: once the payment is started, Revolut's own buttons are shown. They open windows of their own,
 * which a modal dialog around them would put out of reach, so they stand in the page.
 */
export function RevolutPayment({ total, publicKeys, onForm }: RevolutPaymentProps) {
  const { t } = useTranslation();
  const wallet = useQuestion<PaymentOutcome>({ kind: 'cancelled' });
  const [token, setToken] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const form: PaymentForm = {
    pay({ secret }) {
      setProblem(null);
      setToken(secret);
      return wallet.ask();
    },
  };
  useOfferedForm(onForm, form);
  return (
    <>
      <RevolutChoice total={total} />
      {problem && <ProviderProblem message={problem} />}
      {wallet.isOpen && (
        <>
          <RevolutButtons
            token={token}
            total={total}
            publicKeys={publicKeys}
            onEnd={wallet.answer}
            onProblem={(message) => {
              setProblem(message);
              wallet.answer({ kind: 'declined', message });
            }}
          />
          <Button onClick={wallet.close}>{t('actions.cancel')}</Button>
        </>
      )}
    </>
  );
}
