import { useToast } from '@kp/client';
import { isolate } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentOutcome } from '../payment/payment.types';
import { useDeclineText } from '../payment/use-decline-text';

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
