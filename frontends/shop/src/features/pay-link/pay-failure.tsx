import { useProblemText } from '@kp/client';
import { Button } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { FailureBox } from '../../shared/failure-box';
import { DeclineReason } from '../../shared/payment/decline-reason';
import type { PaymentOutcome } from '../../shared/payment/payment-form';

export type PayFailureState =
  | Exclude<PaymentOutcome, { kind: 'paid' }>
  | { readonly kind: 'rejected'; readonly error: unknown };

export interface PayFailureProps {
  readonly failure: PayFailureState | null;
  readonly onTryAgain: () => void;
}

export function PayFailure({ failure, onTryAgain }: PayFailureProps) {
  const { t } = useTranslation(['checkout', 'common']);
  const problemText = useProblemText();
  switch (failure?.kind) {
    case 'declined':
      return (
        <FailureBox title={t('paymentFailed')}>
          <DeclineReason declined={failure} />
          <p>{t('payInvoice.declinedText')}</p>
        </FailureBox>
      );
    case 'cancelled':
      return (
        <FailureBox title={t('paymentCancelledTitle')}>
          <p>{t('payInvoice.cancelledText')}</p>
        </FailureBox>
      );
    case 'unanswered':
      return (
        <FailureBox
          title={t('payInvoice.unansweredTitle')}
          actions={<Button onClick={onTryAgain}>{t('common:actions.retry')}</Button>}
        >
          <p>{t('unansweredText')}</p>
        </FailureBox>
      );
    case 'rejected':
      return (
        <FailureBox title={t('paymentFailed')}>
          <p>{problemText(failure.error)}</p>
        </FailureBox>
      );
    default:
      return null;
  }
}
