import { useToast } from '@kp/client';
import { isolate } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentOutcome } from '../payment/payment.types';

/** Says how a try to pay ended. What needs more words stands in the page as well. */
export function usePaymentToasts(): (outcome: PaymentOutcome) => void {
  const { t } = useTranslation('checkout');
  const { toast } = useToast();
  const { language } = useFormats();
  return useCallback(
    (outcome) => {
      // In the provider's words, in whatever language it speaks.
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
          outcome.kind === 'declined' ? refusal(outcome.message) : t('paymentProcessingFailed');
        toast({ title: t('paymentFailedTitle'), description, variant: 'destructive' });
      }
    },
    [t, toast, language],
  );
}
