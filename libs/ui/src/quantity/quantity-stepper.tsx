import { cleanNumber } from '@kp/commerce';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button/button';
import { useFormats } from '../format/use-formats';
import styles from './quantity-stepper.module.css';

export interface QuantityStepperProps {
  readonly value: number;
  /** Called with a whole number between `min` and `max`. */
  readonly onChange: (quantity: number) => void;
  readonly productName: string;
  /** With 0 the minus button removes the last unit. */
  readonly min?: number;
  readonly max?: number;
  /** What `max` is, for the words when more was typed. */
  readonly limit?: 'stock' | 'most';
  readonly isDisabled?: boolean;
}

/**
 * A text field with a digit keyboard, so that scrolling over it changes nothing; a typed value counts on Enter or blur.
 */
export function QuantityStepper({
  value,
  onChange,
  productName,
  min = 1,
  max,
  limit = 'stock',
  isDisabled,
}: QuantityStepperProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [draft, setDraft] = useState<string>();
  const [isLowered, setLowered] = useState(false);
  const change = (next: number) => {
    setLowered(false);
    if (next !== value) onChange(next);
  };
  const commit = () => {
    const typed = parseQuantity(draft, min);
    setDraft(undefined);
    if (typed === undefined) return;
    change(Math.min(typed, max ?? typed));
    setLowered(max !== undefined && typed > max);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // Prevents submitting a surrounding form.
      event.preventDefault();
      commit();
    } else if (event.key === 'Escape') setDraft(undefined);
    else if (event.key === 'ArrowUp' && (max === undefined || value < max)) change(value + 1);
    else if (event.key === 'ArrowDown' && value > min) change(value - 1);
  };
  const lowered = (most: number) =>
    limit === 'stock'
      ? t('quantity.lowered', { count: most })
      : t('quantity.loweredToMost', { number: number(most) });
  return (
    <span className={styles.quantity}>
      <span className={styles.stepper}>
        <IconButton
          icon="minus"
          label={t('quantity.decreaseNamed', { name: productName })}
          isDisabled={isDisabled || value <= min}
          onClick={() => change(value - 1)}
        />
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          className={styles.input}
          aria-label={t('quantity.labelNamed', { name: productName })}
          value={draft ?? String(value)}
          disabled={isDisabled}
          onChange={(event) => setDraft(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        <IconButton
          icon="plus"
          label={t('quantity.increaseNamed', { name: productName })}
          isDisabled={isDisabled || (max !== undefined && value >= max)}
          onClick={() => change(value + 1)}
        />
      </span>
      <span role="status" className={styles.lowered}>
        {isLowered && max !== undefined && lowered(max)}
      </span>
    </span>
  );
}

/** @returns `undefined` when the text is no whole number of at least `min` */
function parseQuantity(text: string | undefined, min: number): number | undefined {
  // Of every script and width, as an Arabic or Japanese keyboard has them.
  const digits = cleanNumber(text ?? '');
  if (!/^\d{1,12}$/.test(digits)) return undefined;
  const quantity = Number(digits);
  return quantity < min ? undefined : quantity;
}
