import type { PaymentForm } from '../payment.types';
import { useQuestion, type Question } from '../use-question';
import { useTestProvider } from './use-test-provider';
import type { WalletAnswer } from './wallet-dialog';

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
