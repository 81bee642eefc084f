import { useToast } from '@kp/client';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** A provider's library could not be started; said once in a toast, and here for as long as it is so. */
export function ProviderProblem({ message }: { readonly message: string }) {
  const { t } = useTranslation('checkout');
  const { toast } = useToast();
  const text = t('walletError', { message });
  const title = t('paymentFailedTitle');
  useEffect(() => {
    toast({ title, description: text, variant: 'destructive' });
  }, [toast, title, text]);
  return <p role="alert">{text}</p>;
}
