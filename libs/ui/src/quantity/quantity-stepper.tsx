import { cleanNumber, type QuantityRule, quantitySteps } from '@kp/commerce';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
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
  /** What is sold at once; what is typed becomes the next quantity of it. */
  readonly rule?: QuantityRule | null;
  /** The words for `rule`, announced when it changed what was typed. */
  readonly hint?: ReactNode;
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
  rule,
  hint,
  isDisabled,
}: QuantityStepperProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [draft, setDraft] = useState<string>();
  const [isLowered, setLowered] = useState(false);
  const [isRaised, setRaised] = useState(false);
  const { min: smallest, step } = quantitySteps(rule);
  const above = Math.max(smallest, (Math.floor(value / step) + 1) * step);
  const below = (Math.ceil(value / step) - 1) * step;
  const isMost = max !== undefined && above > max;
  const isLeast = value <= min;
  const lower = below < smallest ? min : below;
  const change = (next: number) => {
    setLowered(false);
    setRaised(false);
    if (next !== value) onChange(next);
  };
  const commit = () => {
    const typed = parseQuantity(draft, min);
    setDraft(undefined);
    if (typed === undefined) return;
    const fitting = typed === 0 ? 0 : Math.max(smallest, Math.ceil(typed / step) * step);
    const most = max === undefined ? fitting : Math.floor(max / step) * step;
    change(Math.min(fitting, most));
    setLowered(typed > most);
    setRaised(fitting > typed && fitting <= most);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // Prevents submitting a surrounding form.
      event.preventDefault();
      commit();
    } else if (event.key === 'Escape') setDraft(undefined);
    else if (event.key === 'ArrowUp' && !isMost) change(above);
    else if (event.key === 'ArrowDown' && !isLeast) change(lower);
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
          isDisabled={isDisabled || isLeast}
          onClick={() => change(lower)}
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
          isDisabled={isDisabled || isMost}
          onClick={() => change(above)}
        />
      </span>
      <span role="status" className={styles.lowered}>
        {isLowered && max !== undefined && lowered(max)}
        {isRaised && hint}
      </span>
      {!isRaised && hint}
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
