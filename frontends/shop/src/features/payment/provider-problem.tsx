import { useToast } from '@kp/client';
import { Button } from '@kp/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './payment.module.css';

export interface ProviderProblemProps {
  /** In the words of the provider's library. */
  readonly message: string;
  /** Starts it once more; absent where the button of the checkout does. */
  readonly onRetry?: () => void;
}

/** A provider's library could not be started; said once in a toast, and here for as long as it is so. */
export function ProviderProblem({ message, onRetry }: ProviderProblemProps) {
  const { t } = useTranslation(['checkout', 'common']);
  const { toast } = useToast();
  const text = t('walletError', { message });
  const title = t('paymentFailedTitle');
  useEffect(() => {
    toast({ title, description: text, variant: 'destructive' });
  }, [toast, title, text]);
  return (
    <div role="alert" className={styles.problem}>
      <p>{text}</p>
      {onRetry && <Button onClick={onRetry}>{t('common:actions.retry')}</Button>}
    </div>
  );
}
