import { Button } from '@kp/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../payment.module.css';
import type { PaymentForm, PaymentPartProps } from '../payment.types';
import { useOfferedForm } from '../use-offered-form';
import { useQuestion } from '../use-question';
import { AuthenticationDialog } from './authentication-dialog';
import { EMPTY_CARD, incompleteFields } from './test-card';
import { cardControlId, TestCardFields } from './test-card-fields';
import { useTestProvider } from './use-test-provider';
import { useTestWallet } from './use-test-wallet';
import { WalletDialog } from './wallet-dialog';

/** Paying by card, or with the device's wallet, at the test provider. */
export function TestCardPayment({ total, onForm, onWallet, isBusy }: PaymentPartProps) {
  const [card, setCard] = useState(EMPTY_CARD);
  const [isChecked, setChecked] = useState(false);
  const secure = useQuestion(false);
  const take = useTestProvider();
  const form: PaymentForm = {
    async check() {
      const [first] = incompleteFields(card);
      setChecked(Boolean(first));
      if (!first) return null;
      document.getElementById(cardControlId(first))?.focus();
      return 'incomplete';
    },
    async pay({ ref }) {
      const outcome = await take(ref, { action: 'card', ...card });
      if (outcome !== 'requires_action') return outcome;
      const action = (await secure.ask()) ? 'authenticate' : 'refuse-authentication';
      const answer = await take(ref, { action });
      return answer === 'requires_action' ? { kind: 'declined', message: null } : answer;
    },
  };
  useOfferedForm(onForm, form);
  return (
    <>
      <DeviceWallet total={total} onWallet={onWallet} isBusy={isBusy} />
      <TestCardFields card={card} wrong={isChecked ? incompleteFields(card) : []} onChange={setCard} />
      <AuthenticationDialog total={total} question={secure} />
    </>
  );
}

/** Apple Pay and Google Pay are there where the browser can ask for a payment. */
const hasWallet = () => 'PaymentRequest' in window;

function DeviceWallet({ total, onWallet, isBusy }: Pick<PaymentPartProps, 'total' | 'onWallet' | 'isBusy'>) {
  const { t } = useTranslation('checkout');
  const { question, wallet } = useTestWallet();
  const title = t('pay.wallet.device');
  if (!hasWallet()) return <p className={styles.soft}>{t('payment.walletUnavailable')}</p>;
  return (
    <div className={styles.wallet}>
      <Button isBusy={isBusy} onClick={() => void onWallet(wallet)}>
        {title}
      </Button>
      <WalletDialog title={title} total={total} question={question} />
    </div>
  );
}
