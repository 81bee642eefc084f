import { useProblemText, useToast } from '@kp/client';
import { isolate } from '@kp/i18n';
import { Button, ButtonLink, useFormats } from '@kp/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureBox } from '../failure-box';
import type { DeclineCode, Declined, PaymentOutcome, PaymentFailure } from './payment-outcome';

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

function DeclineReason({ declined }: { declined: Declined }) {
  const reason = useDeclineText()(declined);
  return reason ? <p dir="auto">{reason}</p> : null;
}

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
        });
      } else if (outcome.kind === 'cancelled') {
        toast({
          title: t('paymentCancelledTitle'),
          description: t('paymentCancelledDescription'),
        });
      } else {
        const description =
          outcome.kind === 'declined' ? reason(declineText(outcome)) : t('paymentProcessingFailed');
        toast({ title: t('paymentFailedTitle'), description, variant: 'destructive' });
      }
    },
    [t, toast, language, declineText],
  );
}

const DECLINE_TEXTS = {
  card_declined: 'pay.provider.declined',
  insufficient_funds: 'pay.provider.noFunds',
  not_a_test_card: 'pay.provider.notTestCard',
  invalid_expiry: 'pay.provider.badExpiry',
  invalid_cvc: 'pay.provider.badCode',
  payment_declined: 'pay.provider.paymentDeclined',
  authentication_failed: 'pay.provider.notAuthenticated',
} as const satisfies Record<DeclineCode, string>;

/** The test provider's reasons are translated; other providers' messages are shown as they are. */
function useDeclineText(): (declined: Declined) => string | null {
  const { t } = useTranslation('checkout');
  return useCallback(
    ({ code, message }) => (code && DECLINE_TEXTS[code] ? t(DECLINE_TEXTS[code]) : message),
    [t],
  );
}
