import type { CheckoutStep } from '@kp/commerce';
import { classNames, Icon, VisuallyHidden } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './checkout-progress.module.css';

export interface CheckoutProgressProps {
  readonly steps: readonly CheckoutStep[];
  readonly step: CheckoutStep;
}

/** Where the buyer is between the first step and the last. */
export function CheckoutProgress({ steps, step }: CheckoutProgressProps) {
  const { t } = useTranslation('checkout');
  const current = steps.indexOf(step);
  return (
    <ol className={styles.list}>
      {steps.map((each, place) => {
        const name = t(`steps.${each}`);
        const isDone = place < current;
        return (
          <li
            key={each}
            aria-current={place === current ? 'step' : undefined}
            className={classNames(styles.step, isDone && styles.done, place === current && styles.current)}
          >
            <span className={styles.mark} aria-hidden="true">
              {isDone ? <Icon name="check" size={14} /> : place + 1}
            </span>
            {isDone ? <VisuallyHidden>{t('stepDone', { step: name })}</VisuallyHidden> : null}
            <span aria-hidden={isDone || undefined}>{name}</span>
          </li>
        );
      })}
    </ol>
  );
}
