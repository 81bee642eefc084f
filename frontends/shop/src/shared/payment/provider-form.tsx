import { useToast } from '@kp/client';
import { Badge, Button, RadioGroup } from '@kp/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentForm, ProviderFormProps } from './payment-form';
import styles from './payment.module.css';

export function useRegisterForm(onForm: ProviderFormProps['onForm'], form: PaymentForm | null): void {
  useEffect(() => onForm(form));
  useEffect(() => () => onForm(null), [onForm]);
}

export interface Question<Answer> {
  readonly isOpen: boolean;
  ask(): Promise<Answer>;
  answer(answer: Answer): void;
  close(): void;
}

/**
 * A dialog whose answer is a promise.
 * @param closed the answer when the dialog is closed or unmounted
 */
export function useQuestion<Answer>(closed: Answer): Question<Answer> {
  const [isOpen, setOpen] = useState(false);
  const resolve = useRef<(answer: Answer) => void>(undefined);
  const answer = (given: Answer) => {
    resolve.current?.(given);
    setOpen(false);
  };
  const leave = useRef(() => resolve.current?.(closed));
  useEffect(() => () => leave.current(), []);
  return {
    isOpen,
    ask() {
      setOpen(true);
      return new Promise((done) => (resolve.current = done));
    },
    answer,
    close: () => answer(closed),
  };
}

export interface ProviderProblemProps {
  readonly message: string;
  readonly onRetry?: () => void;
}

/** Shown, and announced once as a toast, when a provider's library cannot be started. */
export function ProviderProblem({ message, onRetry }: ProviderProblemProps) {
  const { t } = useTranslation(['checkout', 'common']);
  const { toast } = useToast();
  const text = t('walletError', { message });
  const title = t('paymentFailedTitle');
  useEffect(() => {
    toast({ title, description: text, variant: 'destructive', isOnlyAnnounced: true });
  }, [toast, title, text]);
  return (
    <div role="alert" className={styles.problem}>
      <p>{text}</p>
      {onRetry && <Button onClick={onRetry}>{t('common:actions.retry')}</Button>}
    </div>
  );
}

const ignoreChange = () => undefined;

export function RevolutChoice({ hint }: { readonly hint: string }) {
  const { t } = useTranslation('checkout');
  const card = (
    <span className={styles.choice}>
      {t('pay.wallet.card')} <Badge>{t('payment.comingSoon')}</Badge>
    </span>
  );
  return (
    <RadioGroup
      legend={t('pay.wallet.legend')}
      name="revolutWay"
      value="wallet"
      onChange={ignoreChange}
      options={[
        {
          value: 'wallet',
          label: t('pay.wallet.wallet'),
          description: hint,
        },
        { value: 'card', label: card, isDisabled: true },
      ]}
    />
  );
}
