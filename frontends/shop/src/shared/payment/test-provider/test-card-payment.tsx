import type { Money } from '@kp/commerce';
import { Button, Dialog, useFormats } from '@kp/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentForm, ProviderFormProps } from '../payment-form';
import { useRegisterForm, useQuestion, type Question } from '../provider-form';
import { cardControlId, EMPTY_CARD, incompleteFields, TestCardFields } from './test-card-fields';
import { useTestProvider, useTestWallet, WalletDialog } from './test-wallet';
import styles from '../payment.module.css';

export function TestCardPayment({ total, onForm, onWallet, isBusy }: ProviderFormProps) {
  const [card, setCard] = useState(EMPTY_CARD);
  const [isChecked, setChecked] = useState(false);
  const secure = useQuestion(false);
  const confirm = useTestProvider();
  const form: PaymentForm = {
    async check() {
      const [first] = incompleteFields(card);
      setChecked(Boolean(first));
      if (!first) return null;
      document.getElementById(cardControlId(first))?.focus();
      return 'incomplete';
    },
    async pay({ ref }) {
      const outcome = await confirm(ref, { action: 'card', ...card });
      if (outcome !== 'requires_action') return outcome;
      const action = (await secure.ask()) ? 'authenticate' : 'refuse-authentication';
      const answer = await confirm(ref, { action });
      return answer === 'requires_action' ? { kind: 'declined', message: null } : answer;
    },
  };
  useRegisterForm(onForm, form);
  return (
    <>
      <DeviceWallet total={total} onWallet={onWallet} isBusy={isBusy} />
      <TestCardFields card={card} invalid={isChecked ? incompleteFields(card) : []} onChange={setCard} />
      <AuthenticationDialog total={total} question={secure} />
    </>
  );
}

/** Browsers with Apple Pay or Google Pay have this API. */
const hasWallet = () => 'PaymentRequest' in window;

function DeviceWallet({ total, onWallet, isBusy }: Pick<ProviderFormProps, 'total' | 'onWallet' | 'isBusy'>) {
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

interface AuthenticationDialogProps {
  readonly total: Money;
  readonly question: Question<boolean>;
}

/** The 3-D Secure step; closing it declines. */
function AuthenticationDialog({ total, question }: AuthenticationDialogProps) {
  const { t } = useTranslation('checkout');
  const { money } = useFormats();
  return (
    <Dialog
      isOpen={question.isOpen}
      onClose={question.close}
      title={t('pay.secure.title')}
      footer={
        <>
          <Button onClick={() => question.answer(false)}>{t('pay.secure.refuse')}</Button>
          <Button variant="primary" onClick={() => question.answer(true)}>
            {t('pay.secure.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('pay.secure.text', { amount: money(total) })}</p>
    </Dialog>
  );
}
