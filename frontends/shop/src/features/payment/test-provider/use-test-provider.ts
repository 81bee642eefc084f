import { shopApi, type ConfirmSandboxPaymentRequest } from '@kp/api-client/shop';
import { isApiError, useProblemText } from '@kp/client';
import type { PaymentOutcome } from '../payment.types';

const SERVER_ERROR = 500;

/** What the shopper does at the test provider. @returns how it ended, or that it asks for the 3-D Secure step */
export type TestStep = (
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
