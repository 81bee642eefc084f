import { useProblemText } from '@kp/client';
import { Button, ButtonLink } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import type { Declined } from '../payment/payment.types';
import { useDeclineText } from '../payment/use-decline-text';
import { FailureBox } from './failure-box';
import type { PaymentTrouble } from './payment-trouble';

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
