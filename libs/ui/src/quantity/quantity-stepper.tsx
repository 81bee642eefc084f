import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button/button';
import styles from './quantity-stepper.module.css';

export interface QuantityStepperProps {
  readonly value: number;
  /** Called with a whole number between `min` and `max`. */
  readonly onChange: (quantity: number) => void;
  /** Name of the product, for the labels. */
  readonly productName: string;
  /** Least quantity; with 0 the minus button takes the last one away. */
  readonly min?: number;
  /** What is in stock. */
  readonly max?: number;
  readonly isDisabled?: boolean;
}

/**
 * A quantity to type or to step. A typed value counts on Enter or when the field is left; nonsense is put back.
 * It is a text field with a digit keyboard, so that a mouse wheel over it changes nothing.
 */
export function QuantityStepper({
  value,
  onChange,
  productName,
  min = 1,
  max,
  isDisabled,
}: QuantityStepperProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<string>();
  const change = (next: number) => {
    if (next !== value) onChange(next);
  };
  const commit = () => {
    const typed = parseQuantity(draft, min, max);
    setDraft(undefined);
    if (typed !== undefined) change(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // The form around it, if any, is not meant.
      event.preventDefault();
      commit();
    } else if (event.key === 'Escape') setDraft(undefined);
    else if (event.key === 'ArrowUp' && (max === undefined || value < max)) change(value + 1);
    else if (event.key === 'ArrowDown' && value > min) change(value - 1);
  };
  return (
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
  );
}

/**
 * The quantity somebody typed, brought down to what is in stock.
 *
 * @returns `undefined` when it is no whole number of at least `min`
 */
function parseQuantity(text: string | undefined, min: number, max?: number): number | undefined {
  if (text === undefined || !/^\s*\d{1,6}\s*$/.test(text)) return undefined;
  const quantity = Number(text);
  if (quantity < min) return undefined;
  return max === undefined ? quantity : Math.min(quantity, max);
}
