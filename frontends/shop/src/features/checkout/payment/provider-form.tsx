import { useToast } from '@kp/client';
import type { Money } from '@kp/commerce';
import { Badge, Button, RadioGroup, useFormats } from '@kp/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentForm, PaymentPartProps } from './payment-outcome';
import styles from './payment.module.css';

/** Hands over the form as it is now, and takes it back when it leaves the screen. */
export function useOfferedForm(onForm: PaymentPartProps['onForm'], form: PaymentForm | null): void {
  useEffect(() => onForm(form));
  useEffect(() => () => onForm(null), [onForm]);
}

export interface Question<Answer> {
  readonly isOpen: boolean;
  /** Opens it and waits for the answer. */
  ask(): Promise<Answer>;
  /** The first answer counts. */
  answer(answer: Answer): void;
  /** Closes it without an answer. */
  close(): void;
}

/**
 * A dialog as a question: asked by a program that waits, answered by whoever is at the screen.
 * @param closed the answer when it is closed, or leaves the screen with Back: nobody waits for ever
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

const stay = () => undefined;

/** The two ways of Revolut: the wallet, and the card, which is yet to come. */
export function RevolutChoice({ total }: { readonly total: Money }) {
  const { t } = useTranslation('checkout');
  const { money } = useFormats();
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
      onChange={stay}
      options={[
        {
          value: 'wallet',
          label: t('pay.wallet.wallet'),
          description: t('pay.wallet.opens', { amount: money(total) }),
        },
        { value: 'card', label: card, isDisabled: true },
      ]}
    />
  );
}
