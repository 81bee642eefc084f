import { Button } from '@kp/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  PaymentForm,
  PaymentOutcome,
  PaymentPartProps,
  PublicKeys,
  StartedPayment,
} from '../payment.types';
import { ProviderProblem } from '../provider-problem';
import { useOfferedForm } from '../use-offered-form';
import { RevolutChoice } from './revolut-choice';
import { RevolutButtons } from './revolut-buttons';

export interface RevolutPaymentProps extends PaymentPartProps {
  readonly publicKeys: PublicKeys;
}

/** A started payment that waits for its wallet. */
interface OpenWallet {
  readonly started: StartedPayment;
  readonly resolve: (outcome: PaymentOutcome) => void;
}

/**
 * Paying with Revolut: once the payment is started, Revolut's own buttons are shown. They open windows of their own,
 * which a modal dialog around them would put out of reach, so they stand in the page.
 */
export function RevolutPayment({ total, publicKeys, onForm }: RevolutPaymentProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<OpenWallet | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const end = (outcome: PaymentOutcome) => {
    open?.resolve(outcome);
    setOpen(null);
  };
  const form: PaymentForm = {
    pay: (started) => {
      setProblem(null);
      return new Promise((resolve) => setOpen({ started, resolve }));
    },
  };
  useOfferedForm(onForm, form);
  return (
    <>
      <RevolutChoice total={total} />
      {problem && <ProviderProblem message={problem} />}
      {open && (
        <>
          <RevolutButtons
            token={open.started.secret}
            total={total}
            publicKeys={publicKeys}
            onEnd={end}
            onProblem={(message) => {
              setProblem(message);
              end({ kind: 'declined', message });
            }}
          />
          <Button onClick={() => end({ kind: 'cancelled' })}>{t('actions.cancel')}</Button>
        </>
      )}
    </>
  );
}
