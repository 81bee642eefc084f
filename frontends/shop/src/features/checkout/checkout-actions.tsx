import type { Money, PaymentMethod } from '@kp/commerce';
import { Button, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './checkout-actions.module.css';
import { stepAfter, stepBefore } from './checkout-steps';
import type { StepPlace } from './use-checkout-step';

export interface CheckoutActionsProps {
  readonly place: StepPlace;
  readonly method: PaymentMethod | undefined;
  readonly total: Money;
  readonly isSending: boolean;
}

/** The way on and the way back; on narrow screens a bar at the bottom, with the total. */
export function CheckoutActions({ place, method, total, isSending }: CheckoutActionsProps) {
  const { t } = useTranslation(['checkout', 'common']);
  const { money } = useFormats();
  const previous = stepBefore(place.steps, place.step);
  const isLast = stepAfter(place.steps, place.step) === null;
  return (
    <div className={styles.bar}>
      <p className={styles.total}>
        <span>{t('common:totals.total')}</span> <strong>{money(total)}</strong>
      </p>
      {previous && (
        <Button isDisabled={isSending} onClick={() => place.goTo(previous)}>
          {t('previous')}
        </Button>
      )}
      <Button type="submit" variant="primary" size="large" isBusy={isSending} className={styles.primary}>
        {isLast ? <SubmitText method={method} isSending={isSending} /> : t('next')}
      </Button>
    </div>
  );
}

function SubmitText({ method, isSending }: Pick<CheckoutActionsProps, 'method' | 'isSending'>) {
  const { t } = useTranslation('checkout');
  if (isSending) return t('processing');
  return method === 'cash' ? t('placeCashOrder') : t('placeOrder');
}
