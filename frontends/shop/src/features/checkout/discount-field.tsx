import { useProblemText } from '@kp/client';
import { DISCOUNT_CODE_LIMITS } from '@kp/commerce/discount-codes';
import { Button, TextInput, useFormats, VisuallyHidden } from '@kp/ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartTotals } from '../../shared/cart/cart-totals';
import styles from './discount-field.module.css';
import { missingOf } from './placing/order-failure';

export interface DiscountFieldProps {
  /** As it was entered; empty without one. */
  readonly code: string;
  readonly totals: CartTotals;
  /** Why the entered code is not applied. */
  readonly problem: unknown;
  readonly isAsking: boolean;
  readonly onChange: (code: string) => void;
}

/** Stands inside the form of the checkout, so Enter applies the code instead of sending that form. */
export function DiscountField({ code, totals, problem, isAsking, onChange }: DiscountFieldProps) {
  const { t } = useTranslation('checkout');
  const { money } = useFormats();
  const problemText = useProblemText();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(code);
  const [isRemoved, setRemoved] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const applied = code && !problem ? totals.discountCode : null;
  const missing = missingOf(problem);
  const reason = missing
    ? t('discount.belowMinimum', { amount: money(missing) })
    : Boolean(problem) && problemText(problem);
  const apply = () => {
    setRemoved(false);
    onChange(typed.trim());
  };
  const remove = () => {
    setTyped('');
    setOpen(false);
    setRemoved(true);
    onChange('');
    // The button that had the focus is gone.
    requestAnimationFrame(() => opener.current?.focus());
  };
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
  const total = money(totals.total);
  return (
    <div className={styles.field} data-print="hidden">
      <VisuallyHidden role="status">
        {applied && t('discount.applied', { code: applied, total })}
        {isRemoved && t('discount.removed')}
      </VisuallyHidden>
      {applied && (
        <p className={styles.applied}>
          <span>
            {t('discount.label')} <bdi dir="ltr">{applied}</bdi>
          </span>
          <Button variant="quiet" aria-label={t('discount.removeCode', { code: applied })} onClick={remove}>
            {t('discount.remove')}
          </Button>
        </p>
      )}
      {!applied && !code && !isOpen && (
        <Button
          ref={opener}
          variant="quiet"
          aria-expanded={false}
          className={styles.add}
          onClick={() => setOpen(true)}
        >
          {t('discount.add')}
        </Button>
      )}
      {!applied && (Boolean(code) || isOpen) && (
        <div className={styles.entry}>
          <TextInput
            label={t('discount.label')}
            className={styles.input}
            value={typed}
            maxLength={DISCOUNT_CODE_LIMITS.codeMax}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            autoFocus={isOpen}
            error={reason || undefined}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={applyOnEnter}
          />
          <Button isBusy={isAsking && Boolean(code)} className={styles.apply} onClick={apply}>
            {t('discount.apply')}
          </Button>
        </div>
      )}
    </div>
  );
}
