import { useToast } from '@kp/client';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentOutcome } from '../payment/payment.types';

/** Says how a try to pay ended. What needs more words stands in the page as well. */
export function usePaymentToasts(): (outcome: PaymentOutcome) => void {
  const { t } = useTranslation('shop');
  const { toast } = useToast();
  return useCallback(
    (outcome) => {
      if (outcome.kind === 'paid') {
        toast({
          title: t('checkout.paymentSuccessTitle'),
          description: t('checkout.paymentSuccessDescription'),
        });
      } else if (outcome.kind === 'cancelled') {
        toast({
          title: t('checkout.paymentCancelledTitle'),
          description: t('checkout.paymentCancelledDescription'),
        });
      } else {
        const said =
          outcome.kind === 'declined' ? outcome.message || t('checkout.paymentFailedDefault') : undefined;
        const description = said ?? t('checkout.paymentProcessingFailed');
        toast({ title: t('checkout.paymentFailedTitle'), description, variant: 'destructive' });
      }
    },
    [t, toast],
  );
}
