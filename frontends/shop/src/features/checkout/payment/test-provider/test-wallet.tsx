import { type ConfirmSandboxPaymentRequest, shopApi } from '@kp/api-client/shop';
import { isApiError, useProblemText } from '@kp/client';
import type { Money } from '@kp/commerce';
import { Button, Dialog, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { TestModeNote } from '../payment-notes';
import type { PaymentForm, PaymentOutcome, PaymentPartProps } from '../payment-outcome';
import { type Question, RevolutChoice, useOfferedForm, useQuestion } from '../provider-form';
import styles from '../payment.module.css';

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

/** Actions of the test provider. */
type WalletAnswer = 'wallet' | 'approve-declined' | 'cancel';

export interface WalletDialogProps {
  readonly title: string;
  readonly total: Money;
  readonly question: Question<WalletAnswer>;
}

/** In place of a wallet's own window. Closing it turns back. */
export function WalletDialog({ title, total, question }: WalletDialogProps) {
  const { t } = useTranslation('checkout');
  const { t: common } = useTranslation();
  const { money } = useFormats();
  return (
    <Dialog
      isOpen={question.isOpen}
      onClose={question.close}
      title={title}
      footer={
        <>
          <Button onClick={question.close}>{common('actions.cancel')}</Button>
          <Button onClick={() => question.answer('approve-declined')}>{t('pay.wallet.decline')}</Button>
          <Button variant="primary" onClick={() => question.answer('wallet')}>
            {t('pay.wallet.approve')}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <TestModeNote />
        <p>{t('pay.wallet.text', { amount: money(total) })}</p>
      </div>
    </Dialog>
  );
}

/** A wallet of the test provider: its dialog, and the form that opens it. */
export function useTestWallet(): { question: Question<WalletAnswer>; wallet: PaymentForm } {
  const question = useQuestion<WalletAnswer>('cancel');
  const take = useTestProvider();
  const wallet: PaymentForm = {
    async pay({ ref }) {
      const outcome = await take(ref, { action: await question.ask() });
      return outcome === 'requires_action' ? { kind: 'declined', message: null } : outcome;
    },
  };
  return { question, wallet };
}

const SERVER_ERROR = 500;

/** What the shopper does at the test provider. @returns how it ended, or that it asks for the 3-D Secure step */
type TestStep = (
  ref: string,
  step: ConfirmSandboxPaymentRequest,
) => Promise<PaymentOutcome | 'requires_action'>;

/** The test provider in place of a provider's own library. */
export function useTestProvider(): TestStep {
  const sentence = useProblemText();
  const [confirm] = shopApi.useConfirmSandboxPaymentMutation();
  return async (providerRef, confirmSandboxPaymentRequest) => {
    try {
      const { outcome, message, declineCode } = await confirm({
        providerRef,
        confirmSandboxPaymentRequest,
      }).unwrap();
      if (outcome === 'requires_action') return outcome;
      if (outcome === 'declined') return { kind: 'declined', message, code: declineCode };
      return { kind: outcome === 'cancelled' ? 'cancelled' : 'paid' };
    } catch (error) {
      const isLost = !isApiError(error) || error.status === 0 || error.status >= SERVER_ERROR;
      return isLost ? { kind: 'unanswered' } : { kind: 'declined', message: sentence(error) };
    }
  };
}
