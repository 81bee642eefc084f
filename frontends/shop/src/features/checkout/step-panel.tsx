import type { CheckoutStep } from '@kp/commerce';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './step-panel.module.css';
import type { StepPlace } from './use-checkout-step';
import { stepHeadingId } from './use-step-focus';

export interface StepPanelProps {
  readonly step: CheckoutStep;
  readonly place: StepPlace;
  readonly title: string;
  readonly children: ReactNode;
}

/** The step that is being filled in. Its heading takes the focus when the step begins. */
export function StepPanel({ step, place: { steps }, title, children }: StepPanelProps) {
  const { t } = useTranslation('checkout');
  return (
    <section className={styles.panel}>
      <header>
        <p className={styles.place}>{t('stepOf', { step: steps.indexOf(step) + 1, steps: steps.length })}</p>
        <h2 id={stepHeadingId(step)} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
      </header>
      {children}
    </section>
  );
}
