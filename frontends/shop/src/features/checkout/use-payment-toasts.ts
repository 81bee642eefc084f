import { useToast } from '@kp/client';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentOutcome } from '../payment/payment.types';

/** Says how a try to pay ended. What needs more words stands in the page as well. */
export function usePaymentToasts(): (outcome: PaymentOutcome) => void {
  const { t } = useTranslation('checkout');
  const { toast } = useToast();
  return useCallback(
    (outcome) => {
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
        const said = outcome.kind === 'declined' ? outcome.message || t('paymentFailedDefault') : undefined;
        const description = said ?? t('paymentProcessingFailed');
        toast({ title: t('paymentFailedTitle'), description, variant: 'destructive' });
      }
    },
    [t, toast],
  );
}
