import { type ConfirmSandboxPaymentRequest, checkoutApi } from '@kp/api-client/checkout';
import { useProblemText } from '@kp/client';
import type { Money } from '@kp/commerce';
import { Button, Dialog, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { TestModeNote } from '../payment-notes';
import { isLost, type PaymentForm, type PaymentOutcome, type ProviderFormProps } from '../payment-form';
import { RevolutChoice, useRegisterForm, useQuestion, type Question } from '../provider-form';
import styles from '../payment.module.css';

export function TestWalletPayment({ total, onForm, walletHint }: ProviderFormProps) {
  const { t } = useTranslation('checkout');
  const { question, wallet } = useTestWallet();
  useRegisterForm(onForm, wallet);
  return (
    <>
      <RevolutChoice hint={walletHint} />
      <WalletDialog title={t('payment.methods.revolut.name')} total={total} question={question} />
    </>
  );
}

type WalletAnswer = 'wallet' | 'approve-declined' | 'cancel';

export interface WalletDialogProps {
  readonly title: string;
  readonly total: Money;
  readonly question: Question<WalletAnswer>;
}

/** Replaces a wallet's own window; closing it cancels. */
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

export function useTestWallet(): { question: Question<WalletAnswer>; wallet: PaymentForm } {
  const question = useQuestion<WalletAnswer>('cancel');
  const confirm = useTestProvider();
  const wallet: PaymentForm = {
    pay: async ({ ref }) => walletOutcome(await confirm(ref, { action: await question.ask() })),
  };
  return { question, wallet };
}

type TestOutcome = PaymentOutcome | 'requires_action';

type ConfirmTestPayment = (ref: string, step: ConfirmSandboxPaymentRequest) => Promise<TestOutcome>;

/** A wallet has asked the customer already. */
export const walletOutcome = (outcome: TestOutcome): PaymentOutcome =>
  outcome === 'requires_action' ? { kind: 'declined', message: null } : outcome;

export function useTestProvider(): ConfirmTestPayment {
  const problemText = useProblemText();
  const [confirm] = checkoutApi.useConfirmSandboxPaymentMutation();
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
      return isLost(error) ? { kind: 'unanswered' } : { kind: 'declined', message: problemText(error) };
    }
  };
}
