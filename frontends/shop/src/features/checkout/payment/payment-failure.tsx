import { useProblemText, useToast } from '@kp/client';
import { isolate } from '@kp/i18n';
import { Button, ButtonLink, useFormats } from '@kp/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureBox } from '../failure-box';
import type { DeclineCode, Declined, PaymentOutcome, PaymentTrouble } from './payment-outcome';

export interface PaymentTroubleBoxProps {
  readonly trouble: PaymentTrouble | null;
  /** Absent when the cart is empty: there is nothing to edit or to order again. */
  readonly onTryAgain?: () => void;
}

/** Why nothing was paid, readable for as long as it matters, and what to do now. */
export function PaymentTroubleBox({ trouble, onTryAgain }: PaymentTroubleBoxProps) {
  const { t } = useTranslation('checkout');
  const { t: common } = useTranslation();
  const sentence = useProblemText();
  switch (trouble?.kind) {
    case 'declined':
      return (
        <FailureBox title={t('paymentFailed')}>
          <DeclineReason declined={trouble} />
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
          <p>{t('pay.soldOutText', { orderNumber: trouble.orderNumber })}</p>
        </FailureBox>
      );
    case 'refused':
      return (
        <FailureBox title={t('paymentFailed')}>
          <p>{sentence(trouble.error)}</p>
        </FailureBox>
      );
    default:
      return null;
  }
}

/** A real provider's words are in whatever language it speaks. */
function DeclineReason({ declined }: { declined: Declined }) {
  const reason = useDeclineText()(declined);
  return reason ? <p dir="auto">{reason}</p> : null;
}

/** Says how a try to pay ended. What needs more words stands in the page as well. */
export function usePaymentToasts(): (outcome: PaymentOutcome) => void {
  const { t } = useTranslation('checkout');
  const { toast } = useToast();
  const { language } = useFormats();
  const declineText = useDeclineText();
  return useCallback(
    (outcome) => {
      // A real provider's words are in whatever language it speaks.
      const refusal = (message: string | null) =>
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
          outcome.kind === 'declined' ? refusal(declineText(outcome)) : t('paymentProcessingFailed');
        toast({ title: t('paymentFailedTitle'), description, variant: 'destructive' });
      }
    },
    [t, toast, language, declineText],
  );
}

const TEXTS = {
  card_declined: 'pay.provider.declined',
  insufficient_funds: 'pay.provider.noFunds',
  not_a_test_card: 'pay.provider.notTestCard',
  invalid_expiry: 'pay.provider.badExpiry',
  invalid_cvc: 'pay.provider.badCode',
  payment_declined: 'pay.provider.paymentDeclined',
  authentication_failed: 'pay.provider.notAuthenticated',
} as const satisfies Record<DeclineCode, string>;

/** Why a payment was refused: the test provider in the language of the page, others in their own words; null without any. */
function useDeclineText(): (declined: Declined) => string | null {
  const { t } = useTranslation('checkout');
  return useCallback(({ code, message }) => (code && TEXTS[code] ? t(TEXTS[code]) : message), [t]);
}
