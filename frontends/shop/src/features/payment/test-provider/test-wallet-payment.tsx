import { useTranslation } from 'react-i18next';
import type { PaymentPartProps } from '../payment.types';
import { RevolutChoice } from '../revolut/revolut-choice';
import { useOfferedForm } from '../use-offered-form';
import { useTestWallet } from './use-test-wallet';
import { WalletDialog } from './wallet-dialog';

/** Paying with Revolut at the test provider. */
export function TestWalletPayment({ total, onForm }: PaymentPartProps) {
  const { t } = useTranslation('checkout');
  const { question, wallet } = useTestWallet();
  useOfferedForm(onForm, wallet);
  return (
    <>
      <RevolutChoice total={total} />
      <WalletDialog title={t('payment.methods.revolut.name')} total={total} question={question} />
    </>
  );
}
