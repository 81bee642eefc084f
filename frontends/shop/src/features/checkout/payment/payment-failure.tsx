import { useProblemText, useToast } from '@kp/client';
import { isolate } from '@kp/i18n';
import { Button, ButtonLink, useFormats } from '@kp/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureBox } from '../../../shared/failure-box';
import { DeclineReason, useDeclineText } from '../../../shared/payment/decline-reason';
import type { PaymentOutcome } from '../../../shared/payment/payment-form';
import type { PaymentFailure } from './payment-outcome';

export interface PaymentFailurePanelProps {
  readonly failure: PaymentFailure | null;
  readonly onTryAgain?: () => void;
}

export function PaymentFailurePanel({ failure, onTryAgain }: PaymentFailurePanelProps) {
  const { t } = useTranslation('checkout');
  const { t: common } = useTranslation();
  const problemText = useProblemText();
  switch (failure?.kind) {
    case 'declined':
      return (
        <FailureBox title={t('paymentFailed')}>
          <DeclineReason declined={failure} />
          <p>{t('pay.declinedText')}</p>
        </FailureBox>
      );
    case 'cancelled':
      return (
        <FailureBox title={t('paymentCancelledTitle')}>
          <p>{t('pay.cancelledText')}</p>
        </FailureBox>
      );
    case 'unanswered':
      return (
        <FailureBox
          title={t('unansweredTitle')}
          actions={<Button onClick={onTryAgain}>{common('actions.retry')}</Button>}
        >
          <p>{t('pay.unansweredText')}</p>
        </FailureBox>
      );
    case 'expired':
      return (
        <FailureBox title={t('pay.expiredTitle')}>{onTryAgain && <p>{t('pay.expiredText')}</p>}</FailureBox>
      );
    case 'outOfStock':
      return (
        <FailureBox
          title={t('pay.soldOutTitle')}
          actions={onTryAgain && <ButtonLink to="/cart">{t('summary.editCart')}</ButtonLink>}
        >
          <p>{t('pay.soldOutText', { orderNumber: failure.orderNumber })}</p>
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

/** A failure has its panel in the form: its toast is only announced. */
export function usePaymentToast(): (outcome: PaymentOutcome) => void {
  const { t } = useTranslation('checkout');
  const { toast } = useToast();
  const { language } = useFormats();
  const declineText = useDeclineText();
  return useCallback(
    (outcome) => {
      // A provider's message may be in another language than the page.
      const reason = (message: string | null) =>
        message ? isolate(message, language) : t('paymentFailedDefault');
      if (outcome.kind === 'paid') {
        toast({
          title: t('paymentSuccessTitle'),
          description: t('paymentSuccessDescription'),
          isOnlyAnnounced: true,
        });
      } else if (outcome.kind === 'cancelled') {
        toast({
          title: t('paymentCancelledTitle'),
          description: t('paymentCancelledDescription'),
          isOnlyAnnounced: true,
        });
      } else {
        const description =
          outcome.kind === 'declined' ? reason(declineText(outcome)) : t('paymentProcessingFailed');
        toast({
          title: t('paymentFailedTitle'),
          description,
          variant: 'destructive',
          isOnlyAnnounced: true,
        });
      }
    },
    [t, toast, language, declineText],
  );
}
