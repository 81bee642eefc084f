import type { CheckoutStep } from '@kp/commerce';
import { Button, classNames, ErrorSummary } from '@kp/ui';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { controlId } from './checkout-fields';
import { stepHeadingId, type StepNavigation } from './checkout-steps';
import styles from './steps.module.css';
import type { FieldMessage } from './checkout-fields';

export interface StepPanelProps {
  readonly step: CheckoutStep;
  readonly navigation: StepNavigation;
  readonly title: string;
  readonly children: ReactNode;
}

export function StepPanel({ step, navigation: { steps }, title, children }: StepPanelProps) {
  const { t } = useTranslation('checkout');
  return (
    <section className={classNames(styles.panel, steps.indexOf(step) > 0 && styles.next)}>
      <header>
        <p className={styles.position}>
          {t('stepOf', { step: steps.indexOf(step) + 1, steps: steps.length })}
        </p>
        <h2 id={stepHeadingId(step)} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
      </header>
      {children}
    </section>
  );
}

export interface OptionalFieldProps {
  readonly isFilled: boolean;
  readonly openLabel: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function OptionalField({ isFilled, openLabel, className, children }: OptionalFieldProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(isFilled);
  const box = useRef<HTMLDivElement>(null);
  const open = () => {
    flushSync(() => setOpen(true));
    box.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  const close = () => {
    flushSync(() => setOpen(false));
    box.current?.querySelector('button')?.focus();
  };
  return (
    <div ref={box} className={className}>
      {isOpen || isFilled ? (
        <>
          {children}
          {!isFilled && (
            <Button variant="quiet" size="small" icon="close" className={styles.open} onClick={close}>
              {t('actions.cancel')}
            </Button>
          )}
        </>
      ) : (
        <Button variant="quiet" size="small" icon="plus" className={styles.open} onClick={open}>
          {openLabel}
        </Button>
      )}
    </div>
  );
}

export function StepErrors({ errors }: { readonly errors: readonly FieldMessage[] }) {
  const { t } = useTranslation('checkout');
  return (
    <ErrorSummary
      errors={errors.map(({ field, message }) => ({
        controlId: controlId(field),
        message,
        group: field.startsWith('billingAddress') ? t('billing.title') : undefined,
      }))}
    />
  );
}
