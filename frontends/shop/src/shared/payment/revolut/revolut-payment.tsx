import { Button } from '@kp/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentForm, PaymentOutcome, ProviderFormProps, PublicKeys } from '../payment-form';
import { ProviderProblem, RevolutChoice, useRegisterForm, useQuestion } from '../provider-form';
import { RevolutButtons } from './revolut-buttons';

export interface RevolutPaymentProps extends ProviderFormProps {
  readonly publicKeys: PublicKeys;
}

/** Revolut's buttons are no part of a dialog: a modal dialog would make the windows that they open inert. */
export function RevolutPayment({ total, publicKeys, onForm, returnUrl, walletHint }: RevolutPaymentProps) {
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
  useRegisterForm(onForm, form);
  return (
    <>
      <RevolutChoice hint={walletHint} />
      {problem && <ProviderProblem message={problem} />}
      {wallet.isOpen && (
        <>
          <RevolutButtons
            token={token}
            total={total}
            returnUrl={returnUrl}
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
